// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork

/// Reads the marks on the lanes of a road.
struct LaneReader {
  let reader: JunctionReader

  /// More lanes than any road has: what a tag says beyond is no description of lanes.
  private static let limit = 32

  /// From left to right as one drives an arc; empty where they are not known.
  func marks(of arc: UInt32) -> [LaneMarks] {
    let way = reader.way(arc)
    guard !reader.isWalking, reader.flags(ofWay: way).contains(.laneMarks) else { return [] }
    let tags = reader.network.signs.tags(ofWay: way)
    guard let turns = value("turn:lanes", tags, arc) else { return [] }
    var lanes = turns.split(separator: "|", omittingEmptySubsequences: false)
    guard lanes.count <= Self.limit else { return [] }
    if let access = value("vehicle:lanes", tags, arc) {
      let open = access.split(separator: "|", omittingEmptySubsequences: false)
      if open.count == lanes.count {
        lanes = zip(lanes, open).filter { $1 == "yes" }.map(\.0)
      }
    } else {
      trim(&lanes, tags, arc)
    }
    return lanes.map { LaneMarks(text: $0) }
  }

  /// Leaves out lanes without marks at the sides that are for buses.
  private func trim(
    _ lanes: inout [Substring], _ tags: [(key: String, value: String)], _ arc: UInt32
  ) {
    let own = busLanes(tags, arc, isForward: !Arc.isBackward(arc))
    let others = busLanes(tags, arc, isForward: Arc.isBackward(arc))
    let total = lanes.count
    if others > 0, others < total, lanes.prefix(others).allSatisfy(\.isEmpty) {
      lanes.removeFirst(others)
    }
    if own > 0, own < lanes.count, lanes.suffix(own).allSatisfy(\.isEmpty) { lanes.removeLast(own) }
  }

  private func busLanes(
    _ tags: [(key: String, value: String)], _ arc: UInt32, isForward: Bool
  ) -> Int {
    for kind in ["psv", "taxi", "share_taxi", "minibus", "bus"] {
      let found = value("lanes:\(kind)", tags, arc, isForward: isForward).flatMap { Int($0) }
      if let found, found > 0 { return found }
    }
    return 0
  }

  private func value(
    _ key: String, _ tags: [(key: String, value: String)], _ arc: UInt32, isForward: Bool? = nil
  ) -> String? {
    let isForward = isForward ?? !Arc.isBackward(arc)
    let directed = key + (isForward ? ":forward" : ":backward")
    if let found = tags.first(where: { $0.key == directed }) { return found.value }
    // A oneway road has lanes in its own direction only.
    let along = Arc.isBackward(arc) != isForward ? arc : Arc.reverse(of: arc)
    guard reader.isUsable(along) || !reader.isOneway(arc) else { return nil }
    return tags.first { $0.key == key }?.value
  }
}
