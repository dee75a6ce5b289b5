// SPDX-License-Identifier: Apache-2.0

import Geocoding
import PackedFile

/// Numbers for names that are the same whatever their case, accents and, for `key`, abbreviations.
struct NameKeys {
  private let strings: StringTableBuilder
  private var keyByString: [StringID: UInt32] = [:]
  private var spellingByString: [StringID: UInt32] = [:]
  private var keyByText: [String: UInt32] = [:]

  init(_ strings: StringTableBuilder) { self.strings = strings }

  mutating func key(of name: StringID) -> UInt32 {
    if let key = keyByString[name] { return key }
    let key = number(of: TextTokens.key(strings[name]))
    keyByString[name] = key
    return key
  }

  /// As `key`, and different where an abbreviation or an umlaut is written otherwise.
  mutating func spelling(of name: StringID) -> UInt32 {
    if let key = spellingByString[name] { return key }
    let literals = TextTokens.tokens(of: strings[name]).map(\.literal)
    // The mark keeps spellings apart from keys, which share the numbers.
    let key = number(of: "=" + literals.joined(separator: " "))
    spellingByString[name] = key
    return key
  }

  private mutating func number(of text: String) -> UInt32 {
    let key = keyByText[text] ?? UInt32(keyByText.count)
    keyByText[text] = key
    return key
  }
}
