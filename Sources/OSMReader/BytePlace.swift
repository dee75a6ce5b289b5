// SPDX-License-Identifier: Apache-2.0

/// A place in bytes behind whose end at least eight zero bytes stand.
///
/// So a loop that stops at a zero byte needs no other check for the end, and eight bytes may be
/// read at once wherever one may.
@safe struct BytePlace {
  private let pointer: UnsafePointer<UInt8>

  init(_ pointer: UnsafePointer<UInt8>) { unsafe self.pointer = unsafe pointer }

  @inline(__always)
  subscript(offset: Int) -> UInt8 { unsafe pointer[offset] }

  /// The eight bytes from here on, the first one lowest.
  @inline(__always)
  var word: UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  static func + (place: BytePlace, count: Int) -> BytePlace {
    unsafe BytePlace(place.pointer + count)
  }

  @inline(__always)
  static func - (end: BytePlace, start: BytePlace) -> Int { unsafe end.pointer - start.pointer }

  @inline(__always)
  static func == (left: BytePlace, right: BytePlace) -> Bool {
    unsafe left.pointer == right.pointer
  }

  func bytes(_ count: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: pointer, count: count)
  }
}

/// A run of bytes, read in place.
struct ByteText {
  var start: BytePlace
  var count: Int

  @inline(__always)
  init(from start: BytePlace, to end: BytePlace) {
    self.start = start
    count = end - start
  }

  /// As pointers, which must not outlive the bytes.
  var bytes: UnsafeBufferPointer<UInt8> { unsafe start.bytes(count) }

  @inline(__always)
  static func == (left: ByteText, right: ByteText) -> Bool {
    guard left.count == right.count else { return false }
    var offset = 0
    while left.count - offset > 8 {
      if (left.start + offset).word != (right.start + offset).word { return false }
      offset += 8
    }
    let difference = (left.start + offset).word ^ (right.start + offset).word
    return difference.lowBytes(left.count - offset) == 0
  }

  /// Up to eight bytes in one number; 0 where there are more, or none.
  @inline(__always)
  var packed: UInt64 { count - 1 < 8 && count > 0 ? start.word.lowBytes(count) : 0 }
}
