// SPDX-License-Identifier: Apache-2.0

import CByteScan

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

  /// `textSize` is what the values of a tag together do not exceed.
  init(textSize: Int) {
    // One more is read before it is found to be too many.
    let most = AttributeName.count + Self.mostOthers + 1
    resolved = ResolvedText(room: textSize + most * BytePlace.padding)
  }

  deinit { unsafe values.deallocate() }

  @inline(__always)
  private func has(_ name: AttributeName) -> Bool { given >> name.rawValue & 1 != 0 }

  /// The value of an attribute; `nil` where the tag lacks it.
  @inline(__always)
  subscript(name: AttributeName) -> ByteText? {
    has(name) ? unsafe values[Int(name.rawValue)] : nil
  }

  /// Whether a latitude or a longitude is given.
  @inline(__always)
  var hasPlace: Bool {
    given & (1 << AttributeName.lat.rawValue | 1 << AttributeName.lon.rawValue) != 0
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
    var nonASCII: UInt32 = 0
    var marks = place.valueMarks(quote: quote)
    while marks.stops == 0 {
      nonASCII |= marks.non_ascii
      place = place + 16
      marks = place.valueMarks(quote: quote)
    }
    nonASCII |= marks.non_ascii & ((marks.stops & (0 &- marks.stops)) &- 1)
    place = place + marks.stops.trailingZeroBitCount
    if place[0] == quote {
      let value = ByteText(from: open + 1, to: place)
      if nonASCII != 0 { try value.checkUTF8() }
      return (value, place + 1)
    }
    return try resolved.resolve(from: open + 1, to: quote)
  }
}
