// SPDX-License-Identifier: Apache-2.0

/// Reads a piece of an OSM document that is plainly well formed, several times as fast as expat.
///
/// Plain is UTF-8 without document type, CDATA, processing instructions, or references other than
/// to characters and the five entities that XML knows. The scanner checks all that expat checks
/// and throws `NotPlain` at whatever it does not know, be that right or wrong: it accepts nothing
/// that expat refuses, and never judges.
///
/// A piece ends where the document does or before a `<node`, `<way` or `<relation`. It must end at
/// the top level; so a comment that holds such words is no piece's end.
struct PlainXMLScanner<Sink: ElementSink>: ~Copyable {
  /// What has gone by at the border of two pieces.
  enum Position: Sendable {
    case beforeDocument
    case insideDocument
    case afterDocument
  }

  var sink = Sink()
  var attributes: PlainAttributes
  var tags: [UInt32] = []
  var nodeIDs: [Int64] = []
  var places: [NodePlace] = []
  var members: [RelationMember] = []
  private let end: BytePlace
  private let start: BytePlace

  /// Behind `end` stand `BytePlace.padding` zero bytes.
  init(from start: BytePlace, to end: BytePlace) {
    self.start = start
    self.end = end
    attributes = PlainAttributes(textSize: end - start)
  }

  /// Reads it all; gives what has gone by at its end.
  mutating func scan(from position: Position) throws(NotPlain) -> Position {
    var position = position
    var place = start
    if position == .beforeDocument {
      (position, place) = try scanStart(place)
    }
    if position == .insideDocument {
      (position, place) = try scanElements(place)
    }
    if position == .afterDocument {
      place = try afterBlanksAndComments(place)
    }
    guard place == end else { throw NotPlain() }
    return position
  }

  /// Reads up to the tag `<osm>` and it.
  private mutating func scanStart(_ start: BytePlace) throws(NotPlain) -> (Position, BytePlace) {
    var place = start
    if place.word.lowBytes(3) == 0xbf_bbef { place = place + 3 }
    if place.word.lowBytes(5) == .packed("<?xml") { place = try place.afterXMLDeclaration() }
    place = try afterBlanksAndComments(place)
    guard place[0] == UInt8(ascii: "<") else { throw NotPlain() }
    let tag = try startTag(place + 1)
    guard tag.name.packed == .packed("osm") else { throw NotPlain() }
    if let timestamp = attributes[.timestamp] { setTimestamp(timestamp) }
    return (tag.isEmpty ? .afterDocument : .insideDocument, tag.end)
  }

  /// Reads elements up to the end of the piece, or the end tag of the document and it.
  private mutating func scanElements(_ start: BytePlace) throws(NotPlain) -> (Position, BytePlace) {
    var place = start
    while true {
      place = try place.afterText()
      guard place[0] == UInt8(ascii: "<") else { return (.insideDocument, place) }
      switch place[1] {
      case UInt8(ascii: "/"):
        return (.afterDocument, try place.afterEndTag(packed: .packed("osm"), count: 3))
      case UInt8(ascii: "!"): place = try place.afterComment()
      default: place = try scanElement(place + 1)
      }
    }
  }

  private func afterBlanksAndComments(_ start: BytePlace) throws(NotPlain) -> BytePlace {
    var place = start.afterBlanks
    while place[0] == UInt8(ascii: "<"), place[1] == UInt8(ascii: "!") {
      place = try place.afterComment().afterBlanks
    }
    return place
  }

  /// The elements read, once.
  mutating func takeSink() -> Sink {
    var taken = Sink()
    swap(&taken, &sink)
    return taken
  }

  mutating func setTimestamp(_ text: ByteText) {
    sink.setTimestamp(unsafe String(decoding: text.bytes, as: UTF8.self))
  }
}

/// A start tag, or a tag that is start and end.
struct PlainTag {
  let name: ByteText
  let isEmpty: Bool
  /// Behind its `>`.
  let end: BytePlace
}

extension PlainXMLScanner {
  /// Reads a tag from behind its `<`, its attributes into `attributes`.
  @inline(__always)
  mutating func startTag(_ start: BytePlace) throws(NotPlain) -> PlainTag {
    let name = try start.tagName()
    var place = try attributes.read(from: name.start + name.count)
    let isEmpty = place[0] == UInt8(ascii: "/")
    if isEmpty { place = place + 1 }
    guard place[0] == UInt8(ascii: ">") else { throw NotPlain() }
    return PlainTag(name: name, isEmpty: isEmpty, end: place + 1)
  }
}
