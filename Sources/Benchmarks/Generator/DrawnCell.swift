// SPDX-License-Identifier: Apache-2.0

/// What is drawn in one cell: nodes in metres from its south-west corner, and ways over them.
struct DrawnCell {
  struct Point {
    var x: Double
    var y: Double
  }

  struct Node {
    let point: Point
    var tags: [Tag] = []
  }

  struct Tag {
    let key: String
    let value: String

    init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// A node of this cell, or a gate of another.
  enum Reference: Equatable {
    case own(Int)
    case gate(CountryPlan.Cell, Gate)
  }

  /// Nodes that neighbours know of: they come first in every cell, in this order.
  enum Gate: Int, CaseIterable {
    case west, south, east, north
    /// On motorways beside the cell: one carriageway each.
    case northbound, southbound, eastbound, westbound
  }

  struct Way {
    let nodes: [Reference]
    let tags: [Tag]
  }

  private(set) var nodes: [Node] = []
  private(set) var ways: [Way] = []

  mutating func add(_ point: Point, _ tags: [Tag] = []) -> Int {
    nodes.append(Node(point: point, tags: tags))
    return nodes.count - 1
  }

  mutating func tag(_ node: Int, _ tag: Tag) { nodes[node].tags.append(tag) }

  mutating func draw(_ nodes: [Reference], _ tags: [Tag]) {
    ways.append(Way(nodes: nodes, tags: tags))
  }

  /// Draws a way between two nodes that bends on its way, a node about every so many metres.
  mutating func draw(
    from tail: Int, to head: Int, every spacing: Double, _ dice: inout Dice, _ tags: [Tag]
  ) {
    draw(bent(from: tail, to: head, every: spacing, &dice).map { .own($0) }, tags)
  }

  /// The nodes of a line between two nodes that bends a little, both ends included.
  mutating func bent(
    from tail: Int, to head: Int, every spacing: Double, _ dice: inout Dice
  ) -> [Int] {
    let a = nodes[tail].point, b = nodes[head].point
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let count = min(200, Int(length / spacing * dice.number(0.4...1.6)))
    guard count > 0, length > 0 else { return [tail, head] }
    let bow = length * dice.number(-0.12...0.12)
    var line = [tail]
    for step in 1...count {
      let share = Double(step) / Double(count + 1)
      let side = 4 * bow * share * (1 - share) + dice.number(-0.15...0.15) * spacing
      line.append(
        add(
          Point(x: a.x + dx * share - dy / length * side, y: a.y + dy * share + dx / length * side))
      )
    }
    return line + [head]
  }
}
