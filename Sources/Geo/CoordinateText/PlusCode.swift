// SPDX-License-Identifier: Apache-2.0

/// Plus Codes (Open Location Codes): an area of the Earth in ten letters and digits, or more.
///
/// Source: the specification at https://github.com/google/open-location-code.
package enum PlusCode {
  /// The area that a code stands for.
  package struct Area: Equatable, Sendable {
    /// South and west are part of it, north and east just outside, 1e-7 degree, rounded.
    package let box: BoundingBox
    package let centre: Coordinate
    /// Digits of the code.
    package let length: Int
  }

  static let alphabet = Array("23456789CFGHJMPQRVWX".utf8)
  private static let plus = UInt8(ascii: "+")
  private static let padding = UInt8(ascii: "0")
  /// Digits before the plus.
  private static let plusPosition = 8
  /// Digits in pairs, latitude then longitude, each pair 20 times as fine as the last.
  private static let pairDigits = 10
  private static let digitLimit = 15
  /// Rows and columns that each digit behind the pairs cuts its area into.
  private static let gridRows: Int64 = 5
  private static let gridColumns: Int64 = 4
  /// Parts of a degree that the finest digit of a latitude counts: 8000 · 5^5.
  private static let latitudeParts: Int64 = 25_000_000
  /// Parts of a degree that the finest digit of a longitude counts: 8000 · 4^5.
  private static let longitudeParts: Int64 = 8_192_000

  /// The code of the area around a place: 2, 4, 6, 8 or 10 digits, or up to 15.
  package static func encode(_ place: Coordinate, length: Int = 10) -> String {
    var length = max(2, min(length, digitLimit))
    if length < pairDigits { length -= length % 2 }
    var latitude = parts(Int64(place.latitude) + 900_000_000, perDegree: latitudeParts)
    var longitude = parts(Int64(place.longitude) + 1_800_000_000, perDegree: longitudeParts)
    // The pole belongs to the row south of it, the antimeridian to the east of it.
    latitude = min(latitude, 180 * latitudeParts - 1)
    if longitude >= 360 * longitudeParts { longitude -= 360 * longitudeParts }
    let digits = digits(latitude, longitude).prefix(length)
    var code = Array(digits.prefix(plusPosition))
    code += Array(repeating: padding, count: plusPosition - code.count)
    code += [plus] + digits.dropFirst(plusPosition)
    return String(decoding: code, as: UTF8.self)
  }

  private static func parts(_ units: Int64, perDegree: Int64) -> Int64 {
    units * perDegree / Int64(Coordinate.unitsPerDegree)
  }

  /// All 15 digits, the finest last.
  private static func digits(_ latitude: Int64, _ longitude: Int64) -> [UInt8] {
    var latitude = latitude, longitude = longitude
    var digits: [UInt8] = []
    for _ in pairDigits..<digitLimit {
      digits.append(alphabet[Int(latitude % gridRows * gridColumns + longitude % gridColumns)])
      latitude /= gridRows
      longitude /= gridColumns
    }
    for _ in 0..<pairDigits / 2 {
      digits.append(alphabet[Int(longitude % 20)])
      digits.append(alphabet[Int(latitude % 20)])
      latitude /= 20
      longitude /= 20
    }
    return digits.reversed()
  }

  /// The area of a full code; `nil` where the text is none.
  package static func decode(_ code: String) -> Area? {
    guard isFull(code) else { return nil }
    let digits = self.digits(of: code).prefix { $0 != padding }.prefix(digitLimit)
    var latitude: Int64 = 0, longitude: Int64 = 0
    var height = 400 * latitudeParts, width = 400 * longitudeParts
    for (index, digit) in digits.enumerated() {
      guard let value = value(of: digit) else { return nil }
      if index >= pairDigits {
        height /= gridRows
        width /= gridColumns
        latitude += value / gridColumns * height
        longitude += value % gridColumns * width
      } else if index % 2 == 0 {
        height /= 20
        latitude += value * height
      } else {
        width /= 20
        longitude += value * width
      }
    }
    return area(latitude, longitude, height, width, digits.count)
  }

  private static func area(
    _ latitude: Int64, _ longitude: Int64, _ height: Int64, _ width: Int64, _ length: Int
  ) -> Area {
    func south(_ halves: Int64) -> Int32 { units(halves, latitudeParts, 900_000_000) }
    func west(_ halves: Int64) -> Int32 { units(halves, longitudeParts, 1_800_000_000) }
    let top = min(latitude + height, 180 * latitudeParts)
    let box = BoundingBox(
      south: south(latitude * 2), west: west(longitude * 2), north: south(top * 2),
      east: west((longitude + width) * 2))
    let centre = Coordinate(
      latitude: south(latitude + top), longitude: west(longitude * 2 + width))
    return Area(box: box, centre: centre, length: length)
  }

  /// 1e-7 degree of twice a number of parts, rounded to the nearest.
  private static func units(_ halves: Int64, _ parts: Int64, _ offset: Int64) -> Int32 {
    let scale = Int64(Coordinate.unitsPerDegree)
    let units = (halves * scale + parts) / (2 * parts) - offset
    return Int32(max(-offset, min(units, offset)))
  }

  private static func value(of digit: UInt8) -> Int64? {
    alphabet.firstIndex(of: digit).map(Int64.init)
  }

  /// A code's digits in upper case, without its plus.
  private static func digits(of code: String) -> [UInt8] {
    code.utf8.map { upper($0) }.filter { $0 != plus }
  }

  private static func upper(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
  }
}

