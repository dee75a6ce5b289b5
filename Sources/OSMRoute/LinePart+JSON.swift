// SPDX-License-Identifier: Apache-2.0

import Geo
import JSON
import Routing

extension JSONWriter {
  /// The line of legs that follow each other, no place twice in a row.
  mutating func geometry(_ legs: [Leg], _ form: RouteForm.Line) {
    geometry(legs.map { LinePart($0.shape) }, leavesOutRepeats: true, form)
  }

  mutating func geometry(_ points: [Coordinate], _ form: RouteForm.Line) {
    geometry([LinePart(points)], leavesOutRepeats: false, form)
  }

  mutating func geometry(_ part: LinePart, _ form: RouteForm.Line) {
    geometry([part], leavesOutRepeats: false, form)
  }

  private mutating func geometry(
    _ parts: [LinePart], leavesOutRepeats: Bool, _ form: RouteForm.Line
  ) {
    key("geometry")
    switch form {
    case .polyline(let decimals):
      string { json in
        var encoder = EncodedPolyline.Encoder(decimals: decimals)
        Self.visit(parts, leavesOutRepeats) { place in
          let digits = encoder.digits(of: place)
          let (north, east) = digits
          if north.count + east.count <= 8 {
            json.characters(
              north.packed | east.packed << UInt64(8 * north.count),
              count: north.count + east.count)
          } else {
            json.characters(north.packed, count: north.count)
            json.characters(east.packed, count: east.count)
          }
        }
      }
    case .geoJSON:
      object { json in
        json.field("type", "LineString")
        json.array("coordinates") { json in
          Self.visit(parts, leavesOutRepeats) { json.position($0) }
        }
      }
    }
  }

  /// Shows the places of a line, two at least.
  private static func visit(
    _ parts: [LinePart], _ leavesOutRepeats: Bool, _ visit: (Coordinate) -> Void
  ) {
    var last: Coordinate?
    var count = 0
    for part in parts {
      for index in part.range {
        let place = part.line[index]
        if leavesOutRepeats, place == last { continue }
        visit(place)
        last = place
        count += 1
      }
    }
    if count == 1, let last { visit(last) }
  }
}
