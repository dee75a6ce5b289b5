// SPDX-License-Identifier: Apache-2.0

import Geo
package import Geocoding
import PackedFile
import SpatialIndex

/// Makes the stored index of a collection: the same collection, the same bytes.
package enum PlaceIndexBuilder {
  /// `country` is the ISO code for what names none; without it, the one that most addresses name.
  package static func build(
    _ collection: PlaceCollection, country: String? = nil
  ) -> (index: PlaceIndex, report: AddressReport) {
    var assembly = PlaceIndexAssembly(collection, country: country)
    assembly.addHouses()
    assembly.addStreets()
    assembly.addPoints()
    assembly.addPlaces()
    return assembly.finish()
  }
}

/// The index while its parts are put together, kind by kind.
struct PlaceIndexAssembly {
  let collection: PlaceCollection
  let lines: StreetPieces
  let attachment: AddressAttachment
  let numbers: HouseNumbers
  var contexts: ContextTable
  var report: AddressReport
  /// Houses of each street of the clusters.
  var housesOfStreet: [[PlacedHouse]]
  /// Streets, points and places in the order of the index.
  var streets: [StreetDraft] = []
  var points: [ThingDraft] = []
  /// Numbers of `points` among those collected, and their addresses.
  var pointAddresses: [PointAddress] = []
  var places: [ThingDraft] = []
  var placeKinds: [PlaceDraftKind] = []
  /// The final number of each place, collected or made up.
  var placeNumbers: [UInt32] = []

  init(_ collection: PlaceCollection, country: String?) {
    self.collection = collection
    let finder = AreaFinder(collection)
    lines = StreetPieces(collection)
    var attachment = AddressAttachment(collection, lines: lines, finder: finder)
    attachment.attachAll()
    self.attachment = attachment
    report = attachment.report
    report.country = country ?? collection.mostNamedCountry
    report.isCountryAssumed = country == nil && report.country != nil
    contexts = ContextTable(
      collection, finder: finder,
      neighbours: Neighbours(
        collection, streetOfAddress: attachment.streetOfAddress, finder: finder),
      country: report.country)
    numbers = HouseNumbers(collection)
    housesOfStreet = Array(repeating: [], count: attachment.clusters.streets.count)
  }

  func finish() -> (index: PlaceIndex, report: AddressReport) {
    var writer = PartsWriter(self)
    writer.write()
    var report = report
    report.addresses = Int(writer.parts.counts.addresses)
    report.streets = streets.count
    report.places = contexts.collectedCount
    report.postcodes = contexts.allPlaces.reduce(0) { $1.kind == .postcode ? $0 + 1 : $0 }
    report.points = points.count
    return (PlaceIndex(writer.parts), report)
  }
}

/// What kind of place a draft is, and its ISO code.
struct PlaceDraftKind {
  let kind: PlaceKind
  let isoCode: StringID
}

/// An address with its number and context in the index.
struct PlacedHouse {
  let address: Int
  let number: UInt32
  let context: UInt32
}

/// A street with its houses, by number, and its lines.
struct StreetDraft {
  var thing: ThingDraft
  /// Contexts of its houses and ways beside its own.
  var otherContexts: [UInt32]
  var houses: [PlacedHouse]
  var lines: [[Coordinate]]
}

/// The address that a point of interest has of its own, or by what is near it.
struct PointAddress {
  let point: Int
  let houseNumber: StringID
  let street: StringID
}
