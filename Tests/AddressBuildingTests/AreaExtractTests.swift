// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import OSMReader
import TestSupport
import Testing

@Suite(
  .enabled(if: TestData.hasExtracts, "no real extracts in \(TestData.folder)/osm"), .serialized)
struct AreaExtractTests {
  static let liechtenstein = TestData.extracts.filter { $0.contains("liechtenstein") }

  @Test(arguments: liechtenstein)
  func `addresses lie in the municipality that they name`(extract: String) throws {
    var builder = ElementStoreBuilder()
    try OSMFile.read(extract, into: &builder)
    let store = builder.build()
    let collection = AddressBuilder(store).collection
    let clock = ContinuousClock()
    var finder: AreaFinder?
    let time = clock.measure { finder = AreaFinder(collection) }
    let found = try #require(finder)
    var agree = 0, all = 0
    var odd: [String: Int] = [:]
    var places: [Coordinate] = []
    for node in store.taggedNodes {
      guard let city = node.tags["addr:city"] else { continue }
      places.append(node.location)
      let chain = found.areas(at: node.location)
      let name = collection.nameOfPlace(chain.locality)
      all += 1
      if name == city {
        agree += 1
      } else {
        odd[
          "\(city) -> \(name), \(collection.nameOfPlace(chain.subLocality)), \(collection.nameOfPlace(chain.country))",
          default: 0] += 1
      }
    }
    print(time, agree, all)
    for (k, v) in odd.sorted(by: { $0.value > $1.value }).prefix(30) { print(v, k) }
    var chains = 0
    let lookup = clock.measure {
      for _ in 0..<50 { for place in places { chains += Int(found.areas(at: place).locality) } }
    }
    print(lookup / (50 * places.count), chains)
  }
}
