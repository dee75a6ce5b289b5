// SPDX-License-Identifier: Apache-2.0

package import Geo
import Geocoding
import PackedFile

/// The areas that a place is in, as numbers of a collection's places; -1 where there is none.
package struct AreaChain: Hashable, Sendable {
  package var country: Int32 = -1
  package var state: Int32 = -1
  package var county: Int32 = -1
  /// City, town, village or municipality.
  package var locality: Int32 = -1
  /// A part of the locality: suburb, borough, quarter, or a village in a municipality.
  package var subLocality: Int32 = -1
  package var neighbourhood: Int32 = -1
  package var postcode: Int32 = -1

  package init() {}
}

/// The ranks of areas by which `AreaIndex` tells them apart.
enum AreaRank: Int, CaseIterable {
  case country, state, county
  /// A municipality by its administrative level.
  case municipality
  /// A city that is a county or a state itself.
  case city
  /// What is built up of a city, town or village.
  case settlement
  /// A part of a settlement.
  case part
  /// A part of that.
  case neighbourhood
  case postcode
}

/// Tells which areas and settlements a place belongs to.
///
/// What contains it comes first, the smallest of each rank. Only where no area is known to be the
/// locality, it is a settlement known as a point, the nearest in proportion to its reach
/// (`PlaceKind.reachMetres`): of those that are in the same municipality, county, state and
/// country, as far as areas tell.
package struct AreaFinder: Sendable {
  private let index: AreaIndex
  private let points: PlacePoints
  /// The place of each area, ascending by size.
  private let placeOfArea: [Int32]
  /// Points of the localities that have an area, to weigh their parts against: 0 where the place
  /// is no town.
  private let reachOfArea: [Double]
  private let locationOfArea: [Coordinate]

  package init(_ collection: PlaceCollection) {
    let sized = collection.places.indices.lazy.filter { !collection.places[$0].outline.isEmpty }
      .map { place in
        (
          place: place,
          size: Polygon(rings: collection.rings(of: collection.places[place].outline)).squareMetres
        )
      }
    let ordered = sized.sorted { ($0.size, $0.place) < ($1.size, $1.place) }.map(\.place)
    placeOfArea = ordered.map { Int32($0) }
    reachOfArea = ordered.map { collection.places[$0].kind.reachMetres }
    locationOfArea = ordered.map { collection.places[$0].location }
    let index = AreaIndexBuilder.build(
      ordered.enumerated().map { area, place in
        (
          collection.rings(of: collection.places[place].outline),
          collection.places[place].numbers(area: UInt32(area))
        )
      })
    self.index = index
    points = PlacePoints(collection.places) { PlacePoints.Zone(index.areas(at: $0)) }
  }

  package func areas(at location: Coordinate) -> AreaChain {
    let areas = index.areas(at: location)
    var chain = AreaChain()
    chain.country = place(areas, .country)
    chain.state = place(areas, .state)
    chain.county = place(areas, .county)
    chain.postcode = place(areas, .postcode)
    chain.neighbourhood = place(areas, .neighbourhood)
    let town = areas[.municipality] ?? areas[.city]
    if let locality = town ?? areas[.settlement] {
      addParts(of: locality, areas, &chain)
    } else {
      chain.subLocality = place(areas, .part)
    }
    if !points.isEmpty { addPoints(location, .init(areas), town: town, &chain) }
    return chain
  }

  /// Takes an area as the locality, and of smaller areas what is part of it.
  private func addParts(of area: UInt32, _ areas: AreaNumbers, _ chain: inout AreaChain) {
    chain.locality = placeOfArea[Int(area)]
    for part in [areas[.part], areas[.settlement]] {
      guard let part, part < area, chain.subLocality < 0 else { continue }
      chain.subLocality = placeOfArea[Int(part)]
    }
  }

  private func place(_ areas: AreaNumbers, _ rank: AreaRank) -> Int32 {
    areas[rank].map { placeOfArea[Int($0)] } ?? -1
  }

  private func addPoints(
    _ location: Coordinate, _ zone: PlacePoints.Zone, town: UInt32?, _ chain: inout AreaChain
  ) {
    var near = points.near(location, zone: zone)
    if chain.locality < 0 {
      chain.locality = near.settlement.place
      near.settlement = .none
    }
    if chain.subLocality < 0 {
      // A village of the municipality, where its main town is not nearer.
      let own = town.map { ownShare(of: Int($0), location) } ?? 0
      let village = near.settlement.share < own ? near.settlement : .none
      let best = near.part.share <= village.share ? near.part : village
      if best.place != chain.locality { chain.subLocality = best.place }
    }
    if chain.neighbourhood < 0 { chain.neighbourhood = near.neighbourhood.place }
  }

  /// How far a location is from the middle of its town, as a share of the town's reach.
  private func ownShare(of area: Int, _ location: Coordinate) -> Double {
    guard reachOfArea[area] > 0 else { return .infinity }
    return Earth.distance(location, locationOfArea[area]) / reachOfArea[area]
  }
}

extension AreaNumbers {
  /// The area of a rank, where there is one.
  fileprivate subscript(rank: AreaRank) -> UInt32? {
    self[rank.rawValue] == .max ? nil : self[rank.rawValue]
  }
}

extension PlaceCollection {
  /// The main name of a place; "" for -1.
  package func nameOfPlace(_ place: Int32) -> String {
    place < 0 ? "" : strings[places[Int(place)].names.name]
  }

  /// All names of a place, the main one first.
  package func namesOfPlace(_ place: Int32) -> [String] {
    guard place >= 0 else { return [] }
    return [nameOfPlace(place)]
      + otherNames[places[Int(place)].names.others].map { strings[$0.name] }
  }
}

extension PlaceCollection.Place {
  /// The ranks that the place's area has, with its number there.
  fileprivate func numbers(area: UInt32) -> AreaNumbers {
    var numbers = AreaNumbers.none
    for rank in ranks { numbers[rank.rawValue] = area }
    return numbers
  }

  private var ranks: [AreaRank] {
    let isCity = kind == .city || kind == .town
    switch boundaryKind ?? kind {
    case .country: return [.country]
    case .state: return isCity ? [.state, .city] : [.state]
    case .county: return isCity ? [.county, .city] : [.county]
    case .region where boundaryKind != nil && isCity: return [.city]
    case .municipality: return [.municipality]
    case .city, .town, .village: return [.settlement]
    case .borough, .suburb, .quarter, .hamlet: return [.part]
    case .neighbourhood: return [.neighbourhood]
    case .postcode: return [.postcode]
    case .region, .island, .square, .locality: return []
    }
  }
}
