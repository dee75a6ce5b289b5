// SPDX-License-Identifier: Apache-2.0

import Geo

/// Reads the coordinates of a URL: `lon,lat;lon,lat`, `polyline(...)` or `polyline6(...)`.
enum CoordinateList {
  static func read(_ text: String) throws(ServiceError) -> [Coordinate] {
    if let places = try encoded(text, "polyline(", decimals: 5) { return places }
    if let places = try encoded(text, "polyline6(", decimals: 6) { return places }
    var places: [Coordinate] = []
    for pair in text.split(separator: ";", omittingEmptySubsequences: false) {
      places.append(try place(pair))
    }
    return places
  }

  private static func place(_ text: Substring) throws(ServiceError) -> Coordinate {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let longitude = decimalNumber(parts[0]),
      let latitude = decimalNumber(parts[1])
    else {
      throw ServiceError(
        .invalidQuery, "“\(text.prefix(40))” is no coordinate: longitude,latitude is expected.")
    }
    guard let place = Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude) else {
      throw ServiceError(.invalidValue, "Invalid coordinate value.")
    }
    return place
  }

  /// `nil` where the text has another form.
  private static func encoded(
    _ text: String, _ start: String, decimals: Int
  ) throws(ServiceError) -> [Coordinate]? {
    guard text.hasPrefix(start) else { return nil }
    guard text.hasSuffix(")"),
      let places = EncodedPolyline.decode(
        String(text.dropFirst(start.count).dropLast()), decimals: decimals)
    else { throw ServiceError(.invalidQuery, "The polyline is malformed.") }
    return places
  }
}

/// A decimal number as people write it; no "inf", no hexadecimal digits.
func decimalNumber(_ text: Substring) -> Double? {
  let isPlain = text.utf8.allSatisfy { byte in
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }
  guard isPlain, let number = Double(text), number.isFinite else { return nil }
  return number
}
