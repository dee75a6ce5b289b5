// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct CzechTests {
  private static let map = CzechMap.map

  @Test(
    arguments: InventedMap.table(
      """
      Hlavní 123/4, 123 45 Kamenice nad Řekou | Hlavní 123/4, Kamenice nad Řekou
      Hlavní 123/4, Kamenice nad Řekou, Česká republika | Hlavní 123/4, Kamenice nad Řekou
      Kamenice nad Řekou, Hlavní 123/4 | Hlavní 123/4, Kamenice nad Řekou
      ul. Hlavní 123/4 Kamenice n. Ř. | Hlavní 123/4, Kamenice nad Řekou
      Hlavní 4 Kamenice | Hlavní 4, Kamenice nad Řekou
      Hlavní č. 4, Kamenice nad Řekou | Hlavní 4, Kamenice nad Řekou
      Hlavní 123, Kamenice nad Řekou | Hlavní 123, Kamenice nad Řekou
      Hlavní č.p. 123, Kamenice nad Řekou | Hlavní 123, Kamenice nad Řekou
      Hlavní čp. 123, Kamenice nad Řekou | Hlavní 123, Kamenice nad Řekou
      hlavni 123/4 kamenice nad rekou | Hlavní 123/4, Kamenice nad Řekou
      HLAVNÍ 123/4 KAMENICE | Hlavní 123/4, Kamenice nad Řekou
      Hlavni\u{301} 123/4, Kamenice nad R\u{30c}ekou | Hlavní 123/4, Kamenice nad Řekou
      123/4 Hlavní, Kamenice nad Řekou | Hlavní 123/4, Kamenice nad Řekou
      Hlavní 123/4, Kamenice nad Řekou, Evropa | Hlavní 123/4, Kamenice nad Řekou
      Hlavní 45/8a | Hlavní 45/8a, Kamenice nad Řekou
      Hlavní 8a, Kamenice nad Řekou | Hlavní 8a, Kamenice nad Řekou
      hlavní 8 A kamenice | Hlavní 8a, Kamenice nad Řekou
      Dlouhá 201/7 | Dlouhá 201/7, Kamenice nad Řekou
      Dlouhá 61/7, Kamenice-Podhradí | Dlouhá 61/7, Kamenice nad Řekou
      Dlouhá 7, Kamenice nad Řekou - Podhradí | Dlouhá 7, Kamenice nad Řekou
      dlouha 7 123 47 | Dlouhá 7, Kamenice nad Řekou
      nám. Míru 1 | náměstí Míru 1, Kamenice nad Řekou
      náměstí Míru 1/1 | náměstí Míru 1/1, Kamenice nad Řekou
      namesti miru 3 | náměstí Míru 3, Kamenice nad Řekou
      nám. Svobody 11/1 | náměstí Svobody 11/1, Kamenice nad Řekou
      tř. T. G. Masaryka 5 | třída T. G. Masaryka 5, Kamenice nad Řekou
      třída T.G.Masaryka 301/5 | třída T. G. Masaryka 301/5, Kamenice nad Řekou
      tř. TGM 5 | třída T. G. Masaryka 5, Kamenice nad Řekou
      Masarykova třída 5 | třída T. G. Masaryka 5, Kamenice nad Řekou
      Masaryka 7 | třída T. G. Masaryka 7, Kamenice nad Řekou
      Leninova 5 | třída T. G. Masaryka 5, Kamenice nad Řekou
      5. května 8 | 5. května 8, Kamenice nad Řekou
      5.kvetna 401/8 | 5. května 401/8, Kamenice nad Řekou
      ul. 5. května 10 | 5. května 10, Kamenice nad Řekou
      28. října 10 | 28. října 10, Kamenice nad Řekou
      28 rijna 28 | 28. října 28, Kamenice nad Řekou
      nábř. Karla IV. 6 | nábřeží Karla IV. 6, Kamenice nad Řekou
      nabrezi karla iv 421/6 | nábřeží Karla IV. 421/6, Kamenice nad Řekou
      nábřeží Karla 4. 8 | nábřeží Karla IV. 8, Kamenice nad Řekou
      U Lesa 3 | U Lesa 3, Kamenice nad Řekou
      ulice U lesa 431/3 | U Lesa 431/3, Kamenice nad Řekou
      Na Kopci 7 | Na Kopci 7, Kamenice nad Řekou
      NA KOPCI 441 | Na Kopci 441, Kamenice nad Řekou
      Pod Lipami 1 Kamenice | Pod Lipami 1, Kamenice nad Řekou
      sv. Václava 2 | Svatého Václava 2, Kamenice nad Řekou
      svateho vaclava 461/2 | Svatého Václava 461/2, Kamenice nad Řekou
      Nová 2, Kamenice nad Řekou | Nová 2, Kamenice nad Řekou
      Novákova 2 | Novákova 2, Kamenice nad Řekou
      Doktora Nováka 9 | Dr. Nováka 9, Kamenice nad Řekou
      dr. Nováka 531/9 | Dr. Nováka 531/9, Kamenice nad Řekou
      Růžová 12 | Růžová 12, Kamenice nad Řekou
      ruzova 12 kamenice | Růžová 12, Kamenice nad Řekou
      Havlíčkova 3 | Havlíčkova 3, Kamenice nad Řekou
      Havlíčkovo nám. 3 | Havlíčkovo náměstí 3, Kamenice nad Řekou
      Lhotka 45 | Lhotka 45, Lhotka
      Lhotka č.p. 45 | Lhotka 45, Lhotka
      č.p. 45, Lhotka | Lhotka 45, Lhotka
      Lhotka čp 45, 123 50 | Lhotka 45, Lhotka
      45 lhotka | Lhotka 45, Lhotka
      Lhotka č. 77 | Lhotka 77, Lhotka
      Lhotka č.ev. 7 | Lhotka ev. 7, Lhotka
      Lhotka ev.č. 7 | Lhotka ev. 7, Lhotka
      Dolní Lhotka 45 | Dolní Lhotka 45, Dolní Lhotka
      D. Lhotka 45 | Dolní Lhotka 45, Dolní Lhotka
      Námestie slobody 3, Podhorie | Námestie slobody 3, Podhorie
      nám. slobody 700/3, 034 01 Podhorie | Námestie slobody 700/3, Podhorie
      namestie slobody 4 podhorie slovensko | Námestie slobody 4, Podhorie
      Štúrova ul. 12 | Štúrova 12, Podhorie
      ulica Štúrova 710/12, Podhorie | Štúrova 710/12, Podhorie
      sturova 14 | Štúrova 14, Podhorie
      Hlavná 1, Podhorie, Slovenská republika | Hlavná 1, Podhorie
      Hlavná súp. č. 721 | Hlavná 721, Podhorie
      Kamenice | Kamenice nad Řekou
      Kamenice n/Ř | Kamenice nad Řekou
      kamenice nad rekou | Kamenice nad Řekou
      Lhotka | Lhotka
      Dolní Lhotka | Dolní Lhotka
      123 45 | 123 45, Kamenice nad Řekou
      12345 | 123 45, Kamenice nad Řekou
      CZ-123 47 | 123 47, Kamenice nad Řekou
      03401 Podhorie | Podhorie
      """))
  func `what a person types is found first`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Dlouhá 7 | Dlouhá 7, Kamenice nad Řekou
      Halvní 123/4 Kamenice | Hlavní 123/4, Kamenice nad Řekou
      Růžva 12 | Růžová 12, Kamenice nad Řekou
      Masarikova třída 5 | třída T. G. Masaryka 5, Kamenice nad Řekou
      Svateho Vaclva 2 | Svatého Václava 2, Kamenice nad Řekou
      Podhoire | Podhorie
      """))
  func `what was typed is among the first three`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.prefix(3).contains(expected), "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Hlavní 123/4 | Hlavná 721, Podhorie
      Hlavní | Hlavná, Podhorie
      Hlavná 1 | Hlavní 12, Kamenice nad Řekou
      Nová 2 | Novákova 2, Kamenice nad Řekou
      Novákova 2 | Nová 2, Kamenice nad Řekou
      Lhotka 45 | Dolní Lhotka 45, Dolní Lhotka
      Dlouhá | Penzion Dlouhá, Kamenice nad Řekou
      Na Kopci | Hospoda Na Kopci, Kamenice nad Řekou
      """))
  func `a decoy is not first`(text: String, decoy: String) {
    let found = Self.map.answers(text)
    #expect(found.first != nil && found.first != decoy, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Růžová 18, Kamenice nad Řekou | ~ Růžová 18, Kamenice nad Řekou
      Hlavní 10, Kamenice nad Řekou | ~ Hlavní 10, Kamenice nad Řekou
      Lhotka 46 | ~ Lhotka 45, Lhotka
      Novákova 9999 | Novákova, Kamenice nad Řekou
      Neexistující 5, Kamenice nad Řekou | Kamenice nad Řekou
      """))
  func `a missing house gives its neighbours, then the street`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      hlavn | Hlavní, Kamenice nad Řekou
      nám mí | náměstí Míru, Kamenice nad Řekou
      5. kv | 5. května, Kamenice nad Řekou
      28. ří | 28. října, Kamenice nad Řekou
      na kop | Na Kopci, Kamenice nad Řekou
      svateho v | Svatého Václava, Kamenice nad Řekou
      kamenice na | Kamenice nad Řekou
      Hlavní 123/ | Hlavní 123/4, Kamenice nad Řekou
      dolni lh | Dolní Lhotka
      """))
  func `what is half typed is completed`(text: String, expected: String) {
    let found = Self.map.completions(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Hlavní a Dlouhá | Hlavní & Dlouhá, Kamenice nad Řekou
      Hlavní x Dlouhá, Kamenice | Hlavní & Dlouhá, Kamenice nad Řekou
      roh Hlavní a Dlouhá | Hlavní & Dlouhá, Kamenice nad Řekou
      křižovatka Hlavní a nám. Míru | Hlavní & náměstí Míru, Kamenice nad Řekou
      Hlavní roh Dlouhé | Hlavní & Dlouhá, Kamenice nad Řekou
      náměstí Míru / Hlavní | náměstí Míru & Hlavní, Kamenice nad Řekou
      """))
  func `crossings are found in words of the language`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      lékárna náměstí Míru | Lékárna U Anděla, Kamenice nad Řekou
      lékárna poblíž náměstí Míru | Lékárna U Anděla, Kamenice nad Řekou
      lekarna u andela | Lékárna U Anděla, Kamenice nad Řekou
      Dr. Max Kamenice | Dr. Max, Kamenice nad Řekou
      lekáreň Podhorie | Lekáreň Nádej, Podhorie
      Penzion Dlouhá | Penzion Dlouhá, Kamenice nad Řekou
      penzion dlouha kamenice | Penzion Dlouhá, Kamenice nad Řekou
      kavárna Míru | Kavárna Míru, Kamenice nad Řekou
      hospoda na kopci | Hospoda Na Kopci, Kamenice nad Řekou
      benzinka Kamenice | Benzina, Kamenice nad Řekou
      čerpací stanice kamenice nad řekou | Benzina, Kamenice nad Řekou
      ZŠ Havlíčkova | Základní škola Havlíčkova, Kamenice nad Řekou
      základní škola havlíčkova | Základní škola Havlíčkova, Kamenice nad Řekou
      hrad Kamenice | Hrad Kamenice, Kamenice nad Řekou
      obecní úřad Lhotka | Obecní úřad Lhotka, Lhotka
      OÚ Lhotka | Obecní úřad Lhotka, Lhotka
      """))
  func `points of interest are found by name, kind and place`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test func `parts of an address stand where they belong`() {
    var address = StructuredAddress()
    address.street = "Dlouhá 7"
    address.neighbourhood = "Podhradí"
    address.city = "Kamenice nad Řekou"
    #expect(Self.map.geocoder.geocode(address).first?.postalCode == "123 47")
    address = StructuredAddress()
    address.street = "č.p. 45"
    address.city = "Lhotka"
    #expect(Self.map.geocoder.geocode(address).first?.name == "Lhotka 45")
  }

  @Test func `a place on the map is told in the order of the country`() {
    #expect(Self.map.reverse(-279, 11) == "Hlavní 123/4, Kamenice nad Řekou")
    #expect(Self.map.reverse(6_031, 21) == "Lhotka 45, Lhotka")
    let mark = Self.map.geocoder.reverse(Self.map.location(-279, 11)).first?.placemark
    #expect(
      mark?.formattedAddressLines == ["Hlavní 123/4", "123 45 Kamenice nad Řekou", "Česko"])
    let slovak = Self.map.geocoder.reverse(Self.map.location(30_041, 211)).first?.placemark
    #expect(slovak?.isoCountryCode == "SK")
    #expect(slovak?.formattedAddressLines.prefix(2) == ["Štúrova 711/14", "034 01 Podhorie"])
  }
}
