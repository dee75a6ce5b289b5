// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
package import JSON
import PackedFile
import RoadNetwork
package import Routing

extension JSONWriter {
  /// OSRM v1's route answer, with more: instructions, notices, placemarks.
  package mutating func value(_ answer: DirectionsAnswer, as form: RouteForm = RouteForm()) {
    object { json in
      json.field("code", "Ok")
      json.array("routes") { json in
        for route in answer.routes { json.value(route, form, answer.time) }
      }
      if form.hasWaypoints, let route = answer.routes.first {
        json.array("waypoints") { json in
          for (index, point) in route.stops.enumerated() {
            let stop = answer.stops.indices.contains(index) ? answer.stops[index] : nil
            json.waypoint(point, stop)
          }
        }
      }
      if let total = answer.givenOrder {
        json.object("givenOrder") { json in
          json.field("distance", total.distance, decimals: 2)
          json.field("duration", total.duration, decimals: 1)
        }
      }
      json.field("attribution", MapInfo.attribution)
    }
  }

  /// OSRM v1's answer of the nearest roads.
  package mutating func value(nearest points: [RoadPoint]) {
    object { json in
      json.field("code", "Ok")
      json.array("waypoints") { json in
        for point in points { json.waypoint(point, nil, hasNodes: true) }
      }
      json.field("attribution", MapInfo.attribution)
    }
  }

  private mutating func value(_ route: Routing.Route, _ form: RouteForm, _ time: TripTime?) {
    object { json in
      json.field("distance", route.distance, decimals: 2)
      json.field("duration", route.duration, decimals: 1)
      json.field("weight", route.duration, decimals: 1)
      json.field("weight_name", "duration")
      switch form.overview {
      case .full: json.geometry(route.points, form.line)
      case .simplified: json.geometry(overview(of: route.points), form.line)
      case .byLegs, .none: break
      }
      json.array("legs") { json in
        for (index, leg) in route.legs.enumerated() {
          let stop = index + 1 < route.legs.count ? index + 1 : nil
          let profile = route.legProfiles.isEmpty ? nil : route.profile(ofLeg: index)
          json.value(leg, endingAt: stop, profile, form)
        }
      }
      json.field("name", route.name)
      json.array("advisoryNotices") { json in
        for notice in form.words.notices(of: route) { json.value(notice) }
      }
      json.field("hasTolls", route.hasTolls)
      json.field("hasHighways", route.hasHighways)
      json.field("hasFerries", route.kinds.contains(.ferries))
      json.field("hasUnpaved", route.kinds.contains(.unpaved))
      json.field("hasSteps", route.kinds.contains(.steps))
      json.field("transportType", route.transportName)
      if let time {
        json.field("departureTime", time.departure(travelling: route.duration).description)
        json.field("arrivalTime", time.arrival(travelling: route.duration).description)
      }
    }
  }

  private mutating func value(
    _ leg: Leg, endingAt stop: Int?, _ profile: String?, _ form: RouteForm
  ) {
    object { json in
      json.field("distance", leg.distance, decimals: 2)
      json.field("duration", Double(leg.deciseconds) / 10, decimals: 1)
      json.field("weight", Double(leg.deciseconds) / 10, decimals: 1)
      json.field("summary", form.hasSteps ? leg.summary : "")
      if form.overview == .byLegs { json.geometry(leg.points, form.line) }
      json.array("steps") { json in
        guard form.hasSteps else { return }
        for (step, instruction) in zip(leg.steps, form.words.texts(for: leg, endingAt: stop)) {
          json.value(step, instruction, form.line)
        }
      }
      json.field("transportType", ifKnown: profile)
      if !form.annotations.isEmpty { json.annotation(leg.line, form.annotations) }
    }
  }

  private mutating func annotation(_ line: [LinePiece], _ wanted: RouteForm.Annotations) {
    object("annotation") { json in
      if wanted.contains(.distance) {
        json.numbers("distance", line.lazy.map(\.distance), decimals: 3)
      }
      let seconds = line.lazy.map { Double($0.deciseconds) / 10 }
      if wanted.contains(.duration) { json.numbers("duration", seconds, decimals: 1) }
      if wanted.contains(.weight) { json.numbers("weight", seconds, decimals: 1) }
      if wanted.contains(.speed) {
        // A piece too short to take time has no speed that could be told.
        let speeds = line.lazy.map {
          $0.deciseconds > 0 ? $0.distance * 10 / Double($0.deciseconds) : 0
        }
        json.numbers("speed", speeds, decimals: 1)
      }
      if wanted.contains(.datasources) {
        json.numbers("datasources", line.lazy.map { _ in 0 }, decimals: 0)
        json.object("metadata") { json in
          json.array("datasource_names") { $0.value("map") }
        }
      }
    }
  }

  private mutating func numbers(
    _ name: String, _ numbers: some Sequence<Double>, decimals: Int
  ) {
    array(name) { json in
      for number in numbers { json.value(number, decimals: decimals) }
    }
  }

