// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct JapaneseTests {
  private static let map = JapaneseMap.map

  @Test(
    arguments: InventedMap.table(
      """
      緑川県青葉市中央2丁目6-2 | 中央2丁目6-2, 青葉市
      〒980-0012 緑川県青葉市中央2丁目6-2 | 中央2丁目6-2, 青葉市
      日本 緑川県青葉市中央2丁目6-2 | 中央2丁目6-2, 青葉市
      緑川県青葉市中央二丁目6番2号 | 中央2丁目6-2, 青葉市
      緑川県青葉市中央２丁目６番２号 | 中央2丁目6-2, 青葉市
      青葉市中央二丁目六番二号 | 中央2丁目6-2, 青葉市
      青葉市中央2-6-2 | 中央2丁目6-2, 青葉市
      青葉市中央２－６－２ | 中央2丁目6-2, 青葉市
      青葉市中央２ー６ー２ | 中央2丁目6-2, 青葉市
      青葉市中央２−６−２ | 中央2丁目6-2, 青葉市
      中央2の6の2 青葉市 | 中央2丁目6-2, 青葉市
      青葉市中央2丁目6番地2 | 中央2丁目6-2, 青葉市
      青葉市中央2丁目6番地の2 | 中央2丁目6-2, 青葉市
      青葉市 中央 2-6-2 | 中央2丁目6-2, 青葉市
      青葉市中央2-6-2 グリーンビル301号室 | 中央2丁目6-2, 青葉市
      青葉市中央2丁目6-2-301 | 中央2丁目6-2, 青葉市
      青葉市中央2丁目6-2 5号室 | 中央2丁目6-2, 青葉市
      青葉市中央2-6-2 3階 | 中央2丁目6-2, 青葉市
      中央2丁目6-12 | 中央2丁目6-12, 青葉市
      中央2-6-12 | 中央2丁目6-12, 青葉市
      中央12-6-2 | 中央12丁目6-2, 青葉市
      青葉市中央十二丁目6-2 | 中央12丁目6-2, 青葉市
      中央3丁目5番1号 | 中央3丁目5-1, 青葉市
      中央1-5-2 | 中央1丁目5-2, 青葉市
      2-6-2 Chuo, Aoba, Midorikawa | 中央2丁目6-2, 青葉市
      2 Chome-6-2 Chuo, Aoba, Midorikawa 980-0012, Japan | 中央2丁目6-2, 青葉市
      Chuo 2-chome 6-2, Aoba-shi | 中央2丁目6-2, 青葉市
      ちゅうおう2-6-2 あおばし | 中央2丁目6-2, 青葉市
      桜ケ丘1-1-2 | 桜ケ丘1丁目1-2, 青葉市
      桜ヶ丘1丁目1-2 | 桜ケ丘1丁目1-2, 青葉市
      桜が丘1丁目1番2号 | 桜ケ丘1丁目1-2, 青葉市
      櫻ヶ丘二丁目15番4号 | 桜ケ丘2丁目15-4, 青葉市
      Sakuragaoka 2-15-4 | 桜ケ丘2丁目15-4, 青葉市
      霞が丘町10-1 | 霞が丘町10-1, 青葉市
      霞ヶ丘町10-1 | 霞が丘町10-1, 青葉市
      霞ケ丘町10番1号 | 霞が丘町10-1, 青葉市
      青葉市霞が丘町１０の１ | 霞が丘町10-1, 青葉市
      北3条西4丁目1-7 | 北3条西4丁目1-7, 青葉市
      北三条西四丁目1番地7 | 北3条西4丁目1-7, 青葉市
      青葉市北３条西４丁目１−７ | 北3条西4丁目1-7, 青葉市
      川上村大字前田123-4 | 大字前田123-4, 川上村
      川上村大字前田123番地4 | 大字前田123-4, 川上村
      川上村大字前田123番地の4 | 大字前田123-4, 川上村
      川上村前田123-4 | 大字前田123-4, 川上村
      川上村前田123番地 | 大字前田123, 川上村
      川上村大字前田百二十三番地 | 大字前田123, 川上村
      緑川県川上村中央88 | 中央88, 川上村
      緑川県川上村中央88番地 | 中央88, 川上村
      広瀬通 | 広瀬通, 青葉市
      広瀬通り | 広瀬通, 青葉市
      青葉通り 青葉市 | 青葉通り, 青葉市
      青葉通 青葉市 | 青葉通り, 青葉市
      Hirose-dori | 広瀬通, 青葉市
      国道4号 | 国道4号, 青葉市
      国道４号線 | 国道4号, 青葉市
      国道四号 | 国道4号, 青葉市
      青葉市 | 青葉市
      緑川県青葉市 | 青葉市
      あおば市 | 青葉市
      Aoba-shi | 青葉市
      川上村 | 川上村
      かわかみむら | 川上村
      川上 | 川上村
      緑川県 | 緑川県
      〒980-0012 | 980-0012, 青葉市
      980-0031 | 980-0031, 青葉市
      9800031 | 980-0031, 青葉市
      青葉市中央2-6-2 アジア | 中央2丁目6-2, 青葉市
      """))
  func `what a person types is found first`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      中央 | 中央, 青葉市
      セブンマート | セブンマート 桜ケ丘店, 青葉市
      セブンマート | セブンマート 中央店, 青葉市
      セブンマト桜ヶ丘 | セブンマート 桜ケ丘店, 青葉市
      Sakuragoaka 2-15-4 | 桜ケ丘2丁目15-4, 青葉市
      青菜市霞が丘町10-1 | 霞が丘町10-1, 青葉市
      """))
  func `what was typed is among the first three`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.prefix(3).contains(expected), "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      中央2-6-2 | 中央1丁目6-2, 青葉市
      中央1-6-2 | 中央12丁目6-2, 青葉市
      中央2-6-1 | 中央2丁目6-12, 青葉市
      広瀬通 | 広瀬通小学校, 青葉市
      青葉市中央3丁目6-2 | 中央2丁目6-3, 青葉市
      川上村中央88 | 中央1丁目5-1, 青葉市
      """))
  func `a decoy is not first`(text: String, decoy: String) {
    let found = Self.map.answers(text)
    #expect(found.first != nil && found.first != decoy, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      中央2丁目6-4 | ~ 中央2丁目6-3, 青葉市
      霞が丘町10-3 | ~ 霞が丘町10-2, 青葉市
      青葉市存在町5-1 | 青葉市
      """))
  func `a missing house gives its neighbours`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      霞が丘 | 霞が丘町, 青葉市
      広瀬 | 広瀬通, 青葉市
      国道 | 国道4号, 青葉市
      Hirose | 広瀬通, 青葉市
      青葉市役 | 青葉市役所, 青葉市
      中央2-6-1 | 中央2丁目6-1, 青葉市
      霞が丘町10- | 霞が丘町10-1, 青葉市
      カフェ・ド | カフェ・ド・ミドリ, 青葉市
      """))
  func `what is half typed is completed`(text: String, expected: String) {
    let found = Self.map.completions(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      広瀬通と青葉通りの交差点 | 広瀬通 & 青葉通り, 青葉市
      広瀬通×青葉通り | 広瀬通 & 青葉通り, 青葉市
      国道4号と広瀬通の角 | 国道4号 & 広瀬通, 青葉市
      広瀬通 国道4号 交差点 | 広瀬通 & 国道4号, 青葉市
      Hirose-dori & Aoba-dori | 広瀬通 & 青葉通り, 青葉市
      """))
  func `crossings are found in words of the language`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      青葉駅 | 青葉, 青葉市
      あおば駅 | 青葉, 青葉市
      Aoba Station | 青葉, 青葉市
      青葉駅の近くのカフェ | カフェ・ド・ミドリ, 青葉市
      青葉駅周辺のホテル | ホテル広瀬, 青葉市
      青葉駅 カフェ | カフェ・ド・ミドリ, 青葉市
      桜ヶ丘のコンビニ | セブンマート 桜ケ丘店, 青葉市
      桜ケ丘の薬局 | さくら薬局, 青葉市
      さくら薬局 | さくら薬局, 青葉市
      サクラ薬局 | さくら薬局, 青葉市
      セブンマート中央店 | セブンマート 中央店, 青葉市
      ｾﾌﾞﾝﾏｰﾄ中央店 | セブンマート 中央店, 青葉市
      セブンマート 桜ヶ丘 | セブンマート 桜ケ丘店, 青葉市
      カフェドミドリ | カフェ・ド・ミドリ, 青葉市
      kafe do midori 青葉市 | カフェ・ド・ミドリ, 青葉市
      青葉市 市役所 | 青葉市役所, 青葉市
      青葉大学病院 | 青葉大学病院, 青葉市
      中央公園 | 中央公園, 青葉市
      広瀬通小学校 | 広瀬通小学校, 青葉市
      """))
  func `points of interest are found by name, kind and place`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test func `parts of an address stand where they belong`() {
    var address = StructuredAddress()
    address.street = "中央2丁目6-2"
    address.city = "青葉市"
    address.state = "緑川県"
    address.postalCode = "980-0012"
    #expect(Self.map.geocoder.geocode(address).first?.name == "中央2丁目6-2")
  }

  @Test func `a place on the map is told in the order of the country`() {
    #expect(Self.map.reverse(115, 200) == "中央2丁目6-2, 青葉市")
    let mark = Self.map.geocoder.reverse(Self.map.location(115, 200)).first?.placemark
    #expect(mark?.administrativeArea == "緑川県")
    #expect(mark?.formattedAddressLines.prefix(2) == ["Japan", "〒980-0012"])
    #expect(mark?.formattedAddress.contains("緑川県青葉市") == true)
  }
}
