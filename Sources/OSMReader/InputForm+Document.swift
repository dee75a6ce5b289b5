// SPDX-License-Identifier: Apache-2.0

extension InputForm {
  /// Tells texts apart that people take for OSM data; all else is left to the XML reader's own words.
  static func document(_ firstBytes: UnsafeRawBufferPointer) -> InputForm {
    var text = unsafe TextBeginning(firstBytes)
    text.skipProlog()
    if text.isNext("{") || text.isNext("[") {
      return .unsupported(
        "is JSON, and import takes OSM XML or PBF; of Overpass ask for “[out:xml]”")
    }
    if text.isNext("<!doctype html") || text.isNext("<html") {
      return .unsupported(
        "is an HTML page, no OSM data: the download went wrong; open the page to see what it says")
    }
    if text.isNext("<osmchange") {
      return .unsupported(
        "holds changes to a map, no map: apply them, "
          + "“osmium apply-changes OLD.osm.pbf CHANGES.osc -o NEW.osm.pbf”, and import that")
    }
    return .xml
  }
}

/// The beginning of a text in UTF-8, looked at word by word.
private struct TextBeginning {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = unsafe Array(bytes.prefix(InputForm.firstByteCount))[...]
  }

  /// Whether lower-case text comes next, in whatever case.
  func isNext(_ text: String) -> Bool {
    let lowered = rest.prefix(text.utf8.count).lazy.map {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
    }
    return lowered.elementsEqual(text.utf8)
  }

  /// Passes over what may stand before the first element: byte order mark, declaration, comments.
  mutating func skipProlog() {
    if isNext("\u{feff}") { rest = rest.dropFirst(3) }
    skipBlanks()
    while skip(from: "<?", to: "?>") || skip(from: "<!--", to: "-->") { skipBlanks() }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { [0x20, 0x09, 0x0a, 0x0d].contains($0) }
  }

  private mutating func skip(from start: String, to end: String) -> Bool {
    guard isNext(start) else { return false }
    while !rest.isEmpty, !isNext(end) { rest = rest.dropFirst() }
    rest = rest.dropFirst(end.utf8.count)
    return true
  }
}
