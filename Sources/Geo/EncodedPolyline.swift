// SPDX-License-Identifier: Apache-2.0

/// Google's encoded polyline format, latitude before longitude.
///
/// Source: https://developers.google.com/maps/documentation/utilities/polylinealgorithm.
@usableFromInline package enum EncodedPolyline {
  /// Encodes places at 5 or 6 decimals of a degree.
  ///
  /// Each value is rounded by itself before differences are taken, so errors do not add up.
  package static func encode(_ places: some Sequence<Coordinate>, decimals: Int = 5) -> String {
    var bytes: [UInt8] = []
    var encoder = Encoder(decimals: decimals)
    for place in places {
      let digits = encoder.digits(of: place)
      append(digits.latitude, to: &bytes)
      append(digits.longitude, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ digits: Digits, to bytes: inout [UInt8]) {
    for index in 0..<digits.count {
      bytes.append(UInt8(truncatingIfNeeded: digits.packed >> (8 * index)))
    }
  }

  /// The characters of one value, eight at most, the first in the lowest bits.
  @usableFromInline package struct Digits: Sendable {
    @usableFromInline package internal(set) var packed: UInt64 = 0
    @usableFromInline package internal(set) var count = 0

    @inlinable init(_ difference: Int64) {
      var bits = UInt64(bitPattern: difference < 0 ? ~(difference << 1) : difference << 1)
      while bits >= 0x20 {
        append(bits & 0x1f | 0x20)
        bits >>= 5
      }
      append(bits)
    }

    @inlinable mutating func append(_ bits: UInt64) {
      packed |= (bits + 63) << UInt64(8 * count)
      count += 1
    }
  }

  /// Encodes places one after the other.
  @usableFromInline package struct Encoder: Sendable {
    @usableFromInline let unit: Int64
    @usableFromInline var last: (latitude: Int64, longitude: Int64) = (0, 0)

    package init(decimals: Int) { unit = decimals == 6 ? 10 : 100 }

    @inlinable package mutating func digits(of place: Coordinate) -> (
      latitude: Digits, longitude: Digits
    ) {
      let latitude = rounded(Int64(place.latitude)), longitude = rounded(Int64(place.longitude))
      defer { last = (latitude, longitude) }
      return (Digits(latitude - last.latitude), Digits(longitude - last.longitude))
    }

    @inlinable func rounded(_ value: Int64) -> Int64 {
      // Divisors that are known take no division.
      unit == 100 ? rounded(value, to: 100) : rounded(value, to: 10)
    }

    @inlinable func rounded(_ value: Int64, to unit: Int64) -> Int64 {
      value >= 0 ? (value + unit / 2) / unit : -((-value + unit / 2) / unit)
    }
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
