// SPDX-License-Identifier: Apache-2.0

/// The order in which a country writes an address.
package struct AddressFormat: Sendable {
  /// "165 Oyster Creek Dr", not "Hauptstrasse 5".
  let isNumberFirst: Bool
  /// "Lake Jackson, TX 77566", not "9490 Vaduz".
  let isPostcodeLast: Bool

  /// The format of a country by its ISO code; without one, number and postcode come first.
  package init(of isoCountryCode: String?) {
    isNumberFirst = isoCountryCode.map { Self.numberFirst.contains($0) } ?? true
    isPostcodeLast = isoCountryCode.map { Self.postcodeLast.contains($0) } ?? false
  }

  private static let numberFirst: Set<String> = [
    "US", "GB", "IE", "CA", "AU", "NZ", "FR", "MC", "LU", "IN", "ZA", "SG", "MY", "PH", "HK", "MT",
    "GG", "JE", "IM", "GI", "BM", "BS", "BB", "JM", "KE", "NG", "GH", "DZ", "MA", "TN", "SN", "CI",
    "TH", "VN", "LK", "PK", "EG", "IL", "AM", "RE", "GP", "MQ", "NC", "PF", "PR",
  ]
  private static let postcodeLast: Set<String> = [
    "US", "GB", "IE", "CA", "AU", "NZ", "IN", "SG", "HK", "MT", "GG", "JE", "IM", "GI", "BM", "TH",
    "LK", "PK", "PR", "ZA", "RU", "UA", "KR", "TW", "BD", "ID",
  ]

  /// "Hauptstrasse 5" or "5 Main Street"; `nil` without a street.
  package func street(_ thoroughfare: String?, _ number: String?) -> String? {
    guard let thoroughfare else { return number }
    guard let number else { return thoroughfare }
    return isNumberFirst ? "\(number) \(thoroughfare)" : "\(thoroughfare) \(number)"
  }

  func lines(of place: Placemark) -> [String] {
    var lines: [String] = []
    func add(_ line: String?) {
      if let line, !line.isEmpty, line != lines.last { lines.append(line) }
    }
    let street = street(place.thoroughfare, place.subThoroughfare)
    let isOwnLine = street == nil ? place.name != place.locality : place.name != place.thoroughfare
    if isOwnLine { add(place.name) }
    add(street)
    add(town(of: place))
    add(place.country ?? place.isoCountryCode)
    return lines
  }

  private func town(of place: Placemark) -> String? {
    let before = isPostcodeLast ? nil : place.postalCode
    let after = isPostcodeLast ? place.postalCode : nil
    let state = isPostcodeLast ? place.administrativeArea : nil
    let region = joined([state, after], by: " ")
    let town = joined([before, place.locality], by: " ")
    return joined([town, region], by: ", ")
  }

  private func joined(_ parts: [String?], by separator: String) -> String? {
    let present = parts.compactMap { $0 }
    return present.isEmpty ? nil : present.joined(separator: separator)
  }
}
