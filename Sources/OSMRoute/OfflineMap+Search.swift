// SPDX-License-Identifier: Apache-2.0

import Geo
package import Geocoding
import PackedFile
import RoadNetwork
import Routing

extension OfflineMap {
  /// Points of interest that fit a search, the nearest first.
  package func search(_ search: Geocoding.Geocoder.LocalSearch) -> [FoundPlace] {
    geocoder.search(search).map { found in
      FoundPlace(found.placemark, metres: search.near == nil ? nil : found.metres)
    }
  }

  /// Of so many that are nearest as the crow flies those nearest by travel time are taken.
  ///
  /// More cost time; fewer miss places that lie farther off and are reached sooner.
  private static let timedCandidates = 100

  /// Points of interest that fit a search, those first that are reached soonest from its place;
  /// those that no way leads to last.
  ///
  /// Throws `MapError` where the search has no place, or no road is near it.
  package func search(
    _ search: Geocoding.Geocoder.LocalSearch, by transport: TransportChoice
  ) throws(MapError) -> [FoundPlace] {
    guard let near = search.near else {
      throw MapError(code: .usage, details: "Travel times need a place to set out from.")
    }
    var wider = search
    wider.limit = max(search.limit, Self.timedCandidates)
    var found = self.search(wider)
    let times = try times(from: near, to: found.map(\.placemark), by: transport)
    for index in found.indices { found[index].seconds = times[index] }
    // Those whose name fits hardly are no better for being near.
    let least = 0.8 * (found.map(\.placemark.score).max() ?? 0)
    let ordered = found.enumerated().sorted { a, b in
      let aFits = a.element.placemark.score >= least, bFits = b.element.placemark.score >= least
      if aFits != bFits { return aFits }
      return (a.element.seconds ?? .infinity, a.offset) < (b.element.seconds ?? .infinity, b.offset)
    }
    return ordered.prefix(search.limit).map(\.element)
  }

  /// Travel times to places by the fastest of the profiles, seconds; `nil` where none leads there.
  private func times(
    from near: Coordinate, to places: [Geocoding.Placemark], by transport: TransportChoice
  ) throws(MapError) -> [Double?] {
    var best = [Double?](repeating: nil, count: places.count)
    var failure: RouteEngine.Failure?, isKnown = false
    for name in profileNames(transport) {
      do throws(RouteEngine.Failure) {
        let times = try engine.times(
          from: Stop(near), to: places.map(\.routingStop), profile: name)
        best = zip(best, times).map { a, b in [a, b].compactMap { $0 }.min() }
        isKnown = true
      } catch {
        failure = failure ?? error
      }
    }
    if let failure, !isKnown {
      let start = Geocoding.Placemark(coordinate: near, matchLevel: .coordinate)
      throw mapError(failure, [start], DirectionsOptions(by: transport))
    }
    return best
  }
}