  private mutating func geometry(_ points: [Coordinate], _ line: RouteForm.Line) {
    key("geometry")
    switch line {
    case .polyline(let decimals): value(EncodedPolyline.encode(points, decimals: decimals))
    case .geoJSON:
      object { json in
        json.field("type", "LineString")
        json.array("coordinates") { json in
          for point in points { json.position(point) }
        }
      }
    }
  }

  private mutating func value(_ step: Step, _ instruction: String, _ line: RouteForm.Line) {
    object { json in
      json.field("distance", step.distance, decimals: 2)
      json.field("duration", Double(step.deciseconds) / 10, decimals: 1)
      json.field("weight", Double(step.deciseconds) / 10, decimals: 1)
      json.geometry(step.points, line)
      json.field("name", step.name)
      if !step.ref.isEmpty { json.field("ref", step.ref) }
      if let places = step.signs.destinations { json.field("destinations", places) }
      if !step.signs.exit.isEmpty { json.field("exits", step.signs.exit) }
      if !step.rotaryName.isEmpty { json.field("rotary_name", step.rotaryName) }
      json.field("mode", step.mode.rawValue)
      json.field("driving_side", step.drivesOnLeft ? "left" : "right")
      json.key("maneuver")
      json.value(step.manoeuvre)
      json.array("intersections") { json in
        for intersection in step.intersections { json.value(intersection) }
      }
      json.field("instruction", instruction)
    }
  }

  private mutating func value(_ manoeuvre: Manoeuvre) {
    object { json in
      json.key("location")
      json.position(manoeuvre.location)
      json.field("bearing_before", Int(manoeuvre.bearingBefore.rounded()) % 360)
      json.field("bearing_after", Int(manoeuvre.bearingAfter.rounded()) % 360)
      json.field("type", manoeuvre.kind.rawValue)
      json.field("modifier", ifKnown: manoeuvre.modifier?.rawValue)
      if let exit = manoeuvre.exit, exit > 0 { json.field("exit", exit) }
    }
  }

  private mutating func value(_ intersection: Intersection) {
    object { json in
      json.key("location")
      json.position(intersection.location)
      json.array("bearings") { json in
        for road in intersection.roads { json.value(road.bearing) }
      }
      json.array("entry") { json in
        for road in intersection.roads { json.value(road.isOpen) }
      }
      if let incoming = intersection.incoming { json.field("in", incoming) }
      if let outgoing = intersection.outgoing { json.field("out", outgoing) }
      if !intersection.lanes.isEmpty { json.lanes(intersection.lanes) }
      if !intersection.classes.isEmpty {
        json.array("classes") { json in
          for name in intersection.classes { json.value(name) }
        }
      }
    }
  }

  private mutating func lanes(_ lanes: [Lane]) {
    array("lanes") { json in
      for lane in lanes {
        json.object { json in
          json.array("indications") { json in
            for indication in lane.indications { json.value(indication.rawValue) }
          }
          json.field("valid", lane.isValid)
        }
      }
    }
  }

  private mutating func waypoint(
    _ point: RoadPoint, _ placemark: Geocoding.Placemark?, hasNodes: Bool = false
  ) {
    object { json in
      json.field("name", point.name)
      json.key("location")
      json.position(point.phantom.location)
      json.field("distance", point.phantom.distance, decimals: 1)
      if hasNodes {
        // The map keeps no ids of nodes; 0 is OSRM's word for that.
        json.array("nodes") { json in
          for _ in 0..<2 { json.value(0) }
        }
      }
      if let placemark {
        json.key("placemark")
        json.value(placemark)
      }
    }
  }

  /// Longitude before latitude, as OSRM and GeoJSON have them.
  private mutating func position(_ place: Coordinate) {
    array { json in
      json.value(place.longitudeDegrees, decimals: 7)
      json.value(place.latitudeDegrees, decimals: 7)
    }
  }
}

extension Signs {
  /// As OSRM writes it, "A59: Düsseldorf, Köln"; `nil` where nothing is signed.
  fileprivate var destinations: String? {
    let numbers = refs.joined(separator: ", "), towns = places.joined(separator: ", ")
    if !numbers.isEmpty, !towns.isEmpty { return "\(numbers): \(towns)" }
    let text = numbers + towns
    if !text.isEmpty { return text }
    return streets.isEmpty ? nil : streets.joined(separator: ", ")
  }
}

/// A line as it looks on a screen that shows it whole.
private func overview(of line: [Coordinate]) -> [Coordinate] {
  let box = line.reduce(into: BoundingBox.empty) { $0.extend(to: $1) }
  let corners = (
    Coordinate(latitude: box.south, longitude: box.west),
    Coordinate(latitude: box.north, longitude: box.east)
  )
  // About a pixel.
  return simplified(line, metres: Earth.distance(corners.0, corners.1) / 1000)
}
