// SPDX-License-Identifier: Apache-2.0

import CExpat

/// Reads OSM XML through expat and hands the elements to an `ElementStoreBuilder`.
///
/// No tree is built and no `String` is made of an attribute: names are compared and values parsed
/// where expat has them.
@safe final class XMLReader {
  private let parser: XML_Parser
  // expat's callbacks get this pointer, so they reach the state without reference counting.
  private let state: UnsafeMutablePointer<XMLElementState>
  private let path: String

  init(path: String, store: consuming ElementStoreBuilder) {
    self.path = path
    guard let parser = unsafe XML_ParserCreate(nil) else { fatalError("expat has no memory") }
    unsafe self.parser = unsafe parser
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: XMLElementState(store: store))
    unsafe XML_SetUserData(parser, state)
    unsafe XML_SetElementHandler(parser, elementStarts, elementEnds)
    unsafe XML_SetStartDoctypeDeclHandler(parser, doctypeStarts)
    unsafe state.pointee.parser = unsafe parser
  }

  deinit {
    unsafe XML_ParserFree(parser)
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  var counts: (nodes: Int, ways: Int, relations: Int) { unsafe state.pointee.store.counts }

  /// Parses the next bytes of the document.
  func parse(_ bytes: UnsafeRawBufferPointer) throws {
    guard let start = bytes.baseAddress else { return }
    let characters = unsafe start.assumingMemoryBound(to: CChar.self)
    try check(unsafe XML_Parse(parser, characters, CInt(bytes.count), 0))
  }

  /// Ends the document.
  func finish() throws {
    try check(unsafe XML_Parse(parser, nil, 0, 1))
  }

  /// The elements read, once.
  func takeStore() -> ElementStoreBuilder {
    var store = ElementStoreBuilder()
    unsafe swap(&store, &state.pointee.store)
    return store
  }

  private func check(_ status: XML_Status) throws {
    guard status != XML_STATUS_OK else { return }
    let line = unsafe Int(XML_GetCurrentLineNumber(parser))
    if let fault = unsafe state.pointee.fault { throw InputError(path: path, line: line, fault) }
    let code = unsafe XML_GetErrorCode(parser)
    let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "no XML"
    throw InputError(path: path, line: line, "is no well-formed XML: \(words)")
  }
}

private func state(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLElementState>? {
  unsafe data?.assumingMemoryBound(to: XMLElementState.self)
}

private func elementStarts(
  data: UnsafeMutableRawPointer?, name: UnsafePointer<XML_Char>?,
  attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) {
  guard let state = unsafe state(data), let name = unsafe name,
    let attributes = unsafe attributes
  else { return }
  unsafe state.pointee.start(XMLText(name), XMLAttributes(attributes))
}

private func elementEnds(data: UnsafeMutableRawPointer?, name: UnsafePointer<XML_Char>?) {
  unsafe state(data)?.pointee.end()
}

private func doctypeStarts(
  data: UnsafeMutableRawPointer?, name: UnsafePointer<XML_Char>?,
  system: UnsafePointer<XML_Char>?, public: UnsafePointer<XML_Char>?, hasInternalSubset: CInt
) {
  unsafe state(data)?.pointee.stop("has a DOCTYPE, which OSM data never needs; remove it")
}
