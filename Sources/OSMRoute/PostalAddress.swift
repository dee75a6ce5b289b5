// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// An address in parts, in the shape of the Contacts framework's; empty parts are left out.
public struct PostalAddress: Sendable, Hashable {
  /// Street and house number, in whichever order.
  public var street = ""
  /// Suburb or neighbourhood.
  public var subLocality = ""
  /// City, town or village.
  public var city = ""
  /// County.
  public var subAdministrativeArea = ""
  /// State or province.
  public var state = ""
  /// Postal code.
  public var postalCode = ""
  /// Country, by name or by its ISO 3166-1 code.
  public var country = ""

  /// An address without parts, to be filled.
  public init() {}

  var stored: StructuredAddress {
    var address = StructuredAddress()
    address.street = street
    address.neighbourhood = subLocality
    address.city = city
    address.county = subAdministrativeArea
    address.state = state
    address.postalCode = postalCode
    address.country = country
    return address
  }
}
