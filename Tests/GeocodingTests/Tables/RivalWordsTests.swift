// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// Streets that differ in one word alone, so that its short forms must be read right.
struct RivalWordsTests {
  @Test(arguments: TableLine.table(spanish))
  func `Spanish words are known by their short forms`(line: TableLine) {
    expect(line, on: Self.spain)
  }

  @Test(arguments: TableLine.table(portuguese))
  func `Portuguese words are known by their short forms`(line: TableLine) {
    expect(line, on: Self.portugal)
  }

  @Test(arguments: TableLine.table(italian))
  func `Italian numbers are words, digits and Roman numerals`(line: TableLine) {
    expect(line, on: Self.italy)
  }

  @Test(arguments: TableLine.table(french))
  func `French words are known by their short forms`(line: TableLine) {
    expect(line, on: Self.france)
  }

  @Test(arguments: TableLine.table(indian))
  func `initials and feet are known in India`(line: TableLine) {
    expect(line, on: Self.india)
  }

  @Test(arguments: TableLine.table(korean))
  func `what counts Korean house numbers is no word`(line: TableLine) {
    expect(line, on: Self.korea)
  }

  private func expect(_ line: TableLine, on map: InventedMap) {
    let found = line.answers(on: map)
    #expect(line.accepts(found), "\(found)")
  }
}

extension RivalWordsTests {
  private static func town(
    _ country: String, _ name: String, _ number: String, _ streets: [String],
    _ tags: MapDrawing.Tags = [:]
  ) -> InventedMap {
    InventedMap(country: country, home: name, centre: (40, 5)) { map in
      map.place(name, "city", (0, 0), ["population": "100000"].merging(tags) { $1 })
      for (place, street) in streets.enumerated() {
        let y = 150 * Double(place)
        map.street(street, [(0, y), (300, y), (600, y)])
        map.house(number, street, (20, y + 10))
      }
    }
  }

  private static let spain = town(
    "ES", "Villarriba", "5",
    [
      "Plaza de la Castellana", "Paseo de la Castellana", "Calle de la Castellana",
      "Travesía de la Castellana", "Ronda de la Castellana", "Calle del General Mola",
      "Calle de Mola", "Calle 2 de Mayo", "Calle Veinticinco de Mayo",
    ])

  private static let spanish = """
    pº de la Castellana 5 | Paseo de la Castellana, 5
    P.º Castellana, 5 | Paseo de la Castellana, 5
    Pza. de la Castellana 5 | Plaza de la Castellana, 5
    pl. castellana 5 | Plaza de la Castellana, 5
    C/ de la Castellana 5 | Calle de la Castellana, 5
    Tr. de la Castellana 5 | Travesía de la Castellana, 5
    rda castellana 5 | Ronda de la Castellana, 5
    gral mola 5 | Calle del General Mola, 5
    dos de mayo 5 | Calle 2 de Mayo, 5
    calle 25 de mayo 5 | Calle Veinticinco de Mayo, 5
    """

  private static let portugal = town(
    "PT", "Vila Nova", "7",
    [
      "Rua do Carmo", "Largo do Carmo", "Travessa da Estrela", "Calçada da Estrela",
      "Rua Sete de Setembro", "Rua Vinte de Setembro", "Rua Doze de Setembro", "Rua 25 de Abril",
      "Rua Vinte e Quatro de Julho", "Rua Capitão Xavier", "Rua Coronel Xavier", "Rua Dom Pedro V",
    ])

