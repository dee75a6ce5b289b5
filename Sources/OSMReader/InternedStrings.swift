// SPDX-License-Identifier: Apache-2.0

/// The keys, values and roles of a file, each stored once and found by number.
///
/// Numbers run from 0 in the order of first use. Comparison is byte for byte.
package struct InternedStrings: Sendable {
  private var bytes: [UInt8] = []
  // `first` has one element more than there are strings.
  private var first: [Int] = [0]
  // Open addressing; a slot holds 1 + the number of a string, 0 is free. A power of two long.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)

  package var count: Int { first.count - 1 }

  /// The string with a number.
  package subscript(id: UInt32) -> String {
    String(decoding: bytes[first[Int(id)]..<first[Int(id) + 1]], as: UTF8.self)
  }

  /// The number of a string that is already there.
  package func id(of string: String) -> UInt32? {
    var string = string
    return string.withUTF8 { utf8 in
      let slot = unsafe self.slot(of: utf8)
      return slots[slot] == 0 ? nil : slots[slot] - 1
    }
  }

  func isEmpty(_ id: UInt32) -> Bool { first[Int(id)] == first[Int(id) + 1] }

  /// One bit of 64 by length and last byte: equal strings have equal marks.
  func mark(of id: UInt32) -> UInt64 {
    let end = first[Int(id) + 1], count = end - first[Int(id)]
    return Self.mark(count: count, last: count == 0 ? 0 : bytes[end - 1])
  }

  static func mark(of string: String) -> UInt64 {
    mark(count: string.utf8.count, last: string.utf8.last ?? 0)
  }

  private static func mark(count: Int, last: UInt8) -> UInt64 {
    1 << UInt64((count &* 7 &+ Int(last)) & 63)
  }

  func ends(_ id: UInt32, in suffix: String) -> Bool {
    let range = first[Int(id)]..<first[Int(id) + 1]
    return range.count >= suffix.utf8.count && bytes[range].last == suffix.utf8.last
      && bytes[range].suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  func equals(_ id: UInt32, _ string: String) -> Bool {
    let range = first[Int(id)]..<first[Int(id) + 1]
    return string.utf8.count == range.count && string.utf8.elementsEqual(bytes[range])
  }

  mutating func intern(_ string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let slot = unsafe self.slot(of: string)
    if slots[slot] != 0 { return slots[slot] - 1 }
    unsafe bytes.append(contentsOf: string)
    first.append(bytes.count)
    let id = UInt32(count - 1)
    slots[slot] = id + 1
    if count * 2 > slots.count { grow() }
    return id
  }

  /// The numbers here of all strings of another table, in the order of theirs.
  mutating func intern(allOf others: InternedStrings) -> [UInt32] {
    (0..<others.count).map { number in
      let range = others.first[number]..<others.first[number + 1]
      return unsafe others.bytes[range].withUnsafeBufferPointer { unsafe intern($0) }
    }
  }

  /// The slot that holds the string, or the free one where it belongs.
  private func slot(of string: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = unsafe Int(truncatingIfNeeded: fnv1a(string)) & mask
    while slots[slot] != 0, unsafe !holds(slots[slot] - 1, string) { slot = (slot + 1) & mask }
    return slot
  }

  private func holds(_ id: UInt32, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = first[Int(id)]
    guard first[Int(id) + 1] - start == string.count else { return false }
    for index in string.indices where unsafe bytes[start + index] != string[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for id in 0..<UInt32(count) {
      unsafe bytes[first[Int(id)]..<first[Int(id) + 1]].withUnsafeBufferPointer { string in
        slots[unsafe slot(of: string)] = id + 1
      }
    }
  }
}

/// 64-bit FNV-1a (Fowler, Noll, Vo; RFC 9923), folded so that low bits depend on all.
private func fnv1a(_ string: UnsafeBufferPointer<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for index in string.indices { hash = unsafe (hash ^ UInt64(string[index])) &* 0x100_0000_01b3 }
  return hash ^ hash >> 32
}
