// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct ChineseTests {
  private static let map = ChineseMap.map

  /// Not run: what stands in brackets counts as much as the address before it.
  private static let knownMisses = """
    云溪市人民路12号（近解放大道） | 人民路12号, 云溪市
    """

  @Test(
    arguments: InventedMap.table(
      """
      江南省云溪市东湖区人民路12号 | 人民路12号, 云溪市
      中国江南省云溪市东湖区人民路12号 310001 | 人民路12号, 云溪市
      人民路12号 云溪市 | 人民路12号, 云溪市
      云溪市人民路12号 | 人民路12号, 云溪市
      云溪人民路12号 | 人民路12号, 云溪市
      东湖区人民路12 | 人民路12号, 云溪市
      云溪市 人民路 12 | 人民路12号, 云溪市
      云溪市,东湖区,人民路,12号 | 人民路12号, 云溪市
      云溪市东湖区人民路１２号 | 人民路12号, 云溪市
      云溪市人民路十二号 | 人民路12号, 云溪市
      雲溪市東湖區人民路12號 | 人民路12号, 云溪市
      人民路12号3栋2单元501室，云溪市东湖区 | 人民路12号, 云溪市
      云溪市人民路12号楼88室 | 人民路12号, 云溪市
      12 Renmin Road, Donghu District, Yunxi | 人民路12号, 云溪市
      No. 12 Renmin Rd, Yunxi, Jiangnan, China | 人民路12号, 云溪市
      renmin lu 12 yunxi | 人民路12号, 云溪市
      云溪市人民路12号 亚洲 地球 | 人民路12号, 云溪市
      云溪市人民路16-1号 | 人民路16-1号, 云溪市
      云溪市人民路16号之1 | 人民路16-1号, 云溪市
      人民路88号 | 人民路88号, 云溪市
      石桥镇人民路12号 | 人民路12号, 石桥镇
      江南省云溪市石桥镇人民路12号 | 人民路12号, 石桥镇
      石桥人民路10号 | 人民路10号, 石桥镇
      解放大道105号 | 解放大道105号, 云溪市
      解放大道一百零五号 | 解放大道105号, 云溪市
      解放大道一〇五号 | 解放大道105号, 云溪市
      105 Jiefang Ave Yunxi | 解放大道105号, 云溪市
      中正大道 | 解放大道, 云溪市
      中山路5号 | 中山路5号, 云溪市
      中山东路5号 | 中山东路5号, 云溪市
      中山東路5號 | 中山东路5号, 云溪市
      中山西路 5 | 中山西路5号, 云溪市
      建设一路8号 | 建设一路8号, 云溪市
      建设1路8号 | 建设一路8号, 云溪市
      建設二路8號 | 建设二路8号, 云溪市
      建设二路八号 | 建设二路8号, 云溪市
      长安街1号 | 长安街1号, 云溪市
      長安街一號 | 长安街1号, 云溪市
      Chang'an Street 1 | 长安街1号, 云溪市
      Changan St 1, Yunxi | 长安街1号, 云溪市
      五四路4号 | 五四路4号, 云溪市
      五四路四号 | 五四路4号, 云溪市
      学院路甲3号 | 学院路甲3号, 云溪市
      学院路3号 | 学院路3号, 云溪市
      南山区学院路20号 | 学院路20号, 云溪市
      學院路20號 | 学院路20号, 云溪市
      和平东路二段7号 | 和平东路二段7号, 云溪市
      和平東路2段7號 | 和平东路二段7号, 云溪市
      和平东路一段7号 | 和平东路一段7号, 云溪市
      和平东路二段7号之1 | 和平东路二段7号之1, 云溪市
      和平東路二段7之1號 | 和平东路二段7号之1, 云溪市
      幸福路123弄4号 | 幸福路123弄4号, 云溪市
      幸福路123弄4号301室 | 幸福路123弄4号, 云溪市
      幸福路125号 | 幸福路125号, 云溪市
      新华巷9号 | 新华巷9号, 云溪市
      新華巷9號南山區 | 新华巷9号, 云溪市
      石桥镇李家村5号 | 李家村5号, 石桥镇
      李家村5号 | 李家村5号, 石桥镇
      云溪市 | 云溪市
      云溪 | 云溪市
      雲溪 | 云溪市
      Yunxi | 云溪市
      东湖区 | 东湖区, 云溪市
      石桥镇 | 石桥镇, 云溪市
      310001 | 310001, 云溪市
      310052 云溪市学院路3号 | 学院路3号, 云溪市
      """))
  func `what a person types is found first`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      人民路12号 | 人民路12号, 云溪市
      人民路12号 | 人民路12号, 石桥镇
      中山路 | 中山路, 云溪市
      解放大到105号 | 解放大道105号, 云溪市
      解方大道105号 | 解放大道105号, 云溪市
      renmn road 88 | 人民路88号, 云溪市
      jiefang avenu 105 | 解放大道105号, 云溪市
      云西市学院路3号 | 学院路3号, 云溪市
      """))
  func `what was typed is among the first three`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.prefix(3).contains(expected), "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      中山路5号 | 中山东路5号, 云溪市
      中山东路5号 | 中山西路5号, 云溪市
      建设一路8号 | 建设二路8号, 云溪市
      人民路 | 人民路小学, 云溪市
      学院路3号 | 学院路甲3号, 云溪市
      人民路1号 | 人民路12号, 云溪市
      """))
  func `a decoy is not first`(text: String, decoy: String) {
    let found = Self.map.answers(text)
    #expect(found.first != nil && found.first != decoy, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      云溪市人民路14号 | ~ 人民路14号, 云溪市
      长安街3号 | ~ 长安街1号, 云溪市
      解放大道103号 | ~ 解放大道103号, 云溪市
      长安街999号 | 长安街, 云溪市
      云溪市不存在路5号 | 云溪市
      """))
  func `a missing house gives its neighbours, then the street`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      解放大 | 解放大道, 云溪市
      中山西 | 中山西路, 云溪市
      人民路小 | 人民路小学, 云溪市
      长安街 | 长安街, 云溪市
      幸福路123弄 | 幸福路123弄4号, 云溪市
      Renm | 人民路, 云溪市
      Jiefang Ave | 解放大道, 云溪市
      云溪火车 | 云溪火车站, 云溪市
      """))
  func `what is half typed is completed`(text: String, expected: String) {
    let found = Self.map.completions(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      人民路和解放大道交叉口 | 人民路 & 解放大道, 云溪市
      人民路与解放大道路口 | 人民路 & 解放大道, 云溪市
      云溪市人民路/解放大道 | 人民路 & 解放大道, 云溪市
      解放大道人民路口 | 解放大道 & 人民路, 云溪市
      人民路、解放大道交汇处 | 人民路 & 解放大道, 云溪市
      Renmin Road & Jiefang Avenue | 人民路 & 解放大道, 云溪市
      """))
  func `crossings are found in words of the language`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      人民路附近的药店 | 康宁大药房, 云溪市
      学院路附近药店 | 百草堂, 云溪市
      南山区 药店 | 百草堂, 云溪市
      离云溪火车站最近的便利店 | 好邻居便利店, 云溪市
      云溪火车站旁边的便利店 | 好邻居便利店, 云溪市
      加油站 云溪 | 中国石化, 云溪市
      学院路加油站 | 中国石化, 云溪市
      咖啡馆 中山路 | 星光咖啡馆, 云溪市
      星光咖啡馆 | 星光咖啡馆, 云溪市
      云溪市第一人民医院 | 云溪市第一人民医院, 云溪市
      云溪第一人民医院 | 云溪市第一人民医院, 云溪市
      第1人民医院 | 云溪市第一人民医院, 云溪市
      中国银行 | 中国银行云溪支行, 云溪市
      云溪市人民路小学 | 人民路小学, 云溪市
      東湖公園 | 东湖公园, 云溪市
      云溪站 | 云溪火车站, 云溪市
      Yunxi Railway Station | 云溪火车站, 云溪市
      """))
  func `points of interest are found by name, kind and place`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test func `parts of an address stand where they belong`() {
    var address = StructuredAddress()
    address.street = "人民路12号"
    address.city = "石桥镇"
    #expect(Self.map.geocoder.geocode(address).first?.locality == "石桥镇")
    address.neighbourhood = "东湖区"
    address.city = "云溪市"
    address.postalCode = "310001"
    let found = Self.map.geocoder.geocode(address).first
    #expect(found?.name == "人民路12号")
    #expect(found?.locality == "云溪市")
  }

  @Test func `a place on the map is told in the order of the country`() {
    #expect(Self.map.reverse(-280, 12) == "人民路12号, 云溪市")
    let mark = Self.map.geocoder.reverse(Self.map.location(-280, 12)).first?.placemark
    #expect(mark?.subLocality == "东湖区")
    #expect(mark?.administrativeArea == "江南省")
    #expect(mark?.formattedAddressLines.contains("江南省云溪市东湖区人民路12号") == true)
  }
}