  private static let portuguese = """
    lg do carmo 7 | Largo do Carmo, 7
    l.go do carmo 7 | Largo do Carmo, 7
    cç da estrela 7 | Calçada da Estrela, 7
    cc. estrela 7 | Calçada da Estrela, 7
    calç. da estrela 7 | Calçada da Estrela, 7
    tv estrela 7 | Travessa da Estrela, 7
    rua 7 de setembro 7 | Rua Sete de Setembro, 7
    rua 20 de setembro 7 | Rua Vinte de Setembro, 7
    rua 12 de setembro 7 | Rua Doze de Setembro, 7
    rua vinte e cinco de abril 7 | Rua 25 de Abril, 7
    rua 24 de julho 7 | Rua Vinte e Quatro de Julho, 7
    r. cel. xavier 7 | Rua Coronel Xavier, 7
    r cap xavier 7 | Rua Capitão Xavier, 7
    rua d. pedro 5 7 | Rua Dom Pedro V, 7
    rua do carmo, n.º 7 | Rua do Carmo, 7
    """

  private static let italy = town(
    "IT", "Roma", "7",
    [
      "Via Quattro Novembre", "Via IV Settembre", "Via XX Settembre", "Via Otto Settembre",
      "Via XI Settembre", "Via Dieci Settembre", "Via 25 Aprile", "Via Roma",
    ], ["name:en": "Rome"])

  private static let italian = """
    via 4 novembre 7 | Via Quattro Novembre, 7
    via quattro settembre 7 | Via IV Settembre, 7
    via venti settembre 7 | Via XX Settembre, 7
    via 20 settembre 7 | Via XX Settembre, 7
    via viii settembre 7 | Via Otto Settembre, 7
    via undici settembre 7 | Via XI Settembre, 7
    via 10 settembre 7 | Via Dieci Settembre, 7
    via venticinque aprile 7 | Via 25 Aprile, 7
    via XXV aprile 7 | Via 25 Aprile, 7
    """

  @Test func `a town counts by each of its names beside a street of its name`() {
    let found = Self.italy.geocoder.geocode("Rome via roma 7").first
    #expect(found?.subThoroughfare == "7")
    #expect(found?.score == 1)
  }

  private static let france = town(
    "FR", "Montclair", "7",
    [
      "Avenue du Général Leclerc", "Avenue du Maréchal Leclerc", "Avenue Leclerc",
      "Rue du Docteur Roux", "Rue du Professeur Roux", "Rue du Commandant Roux",
      "Rue du Capitaine Roux", "Rue du Lieutenant Roux", "Rue du Colonel Roux",
      "Rue du Quatre Septembre", "Rue du Huit Septembre", "Quai Albert 1er", "Quai Albert II",
    ])

  private static let french = """
    av du gal leclerc 7 | 7 Avenue du Général Leclerc
    av du mal leclerc 7 | 7 Avenue du Maréchal Leclerc
    r dr roux 7 | 7 Rue du Docteur Roux
    r pr roux 7 | 7 Rue du Professeur Roux
    r cdt roux 7 | 7 Rue du Commandant Roux
    r cne roux 7 | 7 Rue du Capitaine Roux
    r lt roux 7 | 7 Rue du Lieutenant Roux
    r col roux 7 | 7 Rue du Colonel Roux
    7 rue du 4 septembre | 7 Rue du Quatre Septembre
    7 rue du 8 septembre | 7 Rue du Huit Septembre
    7 quai albert Ier | 7 Quai Albert 1er
    7 quai albert I | 7 Quai Albert 1er
    7 quai albert 2 | 7 Quai Albert II
    """

  private static let india = town(
    "IN", "New Town", "12",
    ["Mahatma Gandhi Road", "100 Feet Road", "12th Main Road", "K. R. Road", "Station Road"])

  private static let indian = """
    12 MG Road | 12, Mahatma Gandhi Road
    12, M.G. Road | 12, Mahatma Gandhi Road
    mg rd | Mahatma Gandhi Road
    12 KR Road | 12, K. R. Road
    100 ft road | 100 Feet Road
    12 100 ft rd | 12, 100 Feet Road
    """

  private static let korea = town("KR", "서울", "110", ["세종대로", "한강대로"])

  private static let korean = """
    세종대로 110번 | 세종대로 110
    세종대로 110번지 | 세종대로 110
    """
}
