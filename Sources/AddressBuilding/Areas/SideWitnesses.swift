// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMReader
import PackedFile

/// Finds places that are known to be inside or outside of boundaries.
struct SideWitnesses {
  /// So many of each sort are heard at most.
  private static let limit = 200
  /// The known box reaches so far beyond what is in it, 1e-7 degree: 11 m.
  private static let margin: Int32 = 1_000

  private let frame: BoundingBox
  private var known = BoundingBox.empty
  private var filled = BoundingBox.empty
  private var quadrants = EmptyQuadrants([])
  private let points: [PlaceCandidate]
  private var pointOfNode: [Int64: Int] = [:]
  private var pointsByName: [String: [Int]] = [:]
  /// Inner places of whole boundaries, by level.
  private var insidesByLevel: [Int: [Coordinate]] = [:]
  private var addressesByCity: [String: [Coordinate]] = [:]
  private var addressesByCountry: [String: [Coordinate]] = [:]
  private var addressesByPostcode: [String: [Coordinate]] = [:]

  init(
    _ collection: PlaceCollection, points: [PlaceCandidate], boundaries: [Boundary],
    frame: BoundingBox
  ) {
    self.points = points
    self.frame = frame.padded(2 * Self.margin)
    for (number, point) in points.enumerated() {
      if point.object.kind == .node { pointOfNode[point.object.id] = number }
      pointsByName[point.description.name, default: []].append(number)
      if let location = point.location { known.extend(to: location) }
    }
    // Areas of one level lie side by side; those without a level may overlap.
    for boundary in boundaries where boundary.level > 0 && !boundary.place.outline.isEmpty {
      if let inside = boundary.place.location {
        insidesByLevel[boundary.level, default: []].append(inside)
      }
    }
    // Only boundaries in parts need them.
    guard boundaries.contains(where: \.place.outline.isEmpty) else { return }
    for address in collection.addresses { known.extend(to: address.location) }
    addressesByCity = Self.group(collection, by: \.city)
    addressesByCountry = Self.group(collection, by: \.country)
    addressesByPostcode = Self.group(collection, by: \.postcode)
    quadrants = EmptyQuadrants(
      points.compactMap(\.location) + collection.addresses.map(\.location)
        + collection.linePlaces)
    for place in collection.linePlaces { filled.extend(to: place) }
    for point in collection.points { filled.extend(to: point.location) }
    if !known.isEmpty { known = known.padded(Self.margin) }
    if !filled.isEmpty { filled = filled.padded(Self.margin) }
  }

  private static func group(
    _ collection: PlaceCollection, by word: KeyPath<PlaceCollection.Words, StringID>
  ) -> [String: [Coordinate]] {
    var groups: [StringID: [Coordinate]] = [:]
    for address in collection.addresses {
      let word = address.words[keyPath: word]
      if !word.isEmpty { groups[word, default: []].append(address.location) }
    }
    return [String: [Coordinate]](
      groups.map { (collection.strings[$0.key], spread($0.value)) }, uniquingKeysWith: +)
  }

  /// Some of many, from the first to the last.
  private static func spread<Element>(_ places: [Element]) -> [Element] {
    let step = max(1, (places.count + limit - 1) / limit)
    return stride(from: 0, to: places.count, by: step).map { places[$0] }
  }

  /// The area of a boundary that is there in parts, as far as there are places.
  func area(of boundary: Boundary) -> [[Coordinate]]? {
    if boundary.chains.isEmpty && boundary.rings.isEmpty { return nil }
    let open = OpenBoundary(
      rings: boundary.rings, chains: boundary.chains, frame: frame, known: known,
      filled: filled, quadrants: quadrants)
    return open.area(witnesses(of: boundary))
  }

  private func witnesses(of boundary: Boundary) -> OpenBoundary.Witnesses {
    var found = OpenBoundary.Witnesses()
    let place = boundary.place
    found.inside = boundary.labels.compactMap { pointOfNode[$0] }.compactMap { points[$0].location }
    found.outside = Self.spread(insidesByLevel[boundary.level] ?? [])
    let kind = place.description.boundaryKind ?? place.description.kind
    for point in Self.spread(place.names.flatMap { pointsByName[$0] ?? [] })
    where points[point].description.kind.fits(boundary: kind) {
      if let location = points[point].location { found.likelyInside.append(location) }
    }
    switch kind {
    case .country:
      // Before kinds are told by levels only countries are there.
      add(addressesByCountry, [place.description.isoCode ?? ""], to: &found)
    case .postcode: add(addressesByPostcode, [place.description.name], to: &found)
    case _ where boundary.level == 2:
      add(addressesByCountry, [place.description.isoCode ?? ""], to: &found)
    case .municipality, .city, .town, .village:
      found.likelyInside += Self.spread(place.names.flatMap { addressesByCity[$0] ?? [] })
    default: break
    }
    return found
  }

  /// What has one of some words is likely inside, all else of that sort outside.
  private func add(
    _ groups: [String: [Coordinate]], _ words: [String], to found: inout OpenBoundary.Witnesses
  ) {
    found.likelyInside += Self.spread(words.flatMap { groups[$0] ?? [] })
    let others = groups.filter { !words.contains($0.key) }.sorted { $0.key < $1.key }
    found.likelyOutside += Self.spread(Self.spread(others).flatMap(\.value))
  }
}

extension BoundingBox {
  fileprivate func padded(_ units: Int32) -> BoundingBox {
    BoundingBox(
      south: max(south, -900_000_000 + units) - units,
      west: max(west, -1_800_000_000 + units) - units,
      north: min(north, 900_000_000 - units) + units,
      east: min(east, 1_800_000_000 - units) + units)
  }
}
