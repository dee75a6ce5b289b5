// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import SpatialIndex

/// One thing near a place.
struct NearbyEntry: Comparable {
  let entry: PlaceEntry
  let object: ObjectID?
  let metres: Double
  /// Distance as it counts in the order of answers, metres.
  let handicapped: Double
  /// Decides between equals.
  let number: UInt32
  /// What a house is told by.
  var address: HouseAddress?

  static func < (a: NearbyEntry, b: NearbyEntry) -> Bool {
    (a.handicapped, a.metres, a.number) < (b.handicapped, b.metres, b.number)
  }

  static func == (a: NearbyEntry, b: NearbyEntry) -> Bool {
    (a.handicapped, a.metres, a.number) == (b.handicapped, b.metres, b.number)
  }
}

/// A number on a street, by which a building and a door in it are told to be one house.
struct HouseAddress {
  let street: UInt32
  let number: UInt32
  let unit: StringID
  let location: Coordinate

  /// Houses of one address farther from each other are two, metres.
  private static let metres = 300.0

  func isSame(_ other: HouseAddress) -> Bool {
    (street, number, unit) == (other.street, other.number, other.unit)
      && Earth.distance(location, other.location) <= Self.metres
  }
}

/// Looks around one place, kind by kind.
struct NearbySearch {
  let index: PlaceIndex
  let options: Geocoder.ReverseOptions
  let plane: LocalPlane
  private let wantsHouses: Bool
  private let wantsInterpolated: Bool

  /// How much nearer a street must be than a house to come before it, metres.
  private static let streetHandicap = 40.0
  /// How much nearer a point of interest must be than a house to come before it, metres; and how
  /// much its distance counts.
  private static let pointHandicap = 15.0
  private static let pointFactor = 2.0
  /// How much nearer a house on a line of numbers must be than one of its own, metres.
  private static let interpolatedHandicap = 25.0
  /// Nearer than this something is at the place itself, metres.
  private static let atThePlace = 1.0

  init(index: PlaceIndex, place: Coordinate, options: Geocoder.ReverseOptions) {
    self.index = index
    self.options = options
    plane = LocalPlane(at: place)
    wantsHouses = options.levels.contains(.house)
    wantsInterpolated = options.levels.contains(.interpolated)
  }

  private func wants(_ level: MatchLevel) -> Bool { options.levels.contains(level) }

  /// Houses by the distance to their outline; those of ranges of numbers are there as wholes.
  func houses() -> [NearbyEntry] {
    guard wantsHouses || wantsInterpolated else { return [] }
    var best: [NearbyEntry] = []
    let blocks = index.houses.tree
    blocks.nearest(to: plane.origin, maximumMetres: options.radiusMetres) {
      blocks.box(ofOrderedItem: Int($0)).metres(from: plane)
    } visit: { block, bound in
      if best.count >= options.limit, bound > best[best.count - 1].handicapped + 2 { return false }
      var position: UInt8 = 0
      index.houses.forEachHouse(inBlock: Int(block)) { house, outline in
        if let entry = entry(house, outline, .house(block: block, position: position)) {
          insert(entry, into: &best)
        }
        position += 1
      }
      return true
    }
    return best
  }

  private func entry(
    _ house: House, _ outline: [Coordinate], _ entry: PlaceEntry
  ) -> NearbyEntry? {
    guard house.standing != .ofRange,
      house.standing == .interpolated ? wantsInterpolated : wantsHouses
    else { return nil }
    let isInside = outline.count > 2 && plane.isInside(ring: outline)
    let metres =
      isInside
      ? 0
      : outline.count > 2
        ? plane.metres(toRing: outline) ?? .infinity : plane.metres(to: house.location)
    guard metres <= options.radiusMetres else { return nil }
    let extra =
      house.standing == .interpolated
      ? Self.interpolatedHandicap
      : metres < Self.atThePlace ? -1 + (isInside ? plane.area(of: [outline]) / 1e9 : 0) : 0
    let address = HouseAddress(
      street: index.thing(of: entry), number: house.number, unit: house.unit,
      location: house.location)
    return NearbyEntry(
      entry: entry, object: house.object, metres: metres, handicapped: metres + extra,
      number: house.number, address: address)
  }

  /// Keeps the best so far, in order, no more than are wanted, one of each address.
  private func insert(_ entry: NearbyEntry, into best: inout [NearbyEntry]) {
    if best.count >= options.limit, best[best.count - 1] < entry { return }
    let same = best.firstIndex { known in
      known.address.flatMap { one in entry.address.map { one.isSame($0) } } ?? false
    }
    if let same {
      guard entry < best[same] else { return }
      best.remove(at: same)
    }
    let place = best.firstIndex { entry < $0 } ?? best.count
    best.insert(entry, at: place)
    if best.count > options.limit { best.removeLast() }
  }

  /// What counts as farther than this cannot be among the answers any more: `houses` are enough.
  func bound(_ houses: [NearbyEntry]) -> Double {
    guard houses.count >= options.limit, Set(houses.map(\.object)).count >= options.limit else {
      return .infinity
    }
    return houses[houses.count - 1].handicapped
  }

  /// Points of interest and squares, by their outline where they have one.
  func points(before bound: Double) -> [NearbyEntry] {
    guard wants(.poi) || wants(.place) else { return [] }
    // What contains the place, or stands at it, counts by other measures.
    let metres = min(
      options.radiusMetres,
      max(Self.atThePlace, (bound - Self.pointHandicap) / Self.pointFactor))
    return areas(within: metres) + (wants(.poi) ? bare(within: metres) : [])
  }

