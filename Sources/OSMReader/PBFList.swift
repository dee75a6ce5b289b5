// SPDX-License-Identifier: Apache-2.0

/// A list of numbers in a message: one run as a rule; several, or single numbers, where the writer
/// cut it so.
///
/// Who takes more than `count` numbers gets zeros. Faults latch, as in the cursor.
struct PBFList {
  private var run: PBFCursor
  // Almost always absent.
  private var later: LaterRuns?
  private(set) var count = 0

  /// An empty list of a message.
  init(of message: PBFCursor) {
    run = message
    run.moveToEnd()
  }

  mutating func removeAll() {
    run.removeAll()
    if later != nil { later = nil }
    count = 0
  }

  @inline(__always) var isDamaged: Bool { run.isDamaged || later?.isDamaged ?? false }

  mutating func add(_ next: PBFCursor) {
    var next = next
    let added = next.numberCount
    if !next.endsWithNumber { next.damage() }
    if count == 0 { run = next } else { addLater(next) }
    count += added
  }

  @inline(__always) mutating func number() -> Int64 {
    if run.isAtEnd { hop() }
    return run.signed()
  }

  @inline(__always) mutating func folded() -> Int64 {
    if run.isAtEnd { hop() }
    return run.folded()
  }

  @inline(never) private mutating func addLater(_ next: PBFCursor) {
    let later = self.later ?? LaterRuns()
    later.runs.append(next)
    later.isDamaged = later.isDamaged || next.isDamaged
    self.later = later
  }

  /// Goes on to the next run.
  @inline(never) private mutating func hop() {
    guard let later, later.hopCount < later.runs.count else { return }
    later.isDamaged = later.isDamaged || run.isDamaged
    run = later.runs[later.hopCount]
    later.hopCount += 1
  }
}

/// The runs of a list after its first; there is no use of it by two lists.
private final class LaterRuns {
  var runs: [PBFCursor] = []
  var hopCount = 0
  var isDamaged = false
}

/// A sum of differences.
struct PBFSum {
  private(set) var value: Int64 = 0
  /// Whether a sum has left 64 bits.
  private(set) var hasOverflown = false

  @inline(__always) mutating func add(_ difference: Int64) {
    let (sum, overflows) = value.addingReportingOverflow(difference)
    value = sum
    hasOverflown = hasOverflown || overflows
  }
}

extension PBFCursor {
  /// How many numbers are left: the last byte of each, and no other, has no top bit.
  fileprivate var numberCount: Int {
    let bytes = unsafe rest
    // The loop below is made for long runs.
    if bytes.count == 1 { return unsafe Int(bytes[0] >> 7 ^ 1) }
    var count = 0
    for index in bytes.indices { unsafe count += Int(bytes[index] >> 7 ^ 1) }
    return count
  }

  fileprivate var endsWithNumber: Bool { unsafe rest.last.map { $0 < 0x80 } ?? true }
}
