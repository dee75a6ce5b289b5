// SPDX-License-Identifier: Apache-2.0

import Geo

/// A boundary of which only parts are in the input: rings, and chains that the input's edge cuts.
///
/// Within the box that holds all that matters, the known box, the chains part inside from outside,
/// if none of them ends in the midst of it: each leads out of the box, or to where nothing more is
/// (the sea). Which side is inside is told by places that are known to be on one:
///
///     +--frame-----------+   x ends of chains, joined along the frame
///     |    x             |   i known to be inside
///     | +--|-known-----+ |
///     | |   \     i    | |
///     | +----\---------+ |
///     +-------x----------+
struct OpenBoundary {
  /// A chain may end in the known box so near its edge, as a share of its size, and metres.
  private static let edgeShare = 0.02
  private static let edgeMetres = 200.0
  /// So many of the places that are but likely to be inside must be.
  private static let agreement = 0.9

  /// Places that tell sides.
  struct Witnesses {
    var inside: [Coordinate] = []
    var outside: [Coordinate] = []
    /// Inside or outside if people who wrote it down were right.
    var likelyInside: [Coordinate] = []
    var likelyOutside: [Coordinate] = []

    var count: Int {
      inside.count + outside.count + likelyInside.count + likelyOutside.count
    }
  }

  let rings: [[Coordinate]]
  let chains: [[Coordinate]]
  /// All places are in it.
  let frame: BoundingBox
  /// All that matters is in it: settlements and addresses.
  let known: BoundingBox
  /// All that lies in areas is in it: streets and points of interest, too.
  let filled: BoundingBox
  /// Where nothing is.
  let quadrants: EmptyQuadrants

  /// The area within the known box, and beyond as far as its chains lead; `nil` where witnesses are
  /// absent or disagree, or where a chain ends in the midst.
  func area(_ witnesses: Witnesses) -> [[Coordinate]]? {
    guard witnesses.count > 0, !known.isEmpty, let ends = ends() else { return nil }
    let oneSide = rings + rings(joining: ends), box = box(before: ends)
    for candidate in [oneSide, oneSide + [frame.corners]]
    where Self.agrees(Polygon(rings: candidate), witnesses) {
      let clipped = candidate.map { $0.clipped(to: box) }.filter { $0.count > 2 }
      return clipped.isEmpty ? nil : clipped
    }
    return nil
  }

  private static func agrees(_ area: Polygon, _ witnesses: Witnesses) -> Bool {
    guard witnesses.inside.allSatisfy({ area.contains($0) }),
      witnesses.outside.allSatisfy({ !area.contains($0) })
    else { return false }
    let likely = witnesses.likelyInside.count + witnesses.likelyOutside.count
    let right =
      witnesses.likelyInside.count { area.contains($0) }
      + witnesses.likelyOutside.count { !area.contains($0) }
    return Double(right) >= agreement * Double(likely)
  }

  // MARK: Joining chains along the frame

  /// An end of a chain, and where it is led to on the frame.
  private struct End {
    let chain: Int
    let isLast: Bool
    let place: Coordinate
    let onFrame: Coordinate
    let edge: Edge
    /// How far round the frame, counter-clockwise from its south-west corner.
    let turn: Int64
  }

  /// The ends of all chains round the frame; `nil` where one is in the midst.
  private func ends() -> [End]? {
    var ends: [End] = []
    for (number, chain) in chains.enumerated() {
      for isLast in [false, true] {
        guard let place = isLast ? chain.last : chain.first,
          let edge = nearEdge(place) ?? quadrants.wayOut(from: place)?.edge
        else { return nil }
        let target = onFrame(place, edge)
        ends.append(
          End(
            chain: number, isLast: isLast, place: place, onFrame: target, edge: edge,
            turn: frame.turn(of: target)))
      }
    }
    ends.sort { ($0.turn, $0.chain, $0.isLast ? 1 : 0) < ($1.turn, $1.chain, $1.isLast ? 1 : 0) }
    return ends
  }

  /// Straight to an edge of the frame, away from all that matters.
  private func onFrame(_ place: Coordinate, _ edge: Edge) -> Coordinate {
    var target = place
    switch edge {
    case .south: target.latitude = frame.south
    case .east: target.longitude = frame.east
    case .north: target.latitude = frame.north
    case .west: target.longitude = frame.west
    }
    return target
  }

  /// The known box grown to all that there is, on each side as far as the chains that lead there:
  /// beyond their ends nothing is known of the boundary.
  private func box(before ends: [End]) -> BoundingBox {
    var box = filled
    box.extend(to: known)
    for end in ends where nearEdge(end.place) != nil {
      let rim = BoundingBox(end.place).padded(byMetres: Self.edgeMetres)
      switch end.edge {
      case .south: box.south = max(box.south, min(known.south, rim.south))
      case .east: box.east = min(box.east, max(known.east, rim.east))
      case .north: box.north = min(box.north, max(known.north, rim.north))
      case .west: box.west = max(box.west, min(known.west, rim.west))
      }
    }
    return box
  }

