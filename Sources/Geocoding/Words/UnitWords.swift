// SPDX-License-Identifier: Apache-2.0

/// Words that announce the flat, floor or door of an address, as in "Apt 4" and "кв 12".
package enum UnitWords {
  /// Whether a word says that a unit follows or went before.
  package static func announces(_ token: TextToken) -> Bool { words.contains(token.stem) }

  private static let words: Set<String> = {
    let text = """
      apt apartment apts unit units flat suite ste room rm floor fl level lvl door lot space
      building bldg wohnung whg top stiege stock og eg ug dg etage tür zimmer haus
      appartement appt apt étage escalier bâtiment bât porte chambre logement
      piso puerta planta escalera esc portal depto departamento dpto apto apartamento oficina local
      interno int scala piano appartamento palazzina andar bloco sala conjunto cj fração
      кв квартира оф офис этаж эт подъезд под комната ком помещение пом
      daire kat blok mieszkanie lokal lok piętro klatka byt patro dveře
      huis verdieping bus bte boîte etasje leilighet leil bolig lgh lägenhet
      室 階 楼 单元 层 房 棟 호 층
      """
    return Set(
      text.split { $0 == " " || $0 == "\n" }.flatMap { word in
        TextTokens.stems(String(word))
      })
  }()
}
