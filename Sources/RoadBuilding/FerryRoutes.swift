// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// Ferries and shuttle trains that are relations: what these say holds for member ways that do not
/// say it themselves.
struct FerryRoutes {
  struct Route {
    let tags: Tags
    /// Ways on the water; roads to the landing may be members, too.
    let ways: [Int64]
    let seconds: Double?
  }

  let routes: [Route]
  private var routeOfWay: [Int64: Int] = [:]

  init(_ store: ElementStore) {
    var routes: [Route] = []
    for relation in store.relations {
      let tags = relation.tags
      guard tags["type"] == "route", ["ferry", "shuttle_train"].contains(tags["route"]) else {
        continue
      }
      let ways = relation.members.filter { $0.kind == .way && $0.role != "platform" }.map(\.ref)
        .filter { id in
          let index = store.wayIndex(of: id)
          return index.map { store.ways[$0].tags["highway"] == nil } ?? true
        }
      for way in ways where routeOfWay[way] == nil { routeOfWay[way] = routes.count }
      routes.append(
        Route(tags: tags, ways: ways, seconds: tags["duration"].flatMap(seconds(ofDuration:))))
    }
    self.routes = routes
  }

  /// The number of a way's route.
  func route(ofWay id: Int64) -> Int? { routeOfWay.isEmpty ? nil : routeOfWay[id] }
}
