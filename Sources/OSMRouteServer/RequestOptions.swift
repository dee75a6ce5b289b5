// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import RoadNetwork
import Routing

/// What the query of a request asks for, in OSRM's words.
struct RequestOptions {
  var form = RouteForm()
  /// `nil` for the profile's own.
  var goesStraightOn: Bool?
  /// The `waypoints` that end legs.
  var legEnds: [Int]?
  var number = 1
  var alternatives = 0
  var wishes = RoadWishes()
  // Lists with one element a coordinate; empty where none is given.
  var headings: [Stop.Heading?] = []
  var reaches: [Double?] = []
  var approaches: [Stop.Approach?] = []
  var hintCount: Int?

  init(_ target: RequestTarget, of service: Service) throws(ServiceError) {
    form.hasSteps = false
    form.overview = .simplified
    for (name, value) in target.query {
      if try readGeneral(name, value) { continue }
      guard try service == .route ? readRoute(name, value) : readNearest(name, value) else {
        throw ServiceError(.invalidQuery, "There is no option “\(name.prefix(40))” here.")
      }
    }
  }

  /// Stops of these places, as the lists want them.
  func stops(_ stops: [Stop]) throws(ServiceError) -> [Stop] {
    let counts = [
      ("bearings", headings.count), ("radiuses", reaches.count), ("approaches", approaches.count),
      ("hints", hintCount ?? 0),
    ]
    for (name, count) in counts where count != 0 && count != stops.count {
      throw ServiceError(
        .invalidOptions, "Number of \(name) does not match number of coordinates.")
    }
    return stops.enumerated().map { index, stop in
      var stop = stop
      if let heading = headings.element(index) { stop.heading = heading }
      if let reach = reaches.element(index) { stop.reach = reach }
      if let approach = approaches.element(index) { stop.approach = approach }
      return stop
    }
  }

  /// False where the option is none that all services have.
  private mutating func readGeneral(_ name: String, _ value: String) throws(ServiceError) -> Bool {
    switch name {
    case "bearings":
      headings = try list(name, value) { text in
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let bearing = parts[0], let range = parts[1],
          (0...360).contains(bearing), (0...180).contains(range)
        else { return nil }
        return Stop.Heading(bearing: Double(bearing), range: Double(range))
      }
    case "radiuses":
      reaches = try list(name, value) { text in
        if text == "unlimited" { return .infinity }
        return decimalNumber(text).flatMap { $0 >= 0 ? $0 : nil }
      }
    case "approaches": approaches = try list(name, value) { Stop.Approach(rawValue: String($0)) }
    case "hints": hintCount = value.split(separator: ";", omittingEmptySubsequences: false).count
    case "generate_hints": _ = try flag(name, value)
    case "skip_waypoints": form.hasWaypoints = try !flag(name, value)
    case "snapping": try check(value, name, among: ["default", "any"])
    case "exclude": try readExclude(value)
    default: return false
    }
    return true
  }

  private mutating func readRoute(_ name: String, _ value: String) throws(ServiceError) -> Bool {
    switch name {
    case "steps": form.hasSteps = try flag(name, value)
    case "alternatives": try readAlternatives(value)
    case "annotations": form.annotations = try annotations(value)
    case "geometries": form.line = try line(value)
    case "overview":
      guard let overview = RouteForm.Overview(rawValue: value) else { throw invalid(name, value) }
      form.overview = overview
    case "continue_straight": goesStraightOn = try value == "default" ? nil : flag(name, value)
    case "waypoints": legEnds = try list(name, value) { Int($0) }.compactMap { $0 }
    default: return false
    }
    return true
  }

  private mutating func readNearest(_ name: String, _ value: String) throws(ServiceError) -> Bool {
    guard name == "number" else { return false }
    guard let number = Int(value), number > 0 else { throw invalid(name, value) }
    self.number = number
    return true
  }
}

extension RequestOptions {
  /// The elements between semicolons; an empty one is `nil`.
  private func list<Element>(
    _ name: String, _ value: String, _ read: (Substring) -> Element?
  ) throws(ServiceError) -> [Element?] {
    var elements: [Element?] = []
    for text in value.split(separator: ";", omittingEmptySubsequences: false) {
      let element = text.isEmpty ? nil : read(text)
      guard text.isEmpty || element != nil else { throw invalid(name, String(text)) }
      elements.append(element)
    }
    return elements
  }

  private func flag(_ name: String, _ value: String) throws(ServiceError) -> Bool {
    switch value {
    case "true": return true
    case "false": return false
    default: throw invalid(name, value)
    }
  }

  private func check(
    _ value: String, _ name: String, among known: [String]
  ) throws(ServiceError) {
    guard known.contains(value) else { throw invalid(name, value) }
  }

  private func invalid(_ name: String, _ value: String) -> ServiceError {
    ServiceError(.invalidQuery, "“\(value.prefix(40))” is no value for \(name).")
  }

  /// Kinds of road, in OSRM's words or those of the command line.
  private mutating func readExclude(_ value: String) throws(ServiceError) {
    for name in value.split(separator: ",") {
      guard let kind = RoadKinds(name: name) else {
        throw ServiceError(.invalidValue, "Exclude flag combination is not supported.")
      }
      wishes.excluded.insert(kind)
    }
  }

  private mutating func readAlternatives(_ value: String) throws(ServiceError) {
    if let count = Int(value), count >= 0 {
      guard count <= Limits.alternatives else {
        throw ServiceError(.tooBig, "No more than \(Limits.alternatives) alternatives are found.")
      }
      alternatives = count
    } else {
      alternatives = try flag("alternatives", value) ? 1 : 0
    }
  }

  private func line(_ value: String) throws(ServiceError) -> RouteForm.Line {
    switch value {
    case "polyline": return .polyline(decimals: 5)
    case "polyline6": return .polyline(decimals: 6)
    case "geojson": return .geoJSON
    default: throw invalid("geometries", value)
    }
  }

  /// `nodes` is taken and not answered: the map keeps no ids of nodes.
  private func annotations(_ value: String) throws(ServiceError) -> RouteForm.Annotations {
    if value == "true" { return .all }
    if value == "false" { return [] }
    var annotations: RouteForm.Annotations = []
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      switch name {
      case "distance": annotations.insert(.distance)
      case "duration": annotations.insert(.duration)
      case "speed": annotations.insert(.speed)
      case "weight": annotations.insert(.weight)
      case "datasources": annotations.insert(.datasources)
      case "nodes": break
      default: throw invalid("annotations", String(name))
      }
    }
    return annotations
  }
}

extension Array {
  /// `nil` beyond the end, or where the element itself is `nil`.
  fileprivate func element<Wrapped>(_ index: Int) -> Wrapped? where Element == Wrapped? {
    indices.contains(index) ? self[index] : nil
  }
}
