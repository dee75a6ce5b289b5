// SPDX-License-Identifier: Apache-2.0

/// States, provinces and cantons whose short forms people write in addresses.
package enum Regions {
  /// The short form and the usual name of a region by its ISO 3166-2 code: "US-TX".
  package static func names(of isoCode: String) -> (short: String, name: String)? {
    guard let region = byCode[isoCode] else { return nil }
    return (region.short, region.names[0])
  }

  /// The short form and every name of a region.
  package static func allNames(of isoCode: String) -> [String] {
    guard let region = byCode[isoCode] else { return [] }
    return region.names.contains(region.short) ? region.names : [region.short] + region.names
  }

  /// The ISO 3166-2 code of a region of a country that a text names or shortens.
  package static func find(_ country: String, _ text: String) -> String? {
    codesByKey[key(text)]?.first { $0.utf8.starts(with: country.utf8) }
  }

  /// The ISO 3166-2 codes of all regions, of any country, that a text names or shortens.
  package static func codes(named text: String) -> [String] { codesByKey[key(text)] ?? [] }

  /// Every code of the table, sorted.
  package static let codes: [String] = byCode.keys.sorted()

  private struct Region: Sendable {
    var short: String
    /// The usual one first.
    var names: [String]
  }

  /// Austria's codes are numbers and Mexico's of three letters, which nobody writes.
  private static func short(_ code: Substring, _ names: [String], in country: Substring) -> String {
    guard country == "AT" || country == "MX" else { return String(code) }
    return names.min { $0.count < $1.count } ?? String(code)
  }

  private static let byCode: [String: Region] = {
    var regions: [String: Region] = [:]
    for line in table.split(separator: "\n") {
      let country = line.prefix { $0 != ":" }
      for entry in line.dropFirst(country.count + 1).split(separator: ";") {
        let code = entry.prefix { $0 != " " }
        let names = entry.dropFirst(code.count + 1).split(separator: ",").map(String.init)
        regions["\(country)-\(code)"] = Region(
          short: short(code, names, in: country), names: names)
      }
    }
    return regions
  }()

  private static let codesByKey: [String: [String]] = {
    var codes: [String: [String]] = [:]
    for code in Regions.codes {
      for key in Set(allNames(of: code).map(key)) { codes[key, default: []].append(code) }
    }
    return codes
  }()

  private static func key(_ text: String) -> String {
    TextTokens.stems(text).joined(separator: " ")
  }
}
