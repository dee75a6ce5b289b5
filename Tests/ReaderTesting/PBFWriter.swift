// SPDX-License-Identifier: Apache-2.0

/// Writes OSM PBF in every form that the format allows: what the reader is held against.
///
/// Source: https://wiki.openstreetmap.org/wiki/PBF_Format
package struct PBFWriter {
  package var isDense = true
  package var isCompressed = true
  /// Whether versions, and what else is known of an element's origin, are written.
  package var hasInfo = true
  /// Lists as single numbers instead of runs.
  package var hasSingleNumbers = false
  /// Fields of messages from last to first.
  package var isReversed = false
  package var granularity: Int64?
  /// 1e-9 degree.
  package var latitudeOffset: Int64?
  package var longitudeOffset: Int64?
  package var blockSize = 8000
  package var features = ["OsmSchema-V0.6", "DenseNodes"]
  package var secondsSince1970: Int64?

  package init() {}

  package func file(_ elements: [SampleElement]) -> [UInt8] {
    let blocks = stride(from: 0, to: elements.count, by: blockSize).map { start in
      block(Array(elements[start..<min(start + blockSize, elements.count)]))
    }
    return header + blocks.flatMap { blob("OSMData", $0.bytes) }
  }

  package var header: [UInt8] {
    var block = WireMessage()
    for feature in features { block.text(4, feature) }
    block.text(16, "osmroute's tests")
    if let secondsSince1970 { block.number(32, secondsSince1970) }
    return blob("OSMHeader", block.bytes)
  }

  /// A blob with its header and that one's size.
  package func blob(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var blob = WireMessage()
    if isCompressed {
      blob.number(2, Int64(content.count))
      blob.bytes(3, Packing.zlib(content))
    } else {
      blob.bytes(1, content)
    }
    return Self.framed(name, blob.bytes)
  }

  /// Anything as a blob, with its header and that one's size.
  package static func framed(_ name: String, _ blob: [UInt8], claimedSize: Int64? = nil) -> [UInt8]
  {
    var header = WireMessage()
    header.text(1, name)
    header.bytes(2, [1, 2, 3])  // an index, which nobody has to know
    header.number(3, claimedSize ?? Int64(blob.count))
    let size = header.bytes.count
    return [0, 0, UInt8(size >> 8), UInt8(size & 0xff)] + header.bytes + blob
  }

  /// A `PrimitiveBlock`: a group for each run of elements of one kind.
  package func block(_ elements: [SampleElement]) -> WireMessage {
    var strings = StringNumbers()
    var groups: [WireMessage] = []
    var rest = elements[...]
    while let kind = rest.first?.kind {
      let run = rest.prefix { $0.kind == kind }
      rest = rest.dropFirst(run.count)
      groups.append(group(Array(run), &strings))
    }
    var parts: [(inout WireMessage) -> Void] = []
    parts.append { [strings] in $0.message(1, strings.table) }
    parts += groups.map { group in { $0.message(2, group) } }
    if let granularity { parts.append { $0.number(17, granularity) } }
    if let latitudeOffset { parts.append { $0.number(19, latitudeOffset) } }
    if let longitudeOffset { parts.append { $0.number(20, longitudeOffset) } }
    return ordered(parts)
  }

  func ordered(_ parts: [(inout WireMessage) -> Void]) -> WireMessage {
    var message = WireMessage()
    for part in isReversed ? parts.reversed() : parts { part(&message) }
    return message
  }

  func list(_ field: Int, _ values: [Int64]) -> (inout WireMessage) -> Void {
    { hasSingleNumbers ? $0.singly(field, values) : $0.run(field, values) }
  }
}

/// The strings of a block; number 0 is empty, as the format has it.
///
/// An empty key has another number: of dense nodes 0 ends the tags.
struct StringNumbers {
  private var numbers: [String: Int64] = [:]
  private var strings = [""]

  subscript(string: String) -> Int64 {
    mutating get {
      if let number = numbers[string] { return number }
      numbers[string] = Int64(strings.count)
      strings.append(string)
      return Int64(strings.count - 1)
    }
  }

  var table: WireMessage {
    var table = WireMessage()
    for string in strings { table.text(1, string) }
    return table
  }
}
