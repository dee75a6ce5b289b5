// SPDX-License-Identifier: Apache-2.0

extension TextToken { package var stem: String { canonical } }
enum Synonyms { static func alternatives(of stem: String) -> [String] { [] } }
enum CompoundWords {
  static func unfinished(_ word: String) -> [(head: String, suffix: String)] { [] }
  static func misspelled(_ word: String) -> [(head: String, suffix: String)] { [] }
}
extension Spelling { static func isParticle(_ stem: String) -> Bool { false } }
extension HouseNumber {
  package static func value(_ text: String) -> Int? { Int(text.prefix { $0.isNumber }) }
}
extension PlaceIndex {
  func weight(ofToken rank: UInt32) -> Double { AddressQuery.weight(of: tokens.string(rank)) }
}
