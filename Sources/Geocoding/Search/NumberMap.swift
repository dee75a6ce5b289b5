// SPDX-License-Identifier: Apache-2.0

/// A small hash table from numbers to numbers, for the few hundred that one search looks at.
///
/// Open addressing with linear probing; `UInt32.max` is no key.
package struct NumberMap: Sendable {
  private static let free = UInt32.max
  private static let multiplier: UInt32 = 0x9e37_79b1

  private var keys: [UInt32]
  private var values: [UInt32]
  private var shift: UInt32
  package private(set) var count = 0

  /// `capacity`: keys that fit before the table grows.
  package init(capacity: Int = 24) {
    var size = 32, shift: UInt32 = 27
    while size * 3 / 4 < capacity, shift > 1 {
      size *= 2
      shift -= 1
    }
    self.shift = shift
    keys = Array(repeating: Self.free, count: size)
    values = Array(repeating: 0, count: size)
  }

  package subscript(key: UInt32) -> UInt32? {
    get {
      let slot = slot(of: key)
      return keys[slot] == key && key != Self.free ? values[slot] : nil
    }
    set {
      guard key != Self.free, let newValue else { return }
      let slot = slot(of: key)
      if keys[slot] == Self.free {
        keys[slot] = key
        count += 1
      }
      values[slot] = newValue
      if count * 4 > keys.count * 3 { grow() }
    }
  }

  private func slot(of key: UInt32) -> Int {
    var slot = Int((key &* Self.multiplier) >> shift)
    while keys[slot] != key, keys[slot] != Self.free { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    var larger = NumberMap(capacity: keys.count)
    for (key, value) in zip(keys, values) where key != Self.free { larger[key] = value }
    self = larger
  }
}
