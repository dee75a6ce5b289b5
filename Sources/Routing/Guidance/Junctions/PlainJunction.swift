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
    let node = reader.head(before)
    guard next != Arc.reverse(of: before), !reader.isLift(node), !reader.isMiniRoundabout(node),
      Self.isOneRoad(reader, before, next),
      let onward = reader.startBearing(next)
    else { return nil }
    let bend = difference(bearing, onward)
    guard bend < Angle.group else { return nil }
    let own = reader.way(before)
    var others = 0, minor = 0
    for arc in reader.arcs(outOf: node)
    where arc != next && arc != Arc.reverse(of: before) && reader.isRoad(arc) {
      guard Self.isFarOff(reader, arc, own, bend, bearing) else { return nil }
      others += 1
      if reader.roadClass(ofWay: reader.way(arc)).isMinor { minor += 1 }
    }
    // Where lanes begin or end, other roads may seem to be the same.
    let lanes = (reader.flags(ofWay: own), reader.flags(ofWay: reader.way(next)))
    if others > 0, lanes.0.laneCount != lanes.1.laneCount { return nil }
    let isOnDrivesOnly = minor == others && !reader.roadClass(ofWay: own).isMinor
    instruction = Instruction(
      others == 0 || isOnDrivesOnly ? .none : .silent,
      Direction(sweep: sweep(from: bearing, to: onward)))
  }

  /// Whether nothing changes from one arc to the next, and none of it is out of the ordinary.
  private static func isOneRoad(_ reader: JunctionReader, _ a: UInt32, _ b: UInt32) -> Bool {
    let way = reader.way(a), next = reader.way(b)
    let roadClass = reader.roadClass(ofWay: way), flags = reader.flags(ofWay: way)
    guard !roadClass.isLink, !roadClass.isCarried,
      !flags.contains(.roundabout)
    else { return false }
    return way == next
      || !flags.contains(.signed) && reader.name(ofWay: way) == reader.name(ofWay: next)
        && reader.ref(ofWay: way) == reader.ref(ofWay: next)
        && roadClass == reader.roadClass(ofWay: next)
        && flags.isAsTold(as: reader.flags(ofWay: next))
  }

  /// Whether nobody takes a road for the one that goes on.
  private static func isFarOff(
    _ reader: JunctionReader, _ arc: UInt32, _ own: UInt32, _ bend: Double, _ bearing: Double
  ) -> Bool {
    let way = reader.way(arc), flags = reader.flags(ofWay: way)
    guard let leaving = reader.startBearing(arc), !flags.contains(.roundabout) else { return false }
    let off = difference(bearing, leaving)
    guard off > 2 * bend, off - bend > Angle.fuzzy / 2 else { return false }
    if flags.laneCount > 0, flags.laneCount == reader.flags(ofWay: own).laneCount { return false }
    let roadClass = reader.roadClass(ofWay: way)
    if roadClass == .motorway || roadClass == .trunk { return false }
    // A carriageway of the same road.
    let isNamesake =
      reader.name(ofWay: way) == reader.name(ofWay: own)
      && reader.ref(ofWay: way) == reader.ref(ofWay: own)
    return !(isNamesake && reader.isOneway(arc))
  }
}

extension WayFlags {
  /// Whether two ways have what a traveller may want to know in common.
  fileprivate func isAsTold(as other: WayFlags) -> Bool {
    let told: WayFlags = [
      .toll, .tunnel, .roundabout, .signed, .drivesOnLeft, .square, .conveyor,
    ]
    return intersection(told) == other.intersection(told)
  }
}
