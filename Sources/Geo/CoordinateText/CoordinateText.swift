// SPDX-License-Identifier: Apache-2.0

/// Reads a place on the Earth from a text, in all the spellings that people use.
///
/// Degrees with points or commas, minutes and seconds, points of the compass in many languages,
/// and the addresses of maps. Latitude comes first unless letters say otherwise.
package enum CoordinateText {
  package enum Result: Equatable, Sendable {
    case place(Coordinate)
    /// The text is no coordinate: an address, a name.
    case none
    /// Looks like a coordinate and is none: why.
    case invalid(String)
  }

  /// Longest text that is read, in scalars; an address of a map may be longer.
  static let textLimit = 200

  /// Reads the text as a whole.
  ///
  /// "O" is east or west, whichever lies in the box; east if both do, or there is no box. Two
  /// whole numbers are a coordinate only where a comma without a blank parts them ("40,-74") or
  /// one has a sign, for they may be house numbers.
  package static func parse(_ text: String, within box: BoundingBox? = nil) -> Result {
    if CoordinateLink.isLink(text) { return CoordinateLink.parse(text) }
    guard let scalars = scalars(of: text).map(CoordinateView.withoutView) else { return .none }
    for decimalCommas in readings(of: scalars) {
      var scanner = CoordinateScanner(scalars, decimalCommas: decimalCommas)
      guard let tokens = scanner.scan() else { continue }
      var reader = CoordinateReader(tokens)
      guard let reading = reader.read(), isCoordinate(reading, decimalCommas) else { continue }
      return result(of: reading, text, box)
    }
    return isHalf(scalars) ? .invalid("“\(text)” is half a coordinate.") : .none
  }

  private static func isHalf(_ scalars: [Unicode.Scalar]) -> Bool {
    readings(of: scalars).contains { decimalCommas in
      var scanner = CoordinateScanner(scalars, decimalCommas: decimalCommas)
      guard let tokens = scanner.scan() else { return false }
      var reader = CoordinateReader(tokens)
      return reader.readsHalf()
    }
  }

  /// The text with digits and signs of all scripts and widths made ASCII, without quotes about it.
  private static func scalars(of text: String) -> [Unicode.Scalar]? {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      guard scalars.count < textLimit else { return nil }
      scalars.append(narrow(scalar))
    }
    guard scalars.contains(where: CoordinateScanner.isDigit) else { return nil }
    while let last = scalars.last, last == " " || last == "." || last == "\n" {
      scalars.removeLast()
    }
    if scalars.count > 1, let first = scalars.first, first == scalars.last,
      first == "\"" || first == "'"
    {
      return Array(scalars.dropFirst().dropLast())
    }
    return scalars
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    if (0xff01...0xff5e).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xfee0) ?? scalar
    }
    let properties = scalar.properties
    if properties.numericType == .decimal, let digit = properties.numericValue {
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
    }
    switch scalar {
    case "٫": return "."
    // A letter by its properties.
    case "º": return "°"
    default: return scalar
    }
  }

  /// Whether commas are decimal signs, in the order in which that is tried.
  ///
  /// One comma between two digits parts two numbers ("48,11"), of more each is a decimal sign.
  private static func readings(of scalars: [Unicode.Scalar]) -> [Bool] {
    var commas = 0, points = 0, numbers = 0
    for (index, scalar) in scalars.enumerated() {
      let isBehind = index > 0 && CoordinateScanner.isDigit(scalars[index - 1])
      let isBefore =
        index + 1 < scalars.count && CoordinateScanner.isDigit(scalars[index + 1])
      if scalar == ",", isBehind, isBefore { commas += 1 }
      if scalar == ".", isBehind, isBefore { points += 1 }
      if CoordinateScanner.isDigit(scalar), !isBehind { numbers += 1 }
    }
    if points > 0 || commas == 0 { return [false] }
    return commas == 1 && numbers == 2 ? [false, true] : [true, false]
  }

  /// Whether a reading is meant as a coordinate, and not as numbers of houses and streets.
  private static func isCoordinate(_ reading: CoordinateReading, _ decimalCommas: Bool) -> Bool {
    let first = reading.first, second = reading.second
    if reading.hasLetters {
      // "40 N 100 W" is an address in Utah.
      let isPlain = first.isPlain && second.isPlain
      return !isPlain || !reading.hasLettersBehind || reading.separator == .comma
    }
    if reading.separator == .dash { return false }
    if first.hasColons || second.hasColons {
      return first.numbers.count == 3 && second.numbers.count == 3
    }
    if first.hasUnits || second.hasUnits { return true }
    return isCoordinate(bare: reading, decimalCommas)
  }

  private static func isCoordinate(
    bare reading: CoordinateReading, _ decimalCommas: Bool
  ) -> Bool {
    guard let first = reading.first.first, let second = reading.second.first else { return false }
    let fractions = (first.hasFraction ? 1 : 0) + (second.hasFraction ? 1 : 0)
    switch reading.separator {
    case .comma:
      return fractions > 0 || second.isAttached || first.isSigned || second.isSigned
    case .semicolon: return fractions > 0
    case .slash: return fractions == 2
    default: return fractions == 2 || (fractions == 1 && !decimalCommas)
    }
  }

  private static func result(
    of reading: CoordinateReading, _ text: String, _ box: BoundingBox?
  ) -> Result {
    let first = reading.first, second = reading.second
    guard first.isInRange, second.isInRange else {
      return .invalid("“\(text)” has minutes or seconds that are not below 60.")
    }
    if let axis = first.axis, axis == second.axis {
      return .invalid("“\(text)” has two \(axis)s.")
    }
    let isLongitudeFirst = first.axis == .longitude
    let latitude = isLongitudeFirst ? second.degrees : first.degrees
    let longitude = isLongitudeFirst ? first.degrees : second.degrees
    guard let place = Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude) else {
      let isPlain = first.isPlain && second.isPlain
      return isPlain ? .none : .invalid(outOfRange(text))
    }
    if reading.hasEastOrWest, let box, !box.contains(place) {
      let west = Coordinate(latitude: place.latitude, longitude: -place.longitude)
      if box.contains(west) { return .place(west) }
    }
    return .place(place)
  }

  /// Why numbers beyond the poles or the antimeridian are no place.
  package static func outOfRange(_ text: String) -> String {
    "“\(text)” is no latitude (-90 to 90) and longitude (-180 to 180)."
  }
}
