// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

struct WordsOfCountriesTests {
  @Test(arguments: [
    ("DE", "Germany"), ("DE", "Deutschland"), ("DE", "Allemagne"), ("DE", "Германия"),
    ("DE", "德国"), ("US", "USA"), ("US", "United States of America"), ("US", "США"),
    ("GB", "England"), ("GB", "UK"), ("CH", "Suisse"), ("CH", "Svizra"), ("AT", "Österreich"),
    ("CZ", "Czech Republic"), ("NL", "Holland"), ("JP", "日本"), ("CN", "中国"), ("TR", "Türkiye"),
    ("RU", "Российская Федерация"), ("PL", "Polska"), ("LI", "Лихтенштейн"), ("MC", "Mónaco"),
  ])
  func `countries have names in many languages`(code: String, name: String) {
    #expect(Countries.names(of: code).contains(name))
    #expect(Countries.code(named: name) == code)
    #expect(Countries.code(named: name.lowercased()) == code)
  }

  @Test(arguments: [("DEU", "DE"), ("USA", "US"), ("CHE", "CH"), ("GBR", "GB"), ("XKX", "XK")])
  func `countries have codes of three letters`(alpha3: String, alpha2: String) {
    #expect(Countries.code(ofAlpha3: alpha3) == alpha2)
    #expect(Countries.code(named: alpha3) == alpha2)
  }

  @Test(arguments: [
    ("DE", "de", "Deutschland"), ("DE", "fr", "Allemagne"), ("DE", "zh-Hans", "德国"),
    ("DE", "xx", "Germany"), ("FJ", "de", "Fiji"), ("CH", "es", "Suiza"),
  ])
  func `a country is named in a language`(code: String, language: String, name: String) {
    #expect(Countries.name(code, language: language) == name)
  }

  @Test func `every country has an English name and no name twice`() {
    #expect(Countries.codes.count == 250)
    for code in Countries.codes {
      #expect(Countries.name(code)?.isEmpty == false)
      #expect(Set(Countries.names(of: code)).count == Countries.names(of: code).count)
      #expect(Countries.code(named: Countries.name(code) ?? "") == code)
    }
    #expect(Countries.name("ZZ") == nil)
    #expect(Countries.names(of: "ZZ") == [])
    #expect(Countries.code(named: "Nowhere") == nil)
  }

  @Test(arguments: [
    ("US-TX", "TX", "Texas"), ("US-DC", "DC", "District of Columbia"), ("CA-QC", "QC", "Quebec"),
    ("AU-NSW", "NSW", "New South Wales"), ("DE-BW", "BW", "Baden-Württemberg"),
    ("AT-9", "Wien", "Wien"), ("CH-ZH", "ZH", "Zürich"), ("IT-TO", "TO", "Torino"),
    ("BR-SP", "SP", "São Paulo"), ("MX-JAL", "Jal", "Jalisco"), ("IN-KA", "KA", "Karnataka"),
  ])
  func `regions have short forms`(code: String, short: String, name: String) throws {
    let names = try #require(Regions.names(of: code))
    #expect(names.short == short)
    #expect(names.name == name)
  }

  @Test(arguments: [
    ("US", "TX", "US-TX"), ("US", "texas", "US-TX"), ("US", "Tex.", "US-TX"),
    ("CA", "Québec", "CA-QC"), ("CA", "on", "CA-ON"), ("AU", "wa", "AU-WA"), ("US", "WA", "US-WA"),
    ("DE", "NRW", "DE-NW"), ("DE", "Bavaria", "DE-BY"), ("CH", "Graubunden", "CH-GR"),
    ("CH", "Genf", "CH-GE"), ("IT", "MI", "IT-MI"), ("BR", "sao paulo", "BR-SP"),
    ("MX", "cdmx", "MX-CMX"), ("AT", "NÖ", "AT-3"), ("US", "Bavaria", nil), ("US", "", nil),
  ])
  func `regions are found by names and short forms`(country: String, text: String, code: String?) {
    #expect(Regions.find(country, text) == code)
  }

  @Test func `a short form may belong to several countries`() {
    #expect(Regions.codes(named: "WA") == ["AU-WA", "US-WA"])
    #expect(Regions.allNames(of: "DE-NW").contains("NRW"))
    #expect(Regions.allNames(of: "XX-YY") == [])
    #expect(Regions.names(of: "XX-YY")?.short == nil)
  }

  @Test(arguments: [("Apt", true), ("кв", true), ("Wohnung", true), ("室", true), ("Main", false)])
  func `words announce a flat`(word: String, announces: Bool) {
    #expect(TextTokens.tokens(of: word).contains { UnitWords.announces($0) } == announces)
  }
}
