// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Writes OSM XML element by element.
struct OSMTextWriter: ~Copyable {
  private let sink: (PackedArray<UInt8>) throws -> Void
  private var buffer: [UInt8] = []

  init(_ sink: @escaping (PackedArray<UInt8>) throws -> Void) {
    self.sink = sink
    append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    append("<osm version=\"0.6\" generator=\"osmroute-benchmark\">\n")
  }

  /// A node; degrees in units of 1e-7.
  mutating func node(id: Int, latitude: Int, longitude: Int, _ tags: [DrawnCell.Tag]) throws {
    append("<node id=\"")
    append(id)
    append("\" version=\"1\" lat=\"")
    append(degrees: latitude)
    append("\" lon=\"")
    append(degrees: longitude)
    try end("node", tags, isEmpty: tags.isEmpty)
  }

  mutating func way(id: Int, nodes: [Int], _ tags: [DrawnCell.Tag]) throws {
    append("<way id=\"")
    append(id)
    append("\" version=\"1\">\n")
    for node in nodes {
      append("<nd ref=\"")
      append(node)
      append("\"/>\n")
    }
    append(tags)
    append("</way>\n")
    try flush(above: 1 << 20)
  }

  mutating func finish() throws {
    append("</osm>\n")
    try flush(above: 0)
  }

  private mutating func end(_ name: String, _ tags: [DrawnCell.Tag], isEmpty: Bool) throws {
    if isEmpty {
      append("\"/>\n")
    } else {
      append("\">\n")
      append(tags)
      append("</\(name)>\n")
    }
    try flush(above: 1 << 20)
  }

  private mutating func append(_ tags: [DrawnCell.Tag]) {
    for tag in tags {
      append("<tag k=\"")
      append(tag.key)
      append("\" v=\"")
      append(tag.value)
      append("\"/>\n")
    }
  }

  private mutating func append(_ text: String) { buffer.append(contentsOf: text.utf8) }

  private mutating func append(_ number: Int) { append(String(number)) }

  private mutating func append(degrees units: Int) {
    let whole = abs(units) / 10_000_000, rest = abs(units) % 10_000_000
    if units < 0 { append("-") }
    append(whole)
    append(".")
    let digits = String(rest)
    append(String(repeating: "0", count: 7 - digits.count))
    append(digits)
  }

  private mutating func flush(above limit: Int) throws {
    guard buffer.count > limit else { return }
    try sink(PackedArray(buffer))
    buffer.removeAll(keepingCapacity: true)
  }
}
