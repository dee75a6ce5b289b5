// SPDX-License-Identifier: Apache-2.0

/// Google's encoded polyline format, latitude before longitude.
///
/// Source: https://developers.google.com/maps/documentation/utilities/polylinealgorithm.
package enum EncodedPolyline {
  /// Encodes places at 5 or 6 decimals of a degree.
  ///
  /// Each value is rounded by itself before differences are taken, so errors do not add up.
  package static func encode(_ places: some Sequence<Coordinate>, decimals: Int = 5) -> String {
    let unit: Int64 = decimals == 6 ? 10 : 100
    var bytes: [UInt8] = []
    var last: (latitude: Int64, longitude: Int64) = (0, 0)
    for place in places {
      let latitude = rounded(Int64(place.latitude), to: unit)
      let longitude = rounded(Int64(place.longitude), to: unit)
      append(latitude - last.latitude, to: &bytes)
      append(longitude - last.longitude, to: &bytes)
      last = (latitude, longitude)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decodes a polyline; a truncated last value is left out, `nil` where a byte is no digit of it.
  package static func decode(_ text: String, decimals: Int = 5) -> [Coordinate]? {
    let unit: Int64 = decimals == 6 ? 10 : 100
    var values = ValueReader(bytes: Array(text.utf8))
    var places: [Coordinate] = []
    var latitude: Int64 = 0, longitude: Int64 = 0
    while let deltaLatitude = values.next(), let deltaLongitude = values.next() {
      latitude &+= deltaLatitude
      longitude &+= deltaLongitude
      guard abs(latitude) <= 900_000_000 / unit, abs(longitude) <= 1_800_000_000 / unit else {
        return nil
      }
      places.append(
        Coordinate(latitude: Int32(latitude * unit), longitude: Int32(longitude * unit)))
    }
    return values.isInvalid ? nil : places
  }

  private static func rounded(_ value: Int64, to unit: Int64) -> Int64 {
    value >= 0 ? (value + unit / 2) / unit : -((-value + unit / 2) / unit)
  }

  private static func append(_ difference: Int64, to bytes: inout [UInt8]) {
    var bits = UInt64(bitPattern: difference < 0 ? ~(difference << 1) : difference << 1)
    while bits >= 0x20 {
      bytes.append(UInt8(bits & 0x1f | 0x20) + 63)
      bits >>= 5
    }
    bytes.append(UInt8(bits) + 63)
  }

  private struct ValueReader {
    let bytes: [UInt8]
    var position = 0
    var isInvalid = false

    mutating func next() -> Int64? {
      var bits: UInt64 = 0, shift: UInt64 = 0
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        guard (63...127).contains(byte), shift < 40 else {
          isInvalid = true
          return nil
        }
        bits |= UInt64((byte - 63) & 0x1f) << shift
        shift += 5
        if byte - 63 < 0x20 {
          let half = Int64(bits >> 1)
          return bits & 1 == 0 ? half : ~half
        }
      }
      return nil
    }
  }
}
