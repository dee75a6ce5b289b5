// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geo
import RoadNetwork
import TestSupport

/// A random town some ways of which are of kinds to be avoided, as its tags say.
struct KindsTown {
  let map: TestMap
  /// By OSM id.
  let kinds: [Int64: RoadKinds]
  let booths: Set<Coordinate>

  init(seed: Int) {
    let random = RandomRoadMap(seed: seed)
    var dice = SeededGenerator(seed: seed &+ 77)
    var kinds: [Int64: RoadKinds] = [:]
    let parts = random.xml.components(separatedBy: "</way>")
    let ways = zip(random.ways, parts).map { way, text in
      let (text, kind) = Self.retagged(text, &dice)
      kinds[way.id] = kind
      return text + "</way>"
    }
    let (xml, booths) = Self.withBooths(
      ways.joined() + parts[random.ways.count], random, &dice)
    map = TestMap(xml: xml)
    self.kinds = kinds
    self.booths = booths
  }

  private static func tag(_ key: String, _ value: String) -> String {
    "<tag k=\"\(key)\" v=\"\(value)\"/>"
  }

  /// A way of other kinds, by chance, and which these are.
  private static func retagged(
    _ way: String, _ dice: inout SeededGenerator
  ) -> (String, RoadKinds) {
    var way = way, kinds: RoadKinds = way.contains(tag("route", "ferry")) ? .ferries : []
    for (key, value, kind) in [("toll", "yes", RoadKinds.tolls), ("surface", "gravel", .unpaved)]
    where Int.random(in: 0..<4, using: &dice) == 0 {
      way += tag(key, value)
      kinds.insert(kind)
    }
    for (old, new, kind) in [
      ("primary", "motorway", RoadKinds.motorways), ("footway", "steps", .steps),
    ] where way.contains(tag("highway", old)) && Bool.random(using: &dice) {
      way = way.replacingOccurrences(of: tag("highway", old), with: tag("highway", new))
      kinds.insert(kind)
    }
    return (way, kinds)
  }

  /// The map with toll booths at some nodes that had nothing, and where these are.
  private static func withBooths(
    _ xml: String, _ random: RandomRoadMap, _ dice: inout SeededGenerator
  ) -> (String, Set<Coordinate>) {
    var xml = xml, booths: Set<Coordinate> = []
    for (node, place) in random.places.enumerated()
    where random.obstacles[node] == .none && Int.random(in: 0..<6, using: &dice) == 0 {
      let start =
        "<node id=\"\(node + 1)\" lat=\"\(place.latitudeDegrees)\" "
        + "lon=\"\(place.longitudeDegrees)\">"
      precondition(xml.contains(start), "the node is written otherwise")
      xml = xml.replacingOccurrences(of: start, with: start + tag("barrier", "toll_booth"))
      booths.insert(place)
    }
    return (xml, booths)
  }

  /// Each kind with one chance in three.
  static func someKinds(_ dice: inout SeededGenerator) -> RoadKinds {
    [RoadKinds.tolls, .motorways, .ferries, .unpaved, .steps].reduce(into: []) {
      if Int.random(in: 0..<3, using: &dice) == 0 { $0.formUnion($1) }
    }
  }
}
