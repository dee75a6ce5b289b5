// SPDX-License-Identifier: Apache-2.0

import Geo
import TestSupport

/// Two towns of square blocks on the banks of a river, joined by one bridge or more.
struct TwoBanks {
  /// A bridge from the last column of the west bank to the first of the east, in a row.
  struct Bridge {
    let row: Int
    let tags: [String: String]
  }

  static let toll = ["highway": "primary", "toll": "yes"]

  /// Nodes in a row and in a column of each town.
  let side: Int
  let map: TestMap

  init(side: Int, bridges: [Bridge]) {
    self.side = side
    let nodes = (0..<side).flatMap { row in (0..<2 * side).map { Self.node(row, $0, side) } }
    var ways: [String] = []
    for row in 0..<side {
      for first in [0, side] {
        ways.append(Self.way((first..<first + side).map { (row, $0) }, side))
      }
    }
    for column in 0..<2 * side {
      ways.append(Self.way((0..<side).map { ($0, column) }, side))
    }
    for bridge in bridges {
      ways.append(Self.way([(bridge.row, side - 1), (bridge.row, side)], side, bridge.tags))
    }
    let numbered = ways.enumerated().map { "<way id=\"\($0 + 1)\">\($1)</way>" }
    map = TestMap(
      xml: "<osm version=\"0.6\">" + nodes.joined() + numbered.joined() + "</osm>")
  }

  /// A place a little off a junction, west of the river in columns below `side`.
  func place(_ row: Int, _ column: Int) -> Coordinate {
    let (latitude, longitude) = Self.degrees(row, column, side)
    return Coordinate(
      latitude: Int32(((latitude + 0.0003) * 1e7).rounded()),
      longitude: Int32((longitude * 1e7).rounded()))
  }

  private static func degrees(_ row: Int, _ column: Int, _ side: Int) -> (Double, Double) {
    // The river is as wide as ten blocks.
    (1 + 0.001 * Double(row), 1 + 0.001 * Double(column < side ? column : column + 10))
  }

  private static func id(_ row: Int, _ column: Int, _ side: Int) -> Int {
    row * 2 * side + column + 1
  }

  private static func node(_ row: Int, _ column: Int, _ side: Int) -> String {
    let (latitude, longitude) = degrees(row, column, side)
    return "<node id=\"\(id(row, column, side))\" lat=\"\(latitude)\" lon=\"\(longitude)\"/>"
  }

  private static func way(
    _ nodes: [(row: Int, column: Int)], _ side: Int,
    _ tags: [String: String] = ["highway": "residential"]
  ) -> String {
    nodes.map { "<nd ref=\"\(id($0.row, $0.column, side))\"/>" }.joined()
      + tags.sorted { $0.key < $1.key }.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
  }
}
