// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import JSON
import PackedFile
package import Routing

extension DirectionsAnswer {
  /// Directions as GPX 1.1: stops as waypoints, manoeuvres as routes, lines as tracks with a
  /// segment for each leg.
  ///
  /// Source: https://www.topografix.com/GPX/1/1/.
  package func gpx(_ words: Instructions) -> [UInt8] {
    var xml = XMLWriter()
    let attributes = [
      ("version", "1.1"), ("creator", "osmroute"),
      ("xmlns", "http://www.topografix.com/GPX/1/1"),
    ]
    xml.element("gpx", attributes) { xml in
      metadata(&xml, words)
      for stop in stops { waypoint(stop, &xml) }
      for route in routes { manoeuvres(of: route, &xml, words) }
      for route in routes { track(of: route, &xml, words) }
    }
    return xml.bytes
  }

  private func metadata(_ xml: inout XMLWriter, _ words: Instructions) {
    xml.element("metadata") { xml in
      if let first = stops.first, let last = stops.last {
        xml.element("name", "\(StopTitle.line(first)) – \(StopTitle.line(last))")
      }
      xml.element("desc", MapInfo.attribution)
      xml.element("copyright", [("author", "OpenStreetMap contributors")]) { xml in
        xml.element("license", "https://opendatacommons.org/licenses/odbl/1-0/")
      }
      let places = routes.flatMap(\.points) + stops.map(\.coordinate)
      let box = places.reduce(into: BoundingBox.empty) { $0.extend(to: $1) }
      guard !box.isEmpty else { return }
      let values = [
        ("minlat", box.south), ("minlon", box.west), ("maxlat", box.north), ("maxlon", box.east),
      ]
      xml.empty("bounds", values.map { ($0.0, Self.degrees($0.1)) })
    }
  }

  private func waypoint(_ stop: Geocoding.Placemark, _ xml: inout XMLWriter) {
    xml.element("wpt", Self.place(stop.coordinate)) { xml in
      let words = StopTitle(stop)
      xml.element("name", words.subtitle.isEmpty ? words.title : words.subtitle)
      xml.element("desc", StopTitle.line(stop))
    }
  }

  private func manoeuvres(
    of route: Routing.Route, _ xml: inout XMLWriter, _ words: Instructions
  ) {
    xml.element("rte") { xml in
      heading(of: route, &xml, words)
      for (leg, lines) in zip(route.legs, words.lines(of: route)) {
        for line in lines {
          let place = leg.steps[line.steps.lowerBound].manoeuvre.location
          xml.element("rtept", Self.place(place)) { xml in
            xml.element("name", line.text)
            if line.distance > 0 { xml.element("desc", words.distance(line.distance)) }
          }
        }
      }
    }
  }

  private func track(of route: Routing.Route, _ xml: inout XMLWriter, _ words: Instructions) {
    xml.element("trk") { xml in
      heading(of: route, &xml, words)
      for leg in route.legs {
        xml.element("trkseg") { xml in
          for point in leg.points { xml.empty("trkpt", Self.place(point)) }
        }
      }
    }
  }

  private func heading(
    of route: Routing.Route, _ xml: inout XMLWriter, _ words: Instructions
  ) {
    xml.element("name", route.name.isEmpty ? words.word(.route) : route.name)
    let notices = words.notices(of: route)
    xml.element("desc", ([words.facts(of: route)] + notices).joined(separator: "; "))
  }

  private static func place(_ place: Coordinate) -> [(String, String)] {
    [("lat", degrees(place.latitude)), ("lon", degrees(place.longitude))]
  }

  private static func degrees(_ units: Int32) -> String {
    decimalText(Double(units) / Coordinate.unitsPerDegree, decimals: 7)
  }
}
