// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import SpatialIndex

extension PlaceIndexAssembly {
  /// Adds places and postcodes along a Hilbert curve.
  mutating func addPlaces() {
    addPostcodes()
    let areas = areasOfPlaces()
    let places = collection.places
    for number in PackedRTree.hilbertOrder(of: places.map { BoundingBox($0.location) }) {
      let place = places[Int(number)]
      let known = areas[Int(number)] ?? []
      let own = known.first.map { known.count > 1 ? withoutPostcode($0) : $0 }
      parts.named.append(
        NamedRecord(
          name: contexts.strings.id(place.names.name),
          context: own ?? contexts.context(place.words, at: place.location),
          location: place.location, object: place.object))
      parts.areas.append(known)
      parts.kinds.append(place.kind)
      names.addThing([place.names.name] + collection.otherNames[place.names.others].map(\.name))
    }
    parts.counts.places = UInt32(parts.kinds.count)
  }

  /// A place for each postcode of each country, at the address in the middle of those that have
  /// it.
  private mutating func addPostcodes() {
    struct Postcode: Hashable {
      let code: StringID
      let country: StringID
    }
    var groups: [Postcode: [Int]] = [:]
    for (number, address) in collection.addresses.enumerated() where !address.words.postcode.isEmpty
    {
      let postcode = Postcode(code: address.words.postcode, country: address.words.country)
      groups[postcode, default: []].append(number)
    }
    let sorted = groups.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }
    for (postcode, addresses) in sorted {
      guard let middle = middleAddress(of: addresses) else { continue }
      let address = collection.addresses[middle]
      var words = address.words
      words.postcode = postcode.code
      collection.places.append(
        PlaceCollection.Place(
          names: PlaceCollection.Names(name: postcode.code, others: 0..<0),
          object: address.object, location: address.location, kind: .postcode, words: words))
    }
    report.postcodes = groups.count
  }

  /// The address nearest to the mean of some.
  private func middleAddress(of addresses: [Int]) -> Int? {
    let locations = addresses.map { collection.addresses[$0].location }
    let count = Int64(max(1, locations.count))
    let mean = Coordinate(
      latitude: Int32(locations.reduce(0) { $0 + Int64($1.latitude) } / count),
      longitude: Int32(locations.reduce(0) { $0 + Int64($1.longitude) } / count))
    let metres = locations.map { Earth.distance(mean, $0) }
    return addresses.indices.min { (metres[$0], $0) < (metres[$1], $1) }.map { addresses[$0] }
  }

  /// The contexts of the addresses that have a place's name as their locality and lie near it: so
  /// a town is found by its postcodes.
  private mutating func areasOfPlaces() -> [Int: [UInt32]] {
    var placesByName: [StringID: [Int]] = [:]
    for (number, place) in collection.places.enumerated() where place.kind.isSettlement {
      placesByName[contexts.strings.id(place.names.name), default: []].append(number)
    }
    var contextsOfPlace: [Int: [UInt32]] = [:]
    var isSeen = [Bool](repeating: false, count: contexts.records.count)
    for house in houses where !isSeen[Int(house.context)] {
      isSeen[Int(house.context)] = true
      let locality = contexts.records[Int(house.context)].locality
      let location = collection.addresses[house.address].location
      let near = placesByName[locality, default: []].min { a, b in
        Earth.distance(location, collection.places[a].location)
          < Earth.distance(location, collection.places[b].location)
      }
      guard let near,
        Earth.distance(location, collection.places[near].location)
          <= 2 * max(2_000, collection.places[near].kind.reachMetres)
      else { continue }
      contextsOfPlace[near, default: []].append(house.context)
    }
    // In the order of the places: new contexts are numbered on the way.
    var areas: [Int: [UInt32]] = [:]
    for (place, list) in contextsOfPlace.sorted(by: { $0.key < $1.key }) {
      areas[place] = withoutSuburbs(list)
    }
    return areas
  }

  /// A town of several postcodes has none itself.
  private mutating func withoutPostcode(_ context: UInt32) -> UInt32 {
    var record = contexts.records[Int(context)]
    record.postalCode = .empty
    return contexts.id(of: record)
  }

  /// Contexts of a whole town: its suburbs are left out, each combination stands once.
  private mutating func withoutSuburbs(_ list: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for context in list {
      var record = contexts.records[Int(context)]
      record.subLocality = .empty
      let whole = contexts.id(of: record)
      if !result.contains(whole) { result.append(whole) }
    }
    return Array(result.prefix(32))
  }

  /// Adds points of interest along a Hilbert curve.
  mutating func addPoints() {
    let finder = PointAddresses(self)
    for number in PackedRTree.hilbertOrder(of: collection.points.map { BoundingBox($0.location) }) {
      let point = collection.points[Int(number)]
      var words = point.words, record = point.record
      var houseNumber = record.houseNumber
      if words.street.isEmpty, let found = finder.address(near: point.location) {
        report.inferredPointAddress += 1
        houseNumber = found.number
        words.inherit(found.words)
      }
      record.numberKey = numberKey(of: houseNumber)
      names.addPointStreet(words.street)
      record.houseNumber = contexts.strings.id(houseNumber)
      record.street = contexts.strings.id(words.street)
      record.category = contexts.strings.id(record.category)
      record.phone = contexts.strings.id(record.phone)
      record.url = contexts.strings.id(record.url)
      record.openingHours = contexts.strings.id(record.openingHours)
      parts.points.append(record)
      parts.areas.append([])
      parts.named.append(
        NamedRecord(
          name: contexts.strings.id(point.names.name),
          context: contexts.context(words, at: point.location), location: point.location,
          object: point.object))
      names.addThing([point.names.name] + collection.otherNames[point.names.others].map(\.name))
    }
    parts.counts.points = UInt32(parts.points.count)
  }
}

