// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// An address in parts, an option each.
enum AddressParts {
  private typealias Part = any WritableKeyPath<StructuredAddress, String> & Sendable

  private static let parts: [(option: String, value: String, help: String, part: Part)] = [
    ("--street", "S", "Street and house number.", \.street),
    ("--city", "C", "City, town or village.", \.city),
    ("--postcode", "P", "Postal code.", \.postalCode),
    ("--state", "S", "State or province.", \.state),
    ("--county", "C", "County.", \.county),
    ("--country", "C", "Country, by name or by its code of two letters.", \.country),
    ("--amenity", "A", "Name or kind of a point of interest.", \.amenity),
    ("--neighbourhood", "N", "Suburb or neighbourhood.", \.neighbourhood),
  ]

  static let options = parts.map { Option(name: $0.option, value: $0.value, help: $0.help) }

  /// `nil` where no part is given.
  static func address(_ arguments: Arguments) -> StructuredAddress? {
    guard parts.contains(where: { arguments.isSet($0.option) }) else { return nil }
    var address = StructuredAddress()
    for part in parts { address[keyPath: part.part] = arguments.value(part.option) ?? "" }
    return address
  }
}
