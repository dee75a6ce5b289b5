// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

/// Finds which boundary and which node are one place.
struct PlaceLinks {
  /// Nodes of one name that are looked at, so that many of one name take no endless time.
  private static let namesakes = 2_000

  private let points: [PlaceCandidate]
  private var pointOfNode: [Int64: Int] = [:]
  private var pointsByName: [String: [Int]] = [:]
  private var isLinked: [Bool]

  init(points: [PlaceCandidate]) {
    self.points = points
    isLinked = Array(repeating: false, count: points.count)
    for (number, point) in points.enumerated() where point.object.kind == .node {
      pointOfNode[point.object.id] = number
      for name in Set(point.names) { pointsByName[name, default: []].append(number) }
    }
  }

  /// Pairs of a boundary and a point, none of them twice.
  ///
  /// A label is believed; else the town that a municipality is governed from, then a node inside
  /// of the same name. Municipalities have the first choice, so that a city that is a county,
  /// too, is the city.
  mutating func find(_ boundaries: [Boundary]) -> [(boundary: Int, point: Int)] {
    var links: [(boundary: Int, point: Int)] = []
    var isDone = [Bool](repeating: false, count: boundaries.count)
    let order = boundaries.indices.sorted {
      (Self.turn(of: boundaries[$0]), $0) < (Self.turn(of: boundaries[$1]), $1)
    }
    for way in [label, centre, namesake] {
      for boundary in order where !isDone[boundary] {
        guard let point = way(boundaries[boundary], isLinked) else { continue }
        isLinked[point] = true
        isDone[boundary] = true
        links.append((boundary, point))
      }
    }
    return links
  }

  private static func turn(of boundary: Boundary) -> Int {
    switch boundary.place.description.boundaryKind {
    case .country: 0
    case .municipality: 1
    case nil: 2
    case .suburb: 3
    case .county: 4
    case .state: 5
    default: 6
    }
  }

  private func label(_ boundary: Boundary, _ isLinked: [Bool]) -> Int? {
    boundary.labels.lazy.compactMap { pointOfNode[$0] }.first { point in
      !isLinked[point] && (fits(point, boundary) || isNamesake(point, boundary))
    }
  }

  private func centre(_ boundary: Boundary, _ isLinked: [Bool]) -> Int? {
    boundary.centres.lazy.compactMap { pointOfNode[$0] }.first { point in
      !isLinked[point] && fits(point, boundary)
        && (isNamesake(point, boundary) || isNameless(point, boundary))
    }
  }

  private func namesake(_ boundary: Boundary, _ isLinked: [Bool]) -> Int? {
    guard !boundary.place.outline.isEmpty else { return nil }
    let polygon = Polygon(rings: boundary.place.outline)
    let named = Set(boundary.place.names).sorted().lazy.flatMap { pointsByName[$0] ?? [] }
    let found = named.prefix(Self.namesakes).filter { point in
      !isLinked[point] && fits(point, boundary)
        && points[point].location.map { polygon.contains($0) } == true
    }
    return found.min {
      let a = points[$0], b = points[$1]
      return (a.description.kind.rawValue, a.object.id) < (b.description.kind.rawValue, b.object.id)
    }
  }

  private func fits(_ point: Int, _ boundary: Boundary) -> Bool {
    let description = boundary.place.description
    let kind = points[point].description.kind
    if let boundaryKind = description.boundaryKind { return kind.fits(boundary: boundaryKind) }
    return kind == description.kind || kind.isSettlement && description.kind.isSettlement
  }

  private func isNamesake(_ point: Int, _ boundary: Boundary) -> Bool {
    if let wikidata = points[point].wikidata, wikidata == boundary.place.wikidata { return true }
    return !Set(points[point].names).isDisjoint(with: boundary.place.names)
  }

  /// Whether a municipality is called by its town with words around it: "Marktgemeinde Nenzing".
  private func isNameless(_ point: Int, _ boundary: Boundary) -> Bool {
    let name = points[point].description.name
    let words = boundary.place.description.name.split(separator: " ")
    return boundary.place.description.boundaryKind == .municipality
      && words.contains { $0 == name }
  }
}
