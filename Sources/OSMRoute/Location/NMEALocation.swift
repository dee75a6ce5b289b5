// SPDX-License-Identifier: Apache-2.0

import Geo

/// A traveller who is where the last fix of a satellite receiver's log says (NMEA 0183).
///
/// The file is read anew whenever it is asked. Sentences GGA, RMC, GLL and GNS of any system count,
/// where their checksum is right and the receiver says that its fix is valid.
public struct NMEALocation: LocationProvider {
  /// The file's path.
  public let path: String

  /// A traveller at the end of a log.
  public init(contentsOf path: String) { self.path = path }

  /// The last valid fix; its accuracy is told where its sentence has it, at five metres for each
  /// unit of horizontal dilution.
  ///
  /// Throws a `MapError` with the code `locationUnknown` where the file cannot be read or has none.
  public func currentLocation() throws -> Location {
    var rest = try locationFile(path)[...]
    // From the end: a day's log has a hundred thousand of them.
    while !rest.isEmpty {
      let start = rest.lastIndex { $0 == 0x0a || $0 == 0x0d }
      if let fix = NMEASentence(rest[(start.map { $0 + 1 } ?? rest.startIndex)...])?.fix {
        return fix
      }
      rest = rest[..<(start ?? rest.startIndex)]
    }
    throw MapError.noLocation(
      in: path, "holds no valid fix: no GGA, RMC, GLL or GNS sentence with the right checksum.")
  }
}

/// A line of a satellite receiver: "$GPGGA,092750.000,5321.6802,N,00630.3372,W,1,8,1.03,…*76".
struct NMEASentence {
  /// The last three letters of its address: "GGA".
  private let kind: String
  private let fields: [String]

  /// `nil` where the line is none, or its checksum is not the one of what it says.
  init?(_ line: ArraySlice<UInt8>) {
    guard let start = line.firstIndex(of: UInt8(ascii: "$")) else { return nil }
    let sentence = line[(start + 1)...]
    // Far longer than any that the standard permits; what is longer is no sentence.
    guard sentence.count < 200, let star = sentence.firstIndex(of: UInt8(ascii: "*")) else {
      return nil
    }
    let said = sentence[..<star]
    let digits = String(decoding: sentence[(star + 1)...].prefix(2), as: UTF8.self)
    guard digits.utf8.count == 2, let checksum = UInt8(digits, radix: 16),
      checksum == said.reduce(0, ^)
    else { return nil }
    let all = said.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard all[0].utf8.count == 5, !all[0].hasPrefix("P") else { return nil }
    kind = String(all[0].suffix(3))
    fields = Array(all.dropFirst())
  }

  /// Where the receiver is; `nil` where the sentence does not say, or says that it does not know.
  var fix: Location? {
    switch kind {
    case "GGA": location(at: 1, isValid: Int(self[5]).map { $0 > 0 } ?? false, dilution: self[7])
    case "RMC": location(at: 2, isValid: self[1] == "A" && self[11] != "N")
    case "GLL": location(at: 0, isValid: self[5] == "A" && self[6] != "N")
    case "GNS": location(at: 1, isValid: self[5].contains { $0 != "N" }, dilution: self[7])
    default: nil
    }
  }

  private subscript(index: Int) -> String { fields.indices.contains(index) ? fields[index] : "" }

  private func location(at index: Int, isValid: Bool, dilution: String = "") -> Location? {
    guard isValid,
      let latitude = degrees(self[index], self[index + 1], digits: 2, positive: "N", negative: "S"),
      let longitude = degrees(
        self[index + 2], self[index + 3], digits: 3, positive: "E", negative: "W"),
      let place = Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude)
    else { return nil }
    let metres = Double(dilution).map { $0 * 5 }
    return Location(
      coordinate: LocationCoordinate2D(place),
      horizontalAccuracy: metres.flatMap { $0 > 0 && $0.isFinite ? $0 : nil })
  }

  /// Of "5321.6802" and "N": two or three digits of degrees, then minutes.
  private func degrees(
    _ text: String, _ side: String, digits: Int, positive: String, negative: String
  ) -> Double? {
    guard side == positive || side == negative,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let whole = Int(text.prefix(digits)), let minutes = Double(text.dropFirst(digits)),
      minutes < 60
    else { return nil }
    return (Double(whole) + minutes / 60) * (side == negative ? -1 : 1)
  }
}
