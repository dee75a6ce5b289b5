// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile
import SpatialIndex

extension Geocoder {
  /// What is at a place, and how far from it.
  package struct Nearby: Sendable {
    package let placemark: Placemark
    package let metres: Double
  }

  /// The addresses, points of interest and streets around a place, the one that names it best
  /// first; where there are none within the radius, the place it belongs to.
  ///
  /// Streets are as far as their line is. What stands at the place comes first, then houses
  /// before the street they stand on, unless they are much farther than it.
  package func reverse(
    _ place: Coordinate, limit: Int = 1, radiusMetres: Double = 1_000
  ) -> [Nearby] {
    guard limit > 0 else { return [] }
    let look = NearbySearch(index: index, place: place, radiusMetres: radiusMetres, limit: limit)
    let found = look.houses() + look.points() + look.streets()
    let ordered = found.sorted {
      ($0.handicapped, $0.metres, $0.number) < ($1.handicapped, $1.metres, $1.number)
    }
    let answers = (ordered.isEmpty ? look.places() : ordered).prefix(limit)
    return answers.map { Nearby(placemark: index.placemark($0.entry), metres: $0.metres) }
  }
}

/// One thing near a place.
private struct NearbyEntry {
  let entry: PlaceEntry
  let number: UInt32
  let metres: Double
  /// Distance as it counts in the order of answers, metres.
  let handicapped: Double

  init(_ entry: PlaceEntry, _ number: UInt32, _ metres: Double, handicapped: Double) {
    self.entry = entry
    self.number = number
    self.metres = metres
    self.handicapped = handicapped
  }
}

/// Looks around one place, kind by kind.
private struct NearbySearch {
  let index: PlaceIndex
  let radiusMetres: Double
  let limit: Int
  let plane: LocalPlane

  /// How much nearer a street must be than a house to come before it, metres.
  private static let streetHandicap = 40.0

  /// Points of interest count as farther than they are, except at the place itself: to a metre.
  private static func handicappedPoint(_ metres: Double) -> Double {
    metres < 1 ? metres - 1 : 2 * metres + 15
  }

  init(index: PlaceIndex, place: Coordinate, radiusMetres: Double, limit: Int) {
    self.index = index
    self.radiusMetres = radiusMetres
    self.limit = limit
    plane = LocalPlane(at: place)
  }

  func houses() -> [NearbyEntry] {
    nearest(index.trees.houses) { metres(to: index.houses[$0].location) }.map {
      NearbyEntry(
        .house($0.item), $0.item, $0.metres, handicapped: $0.metres < 1 ? $0.metres - 1 : $0.metres)
    }
  }

  func points() -> [NearbyEntry] {
    nearest(index.trees.points) { metres(to: index.location(of: .point($0))) }.map {
      NearbyEntry(
        .point($0.item), $0.item, $0.metres, handicapped: Self.handicappedPoint($0.metres))
    }
  }

  /// Streets by the distance to their line, each once.
  func streets() -> [NearbyEntry] {
    var found: [NearbyEntry] = []
    index.trees.pieces.nearest(to: plane.origin, maximumMetres: radiusMetres) { piece in
      plane.metres(to: index.pieceLines[index.pieceRuns[Int(piece)]])
    } visit: { piece, metres in
      let street = index.pieceStreets[piece]
      if street < index.counts.streets, !found.contains(where: { $0.number == street }) {
        found.append(
          NearbyEntry(.street(street), street, metres, handicapped: metres + Self.streetHandicap))
      }
      return found.count < limit
    }
    return found
  }

  /// The places whose name reaches here, the nearest in proportion to its reach first.
  func places() -> [NearbyEntry] {
    let farthest = PlaceKind.city.reachMetres
    var found: [NearbyEntry] = []
    index.trees.places.nearest(to: plane.origin, maximumMetres: farthest) {
      metres(to: index.location(of: .place($0)))
    } visit: { place, metres in
      let reach = PlaceKind(rawValue: index.kinds[place])?.reachMetres ?? 0
      if metres <= reach {
        found.append(
          NearbyEntry(.place(place), place, metres, handicapped: metres / reach * farthest))
      }
      return true
    }
    return found.sorted { $0.handicapped < $1.handicapped }
  }

  private func nearest(
    _ tree: PackedRTree, _ distance: (UInt32) -> Double
  ) -> [(item: UInt32, metres: Double)] {
    var found: [(item: UInt32, metres: Double)] = []
    tree.nearest(to: plane.origin, maximumMetres: radiusMetres, distance: distance) {
      found.append(($0, $1))
      return found.count < limit
    }
    return found
  }

  private func metres(to place: Coordinate) -> Double { plane.metres(to: place) }
}

extension LocalPlane {
  func metres(to place: Coordinate) -> Double {
    let x = x(of: place), y = y(of: place)
    return (x * x + y * y).squareRoot()
  }

  /// Distance of the plane's origin from a line, metres; `nil` for a line without points.
  package func metres(to line: some BidirectionalCollection<Coordinate>) -> Double? {
    guard var last = line.first else { return nil }
    var best = metres(to: last)
    for place in line.dropFirst() {
      best = min(best, nearestToOrigin(from: last, to: place).metres)
      last = place
    }
    return best
  }
}
