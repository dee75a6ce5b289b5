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
    assembly.addPlaces()
    assembly.addPoints()
    assembly.addPieces()
    return assembly.finish()
  }
}

/// The index while its parts are put together, kind by kind.
struct PlaceIndexAssembly {
  var collection: PlaceCollection
  let source: StringTable
  let lines: StreetLines
  var attachment: AddressAttachment
  var contexts: ContextTable
  var names: NameIndex
  var parts: PlaceIndexParts
  var report: AddressReport
  var numberKeyByText: [String: UInt32] = [:]
  /// Streets in the order of the index: numbers among the clusters.
  var streetOrder: [Int] = []
  /// Houses in the order of the index.
  var houses: [PlacedHouse] = []

  init(_ collection: PlaceCollection, country: String?) {
    self.collection = collection
    source = collection.strings.build()
    let finder = LocalityFinder(places: collection.places)
    lines = StreetLines(collection)
    attachment = AddressAttachment(collection, strings: source, lines: lines, finder: finder)
    attachment.attachAll()
    report = attachment.report
    report.country = country ?? collection.mostNamedCountry
    report.isCountryAssumed = country == nil && report.country != nil
    contexts = ContextTable(collection, source: source, finder: finder, country: report.country)
    names = NameIndex(source)
    parts = PlaceIndexParts(strings: StringTableBuilder().build())
  }

  consuming func finish() -> (index: PlaceIndex, report: AddressReport) {
    parts.contexts = contexts.records
    let strings = contexts.strings.build()
    parts.strings = strings
    for record in parts.contexts { names.addContext(record, strings) }
    names.finish(into: &parts)
    addObjects()
    report.addresses = parts.houses.count
    report.streets = Int(parts.counts.streets)
    report.places = Int(parts.counts.places)
    report.points = Int(parts.counts.points)
    return (PlaceIndex(parts), report)
  }

  /// Sorts all entries by their OSM object.
  private mutating func addObjects() {
    let objects = parts.houses.map(\.object) + parts.named.map(\.object)
    parts.byObject = objects.indices.map { UInt32($0) }.sorted {
      let a = objects[Int($0)], b = objects[Int($1)]
      return a != b ? a < b : $0 < $1
    }
  }
}

/// An address with its street, number and context in the index.
struct PlacedHouse {
  let address: Int
  let street: Int
  let number: UInt32
  let context: UInt32
}
