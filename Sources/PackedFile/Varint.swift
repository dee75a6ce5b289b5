// SPDX-License-Identifier: Apache-2.0

/// Numbers in as few bytes as they need: seven bits a byte, low first, the top bit says "more".
extension [UInt8] {
  package mutating func append(varint value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Reads a number that `append(varint:)` wrote, and goes on to what follows it.
  package func varint(at position: inout Int) -> UInt64 {
    var value: UInt64 = 0, shift: UInt64 = 0
    while true {
      let byte = self[position]
      position += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  /// Signed numbers are folded so that small ones of either sign are short.
  package mutating func append(zigzag value: Int64) {
    append(varint: UInt64(bitPattern: value << 1 ^ value >> 63))
  }
}

/// Reads variable-length numbers from bytes one after the other.
///
/// Past the end, or in a number of more than 64 bits, it reads zeros and says `isDamaged`.
@usableFromInline package struct VarintReader: Sendable {
  @usableFromInline let bytes: PackedArray<UInt8>
  // Inlinable, for lines are read number by number.
  @usableFromInline package internal(set) var position: Int
  package private(set) var isDamaged = false

  package init(_ bytes: PackedArray<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  package var isAtEnd: Bool { position >= bytes.count }

  @inlinable package mutating func next() -> UInt64 {
    guard position >= 0, position < bytes.count else { return damaged() }
    let first = bytes[position]
    position += 1
    if first < 0x80 { return UInt64(first) }
    return rest(after: first)
  }

  /// Passes over a number.
  package mutating func skip() {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte < 0x80 { return }
    }
    isDamaged = true
  }

  @inlinable package mutating func nextZigzag() -> Int64 {
    let folded = next()
    return Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
  }

  @usableFromInline mutating func rest(after first: UInt8) -> UInt64 {
    var value = UInt64(first & 0x7f)
    var shift: UInt64 = 7
    while shift < 64, position < bytes.count {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return damaged()
  }

  @usableFromInline mutating func damaged() -> UInt64 {
    isDamaged = true
    position = bytes.count
    return 0
  }
}
