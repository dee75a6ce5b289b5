// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import OSMReader
import TestSupport
import Testing

@Suite(.enabled(if: TestData.hasExtracts, "no real extracts in \(TestData.folder)/osm"))
struct AreaExtractTests {
  static let liechtenstein = TestData.extracts.filter { $0.contains("liechtenstein") }

  /// Villages that have a postcode, so that addresses name them and not their municipality.
  static let postalVillages = ["Nendeln", "Schaanwald", "Bendern", "Malbun", "Mäls"]

  private func store(_ extract: String) throws -> ElementStore {
    var builder = ElementStoreBuilder()
    try OSMFile.read(extract, into: &builder)
    return builder.build()
  }

  @Test(arguments: liechtenstein)
  func `addresses lie in the municipality or the village that they name`(extract: String) throws {
    let store = try store(extract)
    let collection = AddressBuilder(store).collection
    let finder = AreaFinder(collection)
    var located = store.taggedNodes.map { ($0.tags, Optional($0.location)) }
    located += store.ways.map { ($0.tags, $0.nodeIDs.first.flatMap { store.location(of: $0) }) }
    var agreeing = 0, all = 0
    for (tags, location) in located {
      guard let city = tags["addr:city"], let location else { continue }
      let chain = finder.areas(at: location)
      all += 1
      // A post town may be called by two places: "Gamprin-Bendern".
      let named = Set([city] + city.split(separator: "-").map(String.init))
      if !named.isDisjoint(with: collection.namesOfPlace(chain.locality))
        || Self.postalVillages.contains(city)
          && collection.nameOfPlace(chain.subLocality) == city
      {
        agreeing += 1
      }
    }
    #expect(all > 500)
    #expect(Double(agreeing) >= 0.95 * Double(all), "\(agreeing) of \(all)")
  }

  @Test(arguments: liechtenstein)
  func `a country has its municipalities, each once, and its neighbours`(extract: String) throws {
    let collection = AddressBuilder(try store(extract)).collection
    let municipalities = collection.places.indices.filter {
      collection.places[$0].boundaryKind == .municipality
    }
    let names = Set(municipalities.map { collection.nameOfPlace(Int32($0)) })
    let expected: Set = [
      "Balzers", "Eschen", "Gamprin", "Mauren", "Planken", "Ruggell", "Schaan", "Schellenberg",
      "Triesen", "Triesenberg", "Vaduz",
    ]
    #expect(names.isSuperset(of: expected))
    for name in expected {
      #expect(collection.listed.count { $0.hasPrefix("\(name) ") && $0.contains("area") } == 1)
    }
  }
}
