// SPDX-License-Identifier: Apache-2.0

import Geocoding
import TestSupport
import Testing

struct FuzzyTokensTests {
  /// The textbook's table: insertions, deletions, changes, exchanges of neighbours.
  func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1...max(1, a.count) where i <= a.count {
      var row = [i]
      for j in 1...max(1, b.count) where j <= b.count {
        var best = min(
          rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }

  @Test(arguments: 0..<60)
  func `all words within a distance are found, as by comparing with each`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcd".utf8)
    func word() -> String {
      let length = Int.random(in: 1...7, using: &random)
      return String(
        decoding: (0..<length).map { _ in letters.randomElement(using: &random) ?? 97 },
        as: UTF8.self)
    }
    let words = Set((0..<150).map { _ in word() }).sorted()
    let table = TokenTable(sorted: words)
    for _ in 0..<20 {
      let wanted = word(), limit = Int.random(in: 1...2, using: &random)
      let found = FuzzyTokens.words(near: wanted, within: limit, in: table).map {
        "\(table.string($0.rank)) \($0.distance)"
      }
      let expected = words.compactMap { other -> String? in
        let distance = distance(Array(wanted.utf8), Array(other.utf8))
        return distance > 0 && distance <= limit ? "\(other) \(distance)" : nil
      }
      #expect(Set(found) == Set(expected), "seed \(seed), word \(wanted), within \(limit)")
    }
  }

  @Test(arguments: 0..<20)
  func `a map of numbers holds what was put there`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var map = NumberMap(), plain: [UInt32: UInt32] = [:]
    for _ in 0..<500 {
      let key = UInt32.random(in: 0...800, using: &random) &* 0x1000_0001
      let value = UInt32.random(in: 0...9, using: &random)
      map[key] = value
      plain[key] = value
    }
    #expect(map.count == plain.count)
    for key in (0...800).map({ UInt32($0) &* 0x1000_0001 }) { #expect(map[key] == plain[key]) }
  }
}
