// SPDX-License-Identifier: Apache-2.0

/// What one request may ask for: OSRM's own limits.
package enum Limits {
  static let routeStops = 500
  static let nearestNumber = 100
  static let alternatives = 3
  /// Of path and query; 500 stops with all options fit.
  static let targetBytes = 48_000
}
