// SPDX-License-Identifier: Apache-2.0

package import Geo
package import RoadNetwork

/// Answers route requests from several threads at once.
///
///     snap → seed → search → unpack → guide
package final class RouteEngine: Sendable {
  package let network: RoadNetwork
  private let pools: [String: Pools]

  /// The workspaces of one profile, and the components of its roads; those of alternatives and of
  /// wishes are made when they are asked for.
  struct Pools: Sendable {
    let searches: WorkspacePool<RouteSearch>
    let alternatives: WorkspacePool<AlternativeSearch>
    let components = RoadComponentsCache()

    init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
      searches = WorkspacePool { RouteSearch(network, profile) }
      alternatives = WorkspacePool { AlternativeSearch(profile) }
    }
  }

  package init(_ network: RoadNetwork) {
    self.network = network
    pools = Dictionary(
      uniqueKeysWithValues: network.profiles.map { ($0.name, Pools(network, $0)) })
  }

  package enum Failure: Error, Equatable {
    /// The file holds no such profile.
    case unknownProfile(String)
    /// No road that the profile may use is near the stop with this index.
    case notOnMap(stop: Int)
    /// No way leads from this stop to the next.
    case noRoute(fromStop: Int)

    /// The same failure of a trip that has some stops before.
    package func moved(by stops: Int) -> Failure {
      switch self {
      case .unknownProfile: self
      case .notOnMap(let stop): .notOnMap(stop: stop + stops)
      case .noRoute(let stop): .noRoute(fromStop: stop + stops)
      }
    }
  }

  /// What is asked.
  package struct Request: Sendable {
    /// Two at least, in their order.
    package var stops: [Stop]
    package var profile: String
    package var wishes = RoadWishes()
    /// How many other ways to look for; there are none over more than two stops.
    package var alternatives = 0
    /// At which stops the trip goes on in its direction where it can, as if it drove past.
    package var straightOn = StraightOn.at([])
    /// Whether it does so at all stops.
    package var goesStraightOn: Bool {
      get { straightOn == .everywhere }
      set { straightOn = newValue ? .everywhere : .at([]) }
    }
    /// The stops, by index, at which legs end: ascending, the first and the last among them;
    /// `nil` for all.
    package var legEnds: [Int]?
    /// Whether legs shall tell of their line piece by piece.
    package var describesLine = false

    package init(_ stops: [Stop], profile: String) {
      self.stops = stops
      self.profile = profile
    }
  }

  /// The best route over all stops, two at least, in their order.
  package func route(over stops: [Coordinate], profile name: String) throws(Failure) -> Route {
    try route(Request(stops.map { Stop($0) }, profile: name))
  }

  /// The best route over all stops.
  package func route(_ request: Request) throws(Failure) -> Route {
    var request = request
    request.alternatives = 0
    return try routes(request)[0]
  }

  /// The best route over all stops, and the alternatives asked for, as far as there are any, by
  /// their time.
  package func routes(_ request: Request) throws(Failure) -> [Route] {
    let (trips, costs) = try trips(request)
    return trips.map { wrap($0, request, costs) }
  }

  /// The paths from each stop to the next, of the best trip and of the alternatives asked for.
  func trips(_ request: Request) throws(Failure) -> (trips: [[RoutePath]], costs: RoadCosts) {
    let (profile, pools) = try known(request.profile)
    let costs = RoadCosts(network, profile, request.wishes, pools.components)
    let snapper = Snapper(costs)
    var snaps: [Snap] = []
    for (index, stop) in request.stops.enumerated() {
      guard let snap = snapper.snap(stop) else { throw .notOnMap(stop: index) }
      snaps.append(snap)
    }
    let found = pools.searches.use {
      $0.costs = costs
      return $0.paths(over: snaps, goingStraightOn: request.straightOn)
    }
    let best = try found.get()
    var trips = [best]
    if request.alternatives > 0, snaps.count == 2 {
      let others = pools.alternatives.use {
        $0.paths(
          besides: best[0], from: snaps[0], to: snaps[1], count: request.alternatives, costs)
      }
      trips += others.sorted { $0.cost.precedes($1.cost) }.map { [$0] }
    }
    return (trips, costs)
  }

  /// The places on the nearest roads, nearest first, `count` at most.
  package func nearest(
    _ count: Int, to stop: Stop, profile name: String, wishes: RoadWishes = RoadWishes()
  ) throws(Failure) -> [RoadPoint] {
    let (profile, _) = try known(name)
    let found = Snapper(RoadCosts(network, profile, wishes)).nearest(count, to: stop)
    guard !found.isEmpty else { throw .notOnMap(stop: 0) }
    return found.map(roadPoint)
  }

  func known(_ name: String) throws(Failure) -> (ProfileNetwork, Pools) {
    guard let profile = network.profile(named: name), let pools = pools[name] else {
      throw .unknownProfile(name)
    }
    return (profile, pools)
  }

  private func wrap(_ paths: [RoutePath], _ request: Request, _ costs: RoadCosts) -> Route {
    let profile = costs.profile
    let guide = Guide(network, profile)
    let ends = request.legEnds ?? Array(request.stops.indices)
    let legs = zip(ends, ends.dropFirst()).map { start, end in
      guide.leg(
        along: RoutePath(joining: paths[start..<end]), destination: request.stops[end].place,
        describesLine: request.describesLine)
    }
    let pieces = paths.flatMap(\.pieces)
    let facts = PathFacts(network, profile, pieces)
    let unavoided = paths.reduce(into: RoadKinds()) { $0.formUnion(costs.unavoided(by: $1.pieces)) }
    return Route(
      profile: profile.name, legs: legs,
      stops: roadPoints(paths, legs, ends), name: guide.mainRoads(pieces).joined(separator: ", "),
      kinds: facts.kinds,
      notices: Self.notice(ofUnavoided: unavoided) + facts.notices + Self.farEnds(paths))
  }
}

extension RouteEngine {
  /// Says what the route could not keep off.
  fileprivate static func notice(ofUnavoided kinds: RoadKinds) -> [Notice] {
    kinds.isEmpty ? [] : [.unavoided(kinds)]
  }

  fileprivate func roadPoint(_ phantom: Phantom) -> RoadPoint {
    RoadPoint(
      phantom: phantom, name: network.name(ofArc: Arc.forward(of: phantom.segment)))
  }

  /// Those of the stops; at the end of a leg with the name of the road that the leg uses.
  fileprivate func roadPoints(
    _ paths: [RoutePath], _ legs: [Leg], _ ends: [Int]
  ) -> [RoadPoint] {
    var points = ([paths[0].source] + paths.map(\.target)).map(roadPoint)
    points[0] = RoadPoint(phantom: legs[0].source, name: legs[0].steps.first?.name ?? "")
    for (leg, end) in zip(legs, ends.dropFirst()) {
      points[end] = RoadPoint(phantom: leg.target, name: leg.steps.last?.name ?? "")
    }
    return points
  }

  /// Ends further than this from their road are worth a notice, metres.
  private static let farEnd = 200.0

  /// Says where the way begins or ends far from the place asked for.
  fileprivate static func farEnds(_ paths: [RoutePath]) -> [Notice] {
    let start = paths.first.map { (Notice.End.start, $0.source.distance) }
    let ends = paths.enumerated().map { index, path in
      (index == paths.count - 1 ? Notice.End.destination : .stop, path.target.distance)
    }
    return ([start].compactMap { $0 } + ends).filter { $0.1 > farEnd }.map {
      .farFromRoad($0.0, metres: Int($0.1.rounded()))
    }
  }
}
