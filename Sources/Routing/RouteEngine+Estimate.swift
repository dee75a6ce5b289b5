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
  ///
  /// Each leg is measured to the centimetre, as routes have it.
  package func estimate(_ request: Request) throws(Failure) -> Estimate {
    var request = request
    request.alternatives = 0
    let paths = try trips(request).trips[0]
    let ends = request.legEnds ?? Array(request.stops.indices)
    let lengths = zip(ends, ends.dropFirst()).map { centimetres(paths[$0..<$1]) }
    let deciseconds = paths.reduce(0) { $0 + UInt64(TravelWeight.deciseconds($1.weight)) }
    return Estimate(
      distance: Double(lengths.reduce(0, +)) / 100, duration: Double(deciseconds) / 10)
  }

  private func centimetres(_ paths: ArraySlice<RoutePath>) -> UInt64 {
    let geometry = PathGeometry(network: network)
    let metres = paths.flatMap(\.pieces).reduce(0) { $0 + geometry.length($1) }
    return UInt64((metres * 100).rounded())
  }
}
