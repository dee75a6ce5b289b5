// SPDX-License-Identifier: Apache-2.0

import Routing
import Testing

/// What a step says in Chinese.
struct ChineseTextTests {
  static let manoeuvres = StepTable(
    """
    depart; bearing 0 => 向北行进
    depart; bearing 45; name 人民路 => 沿人民路向东北行进
    depart; bearing 90; name 人民路 => 沿人民路向东行进
    depart; bearing 135 => 向东南行进
    depart; bearing 180; ref G4 => 沿G4向南行进
    depart; bearing 225 => 向西南行进
    depart; bearing 270 => 向西行进
    depart; bearing 315; name 人民路 => 沿人民路向西北行进
    depart; bearing 337.4 => 向西北行进
    depart; bearing 359.9 => 向北行进
    depart; next Infinite Loop => 前往Infinite Loop
    depart; next 人民路 => 前往人民路
    depart; next 人民广场 => 前往人民广场
    turn left => 左转
    turn right => 右转
    turn sharp left => 向左后方转弯
    turn sharp right; name 人民路 => 向右后方转弯进入人民路
    turn slight left => 向左前方转弯
    turn slight right; name 人民路 => 向右前方转弯进入人民路
    turn straight => 直行
    turn straight; name 人民路 => 直行进入人民路
    turn uturn => 掉头
    turn uturn; name 人民路 => 掉头进入人民路
    turn left; name 人民路 => 左转进入人民路
    turn right; name 人民路 => 右转进入人民路
    turn right; name 南京东路 => 右转进入南京东路
    turn right; name Infinite Loop => 右转进入Infinite Loop
    turn right; ref G4 => 右转进入G4
    turn right; name 人民路; to 北京 => 右转进入人民路，往北京方向
    turn right; to 北京,天津 => 右转，往北京、天津方向
    end of road left; name 人民路 => 左转进入人民路
    end of road right => 右转
    continue right; name Infinite Loop => 右转进入Infinite Loop
    continue slight left; name 人民路 => 向左前方转弯进入人民路
    continue straight; name 人民路 => 沿人民路直行
    continue uturn; name 人民路 => 沿人民路掉头
    continue uturn => 掉头
    new name straight; name 人民路 => 继续前行进入人民路
    new name slight right; ref G4 => 继续前行进入G4
    new name straight => 继续前行
    fork slight left; ref G4; to 北京 => 靠左前行进入G4，往北京方向
    fork slight right; name 人民路 => 靠右前行进入人民路
    fork straight => 走中间道路
    fork slight left; exit 12B; to 北京 => 从左侧12B号出口驶出，往北京方向
    merge slight left; ref G4 => 汇入G4
    merge slight right; refs I 280 South => 汇入I-280 S
    merge slight left => 汇入主路
    on ramp slight right; refs I 280 South; to Daly City => 从右侧驶入匝道，进入I-280 S，往Daly City方向
    on ramp right; refs I 280 South => 右转并汇入I-280 S
    on ramp left; ref G4 => 左转并汇入G4
    on ramp right; to 北京 => 右转驶入匝道，往北京方向
    on ramp slight left => 从左侧驶入匝道
    on ramp straight; to 北京 => 驶入匝道，往北京方向
    on ramp slight right; merging G4 => 从右侧驶入匝道，进入G4
    off ramp slight right; exit 10; street Wolfe Road => 从10号出口驶出，进入Wolfe Road
    off ramp slight right; exit 10; street Wolfe Road; to 北京 => 从10号出口驶出，进入Wolfe Road
    off ramp slight right; exit 12; refs G4; to 北京 => 从12号出口驶出，进入G4，往北京方向
    off ramp slight right; exit 7; next 人民路 => 从7号出口驶出，进入人民路
    off ramp slight left; exit 3; to 北京 => 从左侧3号出口驶出，往北京方向
    off ramp slight left; keeps left; exit 3; to 北京 => 从3号出口驶出，往北京方向
    off ramp slight right; keeps left; exit 3 => 从右侧3号出口驶出
    off ramp slight right; to San Jose => 从出口驶出，往San Jose方向
    off ramp slight right => 从右侧出口驶出
    off ramp slight left; to 北京 => 从左侧出口驶出，往北京方向
    roundabout right; number 1; name 人民路 => 在环岛处，从第1个出口驶出，进入人民路
    roundabout straight; number 2 => 在环岛处，从第2个出口驶出
    roundabout left; number 3; ref G4; to 北京 => 在环岛处，从第3个出口驶出，进入G4，往北京方向
    roundabout right => 进入环岛
    rotary straight; number 2; rotary 五角场环岛; name 人民路 => 在环岛（五角场环岛）处，从第2个出口驶出，进入人民路
    rotary straight; rotary 五角场环岛 => 进入环岛（五角场环岛）
    roundabout turn right; name 人民路 => 在环岛处右转进入人民路
    roundabout turn left => 在环岛处左转
    roundabout turn straight; name 人民路 => 在环岛处直行进入人民路
    roundabout turn uturn => 在环岛处掉头
    exit roundabout right; name 人民路 => 驶出环岛，进入人民路
    exit rotary right; rotary 五角场环岛 => 驶出环岛（五角场环岛）
    notification straight; mode ferry; name 东金线 => 乘坐轮渡（东金线）
    notification straight; mode ferry => 乘坐轮渡
    notification straight; mode train => 乘坐列车
    notification straight; before ferry; name 人民路 => 离开轮渡，继续前行进入人民路
    notification straight; before train => 离开列车，继续前行
    turn right; over steps => 右转，然后走台阶
    turn left; over lift => 左转，然后乘电梯
    turn straight; over escalator => 乘自动扶梯
    notification straight; over square; name 人民广场 => 穿过人民广场
    turn right; over square => 右转，然后穿过广场
    turn straight; over steps; name 百步梯 => 走台阶（百步梯）
    depart; bearing 0; over steps => 向北行进，然后走台阶
    use lane straight; lanes ++- => 走左侧两条车道
    use lane straight; lanes +-- => 走最左侧车道
    use lane straight; lanes -++ => 走右侧两条车道
    use lane straight; lanes --+ => 走最右侧车道
    use lane straight; lanes -+- => 走中间车道
    use lane straight; lanes -+++- => 走中间三条车道
    use lane straight; lanes +-+ => 按地面标线选择车道
    arrive => 到达目的地
    arrive left => 目的地在您的左侧
    arrive right => 目的地在您的右侧
    arrive straight => 目的地在您的正前方
    arrive; stop 1 => 到达第1个途经点
    arrive left; stop 2 => 第2个途经点在您的左侧
    arrive right; stop 3 => 第3个途经点在您的右侧
    arrive straight; stop 4 => 第4个途经点在您的正前方
    """)

  static let roads = StepTable(
    """
    turn right; ref G4;S2 => 右转进入G4/S2
    turn right; name 南京东路; to 外滩 => 右转进入南京东路，往外滩方向
    roundabout left; number 12 => 在环岛处，从第12个出口驶出
    arrive; stop 12 => 到达第12个途经点
    turn right; name Main Street => 右转进入Main Street
    on ramp slight right; refs G4, S2; to 北京 => 从右侧驶入匝道，进入G4/S2，往北京方向
    """)

  @Test(arguments: manoeuvres.rows)
  func `a manoeuvre is said as one would say it`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.chinese) == text)
  }

  @Test(arguments: roads.rows)
  func `a road stands in a sentence as it should`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.chinese) == text)
  }
}
