// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension RouteEngine {
  /// How long a trip is, and how long it takes.
  package struct Estimate: Sendable {
    /// Metres.
    package let distance: Double
    /// Seconds.
    package let duration: Double
  }

  /// Length and time of the best route over all stops, without guidance.
  package func estimate(_ request: Request) throws(Failure) -> Estimate {
    var request = request
    request.alternatives = 0
    let paths = try trips(request).trips[0]
    let geometry = PathGeometry(network: network)
    let deciseconds = paths.reduce(0) { $0 + UInt64(TravelWeight.deciseconds($1.weight)) }
    return Estimate(
      distance: paths.flatMap(\.pieces).reduce(0) { $0 + geometry.length($1) },
      duration: Double(deciseconds) / 10)
  }
}
