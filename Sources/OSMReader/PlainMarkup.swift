// SPDX-License-Identifier: Apache-2.0

/// Parts of plain XML that hold no data. Each is given by where it starts and gives where it ends.
extension BytePlace {
  /// The name that stands here, before a blank, `/` or `>`.
  @inline(__always)
  func tagName() throws(NotPlain) -> ByteText {
    let marks =
      word.bytes(below: 0x21) | word.bytes(equalTo: UInt8(ascii: "/"))
      | word.bytes(equalTo: UInt8(ascii: ">"))
    let short = ByteText(from: self, to: self + marks.bytesBeforeMark)
    let name = short.packed
    if name == .packed("nd") || name == .packed("tag") || name == .packed("node")
      || name == .packed("member") || name == .packed("way")
    {
      return short
    }
    return ByteText(from: self, to: try afterName())
  }

  /// Skips text between tags, up to `<` or the end.
  @inline(__always)
  func afterText() throws(NotPlain) -> BytePlace {
    var place = self
    if place[0] == UInt8(ascii: "\n") { place = place + 1 }
    while place[0] == UInt8(ascii: " ") { place = place + 1 }
    return place[0] == UInt8(ascii: "<") ? place : try afterAnyText()
  }

  /// Skips text of all kinds but references and `]]>`.
  @inline(never)
  private func afterAnyText() throws(NotPlain) -> BytePlace {
    var place = self
    while place[0] != UInt8(ascii: "<"), place[0] != 0 {
      if place[0] == UInt8(ascii: "&") || place.word.lowBytes(3) == .packed("]]>") {
        throw NotPlain()
      }
      place = try place.afterCharacter()
    }
    return place
  }

  private func afterCharacter() throws(NotPlain) -> BytePlace {
    let length = characterLength
    guard length > 0 else { throw NotPlain() }
    return self + length
  }

  /// Skips a comment.
  @inline(never)
  func afterComment() throws(NotPlain) -> BytePlace {
    guard word.lowBytes(4) == .packed("<!--") else { throw NotPlain() }
    var place = self + 4
    while place.word.lowBytes(2) != .packed("--") { place = try place.afterCharacter() }
    guard place[2] == UInt8(ascii: ">") else { throw NotPlain() }
    return place + 3
  }

  /// Skips an end tag of a name.
  @inline(__always)
  func afterEndTag(of name: ByteText) throws(NotPlain) -> BytePlace {
    let named = ByteText(from: self + 2, to: self + (2 + name.count))
    guard named == name else { throw NotPlain() }
    return try (named.start + named.count).afterTagEnd()
  }

  /// Skips an end tag of a name of up to eight bytes.
  func afterEndTag(packed name: UInt64, count: Int) throws(NotPlain) -> BytePlace {
    guard (self + 2).word.lowBytes(count) == name else { throw NotPlain() }
    return try (self + (2 + count)).afterTagEnd()
  }

  @inline(__always)
  private func afterTagEnd() throws(NotPlain) -> BytePlace {
    let close = self[0] == UInt8(ascii: ">") ? self : afterBlanks
    guard close[0] == UInt8(ascii: ">") else { throw NotPlain() }
    return close + 1
  }

  /// Skips the XML declaration if it names version 1.0 and no other encoding than UTF-8.
  func afterXMLDeclaration() throws(NotPlain) -> BytePlace {
    var place = try (self + 5).after(" version=", quotedAnyOf: ["1.0"])
    if place.starts(with: " encoding=") {
      place = try place.after(" encoding=", quotedAnyOf: ["UTF-8", "utf-8", "utf8", "UTF8"])
    }
    if place.starts(with: " standalone=") {
      place = try place.after(" standalone=", quotedAnyOf: ["yes", "no"])
    }
    place = place.afterBlanks
    guard place.starts(with: "?>") else { throw NotPlain() }
    return place + 2
  }

  private func after(
    _ name: StaticString, quotedAnyOf values: [StaticString]
  ) throws(NotPlain) -> BytePlace {
    guard starts(with: name) else { throw NotPlain() }
    let open = self + name.utf8CodeUnitCount
    for value in values where (open + 1).starts(with: value) {
      let close = open + (1 + value.utf8CodeUnitCount)
      if open[0] == close[0], open[0] == UInt8(ascii: "\"") || open[0] == UInt8(ascii: "'") {
        return close + 1
      }
    }
    throw NotPlain()
  }

  private func starts(with text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where unsafe self[index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}
