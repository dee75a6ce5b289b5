// SPDX-License-Identifier: Apache-2.0

/// The language of a tag as OSM's keys have it: "de" of "de_AT", "zh-Hant" of "zh-Hant-TW"; `nil`
/// where it is no tag of a language (RFC 5646).
package func languageCode(_ tag: String) -> String? {
  let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  guard let first = parts.first, (2...3).contains(first.utf8.count),
    parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }),
    first.utf8.allSatisfy({ !(0x30...0x39).contains($0) })
  else { return nil }
  // Regions have two letters or three digits, and no part in the names of keys.
  let script = parts.dropFirst().first.flatMap { $0.utf8.count == 4 ? $0 : nil }
  let code = first.lowercased()
  return script.map { "\(code)-\($0.prefix(1).uppercased())\($0.dropFirst().lowercased())" } ?? code
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
  default: false
  }
}
