// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
package import JSON
import PackedFile
import Routing

extension JSONWriter {
  /// OSRM v1's route answer, with more: instructions, notices, placemarks.
  package mutating func value(_ answer: DirectionsAnswer) {
    object { json in
      json.field("code", "Ok")
      json.array("routes") { json in
        for route in answer.routes { json.value(route) }
      }
      json.array("waypoints") { json in
        guard let route = answer.routes.first else { return }
        for (index, stop) in answer.stops.enumerated() {
          let leg = route.legs[max(0, index - 1)]
          json.waypoint(
            index == 0 ? leg.source : leg.target, name: leg.roadName(atEnd: index > 0), stop)
        }
      }
      json.field("attribution", MapInfo.attribution)
    }
  }

  private mutating func value(_ route: Routing.Route) {
    object { json in
      json.field("distance", route.distance, decimals: 1)
      json.field("duration", route.duration, decimals: 1)
      json.field("weight", route.duration, decimals: 1)
      json.field("weight_name", "duration")
      json.field("geometry", EncodedPolyline.encode(route.points))
      json.array("legs") { json in
        for leg in route.legs { json.value(leg) }
      }
      json.field("name", route.name)
      json.array("advisoryNotices") { json in
        for notice in route.advisoryNotices { json.value(notice) }
      }
      json.field("hasTolls", route.hasTolls)
      json.field("hasHighways", route.hasHighways)
      json.field("transportType", route.profile)
    }
  }

  private mutating func value(_ leg: Leg) {
    let instructions = Instructions().texts(for: leg)
    object { json in
      json.field("distance", leg.distance, decimals: 1)
      json.field("duration", Double(leg.deciseconds) / 10, decimals: 1)
      json.field("weight", Double(leg.deciseconds) / 10, decimals: 1)
      json.field("summary", leg.summary)
      json.array("steps") { json in
        for (step, instruction) in zip(leg.steps, instructions) { json.value(step, instruction) }
      }
    }
  }

  private mutating func value(_ step: Step, _ instruction: String) {
    object { json in
      json.field("distance", step.distance, decimals: 1)
      json.field("duration", Double(step.deciseconds) / 10, decimals: 1)
      json.field("weight", Double(step.deciseconds) / 10, decimals: 1)
      json.field("geometry", EncodedPolyline.encode(step.points))
      json.field("name", step.name)
      if !step.ref.isEmpty { json.field("ref", step.ref) }
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
      if let exit = manoeuvre.exit { json.field("exit", exit) }
    }
  }

  private mutating func value(_ intersection: Intersection) {
    object { json in
      json.key("location")
      json.position(intersection.location)
      json.array("bearings") { json in
        for bearing in intersection.bearings { json.value(bearing) }
      }
      json.array("entry") { json in
        for entry in intersection.entry { json.value(entry) }
      }
      if let incoming = intersection.incoming { json.field("in", incoming) }
      if let outgoing = intersection.outgoing { json.field("out", outgoing) }
    }
  }

  private mutating func waypoint(
    _ phantom: Phantom, name: String, _ placemark: Geocoding.Placemark
  ) {
    object { json in
      json.field("name", name)
      json.key("location")
      json.position(phantom.location)
      json.field("distance", phantom.distance, decimals: 1)
      json.key("placemark")
      json.value(placemark)
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

extension Leg {
  fileprivate func roadName(atEnd isEnd: Bool) -> String {
    (isEnd ? steps.last : steps.first)?.name ?? ""
  }
}
