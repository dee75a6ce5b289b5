// SPDX-License-Identifier: Apache-2.0

/// Runs of numbers, of which a list has one as a rule, and may have several.
extension [Int64] {
  /// Takes the numbers of a run; false where it is damaged.
  mutating func append(numbersOf run: PBFCursor) -> Bool {
    append(run) { $0.signed() }
  }

  /// Takes a run of differences, each to the number before; false where it is damaged or a number
  /// leaves 64 bits.
  mutating func append(differencesOf run: PBFCursor) -> Bool {
    var number = last ?? 0
    var hasOverflown = false
    let isWhole = append(run) { run in
      let (next, overflows) = number.addingReportingOverflow(run.folded())
      hasOverflown = hasOverflown || overflows
      number = next
      return next
    }
    return isWhole && !hasOverflown
  }

  /// Makes room for all numbers of a run first: an array that grows by one is asked each time
  /// whether it may.
  @inline(__always)
  private mutating func append(_ run: PBFCursor, _ next: (inout PBFCursor) -> Int64) -> Bool {
    var run = run
    let start = count, added = run.numberCount
    append(contentsOf: repeatElement(0, count: added))
    unsafe withUnsafeMutableBufferPointer { numbers in
      for index in start..<start + added { unsafe numbers[index] = next(&run) }
    }
    // Bytes that are left are a number without an end.
    return run.isAtEnd && !run.isDamaged
  }
}

extension PBFCursor {
  /// How many numbers are left: the last byte of each, and no other, has no top bit.
  fileprivate var numberCount: Int {
    let bytes = unsafe rest
    var count = 0
    for index in bytes.indices { unsafe count += Int(bytes[index] >> 7 ^ 1) }
    return count
  }
}
