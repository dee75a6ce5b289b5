// SPDX-License-Identifier: Apache-2.0

import CExpat

/// Reads OSM XML of any kind through expat and hands the elements to a sink.
///
/// No tree is built and no `String` is made of an attribute: names are compared and values parsed
/// where expat has them.
@safe final class XMLReader<Sink: ElementSink>: XMLEvents {
  private let parser: XML_Parser
  // A pointer, for a field of a class would be guarded against overlapping uses at each event.
  private let state: UnsafeMutablePointer<XMLElementState<Sink>>
  private let path: String
  private let linesBefore: Int

  /// `linesBefore` are the lines of the file before the text that will be parsed.
  init(path: String, sink: consuming Sink, linesBefore: Int) {
    self.path = path
    self.linesBefore = linesBefore
    // Of the file's own encoding, which is UTF-8 where it names none.
    guard let parser = unsafe XML_ParserCreate(nil) else { fatalError("expat has no memory") }
    unsafe self.parser = unsafe parser
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: XMLElementState(sink: sink))
    super.init()
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self as XMLEvents).toOpaque())
    unsafe XML_SetElementHandler(parser, elementStarts, elementEnds)
    unsafe XML_SetCharacterDataHandler(parser, textComes)
    unsafe XML_SetStartDoctypeDeclHandler(parser, doctypeStarts)
    unsafe state.pointee.parser = unsafe parser
  }

  deinit {
    unsafe XML_ParserFree(parser)
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  var counts: ElementCounts { unsafe state.pointee.sink.counts }

  /// Parses the next bytes of the document.
  func parse(_ bytes: UnsafeRawBufferPointer) throws {
    guard let start = bytes.baseAddress else { return }
    let characters = unsafe start.assumingMemoryBound(to: CChar.self)
    try check(unsafe XML_Parse(parser, characters, CInt(bytes.count), 0))
  }

  /// Parses text as if it stood here in the document.
  func parse(_ text: StaticString) throws {
    let bytes = unsafe UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    try unsafe parse(bytes)
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
    let line = unsafe linesBefore + Int(XML_GetCurrentLineNumber(parser))
    if let fault = unsafe state.pointee.fault { throw InputError(path: path, line: line, fault) }
    let code = unsafe XML_GetErrorCode(parser)
    let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "no XML"
    throw InputError(path: path, line: line, "is no well-formed XML: \(words)")
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
  unsafe withEvents(data) { $0.stop("has a DOCTYPE, which OSM data never needs; remove it") }
}
