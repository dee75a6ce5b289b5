// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
package import JSON
import PackedFile
package import Routing

extension JSONWriter {
  /// Directions as GeoJSON (RFC 7946): a line for each leg, a point for each stop and each step.
  ///
  /// Properties of lines are simplestyle's; what is said of routes as a whole is in `routes`.
  package mutating func value(features answer: DirectionsAnswer, _ words: Instructions) {
    object { json in
      json.field("type", "FeatureCollection")
      json.box(around: answer.routes.flatMap(\.points) + answer.stops.map(\.coordinate))
      json.array("features") { json in
        for (index, route) in answer.routes.enumerated() { json.lines(of: route, index, answer) }
        json.stops(answer)
        for (index, route) in answer.routes.enumerated() { json.steps(of: route, index, words) }
      }
      json.array("routes") { json in
        for route in answer.routes { json.summary(of: route, answer.time, words) }
      }
      json.field("attribution", MapInfo.attribution)
    }
  }

  private mutating func lines(of route: Routing.Route, _ index: Int, _ answer: DirectionsAnswer) {
    for (number, leg) in route.legs.enumerated() {
      let points = leg.points
      feature("LineString") { json in
        for point in points { json.position(point) }
      } properties: { json in
        json.field("type", "leg")
        json.field("route", index)
        json.field("leg", number)
        if let ends = answer.ends(ofLeg: number) {
          json.field("from", StopTitle.line(ends.from))
          json.field("to", StopTitle.line(ends.to))
        }
        json.field("summary", leg.summary)
        json.measures(leg.distance, leg.deciseconds)
        json.field("transportType", route.profile(ofLeg: number))
        let stroke = LegStroke(leg: number, route: index)
        json.field("stroke", stroke.colour)
        json.field("stroke-width", stroke.width)
        json.field("stroke-opacity", stroke.opacity, decimals: 2)
      } box: {
        $0.box(around: points)
      }
    }
  }

  private mutating func stops(_ answer: DirectionsAnswer) {
    for (index, stop) in answer.stops.enumerated() {
      let words = StopTitle(stop)
      point(stop.coordinate) { json in
        json.field("type", answer.isPassed(index) ? "pass" : "stop")
        json.field("stop", index)
        json.field("title", words.title)
        if !words.subtitle.isEmpty { json.field("subtitle", words.subtitle) }
        json.field("description", StopTitle.line(stop))
      }
    }
  }

  private mutating func steps(of route: Routing.Route, _ index: Int, _ words: Instructions) {
    let texts = words.texts(of: route)
    for (number, leg) in route.legs.enumerated() {
      for (place, step) in leg.steps.enumerated() {
        point(step.manoeuvre.location) { json in
          json.field("type", "step")
          json.field("route", index)
          json.field("leg", number)
          json.field("step", place)
          json.field("instruction", texts[number][place])
          json.measures(step.distance, step.deciseconds)
          json.field("manoeuvre", step.manoeuvre.kind.rawValue)
          json.field("modifier", ifKnown: step.manoeuvre.modifier?.rawValue)
        }
      }
    }
  }

  private mutating func summary(
    of route: Routing.Route, _ time: TripTime?, _ words: Instructions
  ) {
    object { json in
      json.field("name", route.name)
      json.field("distance", route.distance, decimals: 2)
      json.field("duration", route.duration, decimals: 1)
      json.field("transportType", route.transportName)
      if let time {
        json.field("departureTime", time.departure(travelling: route.duration).description)
        json.field("arrivalTime", time.arrival(travelling: route.duration).description)
      }
      json.array("advisoryNotices") { json in
        for notice in words.notices(of: route) { json.value(notice) }
      }
    }
  }

  private mutating func point(
    _ place: Coordinate, properties: (inout JSONWriter) -> Void
  ) {
    object { json in
      json.field("type", "Feature")
      json.object("geometry") { json in
        json.field("type", "Point")
        json.key("coordinates")
        json.position(place)
      }
      json.object("properties", properties)
    }
  }

  private mutating func feature(
    _ kind: String, _ coordinates: (inout JSONWriter) -> Void,
    properties: (inout JSONWriter) -> Void, box: (inout JSONWriter) -> Void
  ) {
    object { json in
      json.field("type", "Feature")
      box(&json)
      json.object("geometry") { json in
        json.field("type", kind)
        json.array("coordinates", coordinates)
      }
      json.object("properties", properties)
    }
  }

  private mutating func measures(_ metres: Double, _ deciseconds: UInt64) {
    field("distance", metres, decimals: 2)
    field("duration", Double(deciseconds) / 10, decimals: 1)
  }

  /// West, south, east, north; a box across ±180° has a west greater than its east.
  private mutating func box(around points: [Coordinate]) {
    guard let window = MapWindow(around: points) else { return }
    array("bbox") { json in
      for units in [window.west, window.south, window.east, window.north] {
        json.value(Double(units) / Coordinate.unitsPerDegree, decimals: 7)
      }
    }
  }
}
