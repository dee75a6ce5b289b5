// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMReader

/// A place with a boundary, whole or in parts.
struct Boundary {
  var place: PlaceCandidate
  /// `admin_level`; `postcodeLevel` of postcodes, 0 of what is only a place.
  let level: Int
  /// Whether a kind was tagged besides the level.
  let hasPlaceTag: Bool
  var rings: [[Coordinate]] = []
  var chains: [[Coordinate]] = []
  /// Whether no line of it is absent.
  var isWhole = true
  /// Nodes that are this place.
  var labels: [Int64] = []
  /// Nodes of the places that it is governed from.
  var centres: [Int64] = []

  static let postcodeLevel = 100
}

/// Reads places and boundaries of the elements of an input.
struct BoundaryReader {
  private let store: ElementStore
  private var nodes: NodeLookup
  /// Ways that are members of boundaries; they are no areas by themselves.
  private var memberWays: Set<Int64> = []
  /// Places without an outline.
  private(set) var points: [PlaceCandidate] = []
  private(set) var boundaries: [Boundary] = []
  /// Ways none of whose nodes is in the input.
  private(set) var withoutNodes = 0

  init(_ store: ElementStore) {
    self.store = store
    nodes = store.nodes.lookup()
    for node in store.taggedNodes where !node.tags.isEmpty {
      guard var place = PlaceCandidate(place: node.tags, object: ObjectID(.node, node.id)) else {
        continue
      }
      place.location = node.location
      points.append(place)
    }
    readRelations()
    readWays()
  }

  private static func boundary(of tags: Tags, object: ObjectID) -> Boundary? {
    if let place = PlaceCandidate(administrative: tags, object: object),
      let level = tags["admin_level"].flatMap(Int.init)
    {
      return Boundary(place: place, level: level, hasPlaceTag: tags["place"] != nil)
    }
    if let place = PlaceCandidate(postcode: tags, object: object) {
      return Boundary(place: place, level: Boundary.postcodeLevel, hasPlaceTag: false)
    }
    return PlaceCandidate(place: tags, object: object).map {
      Boundary(place: $0, level: 0, hasPlaceTag: true)
    }
  }

  // MARK: Relations

  private mutating func readRelations() {
    for relation in store.relations {
      guard let type = relation.tags["type"], type == "boundary" || type == "multipolygon",
        var boundary = Self.boundary(of: relation.tags, object: ObjectID(.relation, relation.id))
      else { continue }
      addMembers(of: relation, to: &boundary)
      boundaries.append(boundary)
    }
  }

  private mutating func addMembers(of relation: OSMRelation, to boundary: inout Boundary) {
    var lines: [[Coordinate]] = []
    for member in relation.members {
      switch (member.kind, member.role) {
      case (.node, "label"): boundary.labels.append(member.ref)
      case (.node, "admin_centre"), (.node, "admin_center"): boundary.centres.append(member.ref)
      case (.way, "outer"), (.way, "inner"), (.way, ""), (.way, "exclave"), (.way, "enclave"):
        memberWays.insert(member.ref)
        guard let index = store.wayIndex(of: member.ref) else {
          boundary.isWhole = false
          continue
        }
        let found = line(of: store.ways[index])
        lines += found.lines
        if !found.isWhole { boundary.isWhole = false }
      default: break
      }
    }
    (boundary.rings, boundary.chains) = RingAssembly.assemble(lines)
  }

  /// The line of a way; where nodes are absent it is several lines.
  private mutating func line(of way: OSMWay) -> (lines: [[Coordinate]], isWhole: Bool) {
    var lines: [[Coordinate]] = [[]]
    var isWhole = true
    for id in way.nodeIDs {
      if let place = nodes.location(of: id) {
        lines[lines.count - 1].append(place)
      } else {
        isWhole = false
        if lines[lines.count - 1].isEmpty { continue }
        lines.append([])
      }
    }
    return (lines.filter { !$0.isEmpty }, isWhole)
  }

  // MARK: Ways

  private mutating func readWays() {
    for way in store.ways where !way.tags.isEmpty {
      let object = ObjectID(.way, way.id)
      guard var boundary = Self.boundary(of: way.tags, object: object) else { continue }
      // A line of a boundary has its tags, but is no area.
      if boundary.level > 0, memberWays.contains(way.id) { continue }
      let (lines, isWhole) = line(of: way)
      let places = lines.flatMap(\.self)
      guard let centre = OutlineCentre.point(of: places) else {
        withoutNodes += 1
        continue
      }
      if isWhole, places.count > 3, places.first == places.last {
        boundary.rings = [Array(places.dropLast())]
        boundaries.append(boundary)
      } else if boundary.level == 0 {
        boundary.place.location = centre
        points.append(boundary.place)
      }
    }
  }
}
