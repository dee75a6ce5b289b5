// SPDX-License-Identifier: Apache-2.0

/// Values of attributes that do not stand in the text as they are: with references or blanks that
/// XML turns into spaces.
@safe struct ResolvedText: ~Copyable {
  private let room: Int
  // Made when first needed; never moves, for values point into it.
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var count = 0

  /// `room` is the size of the text: no value is longer than what it is written as.
  init(room: Int) {
    self.room = room
    unsafe bytes = nil
  }

  deinit { unsafe bytes?.deallocate() }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Resolves a value up to its closing quote; gives it, and the place behind the quote.
  @inline(never)
  mutating func resolve(
    from start: BytePlace, to quote: UInt8
  ) throws(NotPlain) -> (value: ByteText, end: BytePlace) {
    let bytes = unsafe allocated()
    let first = count
    var place = start
    while place[0] != quote {
      switch place[0] {
      case UInt8(ascii: "&"): place = try resolveReference(place + 1)
      case UInt8(ascii: "<"): throw NotPlain()
      case UInt8(ascii: "\r") where place[1] == UInt8(ascii: "\n"): place = place + 1
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        append(UInt8(ascii: " "))
        place = place + 1
      default: place = try copyCharacter(place)
      }
    }
    let value = unsafe BytePlace(UnsafePointer(bytes))
    return (ByteText(from: value + first, to: value + count), place + 1)
  }

  private mutating func allocated() -> UnsafeMutablePointer<UInt8> {
    if let bytes = unsafe bytes { return unsafe bytes }
    let made = UnsafeMutablePointer<UInt8>.allocate(capacity: room + 8)
    unsafe made.initialize(repeating: 0, count: room + 8)
    unsafe bytes = unsafe made
    return unsafe made
  }

  private mutating func append(_ byte: UInt8) {
    unsafe bytes?[count] = byte
    count += 1
  }

  private mutating func copyCharacter(_ place: BytePlace) throws(NotPlain) -> BytePlace {
    let length = place.characterLength
    guard length > 0 else { throw NotPlain() }
    for index in 0..<length { append(place[index]) }
    return place + length
  }

  /// Resolves a reference from behind its `&`.
  private mutating func resolveReference(_ start: BytePlace) throws(NotPlain) -> BytePlace {
    if start[0] == UInt8(ascii: "#") { return try resolveNumber(start + 1) }
    // The longest name has four letters.
    let length = start.word.bytes(equalTo: UInt8(ascii: ";")).bytesBeforeMark
    // With its end, lest zero bytes before that pass for none.
    let name = start.word.lowBytes(length + 1)
    if name == .packed("amp;") {
      append(UInt8(ascii: "&"))
    } else if name == .packed("lt;") {
      append(UInt8(ascii: "<"))
    } else if name == .packed("gt;") {
      append(UInt8(ascii: ">"))
    } else if name == .packed("quot;") {
      append(UInt8(ascii: "\""))
    } else if name == .packed("apos;") {
      append(UInt8(ascii: "'"))
    } else {
      throw NotPlain()
    }
    return start + (length + 1)
  }

  private mutating func resolveNumber(_ start: BytePlace) throws(NotPlain) -> BytePlace {
    let isHexadecimal = start[0] == UInt8(ascii: "x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    let first = start + (isHexadecimal ? 1 : 0)
    var place = first
    var value: UInt32 = 0
    while place[0] != UInt8(ascii: ";") {
      guard let digit = place[0].digit, digit < radix, value <= 0x10ffff else { throw NotPlain() }
      value = value * radix + digit
      place = place + 1
    }
    guard place - first > 0, let scalar = Unicode.Scalar(value), scalar.isXMLCharacter
    else { throw NotPlain() }
    for byte in String(scalar).utf8 { append(byte) }
    return place + 1
  }
}

extension Unicode.Scalar {
  fileprivate var isXMLCharacter: Bool {
    value >= 0x20 && value != 0xfffe && value != 0xffff || value == 9 || value == 10 || value == 13
  }
}

extension UInt8 {
  fileprivate var digit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      UInt32(self | 0x20) - 0x57
    default: nil
    }
  }
}
