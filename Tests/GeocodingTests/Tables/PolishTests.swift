// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct PolishTests {
  private static let map = PolishMap.map

  @Test(
    arguments: InventedMap.table(
      """
      ul. Długa 12, 00-123 Jeziornica | Długa 12, Jeziornica
      ul. Długa 12/3, 00-123 Jeziornica | Długa 12, Jeziornica
      Długa 12 m. 3, Jeziornica | Długa 12, Jeziornica
      ul. Długa 12 lok. 4, Jeziornica | Długa 12, Jeziornica
      Jeziornica, ul. Długa 12 | Długa 12, Jeziornica
      00-123 Jeziornica Długa 12 | Długa 12, Jeziornica
      dluga 12 jeziornica | Długa 12, Jeziornica
      UL. DŁUGA 12 JEZIORNICA | Długa 12, Jeziornica
      12 Długa Jeziornica | Długa 12, Jeziornica
      ul.Długa 12,Jeziornica,Polska | Długa 12, Jeziornica
      Długa 12, Jeziornica, woj. jeziorańskie | Długa 12, Jeziornica
      Długa 12, Jeziornica, Mazowsze, Europa | Długa 12, Jeziornica
      ul. Długa 12A, Jeziornica | Długa 12A, Jeziornica
      dluga 12 a jeziornica | Długa 12A, Jeziornica
      Długa nr 12, Jeziornica | Długa 12, Jeziornica
      Długa 5-7 | Długa 5-7, Jeziornica
      Długa 5, Jeziornica | Długa 5, Jeziornica
      Borki ul. Długa 12 | Długa 12, Borki
      Długa 12 00-150 | Długa 12, Borki
      ul. Długa 10 m. 12, Jeziornica | Długa 10, Jeziornica
      Długa 10/12, Jeziornica | Długa 10, Jeziornica
      Krótka 3 | Krótka 3, Jeziornica
      ul. Jana Długosza 10 | Jana Długosza 10, Jeziornica
      Długosza 10 | Jana Długosza 10, Jeziornica
      J. Długosza 10 | Jana Długosza 10, Jeziornica
      al. Jana Pawła II 20 | Aleja Jana Pawła II 20, Jeziornica
      aleja jana pawla ii 20 | Aleja Jana Pawła II 20, Jeziornica
      Jana Pawła 2 20 | Aleja Jana Pawła II 20, Jeziornica
      al. JP II 20 | Aleja Jana Pawła II 20, Jeziornica
      Al.Jana Pawła II 18 Jeziornica | Aleja Jana Pawła II 18, Jeziornica
      Piłsudskiego 5 | Marszałka Józefa Piłsudskiego 5, Jeziornica
      ul. Marsz. Piłsudskiego 5 | Marszałka Józefa Piłsudskiego 5, Jeziornica
      marsz. J. Piłsudskiego 5 | Marszałka Józefa Piłsudskiego 5, Jeziornica
      pilsudskiego 7 jeziornica | Marszałka Józefa Piłsudskiego 7, Jeziornica
      gen. Sikorskiego 9 | Generała Władysława Sikorskiego 9, Jeziornica
      gen. Wł. Sikorskiego 9 | Generała Władysława Sikorskiego 9, Jeziornica
      ks. Skorupki 3 | Księdza Ignacego Skorupki 3, Jeziornica
      ks skorupki 3 jeziornica | Księdza Ignacego Skorupki 3, Jeziornica
      św. Anny 4 | Świętej Anny 4, Jeziornica
      ul. Św. Anny 4 | Świętej Anny 4, Jeziornica
      sw. anny 4 | Świętej Anny 4, Jeziornica
      swietej anny 6 | Świętej Anny 6, Jeziornica
      ul. Święty Marcin 4 | Święty Marcin 4, Jeziornica
      św. Marcin 4 | Święty Marcin 4, Jeziornica
      Świętojańska 4 | Świętojańska 4, Jeziornica
      swietojanska 6 | Świętojańska 6, Jeziornica
      ul. 3 Maja 8 | 3 Maja 8, Jeziornica
      3-go Maja 8 | 3 Maja 8, Jeziornica
      Trzeciego Maja 8 | 3 Maja 8, Jeziornica
      8 ul. 3 maja | 3 Maja 8, Jeziornica
      11 Listopada 11 | 11 Listopada 11, Jeziornica
      ul. 11-go Listopada 3 | 11 Listopada 3, Jeziornica
      pl. Wolności 1 | Plac Wolności 1, Jeziornica
      plac wolnosci 2 | Plac Wolności 2, Jeziornica
      Rynek 7 | Rynek 7, Jeziornica
      Jeziornica Rynek 8/2 | Rynek 8, Jeziornica
      Aleje Lipowe 2 | Aleje Lipowe 2, Jeziornica
      al. Lipowe 2 | Aleje Lipowe 2, Jeziornica
      ul. Lipowa 2 | Lipowa 2, Jeziornica
      Stalina 4 | Lipowa 4, Jeziornica
      Łódzka 30 | Łódzka 30, Jeziornica
      lodzka 32 | Łódzka 32, Jeziornica
      Żółkiewskiego 15 | Stanisława Żółkiewskiego 15, Jeziornica
      zolkiewskiego 17 | Stanisława Żółkiewskiego 17, Jeziornica
      Z\u{307}o\u{301}łkiewskiego 15 | Stanisława Żółkiewskiego 15, Jeziornica
      Za Murami 1 | Za Murami 1, Jeziornica
      os. Słoneczne 5 | Osiedle Słoneczne 5, Jeziornica
      Osiedle Słoneczne 5/12, Jeziornica | Osiedle Słoneczne 5, Jeziornica
      oś. sloneczne 4 | Osiedle Słoneczne 4, Jeziornica
      Wólka Dolna 15 | Wólka Dolna 15, Wólka Dolna
      15 Wolka Dolna | Wólka Dolna 15, Wólka Dolna
      Wólka Dln. 15A | Wólka Dolna 15A, Wólka Dolna
      00-160 Wólka Dolna 15 | Wólka Dolna 15, Wólka Dolna
      Jeziornica | Jeziornica
      jeziornica, polska | Jeziornica
      Borki | Borki
      00-123 | 00-123, Jeziornica
      00123 | 00-123, Jeziornica
      PL-00-150 Borki | Borki
      """))
  func `what a person types is found first`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Długa 12 | Długa 12, Jeziornica
      Długa 12 | Długa 12, Borki
      Lipowa 2 | Lipowa 2, Jeziornica
      Dlugga 12 Borki | Długa 12, Borki
      Pilsudksiego 5 | Marszałka Józefa Piłsudskiego 5, Jeziornica
      Zulkiewskiego 15 | Stanisława Żółkiewskiego 15, Jeziornica
      Jeziornca | Jeziornica
      Święta Anna 4 | Świętej Anny 4, Jeziornica
      """))
  func `what was typed is among the first three`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.prefix(3).contains(expected), "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Długa 10 | Jana Długosza 10, Jeziornica
      Długosza 12 | Długa 12, Jeziornica
      ul. Lipowa 4 | Aleje Lipowe 4, Jeziornica
      al. Lipowe 4 | Lipowa 4, Jeziornica
      św. Anny 4 | Kościół św. Anny, Jeziornica
      Świętojańska 4 | Świętej Anny 4, Jeziornica
      3 Maja 11 | 11 Listopada 3, Jeziornica
      Długa, Jeziornica | Kawiarnia Długa, Jeziornica
      """))
  func `a decoy is not first`(text: String, decoy: String) {
    let found = Self.map.answers(text)
    #expect(found.first != nil && found.first != decoy, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Krótka 7 | ~ Krótka 5, Jeziornica
      Aleja Jana Pawła II 22 | ~ Aleja Jana Pawła II 20, Jeziornica
      Wólka Dolna 16 | ~ Wólka Dolna 15, Wólka Dolna
      Łódzka 999 | Łódzka, Jeziornica
      Nieistniejąca 5, Jeziornica | Jeziornica
      """))
  func `a missing house gives its neighbours, then the street`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      dług | Długa, Jeziornica
      piłsud | Marszałka Józefa Piłsudskiego, Jeziornica
      gen sik | Generała Władysława Sikorskiego, Jeziornica
      al jana p | Aleja Jana Pawła II, Jeziornica
      3 ma | 3 Maja, Jeziornica
      jezio | Jeziornica
      wolka d | Wólka Dolna
      sw. an | Świętej Anny, Jeziornica
      krótka 3 jez | Krótka 3, Jeziornica
      """))
  func `what is half typed is completed`(text: String, expected: String) {
    let found = Self.map.completions(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Długa i Krótka | Długa & Krótka, Jeziornica
      róg Długiej i Krótkiej | Długa & Krótka, Jeziornica
      ul. Długa / al. Jana Pawła II | Długa & Aleja Jana Pawła II, Jeziornica
      skrzyżowanie ulic Długa i Krótka, Jeziornica | Długa & Krótka, Jeziornica
      skrzyżowanie Długiej z al. Jana Pawła II | Długa & Aleja Jana Pawła II, Jeziornica
      Długa róg Krótkiej | Długa & Krótka, Jeziornica
      """))
  func `crossings are found in words of the language`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      apteka Rynek | Apteka pod Lwem, Jeziornica
      apteka koło Rynek | Apteka pod Lwem, Jeziornica
      apteka przy Rynku | Apteka pod Lwem, Jeziornica
      apteka al. Jana Pawła II | Apteka Zdrowie, Jeziornica
      Apteka pod Lwem | Apteka pod Lwem, Jeziornica
      kawiarnia Długa | Kawiarnia Długa, Jeziornica
      Szkoła Podstawowa nr 5 | Szkoła Podstawowa nr 5, Jeziornica
      szkola podstawowa 5 jeziornica | Szkoła Podstawowa nr 5, Jeziornica
      SP 5 Jeziornica | Szkoła Podstawowa nr 5, Jeziornica
      Żabka Borki | Żabka, Borki
      zabka borki | Żabka, Borki
      stacja benzynowa Jeziornica | Orlen, Jeziornica
      stacja paliw jana pawła ii | Orlen, Jeziornica
      Orlen Jeziornica | Orlen, Jeziornica
      kościół św. Anny | Kościół św. Anny, Jeziornica
      kosciol swietej anny | Kościół św. Anny, Jeziornica
      szpital Jeziornica | Szpital Powiatowy, Jeziornica
      dworzec Jeziornica | Jeziornica
      Urząd Miasta Jeziornica | Urząd Miasta, Jeziornica
      """))
  func `points of interest are found by name, kind and place`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test func `parts of an address stand where they belong`() {
    var address = StructuredAddress()
    address.street = "ul. Długa 12"
    address.city = "Borki"
    #expect(Self.map.geocoder.geocode(address).first?.locality == "Borki")
    address.street = "al. Jana Pawła II 20"
    address.city = "Jeziornica"
    address.postalCode = "00-123"
    #expect(Self.map.geocoder.geocode(address).first?.name == "Aleja Jana Pawła II 20")
  }

  @Test func `a place on the map is told in the order of the country`() {
    #expect(Self.map.reverse(-279, 11) == "Długa 12, Jeziornica")
    #expect(Self.map.reverse(31, 7_021) == "Wólka Dolna 15, Wólka Dolna")
    let mark = Self.map.geocoder.reverse(Self.map.location(-279, 11)).first?.placemark
    #expect(mark?.formattedAddressLines == ["Długa 12", "00-123 Jeziornica", "Poland"])
  }
}
