// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork

/// A junction at which the road so plainly goes on that the rules need not be asked.
///
/// Most junctions of a way are such, so they are known at a glance: nothing changes on the road, and
/// every other road leaves it at a much larger angle. What is left out is left to the rules, which
/// say the same.
struct PlainJunction {
  /// What there is to do: nothing.
  private(set) var instruction: Instruction

  /// `nil` where the rules have to be asked.
  init?(_ reader: JunctionReader, from before: UInt32, to next: UInt32, bearing: Double) {
    let network = reader.network, node = network.head(ofArc: before)
    guard next != Arc.reverse(of: before), Self.isOneRoad(network, before, next),
      let onward = reader.startBearing(next)
    else { return nil }
    let bend = difference(bearing, onward)
    guard bend < Angle.group else { return nil }
    let own = network.way(ofArc: before)
    var others = 0, minor = 0
    for arc in network.nodes.arcs(outOf: node)
    where arc != next && arc != Arc.reverse(of: before) && reader.isRoad(arc) {
      guard Self.isFarOff(reader, arc, own, bend, bearing) else { return nil }
      others += 1
      if network.ways.roadClass(of: network.way(ofArc: arc)).isMinor { minor += 1 }
    }
    let isOnDrivesOnly = minor == others && !network.ways.roadClass(of: own).isMinor
    instruction = Instruction(
      others == 0 || isOnDrivesOnly ? .none : .silent,
      Direction(sweep: sweep(from: bearing, to: onward)))
  }

  /// Whether nothing changes from one arc to the next, and none of it is out of the ordinary.
  private static func isOneRoad(_ network: RoadNetwork, _ a: UInt32, _ b: UInt32) -> Bool {
    let ways = network.ways, way = network.way(ofArc: a), next = network.way(ofArc: b)
    let roadClass = ways.roadClass(of: way)
    guard !roadClass.isLink, !roadClass.isCarried,
      ways.flags[way].isDisjoint(with: [.signed, .roundabout])
    else { return false }
    return way == next
      || ways.name[way] == ways.name[next] && ways.ref[way] == ways.ref[next]
        && ways.roadClass[way] == ways.roadClass[next] && ways.flags[way] == ways.flags[next]
  }

  /// Whether nobody takes a road for the one that goes on.
  private static func isFarOff(
    _ reader: JunctionReader, _ arc: UInt32, _ own: UInt32, _ bend: Double, _ bearing: Double
  ) -> Bool {
    let ways = reader.network.ways, way = reader.network.way(ofArc: arc)
    guard let leaving = reader.startBearing(arc), !ways.flags[way].contains(.roundabout) else {
      return false
    }
    let off = difference(bearing, leaving)
    guard off > 2 * bend, off - bend > Angle.fuzzy / 2 else { return false }
    let lanes = ways.flags[way].laneCount
    if lanes > 0, lanes == ways.flags[own].laneCount { return false }
    let roadClass = ways.roadClass(of: way)
    if roadClass == .motorway || roadClass == .trunk { return false }
    // A carriageway of the same road.
    let isNamesake = ways.name[way] == ways.name[own] && ways.ref[way] == ways.ref[own]
    return !(isNamesake && reader.isOneway(arc))
  }
}
