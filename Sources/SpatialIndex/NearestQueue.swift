// SPDX-License-Identifier: Apache-2.0

/// A node or an item that waits in a nearest search.
struct NearestEntry {
  /// At one distance nodes come first, items with a known distance last, so that ties are
  /// reported in the order of their numbers.
  enum Kind: UInt8 {
    case node, unmeasured, measured
  }

  let metres: Double
  let kind: Kind
  let number: UInt32

  static func < (a: NearestEntry, b: NearestEntry) -> Bool {
    if a.metres != b.metres { return a.metres < b.metres }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    return a.number < b.number
  }
}

/// A binary heap, nearest entry first.
struct NearestQueue {
  private var entries: [NearestEntry] = []

  mutating func push(_ entry: NearestEntry) {
    var hole = entries.count
    entries.append(entry)
    while hole > 0, entry < entries[(hole - 1) / 2] {
      entries[hole] = entries[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    entries[hole] = entry
  }

  mutating func pop() -> NearestEntry? {
    guard let top = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return top }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      if child + 1 < entries.count, entries[child + 1] < entries[child] { child += 1 }
      guard child < entries.count, entries[child] < last else { break }
      entries[hole] = entries[child]
      hole = child
    }
    entries[hole] = last
    return top
  }
}
