// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader

/// Where an object is: a place that stands for it, and its outline.
struct Shape {
  var location: Coordinate
  /// Empty for a point and a line.
  var rings: [[Coordinate]] = []

  init(_ location: Coordinate) { self.location = location }

  /// A way's; `nil` where none of its nodes is known.
  ///
  /// An outline that lacks a node is none.
  init?(way places: [Coordinate?], isClosed: Bool) {
    let known = places.compactMap(\.self)
    guard let centre = OutlineCentre.point(of: known) else { return nil }
    location = centre
    if isClosed, known.count == places.count, known.count > 3 { rings = [known] }
  }
}

extension Shape {
  /// The stretches of a line between absent nodes.
  static func pieces(_ places: [Coordinate?]) -> [[Coordinate]] {
    let known = places.compactMap(\.self)
    if known.count == places.count { return [known] }
    return places.split { $0 == nil }.map { $0.compactMap(\.self) }
  }
}

/// Finds the shapes of relations in their members.
struct RelationShapes {
  private let store: ElementStore
  private var nodes: NodeLookup
  /// Relations of ways none of which closes to a ring.
  private(set) var withoutRings = 0

  init(_ store: ElementStore) {
    self.store = store
    nodes = store.nodes.lookup()
  }

  /// `nil` where no member is in the input.
  mutating func shape(of relation: OSMRelation) -> Shape? {
    let isArea = Self.areas.contains(relation.tags["type"] ?? "")
    if isArea, let shape = area(relation) { return shape }
    var places: [Coordinate] = []
    for member in relation.members {
      guard let place = place(of: member) else { continue }
      if Self.pointRoles.contains(member.role) { return Shape(place) }
      places.append(place)
    }
    if isArea, !places.isEmpty { withoutRings += 1 }
    return Self.middle(of: places).map { Shape($0) }
  }

  private static let areas: Set<String> = ["multipolygon", "boundary", "building", ""]
  private static let pointRoles: Set<String> = [
    "label", "entrance", "main_entrance", "admin_centre", "admin_center",
  ]

  private mutating func area(_ relation: OSMRelation) -> Shape? {
    let outer = RingAssembly.assemble(lines(relation) { $0 != "inner" && $0 != "part" })
    guard let largest = outer.rings.max(by: { Self.extent($0) < Self.extent($1) }),
      let centre = OutlineCentre.point(of: largest + largest.prefix(1))
    else { return nil }
    var shape = Shape(centre)
    shape.rings = outer.rings
    // Where an outer ring is cut, the holes in it would be taken for land.
    let holes = outer.open.isEmpty ? lines(relation) { $0 == "inner" } : []
    guard !holes.isEmpty else { return shape }
    shape.rings += RingAssembly.assemble(holes).rings
    // The middle of a building around a yard is in the yard.
    let polygon = Polygon(rings: shape.rings)
    if !polygon.contains(centre) { shape.location = polygon.interiorPoint ?? centre }
    return shape
  }

  /// The members of some roles, cut where nodes are absent.
  private mutating func lines(
    _ relation: OSMRelation, _ isWanted: (String) -> Bool
  ) -> [[Coordinate]] {
    var lines: [[Coordinate]] = []
    for member in relation.members where member.kind == .way && isWanted(member.role) {
      lines += knownPieces(ofWay: member.ref)
    }
    return lines
  }

  private mutating func knownPieces(ofWay id: Int64) -> [[Coordinate]] {
    guard let index = store.wayIndex(of: id) else { return [] }
    let places = store.ways[index].nodeIDs.map { nodes.location(of: $0) }
    return Shape.pieces(places).filter { $0.count > 1 }
  }

  private mutating func place(of member: OSMRelation.Member) -> Coordinate? {
    switch member.kind {
    case .node: nodes.location(of: member.ref)
    case .way: OutlineCentre.point(of: knownPieces(ofWay: member.ref).first ?? [])
    case .relation: nil
    }
  }

  /// The one of some places that is nearest to the middle of their box.
  private static func middle(of places: [Coordinate]) -> Coordinate? {
    let box = StreetPieces.box(of: places)
    guard !box.isEmpty else { return nil }
    let middle = Coordinate(
      latitude: Int32((Int64(box.south) + Int64(box.north)) / 2),
      longitude: Int32((Int64(box.west) + Int64(box.east)) / 2))
    return places.min { Earth.distance(middle, $0) < Earth.distance(middle, $1) }
  }

  /// The size of a ring's box, to tell large from small.
  private static func extent(_ ring: [Coordinate]) -> Int64 {
    let box = StreetPieces.box(of: ring)
    return (Int64(box.north) - Int64(box.south)) * (Int64(box.east) - Int64(box.west))
  }
}
