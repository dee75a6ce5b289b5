// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geocoding
import JSON
import OSMRoute
import PackedFile
import RoadNetwork

enum InfoCommand: Command {
  static let name = "info"
  static let synopsis = "FILE [--json]"
  static let summary = "Tell what a map file holds."
  static let details = ""
  static let options = [Option.json]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let map = try MapArguments(arguments, others: 0, named: "").open()
    if arguments.isSet("--json") {
      try Console.answer(bytes: json(map))
    } else {
      try Console.answer(text(map))
    }
    return 0
  }

  private static func text(_ map: OfflineMap) -> String {
    let bounds = map.info.bounds.map { decimalText(Double($0) / 1e7, decimals: 7) }
    var lines = [
      "file        \(map.container.path), \(Measures.bytes(map.container.byteCount))",
      "format      \(Container.formatVersion)",
      "source      \(map.info.source)",
      "timestamp   \(map.info.timestamp.isEmpty ? "unknown" : map.info.timestamp)",
      "bounds      "
        + (bounds.isEmpty
          ? "none"
          : "south \(bounds[0]), west \(bounds[1]), north \(bounds[2]), east \(bounds[3])"),
      "roads       \(map.network.segments.count) segments, \(map.network.nodes.count) junctions and ends",
    ]
    for profile in map.network.profiles {
      lines.append(
        "\(profile.name.padded(to: 11)) \(profile.graph.nodeCount) search nodes, "
          + "\(profile.graph.arcCount) arcs, \(profile.hierarchy.shortcutCount) shortcuts")
    }
    lines.append("addresses   \(map.geocoder.index.addressCount)")
    lines.append("sections")
    for section in map.container.sections.sorted(by: { $0.byteCount > $1.byteCount }) {
      lines.append("  \(section.name.padded(to: 26)) \(Measures.bytes(section.byteCount))")
    }
    lines.append("\(MapInfo.attribution), \(MapInfo.licence)")
    return lines.joined(separator: "\n")
  }

  private static func json(_ map: OfflineMap) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.field("formatVersion", Container.formatVersion)
      json.field("source", map.info.source)
      json.key("timestamp")
      if map.info.timestamp.isEmpty { json.null() } else { json.value(map.info.timestamp) }
      json.key("bounds")
      if map.info.bounds.isEmpty {
        json.null()
      } else {
        json.object { json in
          for (name, value) in zip(["south", "west", "north", "east"], map.info.bounds) {
            json.field(name, Double(value) / 1e7, decimals: 7)
          }
        }
      }
      json.array("profiles") { json in
        for profile in map.network.profiles {
          json.object { json in
            json.field("name", profile.name)
            json.field("nodes", profile.graph.nodeCount)
            json.field("arcs", profile.graph.arcCount)
            json.field("shortcuts", profile.hierarchy.shortcutCount)
          }
        }
      }
      json.field("segments", map.network.segments.count)
      json.field("addresses", map.geocoder.index.addressCount)
      json.object("bytes") { json in
        for section in map.container.sections { json.field(section.name, section.byteCount) }
      }
      json.field("totalBytes", map.container.byteCount)
      json.field("attribution", MapInfo.attribution)
    }
    return writer.bytes
  }
}
