// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import SpatialIndex

extension PlaceIndexAssembly {
  /// Adds points of interest along a Hilbert curve.
  mutating func addPoints() {
    let finder = PointAddresses(self)
    for number in PackedRTree.hilbertOrder(of: collection.points.map { BoundingBox($0.location) }) {
      let point = collection.points[Int(number)]
      var words = point.words
      var houseNumber = point.record.houseNumber
      if words.street.isEmpty, let found = finder.address(near: point.location) {
        report.inferredPointAddress += 1
        houseNumber = found.number
        words.inherit(found.words)
      }
      points.append(
        ThingDraft(
          name: point.names.name,
          otherNames: Array(collection.otherNames[point.names.others]),
          context: contexts.addressContext(words, at: point.location), location: point.location,
          object: point.object, importance: point.importance,
          outline: collection.rings(of: point.outline)))
      pointAddresses.append(
        PointAddress(point: Int(number), houseNumber: houseNumber, street: words.street))
    }
  }

  /// Adds places, those made up among them, along a Hilbert curve.
  mutating func addPlaces() {
    let homes = homesOfNewPlaces()
    var own: [UInt32] = []
    // Completing one place may make up another.
    while own.count < contexts.allPlaces.count {
      own.append(context(of: own.count, home: homes[own.count]))
    }
    let all = contexts.allPlaces, others = contexts.otherNames
    let locations = all.indices.map { homes[$0]?.location ?? all[$0].location }
    placeNumbers = Array(repeating: 0, count: all.count)
    for number in PackedRTree.hilbertOrder(of: locations.map { BoundingBox($0) }) {
      let number = Int(number), place = all[number]
      placeNumbers[number] = UInt32(places.count)
      placeKinds.append(PlaceDraftKind(kind: place.kind, isoCode: place.isoCode))
      places.append(
        ThingDraft(
          name: place.names.name, otherNames: Array(others[place.names.others]),
          context: own[number], location: locations[number],
          object: number < contexts.collectedCount ? place.object : nil,
          importance: place.importance, isPlace: true, outline: collection.rings(of: place.outline))
      )
    }
  }

  /// What a place lies in: larger places than itself, and itself.
  private mutating func context(of number: Int, home: PlaceHome?) -> UInt32 {
    let place = contexts.allPlaces[number]
    let around = home?.context ?? contexts.context(place.words, at: place.location)
    var record = contexts.records[Int(around)]
    let own = UInt32(number)
    switch place.kind {
    case .country: record = record.kept(to: 0)
    case .state: record = record.kept(to: 1)
    case .county, .region: record = record.kept(to: 2)
    case .postcode: record.postcode = own
    case .neighbourhood where record.subLocality != ContextRecord.none:
      record.neighbourhood = own
    case .borough, .suburb, .quarter, .neighbourhood: record.subLocality = own
    default: record.postcode = ContextRecord.none
    }
    switch place.kind {
    case .country: record.country = own
    case .state: record.state = own
    case .county: record.county = own
    default:
      if place.kind.isSettlement, record.locality == ContextRecord.none || home != nil {
        record.locality = own
      }
    }
    if record.locality == own { record.subLocality = ContextRecord.none }
    if [record.locality, record.subLocality].contains(own) {
      record.neighbourhood = ContextRecord.none
    }
    return contexts.id(of: record)
  }
}

extension ContextRecord {
  /// The record with no more than the country, from level 1, and the state, from level 2.
  fileprivate func kept(to level: Int) -> ContextRecord {
    var record = ContextRecord()
    if level > 0 { record.country = country }
    if level > 1 { record.state = state }
    return record
  }
}

extension PlaceCollection {
  /// The rings of an outline, each without its first place again.
  func rings(of outline: Outline) -> [[Coordinate]] { outline.map { Array(ringPlaces[rings[$0]]) } }
}

extension PlaceCollection.Words {
  /// Takes over what is not known from a neighbour's words.
  mutating func inherit(_ other: PlaceCollection.Words) {
    if street.isEmpty { street = other.street }
    if city.isEmpty { city = other.city }
    if suburb.isEmpty {
      suburb = other.suburb
      if neighbourhood.isEmpty { neighbourhood = other.neighbourhood }
    }
    if county.isEmpty { county = other.county }
    if state.isEmpty { state = other.state }
    if postcode.isEmpty { postcode = other.postcode }
    if country.isEmpty { country = other.country }
  }
}
