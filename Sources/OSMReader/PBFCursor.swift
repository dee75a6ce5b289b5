// SPDX-License-Identifier: Apache-2.0

/// Reads a message in the wire format of protocol buffers, one field after the other.
///
/// A fault latches: from then on nothing is left to read, numbers are 0, and `isDamaged` says so.
/// Loops thus end by themselves, and who reads a message looks once, at its end.
///
/// The bytes must outlive the cursor, and `padding` bytes behind them must be there to be read.
///
/// Source: https://protobuf.dev/programming-guides/encoding
@safe struct PBFCursor: @unchecked Sendable {
  // Unchecked, for it only reads.
  /// So numbers are taken eight bytes at a time, and texts sixteen.
  static let padding = BytePlace.padding

  private var next: UnsafePointer<UInt8>
  private var end: UnsafePointer<UInt8>
  private(set) var isDamaged = false

  init(_ start: UnsafePointer<UInt8>, count: Int) {
    unsafe next = start
    unsafe end = start + count
  }

  /// A message with nothing in it.
  static let empty: PBFCursor = {
    // Lives as long as the program.
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: padding)
    unsafe bytes.initialize(repeating: 0, count: padding)
    return unsafe PBFCursor(bytes, count: 0)
  }()

  /// What a field is and how it is written: its number and its wire type.
  struct Tag: Equatable {
    let code: UInt64

    /// A field with a number of variable length in it.
    static func number(_ field: UInt64) -> Tag { Tag(code: field << 3) }
    /// A field with bytes in it: text, a message, or a run of numbers.
    static func bytes(_ field: UInt64) -> Tag { Tag(code: field << 3 | 2) }
  }

  @inline(__always) var isAtEnd: Bool { unsafe next >= end }

  /// The bytes that are left.
  var rest: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: next, count: end - next)
  }

  /// The tag of the next field; `nil` at the end.
  @inline(__always) mutating func nextTag() -> Tag? {
    isAtEnd ? nil : Tag(code: number())
  }

  @inline(__always) mutating func number() -> UInt64 {
    // Most numbers have one byte.
    if unsafe next < end, unsafe next.pointee < 0x80 {
      defer { unsafe next += 1 }
      return unsafe UInt64(next.pointee)
    }
    return longNumber()
  }

  /// A signed number, folded so that small ones of either sign are short.
  @inline(__always) mutating func folded() -> Int64 {
    let folded = number()
    return Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
  }

  @inline(__always) mutating func signed() -> Int64 { Int64(bitPattern: number()) }

  /// The bytes of a field, as a message of their own.
  mutating func message() -> PBFCursor {
    let count = number()
    guard count <= UInt64(unsafe end - next) else {
      damage()
      return self
    }
    let message = unsafe PBFCursor(next, count: Int(count))
    unsafe next += Int(count)
    return message
  }

  /// A run with nothing but the next number in it.
  mutating func run() -> PBFCursor {
    let start = unsafe next
    _ = number()
    return unsafe PBFCursor(start, count: next - start)
  }

  /// Passes over a field that nobody asks for.
  mutating func skip(_ tag: Tag) {
    switch tag.code & 7 {
    case 0: _ = number()
    case 1: skip(bytes: 8)
    case 2: _ = message()
    case 5: skip(bytes: 4)
    default: damage()
    }
  }

  mutating func damage() {
    isDamaged = true
    moveToEnd()
  }

  mutating func moveToEnd() { unsafe next = end }

  /// Leaves nothing to read, and no fault.
  mutating func removeAll() {
    moveToEnd()
    isDamaged = false
  }

  private mutating func skip(bytes count: Int) {
    guard unsafe count <= end - next else { return damage() }
    unsafe next += count
  }

  /// A number of several bytes, without a branch that depends on how many: their count varies too
  /// much for the processor to guess.
  @inline(__always) private mutating func longNumber() -> UInt64 {
    // The padding makes this safe.
    let word = unsafe UInt64(
      littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
    // The top bit of a byte says that more follow.
    let lasts = ~word & 0x8080_8080_8080_8080
    let count = lasts.trailingZeroBitCount >> 3 + 1
    guard lasts != 0, unsafe count <= end - next else { return longestNumber() }
    unsafe next += count
    // Everything up to the last byte, then sevens of bits are moved together.
    let bits = word & (lasts ^ (lasts &- 1)) & 0x7f7f_7f7f_7f7f_7f7f
    let pairs = bits & 0x007f_007f_007f_007f | (bits & 0x7f00_7f00_7f00_7f00) >> 1
    let fours = pairs & 0x0000_3fff_0000_3fff | (pairs & 0x3fff_0000_3fff_0000) >> 2
    return fours & 0x0fff_ffff | (fours & 0x0fff_ffff_0000_0000) >> 4
  }

  /// A number of more than eight bytes, or one that is cut.
  @inline(never) private mutating func longestNumber() -> UInt64 {
    var value: UInt64 = 0, shift: UInt64 = 0
    while unsafe next < end {
      let byte = unsafe UInt64(next.pointee)
      unsafe next += 1
      // The tenth byte has room for one bit.
      if shift == 63, byte > 1 { break }
      value |= (byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    damage()
    return 0
  }
}

/// Bytes with some more behind them, as cursors ask for.
struct PBFBytes: Sendable {
  private let padded: [UInt8]

  /// What `fill` writes to a buffer of `capacity` bytes: it answers how many.
  init(
    capacity: Int, _ fill: (UnsafeMutableRawBufferPointer) throws -> Int
  ) rethrows {
    padded = try unsafe [UInt8](
      unsafeUninitializedCapacity: capacity + PBFCursor.padding
    ) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      let filled = try unsafe fill(UnsafeMutableRawBufferPointer(rebasing: target[..<capacity]))
      count = filled + PBFCursor.padding
      unsafe UnsafeMutableRawBufferPointer(rebasing: target[filled..<count])
        .initializeMemory(as: UInt8.self, repeating: 0)
    }
  }

  var count: Int { padded.count - PBFCursor.padding }

  /// Reads the bytes as a message.
  func withCursor<Value>(_ body: (inout PBFCursor) -> Value) -> Value {
    unsafe padded.withUnsafeBufferPointer { bytes in
      // There is the padding at least.
      var cursor = unsafe PBFCursor(bytes.baseAddress.unsafelyUnwrapped, count: count)
      return body(&cursor)
    }
  }
}
