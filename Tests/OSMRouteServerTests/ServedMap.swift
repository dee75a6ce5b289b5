// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geo
import OSMRoute
import OSMRouteServer
import TestSupport

/// A drawn map that answers requests without sockets; nodes' letters stand for `lon,lat`.
struct ServedMap {
  private let map: TestMap
  private let service: RoutingService

  init(_ map: TestMap) {
    self.map = map
    service = RoutingService(map.map)
  }

  /// What is asked at `target`, in which `{a}` is where a is.
  func ask(_ target: String) throws -> Answer {
    let answer = service.answer(url(target))
    let json = try JSONSerialization.jsonObject(with: Data(answer.body))
    return Answer(status: answer.status, json: json as? [String: Any] ?? [:])
  }

  /// The target with places for letters.
  func url(_ target: String) -> String {
    target.split(separator: "{", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      guard index > 0, let end = part.firstIndex(of: "}") else { return String(part) }
      let place = map.place(String(part[..<end]))
      return "\(place.longitudeDegrees),\(place.latitudeDegrees)\(part[part.index(after: end)...])"
    }.joined()
  }

  struct Answer {
    let status: Int
    let json: [String: Any]

    var code: String? { json["code"] as? String }
    var message: String? { json["message"] as? String }
    var waypoints: [[String: Any]] { json["waypoints"] as? [[String: Any]] ?? [] }
    var routes: [AnsweredRoute] {
      (json["routes"] as? [[String: Any]] ?? []).map { AnsweredRoute(json: $0) }
    }
    var route: [String: Any] { routes.first?.json ?? [:] }
    var legs: [[String: Any]] { routes.first?.legs ?? [] }
    var steps: [[String: Any]] { routes.first?.steps ?? [] }
    var names: String { routes.first?.names ?? "" }
  }

  struct AnsweredRoute {
    let json: [String: Any]

    var legs: [[String: Any]] { json["legs"] as? [[String: Any]] ?? [] }
    var steps: [[String: Any]] { legs.flatMap { $0["steps"] as? [[String: Any]] ?? [] } }
    /// Names of the steps, as OSRM's own tests have them: "ab,bc,bc".
    var names: String { steps.compactMap { $0["name"] as? String }.joined(separator: ",") }
  }
}
