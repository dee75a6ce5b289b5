// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork

/// At which stops, by index, a trip goes on in its direction where it can.
package enum StraightOn: Sendable, Equatable {
  case everywhere
  case at(Set<Int>)

  func holds(at stop: Int) -> Bool {
    switch self {
    case .everywhere: true
    case .at(let stops): stops.contains(stop)
    }
  }
}

extension RouteSearch {
  package mutating func paths(
    over snaps: [Snap], goingStraightOn: Bool
  ) -> Result<[RoutePath], RouteEngine.Failure> {
    paths(over: snaps, goingStraightOn: goingStraightOn ? .everywhere : .at([]))
  }

  /// The paths from each stop to the next, each beginning where the one before it ends.
  ///
  /// Where it goes straight on, the least over the stops in a row at which it does: each is left
  /// along the arc it was reached on; where there is none, the trip sets out anew at that stop.
  /// Either way the clock goes on: no leg begins before the one before it ends.
  package mutating func paths(
    over snaps: [Snap], goingStraightOn straightOn: StraightOn
  ) -> Result<[RoutePath], RouteEngine.Failure> {
    let found = pairwisePaths(over: snaps, goingStraightOn: straightOn)
    guard case .success(var paths) = found else { return found }
    var snaps = snaps
    // A stop from which no way leads on is moved to the main network by the leg that leaves it, and
    // so it has to be by the leg that reaches it.
    while let stop = Self.gap(in: paths), !snaps[stop].isMoved {
      snaps[stop] = snaps[stop].moved
      guard
        case .success(let joined) = pairwisePaths(over: snaps, goingStraightOn: straightOn)
      else { break }
      paths = joined
    }
    return .success(paths)
  }

  /// The first stop that is reached at one place and left at another.
  private static func gap(in paths: [RoutePath]) -> Int? {
    paths.indices.dropFirst().first {
      paths[$0 - 1].target.location != paths[$0].source.location
    }
  }

  private mutating func pairwisePaths(
    over snaps: [Snap], goingStraightOn straightOn: StraightOn
  ) -> Result<[RoutePath], RouteEngine.Failure> {
    var trip = Trip()
    for index in 0..<snaps.count - 1 {
      let source = snaps[index], target = snaps[index + 1]
      let isVia = index + 2 < snaps.count && straightOn.holds(at: index + 1)
      let isPassed = index > 0 && straightOn.holds(at: index)
      var isReached = false
      if isPassed || isVia {
        let starts =
          isPassed ? trip.starts : RouteSeeds.Start.tied(source.nearest, costs)
        costs.departure = isPassed ? trip.earliest : trip.departure
        let ends = isVia ? ways(into: target.nearest) : [target.nearest]
        let paths = ends.compactMap { route(from: starts, to: $0) }
        isReached = trip.extend(by: paths, goingStraightOn: isPassed)
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

  /// Goes on by paths that leave the last stop as it was reached, or anew where the trip does not
  /// go straight on there; false where there are none.
  mutating func extend(by paths: [RoutePath], goingStraightOn: Bool) -> Bool {
    guard !paths.isEmpty else { return false }
    guard goingStraightOn else {
      restart(with: paths)
      return true
    }
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
  mutating func restart(with path: RoutePath) { restart(with: [path]) }

  private mutating func restart(with paths: [RoutePath]) {
    let previous = best
    let before = previous.flatMap { arrivals.last?[$0].cost } ?? TripCost()
    arrivals.append(
      paths.map { Arrival(path: $0, cost: before + $0.cost, previous: previous) })
  }
}
