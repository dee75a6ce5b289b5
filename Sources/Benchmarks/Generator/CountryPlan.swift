// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the towns of a generated country lie and how large they are: one a cell of a square grid.
struct CountryPlan {
  struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// Side of a cell, metres.
  static let cellSide = 5_000.0
  /// A motorway runs along every so many cells' borders.
  static let motorwayStride = 5

  let seed: Int
  let columns: Int
  let rows: Int
  /// How many junctions a town has, relative to the standard country.
  let scale: Double

  /// A country of about so many nodes, addresses not counted.
  init(nodes: Int, seed: Int) {
    self.seed = seed
    let cells = max(1, Double(nodes) / Self.nodesPerCell)
    columns = max(1, Int(cells.squareRoot().rounded()))
    rows = max(1, Int((cells / Double(columns)).rounded()))
    // What the whole number of cells leaves over is made up by larger or smaller towns.
    scale = Double(nodes) / Self.nodesPerCell / Double(columns * rows)
  }

  /// Found by counting generated countries.
  private static let nodesPerCell = 7_900.0

  var cells: [Cell] {
    (0..<rows).flatMap { row in (0..<columns).map { Cell(column: $0, row: row) } }
  }

  func contains(_ cell: Cell) -> Bool {
    (0..<columns).contains(cell.column) && (0..<rows).contains(cell.row)
  }

  /// How many junctions the town of a cell has, about: many villages, few cities (Zipf's law).
  func junctions(of cell: Cell) -> Double {
    var dice = Dice(seed: seed, cell.column, cell.row, 1)
    let rank = max(0.02, dice.share())
    return min(4_500, 140 / rank) * scale
  }

  func isBesideMotorway(_ position: Int) -> Bool { position % Self.motorwayStride == 2 }
}
