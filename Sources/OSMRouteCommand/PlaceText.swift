// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute

/// Places in the words of options.
enum PlaceText {
  static func coordinate(_ text: String, option: String) throws -> Coordinate {
    guard case .coordinate(let place) = StopText(text) else {
      throw CommandError.usage("\(option) takes LATITUDE,LONGITUDE in degrees, not “\(text)”")
    }
    return place
  }

  /// West, south, east, north.
  static func box(_ text: String) throws -> BoundingBox {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, numbers[0] <= numbers[2], numbers[1] <= numbers[3],
      let southWest = Coordinate(latitudeDegrees: numbers[1], longitudeDegrees: numbers[0]),
      let northEast = Coordinate(latitudeDegrees: numbers[3], longitudeDegrees: numbers[2])
    else {
      throw CommandError.usage("--bbox takes WEST,SOUTH,EAST,NORTH in degrees, not “\(text)”")
    }
    return BoundingBox(
      south: southWest.latitude, west: southWest.longitude, north: northEast.latitude,
      east: northEast.longitude)
  }
}
