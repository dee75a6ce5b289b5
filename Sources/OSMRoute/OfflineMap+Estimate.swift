// SPDX-License-Identifier: Apache-2.0

package import Geocoding
import Routing

/// What a trip takes, and by what it is made.
package struct TripEstimate {
  /// Metres.
  package let distance: Double
  /// Seconds.
  package let duration: Double
  /// The profile's name; "any" where legs have different ones.
  package let transportName: String
}

extension OfflineMap {
  /// Length and time of the first route that directions have, without guidance.
  package func estimate(
    over stops: [Geocoding.Placemark], _ options: DirectionsOptions
  ) throws(MapError) -> TripEstimate {
    guard options.legProfiles.isEmpty else {
      let route = try directions(over: stops, options).routes[0]
      return TripEstimate(
        distance: route.distance, duration: route.duration, transportName: route.transportName)
    }
    var best: TripEstimate?, failure: RouteEngine.Failure?
    for name in profileNames(options.transport) {
      do throws(RouteEngine.Failure) {
        var request = request(over: stops, options, profile: name)
        request.detail = .nothing
        let found = try engine.route(request)
        // Of equals the first, as directions have it.
        if best.map({ found.duration < $0.duration }) ?? true {
          best = TripEstimate(
            distance: found.distance, duration: found.duration, transportName: name)
        }
      } catch {
        failure = failure ?? error
      }
    }
    if let best { return best }
    throw mapError(failure ?? .unknownProfile(""), stops, options)
  }

  /// The country of a stop by its ISO 3166-1 code; `nil` where the map does not know.
  package func isoCountryCode(of stop: Geocoding.Placemark) -> String? {
    stop.isoCountryCode
      ?? geocoder.reverse(stop.coordinate, .init(limit: 1)).first?.placemark.isoCountryCode
  }
}
