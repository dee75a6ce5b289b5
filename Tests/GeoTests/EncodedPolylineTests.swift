// SPDX-License-Identifier: Apache-2.0

import Geo
import Testing

struct EncodedPolylineTests {
  static let example = [(38.5, -120.2), (40.7, -120.95), (43.252, -126.453)].compactMap {
    Coordinate(latitudeDegrees: $0.0, longitudeDegrees: $0.1)
  }

  @Test(arguments: [(5, "_p~iF~ps|U_ulLnnqC_mqNvxq`@"), (6, "_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI")])
  func `the format's own example encodes and decodes`(decimals: Int, text: String) {
    #expect(EncodedPolyline.encode(Self.example, decimals: decimals) == text)
    #expect(EncodedPolyline.decode(text, decimals: decimals) == Self.example)
  }

  @Test func `a repeated point is two question marks`() {
    let point = Self.example[0]
    #expect(EncodedPolyline.encode([point, point]) == "_p~iF~ps|U??")
  }

  @Test func `the antimeridian stays in range`() {
    let ends = [
      Coordinate(latitude: 0, longitude: 1_800_000_000),
      Coordinate(latitude: 0, longitude: -1_800_000_000),
    ]
    #expect(EncodedPolyline.encode(ends) == "?_gsia@?~ngtcA")
  }

  @Test(arguments: ["_p~iF~ps|U_ul", "_p~iF~ps|U_ulL"])
  func `a truncated last point is left out`(text: String) {
    #expect(EncodedPolyline.decode(text) == [Self.example[0]])
  }

  @Test(arguments: ["_p~iF ~ps|U", "~~~~~~~~~~~~~~~~", "é"])
  func `what is no polyline decodes to nothing`(text: String) {
    #expect(EncodedPolyline.decode(text) == nil)
  }
}
