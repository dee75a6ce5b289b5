// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A made-up country as OSM data, cell by cell, so that its size does not matter.
///
/// It stands in for a real extract where one of some size is wanted: towns of a lattice each,
/// joined by roads, these by motorways.
struct GeneratedCountry {
  private let plan: CountryPlan
  private let addresses: Int
  /// South-west corner, degrees.
  private static let south = 48.0, west = 8.0
  private static let metresPerDegree = 111_195.0

  struct Counts {
    var nodes = 0
    var ways = 0
    var addresses = 0
  }

  /// As many nodes as fit between this corner and the pole, and no more houses.
  static let nodeLimit = 1_000_000_000

  init(nodes: Int, addresses: Int, seed: Int) {
    plan = CountryPlan(nodes: nodes, seed: seed)
    self.addresses = addresses
  }

  /// Writes nodes, addresses and ways, each kind in ascending order of its ids.
  ///
  /// Every cell is drawn anew for each kind: the same each time, and none is kept.
  func write(to sink: @escaping (PackedArray<UInt8>) throws -> Void) throws -> Counts {
    var writer = OSMTextWriter(sink)
    var counts = Counts()
    let (firstNode, lines) = try writeRoadNodes(&writer, &counts)
    if addresses > 0 { try writeHouses(&writer, &counts, lines: lines) }
    try writeWays(&writer, &counts, firstNode: firstNode)
    try writer.finish()
    return counts
  }

  /// Gives the id of each cell's first node, and how many lines houses can stand at.
  private func writeRoadNodes(
    _ writer: inout OSMTextWriter, _ counts: inout Counts
  ) throws -> (firstNode: [Int], lines: Int) {
    var firstNode: [Int] = [], lines = 0
    for cell in plan.cells {
      let town = GeneratedTown(plan, cell)
      firstNode.append(1 + counts.nodes)
      for node in town.drawn.nodes {
        counts.nodes += 1
        try write(node.point, node.tags, id: counts.nodes, cell, &writer)
      }
      lines += town.houseLines.count
    }
    return (firstNode, lines)
  }

  private func writeHouses(
    _ writer: inout OSMTextWriter, _ counts: inout Counts, lines: Int
  ) throws {
    var line = 0
    for cell in plan.cells {
      let town = GeneratedTown(plan, cell)
      for street in town.houseLines {
        // The whole number of houses is spread evenly over all lines.
        let number = (line + 1) * addresses / lines - line * addresses / lines
        line += 1
        for house in 0..<number {
          counts.addresses += 1
          let (point, tags) = self.house(house, of: number, at: street, in: town)
          try write(point, tags, id: counts.nodes + counts.addresses, cell, &writer)
        }
      }
    }
  }

  private func writeWays(
    _ writer: inout OSMTextWriter, _ counts: inout Counts, firstNode: [Int]
  ) throws {
    for cell in plan.cells {
      for way in GeneratedTown(plan, cell).drawn.ways {
        counts.ways += 1
        let nodes = way.nodes.map { reference in
          switch reference {
          case .own(let number): firstNode[index(cell)] + number
          case .gate(let other, let gate): firstNode[index(other)] + gate.rawValue
          }
        }
        try writer.way(id: counts.ways, nodes: nodes, way.tags)
      }
    }
  }

  private func index(_ cell: CountryPlan.Cell) -> Int { cell.row * plan.columns + cell.column }

  private func write(
    _ point: DrawnCell.Point, _ tags: [DrawnCell.Tag], id: Int, _ cell: CountryPlan.Cell,
    _ writer: inout OSMTextWriter
  ) throws {
    let side = CountryPlan.cellSide
    let y = Double(cell.row) * side + point.y, x = Double(cell.column) * side + point.x
    let latitude = Self.south + y / Self.metresPerDegree
    // One width of a degree for all, so that cells meet.
    let longitude = Self.west + x / (Self.metresPerDegree * cos(Self.south * .pi / 180))
    try writer.node(
      id: id, latitude: Int((latitude * 1e7).rounded()),
      longitude: Int((longitude * 1e7).rounded()), tags)
  }

  /// A house along a line of a street: odd numbers on one side, even ones on the other.
  private func house(
    _ house: Int, of count: Int, at street: (nodes: [Int], street: String), in town: GeneratedTown
  ) -> (DrawnCell.Point, [DrawnCell.Tag]) {
    let nodes = street.nodes
    let along = (Double(house) + 0.5) / Double(count) * Double(nodes.count - 1)
    let piece = min(nodes.count - 2, Int(along)), share = along - Double(piece)
    let a = town.drawn.nodes[nodes[piece]].point, b = town.drawn.nodes[nodes[piece + 1]].point
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = max(1, (dx * dx + dy * dy).squareRoot())
    let side = house % 2 == 0 ? 14.0 : -14.0
    return (
      DrawnCell.Point(
        x: a.x + dx * share - dy / length * side, y: a.y + dy * share + dx / length * side),
      [
        .init("addr:housenumber", String(house + 1)), .init("addr:street", street.street),
        .init("addr:city", town.name), .init("addr:postcode", town.postcode),
        .init("addr:country", town.country),
      ]
    )
  }
}
