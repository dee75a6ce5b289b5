// SPDX-License-Identifier: Apache-2.0

/// What was gathered for the index of addresses, and what was assumed or dropped, and why.
package struct AddressReport: Sendable, Equatable {
  package var addresses = 0
  package var streets = 0
  package var places = 0
  package var postcodes = 0
  package var points = 0

  /// Addresses whose street has no way near them: kept under a street of that name.
  package var streetWithoutWay = 0
  /// Addresses that a place numbers, not a street.
  package var numberedByPlace = 0
  /// Addresses without a street, put on the nearest named one within 200 m.
  package var inferredStreet = 0
  /// Points of interest without an address, given that of the nearest house or street.
  package var inferredPointAddress = 0
  /// The country of addresses that name none, and whether it is what most others name.
  package var country: String?
  package var isCountryAssumed = false

  /// Dropped: addresses without a street, a place and a named street within 200 m.
  package var addressWithoutStreet = 0
  /// Dropped: house numbers without a letter or digit ("?", "-").
  package var unreadableNumber = 0
  package var collected = CollectionReport()
  package var boundaries = BoundaryReport()

  package init() {}
}
