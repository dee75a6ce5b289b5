// SPDX-License-Identifier: Apache-2.0

/// The attributes of one tag, read in place; good until the next tag is read.
@safe struct PlainAttributes: ~Copyable {
  private let values = UnsafeMutablePointer<ByteText>.allocate(capacity: AttributeName.count)
  // A bit for each name in `values`.
  private var given: UInt32 = 0
  // Names that mean nothing here, kept to find them twice.
  private var others: [ByteText] = []
  private var resolved: ResolvedText

  /// More than any tool writes, and few enough to compare each with each.
  private static let mostOthers = 16

  /// `room` is the size of the text, which its values do not exceed.
  init(room: Int) { resolved = ResolvedText(room: room) }

  deinit { unsafe values.deallocate() }

  @inline(__always)
  func has(_ name: AttributeName) -> Bool { given >> name.rawValue & 1 != 0 }

  /// The value of an attribute; `nil` where the tag lacks it.
  @inline(__always)
  subscript(name: AttributeName) -> ByteText? {
    has(name) ? unsafe values[Int(name.rawValue)] : nil
  }

  /// Reads what follows a tag's name; gives the place of its `>` or `/`.
  @inline(__always)
  mutating func read(from start: BytePlace) throws(NotPlain) -> BytePlace {
    var place = start
    given = 0
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    resolved.removeAll()
    while place[0].isBlank {
      place = place.afterBlanks
      if place[0] == UInt8(ascii: ">") || place[0] == UInt8(ascii: "/") { break }
      place = try readAttribute(place)
    }
    return place
  }

  @inline(__always)
  private mutating func readAttribute(_ start: BytePlace) throws(NotPlain) -> BytePlace {
    var length = start.word.bytes(equalTo: UInt8(ascii: "=")).bytesBeforeMark
    let name: AttributeName
    if let short = AttributeName(assigned: start.word.lowBytes(length + 1)) {
      name = short
    } else if let long = AttributeName(ofNineBytesAt: start) {
      name = long
      length = 9
    } else {
      return try readOddAttribute(start)
    }
    let equals = start + length
    guard equals[0] == UInt8(ascii: "=") else { return try readOddAttribute(start) }
    let (value, end) = try self.value(quotedAt: equals + 1)
    try add(name, value)
    return end
  }

  /// Reads an attribute of any name, also with blanks around its `=`.
  @inline(never)
  private mutating func readOddAttribute(_ start: BytePlace) throws(NotPlain) -> BytePlace {
    let name = ByteText(from: start, to: try start.afterName())
    let equals = (name.start + name.count).afterBlanks
    guard equals[0] == UInt8(ascii: "=") else { throw NotPlain() }
    let (value, end) = try self.value(quotedAt: (equals + 1).afterBlanks)
    if let known = AttributeName(name) {
      try add(known, value)
    } else {
      guard others.count < Self.mostOthers, !others.contains(where: { $0 == name })
      else { throw NotPlain() }
      others.append(name)
    }
    return end
  }

  @inline(__always)
  private mutating func add(_ name: AttributeName, _ value: ByteText) throws(NotPlain) {
    guard !has(name) else { throw NotPlain() }
    given |= 1 << name.rawValue
    unsafe values[Int(name.rawValue)] = value
  }

  /// A value, and the place behind its closing quote.
  @inline(__always)
  private mutating func value(
    quotedAt open: BytePlace
  ) throws(NotPlain) -> (value: ByteText, end: BytePlace) {
    let quote = open[0]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw NotPlain() }
    var place = open + 1
    var seen: UInt64 = 0
    while true {
      let word = place.word
      let marks =
        word.bytes(equalTo: quote) | word.bytes(equalTo: UInt8(ascii: "<"))
        | word.bytes(equalTo: UInt8(ascii: "&")) | word.bytes(below: 0x20)
      seen |= word.lowBytes(marks.bytesBeforeMark)
      place = place + marks.bytesBeforeMark
      if marks != 0 { break }
    }
    if place[0] == quote {
      let value = ByteText(from: open + 1, to: place)
      if seen & UInt64.topBits != 0 { try value.checkUTF8() }
      return (value, place + 1)
    }
    return try resolved.resolve(from: open + 1, to: quote)
  }
}