  /// Points of interest without an outline.
  private func bare(within maximum: Double) -> [NearbyEntry] {
    var found: [NearbyEntry] = []
    index.trees.points.nearest(to: plane.origin, maximumMetres: maximum) { point in
      plane.metres(to: index.things.locations[index.firstPoint + point])
    } visit: { point, metres in
      let thing = index.firstPoint + point
      if index.outlines.outline(of: thing) != nil { return true }
      // They count as farther than they are, except at the place itself.
      let handicapped =
        metres < Self.atThePlace
        ? metres - 1.001 : Self.pointFactor * metres + Self.pointHandicap
      found.append(entry(ofThing: thing, metres, handicapped))
      return found.count < options.limit
    }
    return found
  }

  /// Points of interest with an outline, and squares.
  private func areas(within maximum: Double) -> [NearbyEntry] {
    var found: [NearbyEntry] = []
    let tree = index.outlines.tree
    tree.nearest(to: plane.origin, maximumMetres: maximum) { outline in
      guard isStoodIn(index.outlines.thing(outline)) else { return nil }
      return plane.metres(toArea: index.outlines.rings(outline))
    } visit: { outline, metres in
      let thing = index.outlines.thing(outline)
      let handicapped =
        metres > 0
        ? Self.pointFactor * metres + Self.pointHandicap : insideHandicap(outline, thing)
      found.append(entry(ofThing: thing, metres, handicapped))
      return found.count < options.limit + 4
    }
    return found
  }

  /// Whether people say of a thing that they stand in it: of a point of interest or a square, not of
  /// a town.
  private func isStoodIn(_ thing: UInt32) -> Bool {
    if thing < index.firstStreet { return wants(.place) && index.kind(ofPlace: thing) == .square }
    return thing >= index.firstPoint && thing - index.firstPoint < index.counts.points
      && wants(.poi)
  }

  /// A house with a name is where it stands; of a park or a square a near house says more, the
  /// larger it is.
  private func insideHandicap(_ outline: UInt32, _ thing: UInt32) -> Double {
    let area = plane.area(of: index.outlines.rings(outline))
    if thing >= index.firstPoint, !index.points[thing - index.firstPoint].houseNumber.isEmpty {
      return -1.001 + area / 1e9
    }
    return min(40, area.squareRoot() / 10) - 1
  }

  private func entry(
    ofThing thing: UInt32, _ metres: Double, _ handicapped: Double
  ) -> NearbyEntry {
    NearbyEntry(
      entry: index.entry(ofThing: thing) ?? .place(thing),
      object: index.things.objects[thing].object, metres: metres, handicapped: handicapped,
      number: thing)
  }

  /// Streets by the distance to their line, each once.
  func streets(before bound: Double) -> [NearbyEntry] {
    guard wants(.street) else { return [] }
    let maximum = min(options.radiusMetres, bound - Self.streetHandicap)
    guard maximum >= 0 else { return [] }
    var found: [NearbyEntry] = []
    index.lines.tree.nearest(to: plane.origin, maximumMetres: maximum) { piece in
      index.lines.lines(ofPiece: Int(piece)).compactMap { plane.metres(to: $0) }.min()
    } visit: { piece, metres in
      let street = index.lines.street(ofPiece: piece)
      if !found.contains(where: { $0.number == street }) {
        let thing = index.firstStreet + street
        found.append(
          NearbyEntry(
            entry: .street(street), object: index.things.objects[thing].object, metres: metres,
            handicapped: metres + Self.streetHandicap, number: street))
      }
      return found.count < options.limit
    }
    return found
  }
}

extension NearbySearch {
  /// The places that contain the place, the smallest first; where no town is among them, before
  /// them those whose name reaches here, the nearest in proportion to its reach first.
  func places() -> [NearbyEntry] {
    guard wants(.place) else { return [] }
    let inside = containing()
    let isInTown = inside.contains { index.kind(ofPlace: $0.number).isInTown }
    return isInTown ? inside : reaching(within: inside) + inside
  }

  private func containing() -> [NearbyEntry] {
    var found: [NearbyEntry] = []
    index.outlines.tree.search(BoundingBox(plane.origin)) { outline in
      let place = index.outlines.thing(outline)
      guard place < index.counts.places, index.kind(ofPlace: place) != .postcode else {
        return true
      }
      let rings = index.outlines.rings(outline)
      if plane.isInside(rings) { found.append(entry(ofThing: place, 0, plane.area(of: rings))) }
      return true
    }
    return found.sorted()
  }

  /// Places around whose name does not end at a border between here and there.
  private func reaching(within areas: [NearbyEntry]) -> [NearbyEntry] {
    let country = areas.first { index.kind(ofPlace: $0.number) == .country }?.number
    let farthest = PlaceKind.city.reachMetres
    var found: [NearbyEntry] = []
    index.trees.places.nearest(to: plane.origin, maximumMetres: farthest) { place in
      plane.metres(to: index.things.locations[place])
    } visit: { place, metres in
      let reach = index.kind(ofPlace: place).reachMetres
      if metres <= reach, reaches(place, into: country) {
        found.append(entry(ofThing: place, metres, metres / reach * farthest))
      }
      return true
    }
    return found.sorted()
  }

  /// Whether a place is in a country, or may be, by areas; whose own area is known whole ends there.
  private func reaches(_ place: UInt32, into country: UInt32?) -> Bool {
    let context = index.things.contexts[place]
    guard Int(context) < index.contexts.count else { return true }
    let own = index.contexts[context].country
    if own == country || own == ContextRecord.none { return true }
    // Outside of a country that has a boundary nothing of it is.
    return country == nil && index.outlines.outline(of: own) == nil
  }
}

extension PlaceKind {
  /// Whether what is in it is in a town: it is one, or a part of one.
  fileprivate var isInTown: Bool {
    switch self {
    case .country, .state, .county, .region, .island, .square, .locality, .postcode: false
    default: true
    }
  }
}
