// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import JSON
package import OSMRoute
import PackedFile
import Routing

/// Answers requests in OSRM's HTTP API, version 1; knows no sockets.
///
/// Source: docs/http.md of https://github.com/Project-OSRM/osrm-backend. Where its words for an
/// error say all there is to say, they are used.
package struct RoutingService: Sendable {
  private let map: OfflineMap

  package init(_ map: OfflineMap) { self.map = map }

  /// The answer to GET of a request target: path and query as they stand in the request.
  package func answer(_ target: String) -> HTTPAnswer {
    do throws(ServiceError) {
      guard target.utf8.count <= Limits.targetBytes else {
        throw ServiceError(.tooBig, "The URL is too long.")
      }
      let target = try RequestTarget(target)
      if target.path == ["health"] { return health }
      let request = try ServiceRequest(target)
      switch request.service {
      case .route: return try route(request)
      case .nearest: return try nearest(request)
      }
    } catch {
      return error.answer()
    }
  }

  private var health: HTTPAnswer {
    var json = JSONWriter()
    json.object { json in
      json.field("status", "ok")
      json.field("attribution", MapInfo.attribution)
    }
    return HTTPAnswer(status: 200, body: json.bytes)
  }

  private func route(_ request: ServiceRequest) throws(ServiceError) -> HTTPAnswer {
    var asked = RouteEngine.Request(request.stops, profile: request.profile)
    asked.legEnds = try legEnds(request)
    asked.goesStraightOn = request.options.goesStraightOn ?? (request.profile == "automobile")
    asked.describesLine = !request.options.form.annotations.isEmpty
    asked.detail = request.options.form.detail
    asked.wishes = request.options.wishes
    asked.alternatives = request.options.alternatives
    let routes: [Routing.Route]
    do throws(RouteEngine.Failure) {
      routes = try map.engine.routes(asked)
    } catch {
      throw serviceError(error)
    }
    var json = JSONWriter()
    json.value(DirectionsAnswer(stops: [], routes: routes), as: request.options.form)
    return HTTPAnswer(status: 200, body: json.bytes)
  }

  private func legEnds(_ request: ServiceRequest) throws(ServiceError) -> [Int]? {
    guard let ends = request.options.legEnds else { return nil }
    let last = request.stops.count - 1
    guard ends.allSatisfy({ (0...last).contains($0) }) else {
      throw ServiceError(.invalidValue, "A waypoint is beyond the coordinates.")
    }
    guard ends.first == 0, ends.last == last, zip(ends, ends.dropFirst()).allSatisfy(<) else {
      throw ServiceError(
        .invalidValue, "Waypoints ascend, with the first and the last coordinate among them.")
    }
    return ends
  }

  private func nearest(_ request: ServiceRequest) throws(ServiceError) -> HTTPAnswer {
    do throws(RouteEngine.Failure) {
      let found = try map.engine.nearest(
        request.options.number, to: request.stops[0], profile: request.profile,
        wishes: request.options.wishes)
      var json = JSONWriter()
      json.value(nearest: found)
      return HTTPAnswer(status: 200, body: json.bytes)
    } catch {
      throw serviceError(error)
    }
  }

  private func serviceError(_ failure: RouteEngine.Failure) -> ServiceError {
    switch failure {
    case .unknownProfile(let name):
      ServiceError(.invalidValue, "This map has no profile “\(name)”.")
    case .notOnMap(let stop):
      ServiceError(.noSegment, "Could not find a matching segment for coordinate \(stop)")
    case .noRoute(let stop):
      ServiceError(.noRoute, "Impossible route between coordinates \(stop) and \(stop + 1)")
    }
  }
}
