// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// In simplified characters.
  package static let chinese = Language(
    code: "zh", name: "中文",
    phrases: Phrases(
      departure: Phrases.Departure(
        head: "{along}{direction}行进", proceed: "前往{object}",
        directions: ["向北", "向东北", "向东", "向东南", "向南", "向西南", "向西", "向西北"]),
      turn: Phrases.Turns(
        sharpLeft: "向左后方转弯{onto}{toward}", left: "左转{onto}{toward}",
        slightLeft: "向左前方转弯{onto}{toward}", straight: "直行{onto}{toward}",
        slightRight: "向右前方转弯{onto}{toward}", right: "右转{onto}{toward}",
        sharpRight: "向右后方转弯{onto}{toward}", uTurn: "掉头{onto}{toward}"),
      stay: Phrases.Stay(straight: "{along}直行{toward}", uTurn: "{along}掉头"),
      newName: "继续前行{onto}{toward}",
      keep: Phrases.Sides(
        left: "靠左前行{onto}{toward}", straight: "走中间道路{onto}{toward}",
        right: "靠右前行{onto}{toward}"),
      merge: Phrases.Merge(onto: "汇入{object}{toward}", plain: "汇入主路{toward}"),
      ramp: Phrases.Ramp(
        left: "从左侧驶入匝道{reaching}{toward}", straight: "驶入匝道{reaching}{toward}",
        right: "从右侧驶入匝道{reaching}{toward}", mergeLeft: "左转并汇入{object}{toward}",
        mergeRight: "右转并汇入{object}{toward}", turnLeft: "左转驶入匝道{toward}",
        turnRight: "右转驶入匝道{toward}"),
      exit: Phrases.Exit(
        plain: "从出口驶出{reaching}{toward}", left: "从左侧出口驶出{reaching}{toward}",
        right: "从右侧出口驶出{reaching}{toward}", numbered: "从{exit}号出口驶出{reaching}{toward}",
        numberedLeft: "从左侧{exit}号出口驶出{reaching}{toward}",
        numberedRight: "从右侧{exit}号出口驶出{reaching}{toward}"),
      roundabout: Phrases.Roundabout(
        exit: "在环岛处，从{ordinal}个出口驶出{reaching}{toward}", enter: "进入环岛",
        leave: "驶出环岛{reaching}{toward}",
        exitNamed: "在环岛（{name}）处，从{ordinal}个出口驶出{reaching}{toward}",
        enterNamed: "进入环岛（{name}）", leaveNamed: "驶出环岛（{name}）{reaching}{toward}",
        left: "在环岛处左转{onto}{toward}", straight: "在环岛处直行{onto}{toward}",
        right: "在环岛处右转{onto}{toward}", uTurn: "在环岛处掉头{onto}{toward}"),
      vehicle: Phrases.Vehicles(
        ferry: "乘坐轮渡", ferryNamed: "乘坐轮渡（{name}）",
        leaveFerry: "离开轮渡，继续前行{onto}{toward}", train: "乘坐列车",
        trainNamed: "乘坐列车（{name}）", leaveTrain: "离开列车，继续前行{onto}{toward}"),
      passage: Phrases.Passages(
        steps: "走台阶", stepsNamed: "走台阶（{name}）", lift: "乘电梯", escalator: "乘自动扶梯",
        square: "穿过广场", squareNamed: "穿过{object}"),
      arrival: Phrases.Arrival(
        plain: "到达目的地", left: "目的地在您的左侧", ahead: "目的地在您的正前方",
        right: "目的地在您的右侧", stop: "到达第{number}个途经点",
        stopLeft: "第{number}个途经点在您的左侧", stopAhead: "第{number}个途经点在您的正前方",
        stopRight: "第{number}个途经点在您的右侧"),
      lanes: Phrases.Lanes(
        left: "走最左侧车道", lefts: "走左侧{count}条车道", middle: "走中间车道",
        middles: "走中间{count}条车道", right: "走最右侧车道", rights: "走右侧{count}条车道",
        marked: "按地面标线选择车道"),
      toward: "，往{name}方向",
      sequence: "{first}，然后{second}",
      endOfRoad: "在道路尽头",
      notice: Phrases.Notices(
        unavoided: "没有完全避开{kinds}的路线；此路线经过的最少。",
        kinds: Phrases.RoadKindNames(
          tolls: "收费道路", motorways: "高速公路", ferries: "轮渡", unpaved: "未铺装道路",
          steps: "台阶"),
        tolls: "此路线有收费路段。", ferry: "此路线需乘坐轮渡。", shuttleTrain: "此路线需乘坐列车。",
        steps: "此路线有台阶。", unpaved: "此路线有未铺装道路。",
        barrier: "此路线经过并非对所有人开放的关卡。",
        timedRules: "此路线的部分道路有分时段的规定，未予考虑。",
        withoutPavement: "此路线经过没有人行道的道路。",
        border: "此路线穿越国境。",
        begins: "此路线的起点位于{road}。", ends: "此路线的终点位于{road}。",
        beginsAndEnds: "此路线的起点和终点都位于{road}。", passes: "此路线经过{road}。",
        roads: Phrases.RestrictedRoads(
          track: "可能不对所有人开放的小路", visitors: "仅供居民或访客使用的道路",
          sidepath: "旁边有人行道的道路", privateOrSidepath: "私人道路或旁边有人行道的道路",
          privateRoad: "私人道路"),
        farFromStart: "此路线的起点距您的出发地{length}。",
        farFromStop: "此路线的终点距途经点{length}。",
        farFromDestination: "此路线的终点距目的地{length}。"),
      failure: Phrases.Failures(
        addressNotFound: "找不到该地址。", directionsNotFound: "没有可用的路线。",
        incomplete: "请输入有效的起点和至少一个目的地。"),
      heading: Phrases.Headings(
        from: "起点", via: "途经", to: "终点", route: "路线", segment: "第{number}段",
        startingPoint: "出发点", endingPoint: "到达点", distance: "距离",
        expectedTravelTime: "预计用时", totalDistance: "总距离", totalTime: "总时间", departure: "出发时间",
        arrival: "到达时间",
        givenOrder: "按给定顺序",
        note: "注意", approximate: "大约", automobile: "驾车", walking: "步行",
        field: "{name}：{first}"),
      measure: Phrases.MeasureWords(
        metres: "{number}米", kilometres: "{number}公里", feet: Counted(always: "{number}英尺"),
        miles: Counted(always: "{number}英里"), metresInWords: Counted(always: "{number}米"),
        seconds: "{number}秒", minutes: "{number}分钟", hours: "{number}小时",
        both: "{first}{second}")),
    grammar: Grammar(
      decimalSign: ".", comma: "、", and: "和", slash: "/", counts: ["两", "三", "四"],
      plural: { _ in .other },
      ordinal: { "第\($0)" }, road: chineseRoad))
}

private func chineseRoad(_ road: String, _ use: RoadUse) -> String {
  switch use {
  case .onto: "进入\(road)"
  case .along: "沿\(road)"
  case .reaching: "，进入\(road)"
  case .destination: "前往\(road)"
  case .object: road
  }
}
