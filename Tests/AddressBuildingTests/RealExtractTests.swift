// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import OSMReader
import PackedFile
import TestSupport
import Testing

@Suite(
  .enabled(if: TestData.hasExtracts, "no real extracts in \(TestData.folder)/osm"), .serialized)
struct RealExtractTests {
  @Test(arguments: TestData.extracts)
  func `every tenth address finds itself first, forward and back`(extract: String) throws {
    var builder = ElementStoreBuilder()
    try OSMFile.read(extract, into: &builder)
    let store = builder.build()
    let clock = ContinuousClock()
    var built: (index: PlaceIndex, report: AddressReport)?
    let buildTime = clock.measure { built = AddressBuilder.build(from: store) }
    let (index, report) = try #require(built)
    #expect(index.checkIndices() == [])

    let folder = TemporaryFolder()
    var writer = ContainerWriter()
    index.addSections(to: &writer)
    try writer.write(to: folder.file("map"))
    let container = try Container(path: folder.file("map"))
    let geocoder = Geocoder(index: try PlaceIndex(container: container))

    var failures: [String] = []
    var wrongWayBack = 0, count = 0
    var forward = Duration.zero, back = Duration.zero
    for number in stride(from: 0, to: index.addressCount, by: 10) {
      let mark = geocoder.index.placemark(.house(UInt32(number)))
      var found: [Placemark] = []
      forward += clock.measure { found = geocoder.geocode(mark.formattedAddress) }
      var nearby: [Geocoder.Nearby] = []
      back += clock.measure { nearby = geocoder.reverse(mark.coordinate) }
      count += 1
      if found.first?.formattedAddress != mark.formattedAddress {
        failures.append("\(mark.formattedAddress) -> \(found.first?.formattedAddress ?? "nothing")")
      }
      if (nearby.first?.metres ?? .infinity) > 0.01 { wrongWayBack += 1 }
    }
    #expect(failures == [])
    #expect(wrongWayBack == 0)
    print(extract, report)
    print(
      "build \(buildTime), \(container.byteCount) bytes, \(index.addressCount) addresses,",
      "\(index.streetCount) streets, \(index.placeCount) places, \(index.pointCount) points;",
      "\(count) searches: \(forward / max(1, count)) forward, \(back / max(1, count)) back")
    for section in container.sections where section.byteCount > 20_000 {
      print("  \(section.name) \(section.byteCount)")
    }
  }
}
