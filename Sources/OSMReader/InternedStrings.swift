// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The keys, values and roles of a file, each stored once and found by number.
///
/// Numbers run from 0 in the order of first use. Comparison is byte for byte.
package struct InternedStrings: Sendable {
  private var bytes: [UInt8] = []
  // `first` has one element more than there are strings.
  private var first: [Int] = [0]
  // Open addressing; 0 is free. A power of two long.
  private var slots = [Slot](repeating: Slot(), count: 1 << 12)

  package var count: Int { first.count - 1 }

  var byteCount: Int {
    bytes.count + first.count * MemoryLayout<Int>.size + slots.count * MemoryLayout<Slot>.size
  }

  /// The string with a number.
  package subscript(id: UInt32) -> String {
    String(decoding: bytes[first[Int(id)]..<first[Int(id) + 1]], as: UTF8.self)
  }

  /// The number of a string that is already there.
  package func id(of string: String) -> UInt32? {
    var string = string
    return string.withUTF8 { utf8 in
      slots[unsafe index(of: utf8, hash: byteHash(utf8))].id
    }
  }

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

  /// Whether one string comes before another, byte by byte.
  func isLess(_ a: UInt32, _ b: UInt32) -> Bool { utf8(a).lexicographicallyPrecedes(utf8(b)) }

  private func utf8(_ id: UInt32) -> ArraySlice<UInt8> {
    bytes[first[Int(id)]..<first[Int(id) + 1]]
  }

  mutating func intern(_ string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let hash = unsafe byteHash(string)
    let index = unsafe index(of: string, hash: hash)
    if let id = slots[index].id { return id }
    unsafe bytes.append(contentsOf: string)
    first.append(bytes.count)
    let id = UInt32(count - 1)
    slots[index] = Slot(hash: hash, id: id)
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

  /// The index of the slot that holds the string, or of the free one where it belongs.
  private func index(of string: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while let id = slots[index].id {
      if unsafe slots[index].mayHold(hash) && holds(id, string) { return index }
      index = (index + 1) & mask
    }
    return index
  }

  private func holds(_ id: UInt32, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = first[Int(id)]
    guard first[Int(id) + 1] - start == string.count else { return false }
    guard let other = string.baseAddress, !string.isEmpty else { return true }
    return unsafe bytes.withUnsafeBytes {
      // The range is within the bytes, and they are not empty.
      unsafe memcmp($0.baseAddress.unsafelyUnwrapped + start, other, string.count) == 0
    }
  }

  private mutating func grow() {
    slots = [Slot](repeating: Slot(), count: slots.count * 2)
    for id in 0..<UInt32(count) {
      unsafe bytes[first[Int(id)]..<first[Int(id) + 1]].withUnsafeBufferPointer { string in
        let hash = unsafe byteHash(string)
        slots[unsafe index(of: string, hash: hash)] = Slot(hash: hash, id: id)
      }
    }
  }
}

/// The number of a string and half of its hash, which tells most others apart without a look at
/// them; the other half says where it is looked for.
private struct Slot {
  private var word: UInt64 = 0

  init() {}

  init(hash: UInt64, id: UInt32) { word = (hash & ~0xffff_ffff) | UInt64(id + 1) }

  /// `nil` where the slot is free.
  var id: UInt32? { word == 0 ? nil : UInt32(truncatingIfNeeded: word) &- 1 }

  func mayHold(_ hash: UInt64) -> Bool { (word ^ hash) >> 32 == 0 }
}
