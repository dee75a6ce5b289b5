// SPDX-License-Identifier: Apache-2.0

package import Geo
import JSON

extension Coordinate {
  /// Latitude and longitude in degrees, exact, as people type them.
  package var text: String {
    "\(decimalText(latitudeDegrees, decimals: 7)),\(decimalText(longitudeDegrees, decimals: 7))"
  }
}
