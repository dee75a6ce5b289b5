// SPDX-License-Identifier: Apache-2.0

import Geo
import Routing

/// The services there are.
enum Service: String {
  case route
  case nearest
}

/// `/{service}/v1/{profile}/{coordinates}[.json]?{options}`, read and checked.
struct ServiceRequest {
  let service: Service
  /// The map's name of the profile.
  let profile: String
  let stops: [Stop]
  let options: RequestOptions

  init(_ target: RequestTarget) throws(ServiceError) {
    let path = target.path
    guard path.count == 4 else {
      throw ServiceError(
        .invalidURL, "The path is not /service/v1/profile/longitude,latitude;longitude,latitude.")
    }
    service = try Self.service(path[0])
    guard path[1] == "v1" else {
      throw ServiceError(.invalidVersion, "There is no version “\(path[1].prefix(40))”, only v1.")
    }
    profile = try Self.profile(path[2])
    var coordinates = path[3]
    if coordinates.hasSuffix(".json") { coordinates.removeLast(5) }
    let places = try CoordinateList.read(coordinates)
    options = try RequestOptions(target, of: service)
    stops = try options.stops(places.map { Stop($0) })
    try checkCounts()
  }

  private static func service(_ name: String) throws(ServiceError) -> Service {
    if let service = Service(rawValue: name) { return service }
    if ["table", "match", "trip", "tile"].contains(name) {
      throw ServiceError(.notImplemented, "Service \(name) is not offered here.")
    }
    throw ServiceError(.invalidService, "Service \(name.prefix(40)) not found!")
  }

  /// Profiles have the names that other programs give them, too.
  private static func profile(_ name: String) throws(ServiceError) -> String {
    switch name {
    case "driving", "car", "automobile": return "automobile"
    case "foot", "walking": return "walking"
    default:
      throw ServiceError(
        .invalidValue,
        "There is no profile “\(name.prefix(40))”: driving, car, automobile, foot and walking are.")
    }
  }

  private func checkCounts() throws(ServiceError) {
    switch service {
    case .route:
      guard stops.count >= 2 else {
        throw ServiceError(.invalidOptions, "Number of coordinates needs to be at least two.")
      }
      guard stops.count <= Limits.routeStops else {
        throw ServiceError(.tooBig, "A route has no more than \(Limits.routeStops) coordinates.")
      }
    case .nearest:
      guard stops.count == 1 else {
        throw ServiceError(.invalidOptions, "Nearest takes exactly one coordinate.")
      }
      guard options.number <= Limits.nearestNumber else {
        throw ServiceError(.tooBig, "Nearest finds no more than \(Limits.nearestNumber) places.")
      }
    }
  }
}
