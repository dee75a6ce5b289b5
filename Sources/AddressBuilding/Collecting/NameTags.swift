// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// What the tags of an object say of its names.
///
/// Source: https://wiki.openstreetmap.org/wiki/Names, .../Multilingual_names.
struct NameTags {
  let tags: MarkedTags

  /// The name it is shown with: `name`, else the most official of the others, else one in any
  /// language.
  var main: String? {
    guard tags.marks.contains(.name) else { return nil }
    if let name = tags["name"], !name.isEmpty { return name }
    guard tags.marks.contains(.otherName) else { return nil }
    for key in Self.mainKeys {
      if let name = tags[key], !name.isEmpty { return name }
    }
    return tags.tags.first { $0.key.hasPrefix("name:") && Self.isName($0.key) }?.value
  }

  private static let mainKeys = [
    "official_name", "name:left", "name:right", "int_name", "loc_name", "alt_name",
    "short_name",
  ]

  /// All names but `main`, in the order of the tags, each once; and the values of `keys`.
  func others(besides main: String?, and keys: Set<String> = []) -> [PlaceName] {
    guard tags.marks.contains(.otherName) || main?.utf8.contains(where: Self.parts) ?? false else {
      return []
    }
    var names: [PlaceName] = []
    for (key, value) in tags.tags where keys.contains(key) || Self.isName(key) {
      let parts = value.split(separator: ";").map { String($0.trimmingBlanks()) }
      for part in parts where part != main {
        names.append(PlaceName(part, key: key))
      }
      if key == "name" { names += Self.bilingualParts(of: value) }
    }
    return names.filter { !$0.text.isEmpty }.uniqued()
  }

  /// The halves of "Rue Neuve - Nieuwstraat" and "Bozen / Bolzano".
  static func bilingualParts(of name: String) -> [PlaceName] {
    guard name.utf8.contains(where: parts) else { return [] }
    for mark in [" / ", " - ", " – ", "/"] where name.contains(mark) {
      let parts = name.split(separator: mark).map { String($0.trimmingBlanks()) }
      guard parts.count > 1, parts.allSatisfy({ $0.contains(where: \.isLetter) && $0.count > 2 })
      else { continue }
      return parts.map { PlaceName($0, key: "name") }
    }
    return []
  }

  /// Whether a byte may part two names: a semicolon, a slash, the beginning of a dash.
  private static func parts(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
      || byte == 0xe2
  }

  /// Whether a key tells a name: "name:de", "alt_name", "old_name:fr", "name_1", "name:left".
  static func isName(_ key: String) -> Bool {
    if bases.contains(key) || key == "bridge:name" || key == "tunnel:name" { return true }
    let colon = key.utf8.firstIndex(of: UInt8(ascii: ":")) ?? key.endIndex
    guard bases.contains(withoutNumber(key[..<colon])) else { return false }
    let tail = key[colon...].dropFirst()
    return colon == key.endIndex || isLanguage(tail) || sides.contains(String(tail))
  }

  /// "de", "zh-Hant", "be-tarask", "sr_Latn": two or three letters, and what refines them.
  static func isLanguage(_ text: some StringProtocol) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy({ (0x61...0x7a).contains($0) })
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.count)
        && $0.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x7a).contains($0) }
    }
  }

  /// Without the number that tells several of one key apart: "name_1", "alt_name_2".
  private static func withoutNumber(_ key: Substring) -> String {
    guard let mark = key.lastIndex(of: "_") else { return String(key) }
    let tail = key[mark...].dropFirst()
    let isNumber = !tail.isEmpty && tail.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return String(isNumber ? key[..<mark] : key)
  }

  private static let bases: Set<String> = [
    "name", "alt_name", "old_name", "official_name", "short_name", "loc_name", "int_name",
    "nat_name", "reg_name",
  ]

  private static let sides: Set<String> = ["left", "right", "forward", "backward"]
}

extension [PlaceName] {
  /// Each name once, with the key that comes first.
  fileprivate func uniqued() -> [PlaceName] {
    if count < 2 { return self }
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}
