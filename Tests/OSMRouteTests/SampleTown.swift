// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import TestSupport

/// The sample town, imported once.
enum SampleTown {
  static let map = TestMap(
    xml: String(
      decoding: TemporaryFolder.read("\(TestData.project)/sample-osm/town.osm"), as: UTF8.self)
  ).map

  /// A place of the town, as a person types it.
  static func item(_ text: String) throws -> MapItem {
    var stop = TripStop(text)
    try stop.resolve(in: map)
    guard let item = stop.mapItem else { fatalError("“\(text)” is not resolved") }
    return item
  }

  static let home = "165 Oyster Creek Dr", shop = "Churchill Square", friend = "102 This Way"

  static func request(
    _ from: String = home, _ to: String = friend,
    _ change: (inout Directions.Request) -> Void = {
      _ in
    }
  ) throws -> Directions.Request {
    var request = Directions.Request(source: try item(from), destination: try item(to))
    change(&request)
    return request
  }
}
