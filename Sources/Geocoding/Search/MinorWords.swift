// SPDX-License-Identifier: Apache-2.0

/// The words of an index that say little by themselves, by their ranks: "street", "of the".
struct MinorWords: Sendable {
  private var isTypeWord = NumberMap(capacity: 512)

  init(in tokens: TokenTable) {
    for word in Spelling.minorWords {
      if let rank = tokens.find(word) { isTypeWord[rank] = Spelling.isTypeWord(word) ? 1 : 0 }
    }
  }

  /// What a word counts in a name, beside 1 for a telling one.
  func weight(ofToken rank: UInt32) -> Double {
    switch isTypeWord[rank] {
    case 1: AddressQuery.typeWordWeight
    case 0: AddressQuery.particleWeight
    default: 1
    }
  }
}
