// SPDX-License-Identifier: Apache-2.0

import Geocoding
import PackedFile

/// Numbers for names that are the same whatever their case, accents and abbreviations.
struct NameKeys {
  private let strings: StringTable
  private var keyByString: [StringID: UInt32] = [:]
  private var keyByText: [String: UInt32] = [:]

  init(_ strings: StringTable) { self.strings = strings }

  mutating func key(of name: StringID) -> UInt32 {
    if let key = keyByString[name] { return key }
    let text = TextTokens.key(strings[name])
    let key = keyByText[text] ?? UInt32(keyByText.count)
    keyByText[text] = key
    keyByString[name] = key
    return key
  }
}
