// SPDX-License-Identifier: Apache-2.0

import CByteScan

/// The text is not provably plain XML: expat shall say what it is.
struct NotPlain: Error {}

extension UInt8 {
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09 }

  /// Of the ASCII characters; names with others are not plain.
  var startsName: Bool {
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 26 || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
  }

  var continuesName: Bool {
    startsName || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }
}

extension BytePlace {
  @inline(__always)
  var afterBlanks: BytePlace {
    var place = self
    while place[0].isBlank { place = place + 1 }
    return place
  }

  func afterName() throws(NotPlain) -> BytePlace {
    guard self[0].startsName else { throw NotPlain() }
    var place = self + 1
    while place[0].continuesName { place = place + 1 }
    return place
  }

  /// How many bytes the character here has in UTF-8, 0 where XML allows none such.
  ///
  /// As expat sees it: no overlong forms, surrogates, U+FFFE or U+FFFF, and of the controls only
  /// tab and the ends of lines.
  @inline(__always)
  var characterLength: Int {
    let first = self[0]
    if first < 0x80 { return first >= 0x20 || first.isBlank ? 1 : 0 }
    return longCharacterLength(first)
  }

  private func longCharacterLength(_ first: UInt8) -> Int {
    switch first {
    case 0xc2...0xdf: return isTail(1) ? 2 : 0
    case 0xe0...0xef:
      guard isTail(1), isTail(2) else { return 0 }
      if first == 0xe0, self[1] < 0xa0 { return 0 }
      if first == 0xed, self[1] > 0x9f { return 0 }
      if first == 0xef, self[1] == 0xbf, self[2] > 0xbd { return 0 }
      return 3
    case 0xf0...0xf4:
      guard isTail(1), isTail(2), isTail(3) else { return 0 }
      if first == 0xf0, self[1] < 0x90 { return 0 }
      if first == 0xf4, self[1] > 0x8f { return 0 }
      return 4
    default: return 0
    }
  }

  private func isTail(_ offset: Int) -> Bool { self[offset] & 0xc0 == 0x80 }
}

extension ByteText {
  /// Throws where there is a character that XML does not allow.
  func checkUTF8() throws(NotPlain) {
    let end = start + count
    var place = start
    while place - end < 0 {
      let length = place.characterLength
      guard length > 0 else { throw NotPlain() }
      place = place + length
    }
    // A character cut short would have run into what ends the text, an ASCII byte.
  }

  /// Whether all of it could stand in an attribute of XML, be it by a reference.
  ///
  /// Anything may follow it, `BytePlace.padding` bytes at least.
  @inline(__always)
  var isXMLText: Bool {
    var offset = 0
    while offset < count {
      let marks = (start + offset).valueMarks(quote: 0)
      let odd = marks.stops | marks.non_ascii
      if odd != 0, odd.trailingZeroBitCount < count - offset { return isOddXMLText }
      offset += 16
    }
    return true
  }

  /// The same, character by character.
  @inline(never)
  private var isOddXMLText: Bool {
    var place = start
    var left = count
    while left > 0 {
      let length = place.characterLength
      // A character that the end cuts is none.
      guard length > 0, length <= left else { return false }
      place = place + length
      left -= length
    }
    return true
  }
}
