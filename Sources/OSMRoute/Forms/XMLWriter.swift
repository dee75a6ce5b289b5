// SPDX-License-Identifier: Apache-2.0

/// Writes one XML 1.0 document straight into bytes, in the order it is told.
///
///     var xml = XMLWriter()
///     xml.element("rtept", [("lat", "28.5"), ("lon", "-94.5")]) { xml in
///       xml.element("name", "Turn left & stop")
///     }
///
/// Text may hold anything: what XML cannot hold is left out.
struct XMLWriter {
  /// The document so far, UTF-8.
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// An element that holds others.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], _ body: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    write(">\n")
    depth += 1
    body(&self)
    depth -= 1
    indent()
    write("</\(name)>\n")
  }

  /// An element that holds text.
  mutating func element(_ name: String, _ text: String) {
    begin(name, [])
    write(">")
    escape(text)
    write("</\(name)>\n")
  }

  /// An element that holds nothing.
  mutating func empty(_ name: String, _ attributes: [(String, String)]) {
    begin(name, attributes)
    write("/>\n")
  }

  private mutating func begin(_ name: String, _ attributes: [(String, String)]) {
    indent()
    write("<\(name)")
    for (key, value) in attributes {
      write(" \(key)=\"")
      escape(value)
      write("\"")
    }
  }

  private mutating func indent() {
    for _ in 0..<depth { write("  ") }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars where Self.isAllowed(scalar) {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      // Readers would make blanks or line feeds of these.
      case "\t", "\n", "\r": write("&#\(scalar.value);")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Source: https://www.w3.org/TR/xml/#charsets.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20
      ? scalar.value != 0xfffe && scalar.value != 0xffff
      : scalar == "\t" || scalar == "\n" || scalar == "\r"
  }
}
