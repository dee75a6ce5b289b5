// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Words of a table that differ from one by few letters.
///
/// Walks the sorted table as if it were a tree of letters: a row of edit distances per letter of the
/// current word; where no distance of a row is small enough, all words that begin so are skipped.
///
/// Distance: insertions, deletions, changes of one letter and exchanges of two neighbours count one
/// each (Damerau, "A technique for computer detection and correction of spelling errors", 1964,
/// https://doi.org/10.1145/363958.363994).
package struct FuzzyTokens {
  package struct Found {
    package let rank: UInt32
    package let distance: Int
  }

  /// Letters of the longest word compared.
  private static let lengthLimit = 40
  /// Words found at most.
  private static let foundLimit = 200

  private let table: TokenTable
  private let word: [UInt8]
  private let limit: Int
  /// Rows of distances, one after the other; row d is for the first d letters.
  private var rows: [UInt8]
  /// The letters that the rows are for.
  private var letters: [UInt8] = []

  private init(_ word: [UInt8], limit: Int, in table: TokenTable) {
    self.table = table
    self.word = word
    self.limit = limit
    rows = (0...word.count).map { UInt8($0) }
  }

  /// The words within a distance of one, itself left out; the nearest first.
  package static func words(near text: String, within limit: Int, in table: TokenTable) -> [Found] {
    let word = Array(text.utf8)
    guard word.count <= lengthLimit, limit > 0 else { return [] }
    var search = FuzzyTokens(word, limit: limit, in: table)
    return search.run().filter { $0.distance > 0 }.sorted {
      ($0.distance, $0.rank) < ($1.distance, $1.rank)
    }
  }

  private mutating func run() -> [Found] {
    var found: [Found] = []
    var rank = 0
    while rank < table.count, found.count < Self.foundLimit {
      switch advance(to: table.range(UInt32(rank))) {
      case .word(let distance):
        found.append(Found(rank: UInt32(rank), distance: distance))
        rank += 1
      case .tooFar: rank += 1
      case .tooFarFrom(let depth): rank = firstRank(after: rank, sharing: depth)
      }
    }
    return found
  }

  private enum Step {
    case word(distance: Int)
    case tooFar
    /// No word that begins with so many of these letters is near.
    case tooFarFrom(depth: Int)
  }

  /// Goes on to a word of the table, from the letters that it shares with the one before.
  private mutating func advance(to range: Range<Int>) -> Step {
    let bytes = table.allBytes.span
    var depth = 0
    while depth < letters.count, depth < range.count,
      letters[depth] == bytes[range.lowerBound + depth]
    {
      depth += 1
    }
    letters.removeLast(letters.count - depth)
    while depth < range.count {
      let isNear = addRow(bytes[range.lowerBound + depth])
      depth += 1
      if !isNear { return .tooFarFrom(depth: depth) }
    }
    let distance = Int(rows[depth * (word.count + 1) + word.count])
    return distance <= limit ? .word(distance: distance) : .tooFar
  }

  /// Adds the row of one more letter; whether a word that begins so can be near.
  private mutating func addRow(_ letter: UInt8) -> Bool {
    let width = word.count + 1, depth = letters.count + 1
    rows.removeLast(rows.count - depth * width)
    let above = (depth - 1) * width
    var least = UInt8(clamping: depth)
    rows.append(least)
    for column in 1..<width {
      let isSame = word[column - 1] == letter
      var distance = rows[above + column - 1] + (isSame ? 0 : 1)
      distance = min(distance, rows[above + column] + 1, rows[above + width + column - 1] + 1)
      if depth > 1, column > 1, word[column - 2] == letter, word[column - 1] == letters[depth - 2] {
        distance = min(distance, rows[above - width + column - 2] + 1)
      }
      rows.append(distance)
      least = min(least, distance)
    }
    letters.append(letter)
    return Int(least) <= limit
  }

  /// The first rank behind those whose words begin with the same letters, by doubling steps.
  private func firstRank(after rank: Int, sharing depth: Int) -> Int {
    var low = rank, step = 1
    while low + step < table.count, shares(low + step, depth) {
      low += step
      step *= 2
    }
    var high = min(table.count, low + step)
    while low + 1 < high {
      let middle = (low + high) / 2
      if shares(middle, depth) { low = middle } else { high = middle }
    }
    return low + 1
  }

  private func shares(_ rank: Int, _ depth: Int) -> Bool {
    let range = table.range(UInt32(rank))
    guard range.count >= depth else { return false }
    let bytes = table.allBytes.span
    for offset in 0..<depth where bytes[range.lowerBound + offset] != letters[offset] {
      return false
    }
    return true
  }
}
