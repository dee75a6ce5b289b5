// SPDX-License-Identifier: Apache-2.0

/// A point that stands for a way.
package enum OutlineCentre {
  /// Of a closed line a point inside (`Polygon.interiorPoint`), of an open one the middle point.
  ///
  /// `nil` without points.
  package static func point(of line: [Coordinate]) -> Coordinate? {
    guard line.count > 3, line.first == line.last else {
      return line.isEmpty ? nil : line[line.count / 2]
    }
    return Polygon(rings: [line]).interiorPoint ?? line[0]
  }
}
