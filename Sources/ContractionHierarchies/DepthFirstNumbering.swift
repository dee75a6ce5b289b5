// SPDX-License-Identifier: Apache-2.0

/// Numbers the nodes of a hierarchy so that what a query visits together lies together.
///
/// Any numbering with every arc upward serves queries. Here the few highest nodes, which nearly
/// every query visits, come last, by rank. The others are numbered from above as a depth-first
/// search that climbs from each node of the graph in turn leaves them: each comes right before the
/// higher ones that it was the first to reach, and neighbours in the graph, if it is given in an
/// order of places, are neighbours here.
struct DepthFirstNumbering {
  /// One in this many nodes is one of the highest, which are no fewer than those of the core.
  private static let partOfHighest = 32

  /// Number in the hierarchy by place in the order of contraction.
  private(set) var number: [UInt32]

  /// `place` is the place of each node in the order of contraction.
  init(of result: borrowing ContractionResult, place: [UInt32], coreSize: Int) {
    let count = place.count
    let firstHighest = count - max(coreSize, count / Self.partOfHighest)
    let none = UInt32.max
    number = [UInt32](repeating: none, count: count)
    for highest in firstHighest..<count { number[highest] = UInt32(highest) }
    var next = UInt32(firstHighest)
    var stack: [(place: Int, rest: UInt32)] = []
    for root in place where number[Int(root)] == none {
      stack.append((Int(root), result.first[2 * Int(root)]))
      while let (v, rest) = stack.last {
        if rest == result.first[2 * v + 2] {
          stack.removeLast()
          next -= 1
          number[v] = next
        } else {
          stack[stack.count - 1].rest += 1
          let higher = Int(place[Int(result.arcs[Int(rest)].head)])
          if number[higher] == none { stack.append((higher, result.first[2 * higher])) }
        }
      }
    }
  }
}
