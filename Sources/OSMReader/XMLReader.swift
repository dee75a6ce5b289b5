// SPDX-License-Identifier: Apache-2.0

import CExpat
import PackedFile

/// Reads OSM XML of any kind through expat and hands the elements to a sink.
///
/// No tree is built and no `String` is made of an attribute: names are compared and values parsed
/// where expat has them.
@safe final class XMLReader<Sink: ElementSink>: XMLEvents {
  private let parser: XML_Parser
  // A pointer, for a field of a class would be guarded against overlapping uses at each event.
  private let state: UnsafeMutablePointer<XMLElementState<Sink>>
  private let path: String
  /// Where the text begins that expat has been given.
  private var start = TextPlace(line: 1, byte: 0)

  /// Reads text of an encoding, or of the one that the text itself names, UTF-8 where it does not.
  init(path: String, sink: consuming Sink, encoding: String? = nil) {
    self.path = path
    guard let parser = unsafe XML_ParserCreate(encoding) else { outOfMemory() }
    unsafe self.parser = unsafe parser
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: XMLElementState(sink: sink))
    super.init()
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self as XMLEvents).toOpaque())
    unsafe XML_SetElementHandler(parser, elementStarts, elementEnds)
    unsafe XML_SetCharacterDataHandler(parser, textComes)
    unsafe XML_SetStartDoctypeDeclHandler(parser, doctypeStarts)
    unsafe XML_SetUnknownEncodingHandler(
      parser, encodingIsUnknown, Unmanaged.passUnretained(self as XMLEvents).toOpaque())
    unsafe state.pointee.parser = unsafe parser
  }

  deinit {
    unsafe XML_ParserFree(parser)
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  var current: Sink { unsafe state.pointee.sink }

  /// Parses the next bytes of the document.
  func parse(_ bytes: UnsafeRawBufferPointer) throws {
    guard let start = bytes.baseAddress else { return }
    let characters = unsafe start.assumingMemoryBound(to: CChar.self)
    try check(unsafe XML_Parse(parser, characters, CInt(bytes.count), 0))
  }

  /// Begins within a document, as if all up to there had been parsed.
  func begin(at place: TextPlace) throws {
    let tag: StaticString = "<osm>"
    start = TextPlace(line: place.line, byte: place.byte - tag.utf8CodeUnitCount)
    try unsafe parse(UnsafeRawBufferPointer(start: tag.utf8Start, count: tag.utf8CodeUnitCount))
  }

  /// Ends the document.
  func finish() throws {
    try check(unsafe XML_Parse(parser, nil, 0, 1))
  }

  /// The elements read, once.
  func takeSink() -> Sink {
    var sink = Sink()
    unsafe swap(&sink, &state.pointee.sink)
    return sink
  }

  override func start(_ name: XMLText, _ attributes: XMLAttributes) {
    unsafe state.pointee.start(name, attributes)
  }

  override func end() { unsafe state.pointee.end() }

  override func text(_ bytes: UnsafeRawBufferPointer) { unsafe state.pointee.text(bytes) }

  override func stop(_ reason: String) { unsafe state.pointee.stop(reason) }

  private func check(_ status: XML_Status) throws {
    guard status != XML_STATUS_OK else { return }
    if let fault = unsafe state.pointee.fault { throw error(fault.reason, at: fault.place) }
    let code = unsafe XML_GetErrorCode(parser)
    if code == XML_ERROR_NO_MEMORY { outOfMemory() }
    let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "no XML"
    throw error(
      "is no well-formed XML: \(words)\(Self.advice(on: code))", at: unsafe TextPlace(of: parser))
  }

  /// What is likely and what to do, of faults that say little to who does not know XML.
  private static func advice(on code: XML_Error) -> String {
    switch code {
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_NO_ELEMENTS, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION:
      "; the file is not whole: fetch it again"
    case XML_ERROR_INVALID_TOKEN:
      "; a bare “&” or “<”, a control character or bytes that are no UTF-8 may stand here"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      "; several documents in one file are imported one by one, as several inputs"
    default: ""
    }
  }

  /// `place` is the parser's.
  private func error(_ reason: String, at place: TextPlace) -> InputError {
    let place = TextPlace(line: start.line - 1 + place.line, byte: start.byte + place.byte)
    return InputError(path: path, at: place, reason)
  }
}

extension TextPlace {
  /// Where a parser stands in the text that it was given.
  init(of parser: XML_Parser) {
    self.init(
      line: unsafe Int(XML_GetCurrentLineNumber(parser)),
      byte: unsafe Int(XML_GetCurrentByteIndex(parser)))
  }
}

/// What expat's callbacks reach: C knows no generic types.
class XMLEvents {
  func start(_ name: XMLText, _ attributes: XMLAttributes) {}
  func end() {}
  /// Text between tags, in pieces as they come.
  func text(_ bytes: UnsafeRawBufferPointer) {}
  /// Ends the reading with a fault.
  func stop(_ reason: String) {}
}

private func withEvents(_ data: UnsafeMutableRawPointer?, _ body: (XMLEvents) -> Void) {
  guard let data = unsafe data else { return }
  unsafe Unmanaged<XMLEvents>.fromOpaque(data)._withUnsafeGuaranteedRef(body)
}

private func elementStarts(
  data: UnsafeMutableRawPointer?, name: UnsafePointer<XML_Char>?,
  attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let name = unsafe name, let attributes = unsafe attributes else { return }
  unsafe withEvents(data) { unsafe $0.start(XMLText(name), XMLAttributes(attributes)) }
}

private func elementEnds(data: UnsafeMutableRawPointer?, name: UnsafePointer<XML_Char>?) {
  unsafe withEvents(data) { $0.end() }
}

private func textComes(
  data: UnsafeMutableRawPointer?, text: UnsafePointer<XML_Char>?, count: CInt
) {
  let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
  unsafe withEvents(data) { unsafe $0.text(bytes) }
}

private func doctypeStarts(
  data: UnsafeMutableRawPointer?, name: UnsafePointer<XML_Char>?,
  system: UnsafePointer<XML_Char>?, public: UnsafePointer<XML_Char>?, hasInternalSubset: CInt
) {
  let isPage = unsafe name.map { unsafe XMLText($0).string.lowercased() == "html" } ?? false
  unsafe withEvents(data) {
    $0.stop(isPage ? InputForm.page : "has a DOCTYPE, which OSM data never needs; remove it")
  }
}

private func encodingIsUnknown(
  data: UnsafeMutableRawPointer?, name: UnsafePointer<XML_Char>?,
  encoding: UnsafeMutablePointer<XML_Encoding>?
) -> CInt {
  guard let name = unsafe name.map({ unsafe XMLText($0).string }) else { return 0 }
  // Nothing but letters, digits and marks that shells leave alone can stand in such a name.
  unsafe withEvents(data) {
    $0.stop(
      "is written in “\(name.printable(limit: 40))”, which is not read here: convert it, "
        + "“iconv -f \(name.printable(limit: 40)) -t UTF-8 IN | sed '1s/encoding=[^ ?]*//' > OUT”")
  }
  return 0
}
