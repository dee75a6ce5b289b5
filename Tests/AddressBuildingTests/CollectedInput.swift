// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import OSMReader
import TestSupport

/// An input drawn in metres around one spot, and what is gathered of it.
struct CollectedInput {
  private var xml = ""
  private var nextID = 1_000
  var country: String?

  /// A node by its id, metres east and north, and its tags.
  mutating func node(_ id: Int, _ x: Double, _ y: Double, _ tags: String = "") {
    let perDegree = Earth.metresPerUnit * Coordinate.unitsPerDegree
    xml += "<node id=\"\(id)\" lat=\"\(y / perDegree)\" lon=\"\(x / perDegree)\">"
    xml += Self.xml(tags) + "</node>"
  }

  mutating func way(_ id: Int, _ nodes: [Int], _ tags: String) {
    let refs = nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
    xml += "<way id=\"\(id)\">\(refs)\(Self.xml(tags))</way>"
  }

  /// Members are written "w1 outer", "n2 house".
  mutating func relation(_ id: Int, _ members: [String], _ tags: String) {
    let types: [Character: String] = ["n": "node", "w": "way", "r": "relation"]
    xml += "<relation id=\"\(id)\">"
    for member in members {
      let parts = member.split(separator: " ", maxSplits: 1)
      let type = parts[0].first.flatMap { types[$0] } ?? ""
      let role = parts.count > 1 ? parts[1] : ""
      xml += "<member type=\"\(type)\" ref=\"\(parts[0].dropFirst())\" role=\"\(role)\"/>"
    }
    xml += Self.xml(tags) + "</relation>"
  }

  /// A closed way around a box of which one corner and the lengths of the sides are told.
  mutating func box(
    _ id: Int, _ x: Double, _ y: Double, _ side: Double, _ tags: String
  ) {
    let first = nextID
    nextID += 4
    for (index, corner) in [(0.0, 0.0), (side, 0), (side, side), (0, side)].enumerated() {
      node(first + index, x + corner.0, y + corner.1)
    }
    way(id, [first, first + 1, first + 2, first + 3, first], tags)
  }

  func builder() throws -> AddressBuilder {
    let folder = TemporaryFolder()
    let path = folder.write("<osm version=\"0.6\">\(xml)</osm>".utf8, to: "input.osm")
    var builder = ElementStoreBuilder()
    try OSMFile.read(path, into: &builder)
    return AddressBuilder(builder.build(), country: country)
  }

  /// The addresses gathered of a single node with some tags, without the node's id.
  static func addresses(
    _ tags: String, country: String? = nil
  ) throws -> [String] {
    try only(tags, country).addressLines.map(withoutObject)
  }

  /// The points of interest of a single node.
  static func points(_ tags: String) throws -> [String] {
    try only(tags, nil).pointLines.map(withoutObject)
  }

  private static func only(
    _ tags: String, _ country: String?
  ) throws -> PlaceCollection {
    var input = CollectedInput()
    input.country = country
    input.node(1, 0, 0, tags)
    return try input.builder().collection
  }

  private static func withoutObject(_ line: String) -> String {
    line.split(separator: " ", maxSplits: 1).dropFirst().joined()
  }

  /// Tags are written "key=value | key=value".
  private static func xml(_ tags: String) -> String {
    tags.split(separator: " | ").map { tag in
      let parts = tag.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return "<tag k=\"\(parts[0])\" v=\"\(escaped(parts[1]))\"/>"
    }.joined()
  }

  private static func escaped(_ text: Substring) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
  }
}
