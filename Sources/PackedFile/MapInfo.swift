// SPDX-License-Identifier: Apache-2.0

/// What a map file says of itself: where its data comes from and what it covers.
package struct MapInfo: Sendable, Equatable {
  /// What it was made of: how many nodes, ways and relations, copies left out.
  package var source = ""
  /// When the data was true (ISO 8601); empty where nobody said.
  package var timestamp = ""
  /// ISO 3166-1 code of the country that was given for it; empty where none was.
  package var country = ""
  /// Box around the nodes, 1e-7 degree: south, west, north, east; empty where there are none.
  package var bounds: [Int32] = []

  /// The credit that OSM data asks for; it stands in every answer.
  package static let attribution = "© OpenStreetMap contributors"
  package static let licence = "https://www.openstreetmap.org/copyright"

  package init() {}

  package init(container: Container) throws {
    let bytes: PackedArray<UInt8> = try container.array("info")
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    guard lines.count == 4 else { throw container.damaged("does not say what it covers") }
    (source, timestamp, country) = (lines[0], lines[1], lines[2])
    bounds = Array(try container.array("info.bounds"))
    guard bounds.isEmpty || bounds.count == 4 else {
      throw container.damaged("does not say what it covers")
    }
  }

  package func addSections(to writer: inout ContainerWriter) {
    let lines = [source, timestamp, country, Self.attribution].map { line in
      String(line.map { $0.isNewline ? " " : $0 })
    }
    writer.add("info", PackedArray(Array(lines.joined(separator: "\n").utf8)))
    writer.add("info.bounds", PackedArray(bounds))
  }
}
