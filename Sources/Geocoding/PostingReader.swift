// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Reads the numbers of the named things that have a word in their name, ascending.
///
/// Stops, and says `isDamaged`, at a number that is not there.
package struct PostingReader {
  private var reader: VarintReader
  private let end: Int
  private let limit: UInt64
  private var last: UInt64?
  package private(set) var isDamaged = false

  package init(_ index: PlaceIndex, token: UInt32) {
    let run = index.postingRuns[Int(token)]
    reader = VarintReader(index.postings, at: run.lowerBound)
    end = run.upperBound
    limit = UInt64(index.named.count)
  }

  package mutating func next() -> UInt32? {
    guard !isDamaged, reader.position < end else { return nil }
    let difference = reader.next()
    let number = (last ?? 0).addingReportingOverflow(difference)
    guard !reader.isDamaged, !number.overflow, number.partialValue < limit,
      difference > 0 || last == nil
    else {
      isDamaged = true
      return nil
    }
    last = number.partialValue
    return UInt32(number.partialValue)
  }

  /// All numbers that are left.
  package mutating func rest() -> [UInt32] {
    var numbers: [UInt32] = []
    while let number = next() { numbers.append(number) }
    return numbers
  }
}
