// SPDX-License-Identifier: Apache-2.0

/// Numbers by OSM id: an open-addressing table, several times as fast as a `Dictionary` here.
///
/// `UInt32.max` is no value.
struct IDTable {
  private var ids: [Int64]
  private var values: [UInt32]
  private(set) var count = 0

  init() {
    ids = [Int64](repeating: 0, count: 1 << 10)
    values = [UInt32](repeating: .max, count: 1 << 10)
  }

  subscript(id: Int64) -> UInt32? {
    let value = values[slot(of: id)]
    return value == .max ? nil : value
  }

  /// Changes the value of an id, which starts from `initial`.
  mutating func update(_ id: Int64, initial: UInt32, _ change: (inout UInt32) -> Void) {
    if count * 2 >= ids.count { grow() }
    let slot = slot(of: id)
    if values[slot] == .max {
      ids[slot] = id
      values[slot] = initial
      count += 1
    }
    change(&values[slot])
  }

  private func slot(of id: Int64) -> Int {
    let mask = ids.count - 1
    // Fibonacci hashing: the high bits of the product are the mixed ones.
    let mixed = UInt64(bitPattern: id) &* 0x9e37_79b9_7f4a_7c15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & mask
    while values[slot] != .max, ids[slot] != id { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (ids, values)
    ids = [Int64](repeating: 0, count: old.0.count * 2)
    values = [UInt32](repeating: .max, count: old.0.count * 2)
    for index in old.0.indices where old.1[index] != .max {
      let slot = slot(of: old.0[index])
      ids[slot] = old.0[index]
      values[slot] = old.1[index]
    }
  }
}