extension PlaceCollection.Words {
  /// Takes over what is not known from a neighbour's words.
  mutating func inherit(_ other: PlaceCollection.Words) {
    if street.isEmpty { street = other.street }
    if city.isEmpty { city = other.city }
    if suburb.isEmpty { suburb = other.suburb }
    if county.isEmpty { county = other.county }
    if state.isEmpty { state = other.state }
    if postcode.isEmpty { postcode = other.postcode }
    if country.isEmpty { country = other.country }
  }
}

/// Gives points of interest without an address that of the nearest house, else the street.
struct PointAddresses {
  /// A house so near has the same address, metres.
  private static let houseMetres = 30.0
  /// A street so near is the point's, metres.
  private static let streetMetres = 100.0

  private let assembly: PlaceIndexAssembly
  private let tree: PackedRTree

  init(_ assembly: PlaceIndexAssembly) {
    self.assembly = assembly
    tree = PackedRTree(
      boxes: assembly.houses.map {
        BoundingBox(assembly.collection.addresses[$0.address].location)
      }, storesItemBoxes: false)
  }

  func address(near location: Coordinate) -> (number: StringID, words: PlaceCollection.Words)? {
    let addresses = assembly.collection.addresses
    let streets = assembly.attachment.clusters
    let house = tree.nearest(to: location, maximumMetres: Self.houseMetres) {
      Earth.distance(location, addresses[assembly.houses[Int($0)].address].location)
    }
    if let house {
      let found = assembly.houses[Int(house.item)]
      var words = addresses[found.address].words
      words.street = streets.streets[found.street].name
      return (addresses[found.address].number, words)
    }
    let way = assembly.lines.nearestWay(to: location, within: Self.streetMetres) {
      assembly.collection.streetWays[$0].isNamed ? 0 : nil
    }
    return way.map {
      var words = PlaceCollection.Words()
      words.street = streets.streets[streets.streetOfWay[$0]].name
      return (.empty, words)
    }
  }
}
