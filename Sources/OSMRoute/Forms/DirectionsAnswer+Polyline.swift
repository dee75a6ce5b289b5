// SPDX-License-Identifier: Apache-2.0

import Geo
import Routing

extension DirectionsAnswer {
  /// Encoded polylines with 5 or 6 decimals, a line for each route.
  package func polylines(decimals: Int) -> String {
    routes.map { EncodedPolyline.encode($0.points, decimals: decimals) }.joined(separator: "\n")
  }
}
