// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork

extension RouteSearch {
  /// The paths from each stop to the next.
  ///
  /// Going straight on, the least over the whole trip in which every stop is left along the arc it
  /// was reached on; where there is none, the trip sets out anew at that stop. Either way the clock
  /// goes on: no leg begins before the one before it ends.
  package mutating func paths(
    over snaps: [Snap], goingStraightOn: Bool
  ) -> Result<[RoutePath], RouteEngine.Failure> {
    var trip = Trip()
    for index in 0..<snaps.count - 1 {
      let source = snaps[index], target = snaps[index + 1]
      let isVia = goingStraightOn && index + 2 < snaps.count
      var isReached = false
      if goingStraightOn, index > 0 || isVia {
        let starts =
          index > 0 ? trip.starts : RouteSeeds.Start.tied(source.nearest, costs)
        costs.departure = trip.earliest
        let ends = isVia ? ways(into: target.nearest) : [target.nearest]
        let paths = ends.compactMap { route(from: starts, to: $0) }
        isReached = trip.extend(by: paths)
      }
      if isReached { continue }
      costs.departure = trip.departure
      guard let path = route(from: source, to: target) else {
        return .failure(.noRoute(fromStop: index))
      }
      trip.restart(with: path)
    }
    return .success(trip.paths)
  }

  /// Each way of reaching a stop by itself.
  private func ways(into phantoms: [Phantom]) -> [[Phantom]] {
    let ways = phantoms.flatMap { phantom in
      phantom.usableArcs(costs).map { (phantom.only($0), phantom.position(onArc: $0)) }
    }
    // Where roads meet, an arc that only begins there is no way of coming.
    let coming = ways.count > 2 ? ways.filter { $0.1 > 0 } : ways
    return (coming.isEmpty ? ways : coming).map { [$0.0] }
  }
}

/// The ways of having come so far, one for each arc on which the last stop can be reached.
private struct Trip {
  private struct Arrival {
    let path: RoutePath
    let cost: TripCost
    /// In the arrivals at the stop before; `nil` at the first.
    let previous: Int?
  }

  /// By stop, the first left out.
  private var arrivals: [[Arrival]] = []

  /// To go on from the last stop.
  var starts: [RouteSeeds.Start] {
    let least = least
    return (arrivals.last ?? []).map { arrival in
      RouteSeeds.Start(
        arrival.path.target.only(arrival.path.targetArc), lag: arrival.cost.lag(behind: least))
    }
  }

  /// When the last stop is reached at the earliest, which is where the starts' lags count from.
  var earliest: Weight { arrivals.isEmpty ? 0 : least.clock }

  /// When the best trip is at the last stop.
  var departure: Weight { best.flatMap { arrivals.last?[$0].cost.clock } ?? 0 }

  /// The least of each part at the last stop.
  private var least: TripCost {
    (arrivals.last ?? []).map(\.cost).reduce(TripCost.greatest) { $0.lesser($1) }
  }

  /// The best trip to the last stop.
  var paths: [RoutePath] {
    var paths: [RoutePath] = []
    var index = best
    for stop in arrivals.reversed() {
      guard let at = index else { break }
      paths.append(stop[at].path)
      index = stop[at].previous
    }
    return paths.reversed()
  }

  private var best: Int? {
    arrivals.last.flatMap { last in last.indices.min { last[$0].cost < last[$1].cost } }
  }

  /// Goes on by paths that leave the last stop as it was reached; false where there are none.
  mutating func extend(by paths: [RoutePath]) -> Bool {
    guard !paths.isEmpty else { return false }
    let last = arrivals.last
    arrivals.append(
      paths.map { path in
        let previous = last?.firstIndex {
          $0.path.targetArc == path.sourceArc && $0.path.target.position == path.source.position
        }
        let before = previous.flatMap { last?[$0].cost } ?? TripCost()
        return Arrival(path: path, cost: before + path.cost, previous: previous)
      })
    return true
  }

  /// Goes on by a path that sets out anew at the last stop.
  mutating func restart(with path: RoutePath) {
    let previous = best
    let before = previous.flatMap { arrivals.last?[$0].cost } ?? TripCost()
    arrivals.append([Arrival(path: path, cost: before + path.cost, previous: previous)])
  }
}
