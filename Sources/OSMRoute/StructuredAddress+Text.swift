// SPDX-License-Identifier: Apache-2.0

package import Geocoding

extension StructuredAddress {
  /// Its parts in one line.
  package var text: String {
    [amenity, street, neighbourhood, city, county, state, postalCode, country]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
