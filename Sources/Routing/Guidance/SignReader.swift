// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork

/// Reads what the signs of a road say to those who drive it in one direction.
///
/// It remembers what it has read, so it is for one thread.
final class SignReader {
  let reader: JunctionReader
  private var known: [UInt32: Signs] = [:]
  /// More are not remembered: it takes some 100 bytes for each.
  private static let limit = 1 << 13

  init(reader: JunctionReader) { self.reader = reader }

  /// What stands where an arc begins; empty for most.
  func signs(of arc: UInt32) -> Signs {
    let isSigned = reader.flags(ofWay: reader.way(arc)).contains(.signed)
    guard isSigned || reader.roadClass(ofWay: reader.way(arc)).isLink else { return Signs() }
    if let signs = known[arc] { return signs }
    let signs = read(arc)
    if known.count >= Self.limit { known.removeAll() }
    known[arc] = signs
    return signs
  }

  private func read(_ arc: UInt32) -> Signs {
    var signs = Signs()
    let network = reader.network, way = network.way(ofArc: arc)
    if network.ways.flags[way].contains(.signed) {
      read(network.signs.tags(ofWay: way), arc, into: &signs)
    }
    let node = network.tail(ofArc: arc)
    if signs.exit.isEmpty, network.nodes.flags[node].contains(.motorwayJunction),
      network.ways.roadClass(of: way).isLink
    {
      read(network.signs.tags(ofNode: node), into: &signs)
    }
    return signs
  }

  /// The numbers of a road with the point of the compass that it is signed to: "I 280 South".
  func directedRefs(of arc: UInt32) -> [String] {
    let network = reader.network, way = network.way(ofArc: arc)
    guard network.ways.flags[way].contains(.signed) else { return [] }
    let key = Arc.isBackward(arc) ? SignTable.backwardDirections : SignTable.forwardDirections
    let tags = network.signs.tags(ofWay: way)
    return tags.first { $0.key == key }.map { Self.list($0.value) } ?? []
  }

  private func read(
    _ tags: [(key: String, value: String)], _ arc: UInt32, into signs: inout Signs
  ) {
    signs.exit =
      tags.first { $0.key == "junction:ref" }.map { Self.list($0.value).joined(separator: "; ") }
      ?? ""
    // On a road with traffic both ways nobody knows whom a sign without a direction is for.
    let isOneway = reader.isOneway(arc)
    func value(_ key: String) -> [String] {
      let directed = key + (Arc.isBackward(arc) ? ":backward" : ":forward")
      let found = tags.first { $0.key == directed } ?? tags.first { $0.key == key && isOneway }
      return found.map { Self.list($0.value) } ?? []
    }
    signs.refs = value("destination:ref")
    signs.streets = value("destination:street")
    signs.places = value("destination")
  }

  private func read(_ tags: [(key: String, value: String)], into signs: inout Signs) {
    for (key, text) in tags {
      switch key {
      case "junction:ref", "ref": signs.exit = Self.list(text).joined(separator: "; ")
      case "exit_to" where signs.places.isEmpty && signs.refs.isEmpty && signs.streets.isEmpty:
        signs.places = Self.list(text)
      default: break
      }
    }
  }

  static func list(_ text: String) -> [String] {
    text.split(separator: ";").map { part in
      let trimmed = part.drop { $0 == " " }
      return String(trimmed.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }
}
