// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Foundation
import Geo
import Geocoding
import OSMReader
import PackedFile
import TestSupport
import Testing

/// Real extracts, where there are any: `OSMROUTE_TEST_DATA`, else `TestData/` beside the manifest.
enum RealData {
  static let folder =
    ProcessInfo.processInfo.environment["OSMROUTE_TEST_DATA"] ?? "TestData"

  static let extracts: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/osm")) ?? []
    return found.filter { $0.hasSuffix(".osm.gz") }.sorted().map { "\(folder)/osm/\($0)" }
  }()
}

@Suite(.enabled(if: !RealData.extracts.isEmpty, "no real extracts"), .serialized)
struct RealExtractTests {
  @Test(arguments: RealData.extracts)
  func `every tenth address finds itself first, forward and back`(extract: String) throws {
    var builder = ElementStoreBuilder()
    try OSMFile.read(extract, into: &builder)
    let store = builder.build()
    let (index, report) = AddressBuilder.build(from: store)
    #expect(report.addresses == index.addressCount)
    #expect(index.checkIndices() == [])

    let folder = TemporaryFolder()
    var writer = ContainerWriter()
    index.addSections(to: &writer)
    try writer.write(to: folder.file("map"))
    let container = try Container(path: folder.file("map"))
    let geocoder = Geocoder(index: try PlaceIndex(container: container))

    var failures: [String] = []
    for number in stride(from: 0, to: index.addressCount, by: 10) {
      let mark = geocoder.index.placemark(.house(UInt32(number)))
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
