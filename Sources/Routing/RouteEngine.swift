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

  /// The best route over all stops, two at least, in their order.
  package func route(over stops: [Coordinate], profile name: String) throws(Failure) -> Route {
    guard let profile = network.profile(named: name), let pool = searches[name] else {
      throw .unknownProfile(name)
    }
    let snapper = Snapper(network, profile)
    var snaps: [Snap] = []
    for (index, stop) in stops.enumerated() {
      guard let snap = snapper.snap(stop) else { throw .notOnMap(stop: index) }
      snaps.append(snap)
    }
    var paths: [RoutePath] = []
    for index in 0..<snaps.count - 1 {
      let path = pool.withSearch { $0.route(from: snaps[index], to: snaps[index + 1]) }
      guard let path else { throw .noRoute(fromStop: index) }
      paths.append(path)
    }
    return wrap(paths, stops, profile)
  }

  private func wrap(
    _ paths: [RoutePath], _ stops: [Coordinate], _ profile: ProfileNetwork
  ) -> Route {
    let guide = Guide(network, profile)
    let legs = zip(paths, stops.dropFirst()).map { guide.leg(along: $0, destination: $1) }
    let pieces = paths.flatMap(\.pieces)
    let facts = PathFacts(network, profile, pieces)
    return Route(
      profile: profile.name, legs: legs, name: guide.mainRoads(pieces).joined(separator: ", "),
      hasTolls: facts.hasTolls, hasHighways: facts.hasHighways,
      advisoryNotices: facts.notices + Self.farEnds(paths))
  }
}

extension RouteEngine {
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
