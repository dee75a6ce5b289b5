// SPDX-License-Identifier: Apache-2.0

package import Geo
package import RoadNetwork
import Synchronization

/// Answers route requests from several threads at once.
///
///     snap → seed → search → unpack → guide
package final class RouteEngine: Sendable {
  package let network: RoadNetwork
  private let searches: [String: SearchPool]

  package init(_ network: RoadNetwork) {
    self.network = network
    searches = Dictionary(
      uniqueKeysWithValues: network.profiles.map { ($0.name, SearchPool(network, $0)) })
  }

  package enum Failure: Error, Equatable {
    /// The file holds no such profile.
    case unknownProfile(String)
    /// No road that the profile may use is near the stop with this index.
    case notOnMap(stop: Int)
    /// No way leads from this stop to the next.
    case noRoute(fromStop: Int)
  }

  /// What is asked.
  package struct Request: Sendable {
    /// Two at least, in their order.
    package var stops: [Stop]
    package var profile: String
    /// Whether the trip goes on in its direction at a stop where it can, as if it drove past.
    package var goesStraightOn = false
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
    let (profile, pool) = try known(request.profile)
    let snapper = Snapper(network, profile)
    var snaps: [Snap] = []
    for (index, stop) in request.stops.enumerated() {
      guard let snap = snapper.snap(stop) else { throw .notOnMap(stop: index) }
      snaps.append(snap)
    }
    let found = pool.withSearch {
      $0.paths(over: snaps, goingStraightOn: request.goesStraightOn)
    }
    switch found {
    case .success(let paths): return wrap(paths, request, profile)
    case .failure(let failure): throw failure
    }
  }

  /// The places on the nearest roads, nearest first, `count` at most.
  package func nearest(
    _ count: Int, to stop: Stop, profile name: String
  ) throws(Failure) -> [RoadPoint] {
    let (profile, _) = try known(name)
    let found = Snapper(network, profile).nearest(count, to: stop)
    guard !found.isEmpty else { throw .notOnMap(stop: 0) }
    return found.map(roadPoint)
  }

  private func known(_ name: String) throws(Failure) -> (ProfileNetwork, SearchPool) {
    guard let profile = network.profile(named: name), let pool = searches[name] else {
      throw .unknownProfile(name)
    }
    return (profile, pool)
  }

  private func wrap(
    _ paths: [RoutePath], _ request: Request, _ profile: ProfileNetwork
  ) -> Route {
    let guide = Guide(network, profile)
    let ends = request.legEnds ?? Array(request.stops.indices)
    let legs = zip(ends, ends.dropFirst()).map { start, end in
      guide.leg(
        along: RoutePath(joining: paths[start..<end]), destination: request.stops[end].place,
        describesLine: request.describesLine)
    }
    let pieces = paths.flatMap(\.pieces)
    let facts = PathFacts(network, profile, pieces)
    return Route(
      profile: profile.name, legs: legs,
      stops: roadPoints(paths, legs, ends), name: guide.mainRoads(pieces).joined(separator: ", "),
      hasTolls: facts.hasTolls, hasHighways: facts.hasHighways,
      advisoryNotices: facts.notices + Self.farEnds(paths))
  }
}

extension RouteEngine {
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
  fileprivate static func farEnds(_ paths: [RoutePath]) -> [String] {
    let start = paths.first.map { ("starting point", "begins", $0.source.distance) }
    let ends = paths.enumerated().map { index, path in
      (index == paths.count - 1 ? "destination" : "stop", "ends", path.target.distance)
    }
    return ([start].compactMap { $0 } + ends).filter { $0.2 > farEnd }.map {
      "This route \($0.1) \(Int($0.2.rounded())) metres from the \($0.0)."
    }
  }
}

/// Workspaces that are not in use; a search takes one or makes one.
private final class SearchPool: Sendable {
  // Unchecked, for the lock sees to it that one thread has a workspace at a time.
  private final class Workspace: @unchecked Sendable {
    var search: RouteSearch

    init(_ search: consuming RouteSearch) { self.search = search }
  }

  private let network: RoadNetwork
  private let profile: ProfileNetwork
  private let free = Mutex<[Workspace]>([])

  init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.network = network
    self.profile = profile
  }

  func withSearch<Result>(_ body: (inout RouteSearch) -> Result) -> Result {
    let taken = free.withLock { $0.popLast() }
    let workspace = taken ?? Workspace(RouteSearch(network, profile))
    defer { free.withLock { $0.append(workspace) } }
    return body(&workspace.search)
  }
}
