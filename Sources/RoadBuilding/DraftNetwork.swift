// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import OSMReader
import PackedFile
import RoadNetwork
import SpatialIndex

/// Segments in the order in which the ways have them and nodes in the order of their ids, before
/// they are renumbered.
///
/// Column by column, for large inputs: about 60 bytes a segment.
struct DraftNetwork {
  // One element a segment.
  var tail: [UInt32] = []
  var head: [UInt32] = []
  var way: [UInt32] = []
  var lengthCentimetres: [UInt32] = []
  /// Positions along a Hilbert curve.
  var positions: [UInt64] = []
  /// The inner points of segment s as the map file has them: `shape[shapeFirst[s]..<...]`.
  var shapeFirst: [UInt32] = [0]
  var shape: [UInt8] = []
  /// The segments of way w are `firstSegment[w]..<firstSegment[w + 1]`, in order.
  private(set) var firstSegment: [UInt32] = [0]

  // One element a node.
  var locations: [Coordinate]
  /// One more than the place in `taggings.list`; 0 for nodes whose tags do nothing.
  var taggingNumbers: [UInt32]
  let taggings: NodeTaggings

  var profiles: [Directions]

  /// What one profile makes of the arcs.
  struct Directions {
    /// Travel time, deciseconds; infinite where shut.
    var cost: [UInt32] = []
    var access: [AccessLevel] = []
  }

  private let numbers: NodeNumbers

  /// Throws where a segment takes longer than a weight can hold.
  init(
    _ scan: WayScan, _ store: ElementStore, profiles profileRules: [Profile]
  ) throws(RoadFault) {
    var counts = scan.nodes
    taggings = NodeTaggings(store, &counts, profileRules)
    numbers = counts.numbers()
    locations = [Coordinate](
      repeating: Coordinate(latitude: 0, longitude: 0), count: numbers.count)
    taggingNumbers = [UInt32](repeating: 0, count: numbers.count)
    profiles = profileRules.map { _ in Directions() }
    let ways = store.ways
    var walker = StretchWalker(store)
    var splitter = StretchSplitter(profileCount: profiles.count)
    for way in scan.ways.indices {
      let first = segmentCount
      splitter.clear()
      walker.forEachStretch(of: ways[Int(scan.ways[way].index)]) { points in
        splitter.split(points, numbers, taggings) { append($0, way: UInt32(way)) }
      }
      for profile in profiles.indices {
        try appendCosts(
          profile, first..<segmentCount, scan.uses(of: way)[profile], splitter.delays[profile],
          osmID: scan.ways[way].osmID)
      }
      firstSegment.append(UInt32(segmentCount))
    }
    if shape.count > UInt32.max || segmentCount > UInt32.max / 4 { throw .tooMany }
  }

  var segmentCount: Int { tail.count }
  var nodeCount: Int { locations.count }

  /// The number of a node; `nil` where no segment ends at it.
  func node(ofID id: Int64, _ lookup: inout NodeLookup) -> UInt32? {
    lookup.find(id).flatMap { numbers[$0.slot] }
  }

  private mutating func append(_ piece: StretchSplitter.Piece, way number: UInt32) {
    let points = piece.points
    tail.append(node(points[points.startIndex], piece.tail))
    head.append(node(points[points.endIndex - 1], piece.head))
    way.append(number)
    lengthCentimetres.append(UInt32(min((piece.metres * 100).rounded(), Double(UInt32.max))))
    let line = points.map(\.location)
    positions.append(HilbertCurve.position(of: BoundingBox(line: line)))
    for (last, point) in zip(line, line.dropFirst().dropLast()) {
      shape.append(zigzag: Int64(point.latitude) - Int64(last.latitude))
      shape.append(zigzag: Int64(point.longitude) - Int64(last.longitude))
    }
    shapeFirst.append(UInt32(truncatingIfNeeded: shape.count))
  }

  private mutating func node(_ point: StretchWalker.Point, _ number: UInt32) -> UInt32 {
    locations[Int(number)] = point.location
    if let tagging = taggings.number(ofSlot: point.slot) {
      taggingNumbers[Int(number)] = tagging + 1
    }
    return number
  }

  private func metres(_ segment: Int) -> Double { Double(lengthCentimetres[segment]) / 100 }

  private mutating func appendCosts(
    _ profile: Int, _ range: Range<Int>, _ use: WayUse, _ delays: [NodeUse.Facing], osmID: Int64
  ) throws(RoadFault) {
    let timed = use.withSpeeds(overMetres: range.reduce(0) { $0 + metres($1) })
    var times = WayTimes(use: timed)
    for (segment, delay) in zip(range, delays) {
      let (forward, backward) = times.advance(metres: metres(segment), delay)
      for cost in [forward, backward] {
        if let cost, cost > TravelWeight.largestTime { throw .takesTooLong(way: osmID) }
        profiles[profile].cost.append(cost ?? .infinity)
      }
      profiles[profile].access.append(use.forward?.access ?? .open)
      profiles[profile].access.append(use.backward?.access ?? .open)
    }
  }
}

/// Why no roads can be made of an input.
package enum RoadFault: Error, Equatable, CustomStringConvertible {
  case takesTooLong(way: Int64)
  case tooMany

  package var description: String {
    switch self {
    case .takesTooLong(let way):
      "way \(way) has a stretch without junctions that takes longer than 155 days; "
        + "most likely one of its nodes is misplaced: put it right or leave the way out"
    case .tooMany:
      "has more roads than one map file holds; import it in parts"
    }
  }
}
