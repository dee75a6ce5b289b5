// SPDX-License-Identifier: Apache-2.0

/// Numbers the nodes of a hierarchy so that what a query visits together lies together.
///
/// Any numbering with every arc upward serves queries. Here the few highest nodes, which nearly
/// every query visits, come last, by rank; the others in the order in which a depth-first search
/// down from the highest *leaves* them, each right after those that hang below it, for a shortcut
/// leads over a node that hangs below its ends. With 1.2 million nodes, against numbering by
/// rank, paths take a sixth less time and distances the same; depth-first throughout, distances
/// take a tenth longer.
struct DepthFirstNumbering {
  /// One in this many nodes is one of the highest.
  private static let partOfHighest = 64

  /// Number in the hierarchy by place in the order of contraction.
  private(set) var number: [UInt32]

  init(of result: ContractionResult, place: [UInt32]) {
    let count = result.order.count
    let lower = LowerNodes(of: result, place: place)
    let firstHighest = count - count / Self.partOfHighest
    number = (0..<UInt32(count)).map { $0 }
    var next: UInt32 = 0
    lower.visitDepthFirst { place in
      if place < firstHighest {
        number[place] = next
        next += 1
      }
    }
  }
}

/// For each node, by place in the order of contraction, the lower ones that have arcs to it.
private struct LowerNodes {
  private var first: [Int]
  private var lower: [UInt32]

  init(of result: ContractionResult, place: [UInt32]) {
    let count = result.order.count
    first = [Int](repeating: 0, count: count + 1)
    for arc in result.arcs { first[Int(place[Int(arc.head)]) + 1] += 1 }
    for v in 0..<count { first[v + 1] += first[v] }
    lower = [UInt32](repeating: 0, count: result.arcs.count)
    var next = first
    for v in 0..<count {
      for arc in Int(result.first[2 * v])..<Int(result.first[2 * v + 2]) {
        let head = Int(place[Int(result.arcs[arc].head)])
        lower[next[head]] = UInt32(v)
        next[head] += 1
      }
    }
  }

  /// Calls `leave` once for each node, after all below it that no search has met before.
  ///
  /// The highest of the nodes below come first, so that most are met from their nearest above.
  func visitDepthFirst(_ leave: (Int) -> Void) {
    let count = first.count - 1
    var isMet = [Bool](repeating: false, count: count)
    var rest = (0..<count).map { first[$0 + 1] }
    var stack: [Int] = []
    for root in (0..<count).reversed() where !isMet[root] {
      isMet[root] = true
      stack.append(root)
      while let v = stack.last {
        guard rest[v] > first[v] else {
          leave(v)
          stack.removeLast()
          continue
        }
        rest[v] -= 1
        let w = Int(lower[rest[v]])
        if !isMet[w] {
          isMet[w] = true
          stack.append(w)
        }
      }
    }
  }
}