extension PlusCode {
  /// Whether a text is a code, full or short.
  package static func isValid(_ code: String) -> Bool {
    let bytes = code.utf8.map { upper($0) }
    guard bytes.count <= 2 * digitLimit,
      bytes.allSatisfy({ alphabet.contains($0) || $0 == plus || $0 == padding }),
      let position = bytes.firstIndex(of: plus), bytes.lastIndex(of: plus) == position,
      position <= plusPosition, position % 2 == 0
    else { return false }
    let behind = bytes.count - position - 1
    guard behind != 1, position + behind > 1 else { return false }
    guard let zero = bytes.firstIndex(of: padding) else { return true }
    // Padding: an even number of zeros that end at the plus, with nothing behind it.
    return zero > 0 && zero % 2 == 0 && position == plusPosition && behind == 0
      && bytes[zero..<position].allSatisfy { $0 == padding }
  }

  /// Whether a text is a code that needs no reference place.
  package static func isFull(_ code: String) -> Bool {
    guard isValid(code), !isShort(code) else { return false }
    let digits = digits(of: code)
    // Latitudes end at 180 degrees from the south pole, longitudes at 360 from the antimeridian.
    guard let latitude = digits.first.flatMap(value), latitude < 9 else { return false }
    guard digits.count > 1, let longitude = value(of: digits[1]) else { return true }
    return longitude < 18
  }

  /// Whether a text is a code whose first digits a reference place gives.
  package static func isShort(_ code: String) -> Bool {
    guard isValid(code), let position = code.utf8.firstIndex(of: plus) else { return false }
    return code.utf8.distance(from: code.utf8.startIndex, to: position) < plusPosition
  }

  /// The full code that a short one means near a place; a full code stays as it is.
  ///
  /// `nil` where the text is no code.
  package static func recover(_ code: String, near place: Coordinate) -> String? {
    if isFull(code) { return String(decoding: code.utf8.map { upper($0) }, as: UTF8.self) }
    guard isShort(code) else { return nil }
    let short = code.utf8.map { upper($0) }
    let missing = plusPosition - (short.firstIndex(of: plus) ?? 0)
    let full = encode(place).utf8.prefix(missing) + short
    guard let area = decode(String(decoding: full, as: UTF8.self)) else { return nil }
    let prefix = encode(moved(area, near: place, missing: missing)).utf8.prefix(missing)
    return String(decoding: prefix + short, as: UTF8.self)
  }

  /// The area's centre, a cell of its missing digits further where that is nearer to the place.
  private static func moved(_ area: Area, near place: Coordinate, missing: Int) -> Coordinate {
    var step: Int64 = 4_000_000_000
    for _ in 0..<missing / 2 { step /= 20 }
    var latitude = Int64(area.centre.latitude), longitude = Int64(area.centre.longitude)
    let north = Int64(place.latitude) - latitude, east = Int64(place.longitude) - longitude
    if north > step / 2, latitude + step <= 900_000_000 { latitude += step }
    if north < -step / 2, latitude - step >= -900_000_000 { latitude -= step }
    if east > step / 2 { longitude += step }
    if east < -step / 2 { longitude -= step }
    if longitude > 1_800_000_000 { longitude -= 3_600_000_000 }
    if longitude < -1_800_000_000 { longitude += 3_600_000_000 }
    return Coordinate(latitude: Int32(latitude), longitude: Int32(longitude))
  }

  /// A code at the start or end of a text and what else it says: "9G8F+6X Zürich".
  package static func split(_ text: String) -> (code: String, rest: String)? {
    let words = text.prefix(400).split { $0 == " " || $0 == "," || $0.isNewline }
    for index in [0, words.count - 1] where words.indices.contains(index) {
      let code = String(words[index])
      guard isFull(code) || (isShort(code) && isTelling(code)) else { continue }
      let rest = words.indices.filter { $0 != index }.map { String(words[$0]) }
      return (code, rest.joined(separator: " "))
    }
    return nil
  }

  /// Whether a short code is no sum: "22+33" is.
  private static func isTelling(_ code: String) -> Bool {
    code.utf8.prefix { $0 != plus }.count >= 4
      || code.utf8.contains { upper($0) >= UInt8(ascii: "C") }
  }
}
