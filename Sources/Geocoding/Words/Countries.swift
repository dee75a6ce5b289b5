// SPDX-License-Identifier: Apache-2.0

/// Countries by their ISO 3166-1 codes, and what people call them.
package enum Countries {
  /// Languages, besides English and their own, that the more usual countries have names in.
  static let languages = ["de", "fr", "es", "ru", "zh"]

  /// The English name.
  package static func name(_ code: String) -> String? { byCode[code]?.english }

  /// The name in a language ("de", "pt-BR"), or else in English.
  package static func name(_ code: String, language: String) -> String? {
    guard let country = byCode[code] else { return nil }
    let short = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let column = languages.firstIndex(of: short), column < country.translated.count else {
      return country.english
    }
    return country.translated[column].first ?? country.english
  }

  /// Every name that is known: English, in the country's own languages, in others; each once.
  package static func names(of code: String) -> [String] {
    guard let country = byCode[code] else { return [] }
    var seen: Set<String> = []
    let names = [country.english] + country.own + country.translated.joined()
    return names.filter { seen.insert($0).inserted }
  }

  /// The alpha-2 code of an alpha-3 code: "DE" of "DEU".
  package static func code(ofAlpha3 code: String) -> String? { codeByAlpha3[code] }

  /// The alpha-2 code of a country named in any of the known languages, or by its codes.
  package static func code(named text: String) -> String? {
    let upper = text.uppercased()
    if byCode[upper] != nil { return upper }
    return codeByAlpha3[upper] ?? codeByKey[key(text)]
  }

  /// Every alpha-2 code, sorted.
  package static let codes: [String] = byCode.keys.sorted()

  private struct Country: Sendable {
    var alpha3: String
    var english: String
    var own: [String] = []
    var translated: [[String]] = []
  }

  private static let byCode: [String: Country] = {
    var countries: [String: Country] = [:]
    for entry in list.split(separator: ";") {
      let parts = entry.split(separator: " ", maxSplits: 2).map(String.init)
      countries[parts[0]] = Country(alpha3: parts[1], english: parts[2])
    }
    for line in otherNames.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { column in
        column.split(separator: ",").map(String.init)
      }
      guard let code = columns[0].first else { continue }
      countries[code]?.own = columns[1]
      countries[code]?.translated = Array(columns.dropFirst(2))
    }
    return countries
  }()

  private static let codeByAlpha3 = Dictionary(
    uniqueKeysWithValues: byCode.map { ($0.value.alpha3, $0.key) })

  private static let codeByKey: [String: String] = {
    var codes: [String: String] = [:]
    for code in Countries.codes {
      for name in names(of: code) where codes[key(name)] == nil {
        codes[key(name)] = code
      }
    }
    return codes
  }()

  private static func key(_ text: String) -> String {
    TextTokens.stems(text).joined(separator: " ")
  }
}
