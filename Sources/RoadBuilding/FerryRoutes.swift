// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// Ferries and shuttle trains that are relations: what these say holds for member ways that do not
/// say it themselves.
struct FerryRoutes {
  struct Route {
    let tags: Tags
    /// Those aboard, each once, in the relation's order; roads and piers that lead to the landing
    /// may be members, too.
    let ways: [Int64]
    /// Of the whole crossing.
    let seconds: Double?
  }

  let routes: [Route]
  private var routesOfWay: [Int64: [Int]] = [:]

  init(_ store: ElementStore) {
    var routes: [Route] = []
    for relation in store.relations {
      let tags = relation.tags
      guard tags["type"] == "route", ["ferry", "shuttle_train"].contains(tags["route"]) else {
        continue
      }
      var ways: [Int64] = [], seen: Set<Int64> = []
      for member in relation.members where member.kind == .way && member.role != "platform" {
        let way = store.wayIndex(of: member.ref).map { store.ways[$0].tags }
        // Nobody knows what those are that are absent.
        guard way.map(Self.isAboard) ?? true, seen.insert(member.ref).inserted else { continue }
        ways.append(member.ref)
        routesOfWay[member.ref, default: []].append(routes.count)
      }
      routes.append(
        Route(tags: tags, ways: ways, seconds: tags["duration"].flatMap(seconds(ofDuration:))))
    }
    self.routes = routes
  }

  /// The numbers of a way's routes, in the input's order.
  func routes(ofWay id: Int64) -> [Int] { routesOfWay.isEmpty ? [] : routesOfWay[id] ?? [] }

  /// The tags that hold for a way: those without a class of their own have the first route's.
  func tags(of way: OSMWay) -> Tags {
    guard let route = routes(ofWay: way.id).first, Self.isWithoutClass(way.tags) else {
      return way.tags
    }
    return way.tags.completed(by: routes[route].tags)
  }

  /// Whether a member is a part of the crossing, not a way to it.
  private static func isAboard(_ tags: Tags) -> Bool {
    RoadClass(tags: tags)?.isCarried ?? isWithoutClass(tags)
  }

  private static func isWithoutClass(_ tags: Tags) -> Bool {
    RoadClass(tags: tags) == nil
      && ["highway", "railway", "building"].allSatisfy { tags[$0] == nil }
  }
}
