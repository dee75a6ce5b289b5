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
    let (index, report) = AddressBuilder(store).build()
    #expect(report.addresses == index.addressCount)
    #expect(index.checkIndices() == [])

    let folder = TemporaryFolder()
    var writer = ContainerWriter()
    index.addSections(to: &writer)
    try writer.write(to: folder.file("map"))
    let container = try Container(path: folder.file("map"))
    let geocoder = Geocoder(index: try PlaceIndex(container: container))

    var failures: [String] = []
    for house in index.allHouses.enumerated().filter({ $0.offset % 10 == 0 }).map(\.element) {
      let mark = geocoder.index.placemark(house)
      let text = mark.formattedAddress
      let found = geocoder.geocode(text).first?.formattedAddress
      if found != text { failures.append("\(text) -> \(found ?? "nothing")") }
      if geocoder.reverse(mark.coordinate).first?.metres ?? .infinity > 0.01 {
        failures.append("\(text) is not at its place")
      }
    }
    #expect(failures == [])
  }
}
