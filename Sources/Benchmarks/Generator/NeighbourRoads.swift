// SPDX-License-Identifier: Apache-2.0

/// Draws the roads from a town to its neighbours in the east and north, and the motorways beside it.
struct NeighbourRoads {
  private typealias Gate = DrawnCell.Gate

  private let plan: CountryPlan
  private let cell: CountryPlan.Cell
  private var drawn: DrawnCell
  private var dice: Dice

  /// Adds them to a cell.
  static func draw(
    on drawn: inout DrawnCell, _ dice: inout Dice, of plan: CountryPlan, _ cell: CountryPlan.Cell
  ) {
    var roads = NeighbourRoads(plan: plan, cell: cell, drawn: drawn, dice: dice)
    roads.drawAll()
    (drawn, dice) = (roads.drawn, roads.dice)
  }

  private mutating func drawAll() {
    let east = CountryPlan.Cell(column: cell.column + 1, row: cell.row)
    let north = CountryPlan.Cell(column: cell.column, row: cell.row + 1)
    drawRoad(from: .east, to: east, .west, dx: 1, dy: 0)
    drawRoad(from: .north, to: north, .south, dx: 0, dy: 1)
    if plan.isBesideMotorway(cell.column) {
      drawMotorway(.northbound, .southbound, to: north, exit: .west)
    }
    if plan.isBesideMotorway(cell.row) {
      drawMotorway(.eastbound, .westbound, to: east, exit: .south)
    }
    if plan.isBesideMotorway(cell.column), plan.isBesideMotorway(cell.row) {
      for (from, to) in [
        (Gate.northbound, Gate.eastbound), (.northbound, .westbound), (.southbound, .eastbound),
        (.southbound, .westbound), (.eastbound, .northbound), (.eastbound, .southbound),
        (.westbound, .northbound), (.westbound, .southbound),
      ] { drawOneway(from: from.rawValue, to: to.rawValue, "motorway_link") }
    }
  }

  /// A road across the country to a neighbour's gate.
  private mutating func drawRoad(
    from gate: Gate, to other: CountryPlan.Cell, _ otherGate: Gate, dx: Double, dy: Double
  ) {
    guard plan.contains(other) else { return }
    let isMain = (dx > 0 ? cell.row : cell.column) % 3 == 0
    let start = drawn.nodes[gate.rawValue].point
    let end = DrawnCell.Point(
      x: dx > 0 ? CountryPlan.cellSide : start.x, y: dy > 0 ? CountryPlan.cellSide : start.y)
    let last = drawn.add(end)
    let line = drawn.bent(from: gate.rawValue, to: last, every: 45, &dice)
    drawn.draw(
      line.map { .own($0) } + [.gate(other, otherGate)],
      [
        .init("highway", isMain ? "primary" : "secondary"),
        .init("ref", "\(isMain ? "P" : "S") \(dx > 0 ? cell.row : 1_000 + cell.column)"),
      ])
  }

  private mutating func drawMotorway(
    _ there: Gate, _ back: Gate, to next: CountryPlan.Cell, exit: Gate
  ) {
    let tags = [
      DrawnCell.Tag("highway", "motorway"), DrawnCell.Tag("oneway", "yes"),
      DrawnCell.Tag("ref", "M \(there == .northbound ? cell.column : cell.row)"),
    ]
    if plan.contains(next) {
      for (gate, isBack) in [(there, false), (back, true)] {
        let start = drawn.nodes[gate.rawValue].point, side = CountryPlan.cellSide
        let last = drawn.add(
          there == .northbound
            ? .init(x: start.x, y: start.y + side * 0.8)
            : .init(x: start.x + side * 0.8, y: start.y))
        let line = drawn.bent(from: gate.rawValue, to: last, every: 150, &dice)
        let references = line.map { DrawnCell.Reference.own($0) } + [.gate(next, gate)]
        drawn.draw(isBack ? references.reversed() : references, tags)
      }
    }
    // An exit to the town every second cell.
    guard (cell.column + cell.row) % 2 == 0 else { return }
    for gate in [there, back] {
      drawOneway(from: gate.rawValue, to: exit.rawValue, "motorway_link")
      drawOneway(from: exit.rawValue, to: gate.rawValue, "motorway_link")
    }
  }

  private mutating func drawOneway(from tail: Int, to head: Int, _ highway: String) {
    drawn.draw(
      from: tail, to: head, every: 60, &dice,
      [.init("highway", highway), .init("oneway", "yes")])
  }
}
