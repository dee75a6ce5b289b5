// SPDX-License-Identifier: Apache-2.0

import PackedFile

extension InputForm {
  /// Tells texts apart that people take for OSM data; what begins like XML is left to the XML
  /// reader's own words.
  static func document(_ bytes: [UInt8]) -> InputForm {
    var text = TextBeginning(bytes)
    text.skipProlog()
    if text.isNext("{") || text.isNext("[") || text.isNext("\u{1e}") {
      return .unsupported(json(bytes))
    }
    if text.isNext(tag: "!doctype html") || text.isNext(tag: "html") { return .unsupported(page) }
    if text.isNext(tag: "osmchange") { return .unsupported(changeFile) }
    if text.isEmpty || text.isNext("<") { return .xml }
    if text.isOPL {
      return .unsupported(
        "is an OPL file, which is not read here: convert it with “osmium cat IN.opl -o OUT.osm.pbf”"
      )
    }
    if text.isTable { return .unsupported("is a table (CSV): \(noData)") }
    return .unsupported("is no OSM data, it begins with “\(text.firstWords)”: \(noData)")
  }

  /// What is wrong with a document whose outermost element is not `osm`.
  static func fault(ofDocument name: String) -> String {
    switch name.lowercased() {
    case "html": page
    case "osmchange": changeFile
    default:
      "is no OSM data: its outermost element is <\(name.printable(limit: 40))>, expected <osm>"
    }
  }

  static let page =
    "is an HTML page, no OSM data: the download went wrong; open the page to see what it says"
  private static let changeFile = "holds changes to a map, no map: \(changes)"

  private static func json(_ bytes: [UInt8]) -> String {
    if bytes.holds("\"Feature") || bytes.holds("\"Topology\"") { return "is GeoJSON: \(shapes)" }
    return "is JSON, and import takes OSM XML or PBF; of Overpass ask for “[out:xml]”"
  }

  /// Whether a document's declaration names UTF-8 as “utf8”, which XML does not know and many write.
  static func declaresMisspeltUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var text = unsafe TextBeginning(Array(bytes.prefix(firstByteCount)))
    return text.skipDeclaration { declaration in
      let words = declaration.filter { !$0.isWhitespace }.lowercased()
      return words.contains("encoding=\"utf8\"") || words.contains("encoding='utf8'")
    }
  }
}

/// The beginning of a text in UTF-8 or UTF-16, looked at word by word.
private struct TextBeginning {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    let isWide =
      bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
      || bytes.starts(with: [0x3c, 0]) || bytes.starts(with: [0, 0x3c])
    // Of the words that matter each character is a byte beside a zero.
    rest = isWide ? bytes.filter { $0 != 0 && $0 < 0xfe }[...] : bytes[...]
    if isNext("\u{feff}") { rest = rest.dropFirst(3) }
  }

  var isEmpty: Bool { rest.isEmpty }

  /// Whether lower-case text comes next, in whatever case.
  func isNext(_ text: String) -> Bool {
    let lowered = rest.prefix(text.utf8.count).lazy.map {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
    }
    return lowered.elementsEqual(text.utf8)
  }

  /// Whether a tag of that very name comes next.
  func isNext(tag name: String) -> Bool {
    guard isNext("<" + name) else { return false }
    return rest.dropFirst(1 + name.utf8.count).first.map { !$0.continuesName } ?? true
  }

  /// Passes over what may stand before the first element: declaration, comments.
  mutating func skipProlog() {
    skipBlanks()
    while skip(from: "<?", to: "?>") || skip(from: "<!--", to: "-->") { skipBlanks() }
  }

  /// Passes over the XML declaration; what `body` says of it, false where there is none.
  mutating func skipDeclaration(_ body: (String) -> Bool) -> Bool {
    let start = rest
    guard isNext("<?xml"), skip(from: "<?", to: "?>") else { return false }
    return body(String(decoding: start[..<rest.startIndex], as: UTF8.self))
  }

  private mutating func skipBlanks() { rest = rest.drop { $0.isBlank } }

  private mutating func skip(from start: String, to end: String) -> Bool {
    guard isNext(start) else { return false }
    while !rest.isEmpty, !isNext(end) { rest = rest.dropFirst() }
    rest = rest.dropFirst(end.utf8.count)
    return true
  }
}

/// Texts that are no XML.
extension TextBeginning {
  private var firstLine: ArraySlice<UInt8> { rest.prefix { $0 != UInt8(ascii: "\n") } }

  var firstWords: String {
    String(decoding: firstLine, as: UTF8.self).printable(limit: 40)
  }

  /// Whether a line begins as `n17 v1 …`.
  var isOPL: Bool {
    guard let kind = rest.first, "nwr".utf8.contains(kind) else { return false }
    let digits = rest.dropFirst().drop { $0 == UInt8(ascii: "-") }
    let after = digits.drop { $0 &- UInt8(ascii: "0") < 10 }
    return after.startIndex > digits.startIndex && after.first == UInt8(ascii: " ")
  }

  /// Whether the first line has three columns or more.
  var isTable: Bool {
    let line = firstLine
    guard line.allSatisfy({ $0 >= 0x20 || $0.isBlank }) else { return false }
    return ",;\t".utf8.contains { separator in
      line.count { $0 == separator } > 1
    }
  }
}
