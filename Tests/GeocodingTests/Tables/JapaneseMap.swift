// SPDX-License-Identifier: Apache-2.0

/// A city of Japanese conventions: quarters, blocks and houses; some streets; a village beside it.
enum JapaneseMap {
  static let map = InventedMap(country: "JP", centre: (38, 140)) { drawing in
    drawing.area(
      "緑川県", level: 4, west: -30_000, south: -30_000, east: 30_000, north: 30_000,
      ["name:en": "Midorikawa Prefecture", "name:ja-Hira": "みどりかわけん"])
    drawing.area(
      "青葉市", level: 7, west: -8_000, south: -8_000, east: 8_000, north: 8_000,
      ["name:en": "Aoba", "name:ja-Hira": "あおばし"])
    drawing.area(
      "川上村", level: 7, west: 8_000, south: -8_000, east: 24_000, north: 8_000,
      ["name:en": "Kawakami", "name:ja-Hira": "かわかみむら"])
    drawing.place("中央", "quarter", (0, 0), ["name:en": "Chuo", "name:ja-Hira": "ちゅうおう"])
    drawing.place("桜ケ丘", "quarter", (3_000, 0), ["name:en": "Sakuragaoka"])
    drawing.place("霞が丘町", "quarter", (-3_000, 0), ["name:en": "Kasumigaoka-machi"])
    addHouses(to: &drawing)
    addStreets(to: &drawing)
    addPoints(to: &drawing)
  }

  /// Houses of a block, numbered 1, 2, 3, from a point to the east.
  private static func addBlock(
    _ block: String, _ numbers: String, at: MapDrawing.Point, _ tags: MapDrawing.Tags,
    to drawing: inout MapDrawing
  ) {
    for (place, number) in numbers.split(separator: " ").enumerated() {
      drawing.node(
        (at.x + 15 * Double(place), at.y),
        [
          "addr:block_number": block, "addr:housenumber": String(number),
          "addr:province": "緑川県", "addr:city": "青葉市",
        ].merging(tags) { $1 })
    }
  }

  private static func addHouses(to drawing: inout MapDrawing) {
    for (chome, y) in [("1丁目", 0.0), ("2丁目", 200), ("3丁目", 400), ("12丁目", 600)] {
      let tags = [
        "addr:quarter": "中央", "addr:neighbourhood": chome, "addr:postcode": "980-0012",
      ]
      addBlock("5", "1 2", at: (0, y), tags, to: &drawing)
      addBlock("6", "1 2 3 5 12", at: (100, y), tags, to: &drawing)
    }
    let hill = ["addr:quarter": "桜ケ丘", "addr:postcode": "980-0020"]
    addBlock(
      "1", "1 2", at: (3_000, 0), hill.merging(["addr:neighbourhood": "1丁目"]) { $1 }, to: &drawing)
    addBlock(
      "15", "3 4", at: (3_000, 100), hill.merging(["addr:neighbourhood": "2丁目"]) { $1 },
      to: &drawing)
    let town = ["addr:quarter": "霞が丘町", "addr:postcode": "980-0031"]
    addBlock("10", "1 2", at: (-3_000, 0), town, to: &drawing)
    let north = ["addr:quarter": "北3条西", "addr:neighbourhood": "4丁目"]
    addBlock("1", "1 7", at: (0, 3_000), north, to: &drawing)
    let village = ["addr:city": "川上村", "addr:province": "緑川県", "addr:postcode": "989-1111"]
    for (place, number) in ["123", "123-4", "130"].enumerated() {
      drawing.node(
        (12_000 + 40 * Double(place), 0),
        village.merging(["addr:place": "大字前田", "addr:housenumber": number]) { $1 })
    }
    drawing.node(
      (12_000, 400), village.merging(["addr:quarter": "中央", "addr:housenumber": "88"]) { $1 })
  }

  private static func addStreets(to drawing: inout MapDrawing) {
    drawing.street(
      "広瀬通", [(-300, -100), (0, -100), (400, -100)],
      ["highway": "primary", "name:en": "Hirose-dori"])
    drawing.street(
      "青葉通り", [(0, -400), (0, -100), (0, -50)],
      ["highway": "secondary", "name:en": "Aoba-dori", "name:ja-Hira": "あおばどおり"])
    drawing.street(
      "国道4号", [(400, -800), (400, -100), (400, 800)], ["highway": "trunk", "ref": "4"])
    drawing.street("一番町商店街", [(-300, -300), (-100, -300)])
  }

  private static func addPoints(to drawing: inout MapDrawing) {
    drawing.point(
      "青葉", "railway=station", (-200, -200),
      ["name:en": "Aoba", "name:ja-Hira": "あおば", "official_name": "青葉駅"])
    drawing.point("青葉市役所", "amenity=townhall", (200, 60))
    drawing.point("セブンマート 中央店", "shop=convenience", (130, 230), ["brand": "セブンマート"])
    drawing.point("セブンマート 桜ケ丘店", "shop=convenience", (3_040, 20), ["brand": "セブンマート"])
    drawing.point("さくら薬局", "amenity=pharmacy", (3_050, 40))
    drawing.point("カフェ・ド・ミドリ", "amenity=cafe", (-180, -230))
    drawing.point("ホテル広瀬", "tourism=hotel", (300, -130))
    drawing.point("中央公園", "leisure=park", (-500, 300))
    drawing.point("青葉大学病院", "amenity=hospital", (-700, 0))
    drawing.point("広瀬通小学校", "amenity=school", (-250, -60))
  }
}