  enum Edge: Int { case south, east, north, west }

  /// The edge of the known box that a place is near to or beyond.
  private func nearEdge(_ place: Coordinate) -> Edge? {
    let plane = LocalPlane(at: place)
    let corner = Coordinate(latitude: known.south, longitude: known.west)
    let opposite = Coordinate(latitude: known.north, longitude: known.east)
    let width = plane.x(of: opposite) - plane.x(of: corner)
    let height = plane.y(of: opposite) - plane.y(of: corner)
    // How far inside of each edge.
    let depths = [
      -plane.y(of: corner), plane.x(of: opposite), plane.y(of: opposite), -plane.x(of: corner),
    ]
    guard let nearest = depths.indices.min(by: { depths[$0] < depths[$1] }) else { return nil }
    let size = nearest % 2 == 0 ? height : width
    return depths[nearest] <= min(Self.edgeMetres, Self.edgeShare * size)
      ? Edge(rawValue: nearest) : nil
  }

  /// Joins each end with an odd number round the frame to the next one.
  private func rings(joining ends: [End]) -> [[Coordinate]] {
    var number = [[Int]](repeating: [0, 0], count: chains.count)
    for (index, end) in ends.enumerated() { number[end.chain][end.isLast ? 1 : 0] = index }
    var isUsed = [Bool](repeating: false, count: chains.count)
    var rings: [[Coordinate]] = []
    for first in chains.indices where !isUsed[first] {
      var ring: [Coordinate] = []
      var chain = first, isReversed = false
      while !isUsed[chain] {
        isUsed[chain] = true
        ring += isReversed ? chains[chain].reversed() : chains[chain]
        let end = number[chain][isReversed ? 0 : 1]
        let next = end ^ 1
        ring += along(ends[min(end, next)], ends[max(end, next)], isReversed: end > next)
        chain = ends[next].chain
        isReversed = ends[next].isLast
      }
      rings.append(ring)
    }
    return rings
  }

  private func along(_ a: End, _ b: End, isReversed: Bool) -> [Coordinate] {
    let between = frame.corners.filter {
      a.turn < frame.turn(of: $0) && frame.turn(of: $0) < b.turn
    }
    let line = [a.onFrame] + between + [b.onFrame]
    return isReversed ? line.reversed() : line
  }
}

extension EmptyQuadrants.Quadrant {
  /// The edge to which a line through it may lead.
  fileprivate var edge: OpenBoundary.Edge {
    switch self {
    case .northEast: .east
    case .northWest: .north
    case .southWest: .west
    case .southEast: .south
    }
  }
}

extension BoundingBox {
  /// Counter-clockwise from the south-west.
  fileprivate var corners: [Coordinate] {
    [
      Coordinate(latitude: south, longitude: west), Coordinate(latitude: south, longitude: east),
      Coordinate(latitude: north, longitude: east), Coordinate(latitude: north, longitude: west),
    ]
  }

  /// How far round the edge a place on it is, counter-clockwise from the south-west.
  fileprivate func turn(of place: Coordinate) -> Int64 {
    let width = Int64(east) - Int64(west), height = Int64(north) - Int64(south)
    let x = Int64(place.longitude) - Int64(west), y = Int64(place.latitude) - Int64(south)
    if place.latitude == south { return x }
    if place.longitude == east { return width + y }
    return place.latitude == north ? 2 * width + height - x : 2 * width + 2 * height - y
  }
}

extension [Coordinate] {
  /// The ring's area within a box: with lines along its edges, which cancel each other out.
  ///
  /// Source: Sutherland and Hodgman, 1974, doi:10.1145/360767.360802.
  fileprivate func clipped(to box: BoundingBox) -> [Coordinate] {
    clipped(at: box.south, isLatitude: true, keepsMore: true)
      .clipped(at: box.east, isLatitude: false, keepsMore: false)
      .clipped(at: box.north, isLatitude: true, keepsMore: false)
      .clipped(at: box.west, isLatitude: false, keepsMore: true)
  }

  private func clipped(at limit: Int32, isLatitude: Bool, keepsMore: Bool) -> [Coordinate] {
    func value(_ place: Coordinate) -> Int32 { isLatitude ? place.latitude : place.longitude }
    func isKept(_ place: Coordinate) -> Bool {
      keepsMore ? value(place) >= limit : value(place) <= limit
    }
    var kept: [Coordinate] = []
    guard var before = last else { return [] }
    for place in self {
      if isKept(before) != isKept(place) {
        let share =
          Double(Int64(limit) - Int64(value(before)))
          / Double(Int64(value(place)) - Int64(value(before)))
        var crossing = before.interpolated(to: place, fraction: share)
        if isLatitude { crossing.latitude = limit } else { crossing.longitude = limit }
        kept.append(crossing)
      }
      if isKept(place) { kept.append(place) }
      before = place
    }
    return kept
  }
}
