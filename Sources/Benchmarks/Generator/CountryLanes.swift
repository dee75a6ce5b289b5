// SPDX-License-Identifier: Apache-2.0

/// Draws the country around a town: a wide lattice of tracks and paths over the rest of the cell,
/// some of its lines lanes that hang together and are tied to the town's gates.
struct CountryLanes {
  private let count = 21
  private let step: Double
  private var drawn: DrawnCell
  private var dice: Dice
  /// Nodes of the lattice, row by row; `nil` where the town is.
  private var points: [Int?]

  /// Adds them to a cell.
  static func draw(on drawn: inout DrawnCell, _ dice: inout Dice, outside reach: Double) {
    var lanes = CountryLanes(drawn, dice)
    lanes.addPoints(outside: reach)
    lanes.drawLines()
    lanes.tieGates()
    (drawn, dice) = (lanes.drawn, lanes.dice)
  }

  private init(_ drawn: DrawnCell, _ dice: Dice) {
    self.drawn = drawn
    self.dice = dice
    step = CountryPlan.cellSide / Double(count + 1)
    points = [Int?](repeating: nil, count: count * count)
  }

  private mutating func addPoints(outside reach: Double) {
    let centre = CountryPlan.cellSide / 2
    for row in 0..<count {
      for column in 0..<count {
        let x = step * (Double(column) + 1 + dice.number(-0.35...0.35))
        let y = step * (Double(row) + 1 + dice.number(-0.35...0.35))
        if max(abs(x - centre), abs(y - centre)) < reach + 60 { continue }
        points[row * count + column] = drawn.add(.init(x: x, y: y))
      }
    }
  }

  private mutating func drawLines() {
    for row in 0..<count {
      for column in 0..<count {
        guard let tail = points[row * count + column] else { continue }
        let east = column + 1 < count ? points[row * count + column + 1] : nil
        let north = row + 1 < count ? points[(row + 1) * count + column] : nil
        for (head, line) in [(east, row), (north, column)] {
          // Some lines are country lanes all along, so that these hang together.
          let isLane = line % 7 == 3
          guard let head, isLane || !dice.happens(0.32) else { continue }
          let kind = isLane ? "unclassified" : dice.happens(0.66) ? "track" : "path"
          drawn.draw(from: tail, to: head, every: 33, &dice, [.init("highway", kind)])
        }
      }
    }
  }

  private mutating func tieGates() {
    let lanes = (0..<count).filter { $0 % 7 == 3 }
    let around = lanes.flatMap { line in
      (0..<count).flatMap { [points[line * count + $0], points[$0 * count + line]] }
    }.compactMap { $0 }
    for gate in DrawnCell.Gate.allCases.prefix(4).map(\.rawValue) {
      guard let nearest = around.min(by: { distance($0, gate) < distance($1, gate) }) else {
        return
      }
      drawn.draw(from: gate, to: nearest, every: 33, &dice, [.init("highway", "unclassified")])
    }
  }

  private func distance(_ a: Int, _ b: Int) -> Double {
    let (p, q) = (drawn.nodes[a].point, drawn.nodes[b].point)
    return (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)
  }
}
