// SPDX-License-Identifier: Apache-2.0

/// A city of Chinese conventions with two districts, and a town with a street of the same name.
enum ChineseMap {
  static let map = InventedMap(country: "CN", centre: (30, 120)) { drawing in
    drawing.area(
      "江南省", level: 4, west: -30_000, south: -30_000, east: 30_000, north: 30_000,
      ["name:en": "Jiangnan Province"])
    drawing.area(
      "云溪市", level: 5, west: -20_000, south: -20_000, east: 20_000, north: 20_000,
      ["name:en": "Yunxi", "name:zh-Hant": "雲溪市"])
    drawing.area(
      "东湖区", level: 6, west: -3_000, south: -3_000, east: 3_000, north: 3_000,
      ["name:en": "Donghu District"])
    drawing.area(
      "南山区", level: 6, west: 3_000, south: -3_000, east: 9_000, north: 3_000,
      ["name:en": "Nanshan District"])
    drawing.place("石桥镇", "town", (0, 12_000), ["name:en": "Shiqiao"])
    drawing.place("李家村", "village", (2_000, 14_000))
    addStreets(to: &drawing)
    addHouses(to: &drawing)
    addPoints(to: &drawing)
  }

  private static func addStreets(to drawing: inout MapDrawing) {
    drawing.street(
      "人民路", [(-500, 0), (0, 0), (500, 0)],
      ["highway": "secondary", "name:en": "Renmin Road", "name:zh_pinyin": "Rénmín Lù"])
    drawing.street(
      "解放大道", [(0, -500), (0, 0), (0, 500)],
      ["highway": "primary", "name:en": "Jiefang Avenue", "old_name": "中正大道"])
    drawing.street("中山路", [(-500, 300), (0, 300)], ["name:en": "Zhongshan Road"])
    drawing.street("中山东路", [(0, 300), (500, 300)])
    drawing.street("中山西路", [(-900, 300), (-500, 300)])
    drawing.street("建设一路", [(-500, -300), (-100, -300)])
    drawing.street("建设二路", [(-500, -400), (-100, -400)])
    drawing.street("长安街", [(100, -300), (500, -300)], ["name:en": "Chang'an Street"])
    drawing.street("五四路", [(100, -400), (500, -400)])
    drawing.street("学院路", [(4_000, 0), (4_500, 0)])
    drawing.street("和平东路二段", [(4_000, 300), (4_500, 300)])
    drawing.street("和平东路一段", [(4_500, 300), (5_000, 300)])
    drawing.street("幸福路", [(4_000, 600), (4_500, 600)])
    drawing.street("新华巷", [(4_000, 900), (4_200, 900)])
    drawing.street("人民路", [(-200, 12_000), (200, 12_000)])
  }

  private static func addHouses(to drawing: inout MapDrawing) {
    let east = ["addr:city": "云溪市", "addr:district": "东湖区", "addr:postcode": "310001"]
    drawing.houses("10号 12号 16号 16-1号 88号", "人民路", from: (-300, 10), east)
    drawing.houses("101号 105号", "解放大道", from: (10, 100), step: (0, 30), east)
    drawing.houses("5号 7号", "中山路", from: (-300, 310), east)
    drawing.houses("5号 9号", "中山东路", from: (100, 310), east)
    drawing.houses("3号 5号", "中山西路", from: (-800, 310), east)
    drawing.houses("8号", "建设一路", from: (-300, -290), east)
    drawing.houses("8号", "建设二路", from: (-300, -390), east)
    drawing.houses("1号 2号", "长安街", from: (200, -290), east)
    drawing.houses("4号 6号", "五四路", from: (200, -390), east)
    let south = ["addr:city": "云溪市", "addr:district": "南山区", "addr:postcode": "310052"]
    drawing.houses("甲3号 3号 20号", "学院路", from: (4_100, 10), south)
    drawing.houses("7号 7号之1", "和平东路二段", from: (4_100, 310), south)
    drawing.houses("7号", "和平东路一段", from: (4_600, 310), south)
    drawing.houses("123弄4号 123弄5号 125号", "幸福路", from: (4_100, 610), south)
    drawing.houses("9号", "新华巷", from: (4_100, 910), south)
    drawing.houses("10 12", "人民路", from: (-100, 12_010), ["addr:city": "石桥镇"])
    for (place, number) in ["5号", "6号"].enumerated() {
      drawing.node(
        (2_000 + 30 * Double(place), 14_020),
        ["addr:housenumber": number, "addr:place": "李家村", "addr:city": "石桥镇"])
    }
  }

  private static func addPoints(to drawing: inout MapDrawing) {
    drawing.point("人民路小学", "amenity=school", (-200, 60))
    drawing.point("云溪市第一人民医院", "amenity=hospital", (-600, -600))
    drawing.point("康宁大药房", "amenity=pharmacy", (120, 15))
    drawing.point("百草堂", "amenity=pharmacy", (4_300, 20))
    drawing.point("星光咖啡馆", "amenity=cafe", (-380, 320))
    drawing.point("云溪火车站", "railway=station", (800, 800), ["name:en": "Yunxi Railway Station"])
    drawing.point("东湖公园", "leisure=park", (-800, -100))
    drawing.point("中国银行云溪支行", "amenity=bank", (30, -100), ["brand": "中国银行"])
    drawing.point("中国石化", "amenity=fuel", (4_450, -50))
    drawing.point("好邻居便利店", "shop=convenience", (760, 760))
  }
}
