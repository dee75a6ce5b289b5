// SPDX-License-Identifier: Apache-2.0

/// Numbers the nodes of a hierarchy so that what a query visits together lies together.
///
/// Any numbering with every arc upward serves queries. Here the few highest nodes, which nearly
/// every query visits, come last, by rank. The others are numbered downward from there, each as soon
/// as all its higher neighbours are, the latest found first: so a node comes right before the
/// lowest of its higher neighbours, among all that lies below that one.
struct DepthFirstNumbering {
  /// One in this many nodes is one of the highest, which are no fewer than those of the core.
  private static let partOfHighest = 32

  /// Number in the hierarchy by place in the order of contraction.
  private(set) var number: [UInt32]

  /// `place` is the place of each node in the order of contraction.
  init(of result: borrowing ContractionResult, place: [UInt32], coreSize: Int) {
    let count = place.count
    let firstHighest = count - max(coreSize, count / Self.partOfHighest)
    number = [UInt32](repeating: 0, count: count)
    // The lower neighbours of each node, and how many arcs lead from each to higher ones that have
    // no number yet.
    var lowerFirst = [UInt32](repeating: 0, count: count + 1)
    for arc in 0..<result.arcs.count {
      lowerFirst[Int(place[Int(result.arcs[arc].head)]) + 1] += 1
    }
    for v in 0..<count { lowerFirst[v + 1] += lowerFirst[v] }
    var lower = [UInt32](repeating: 0, count: result.arcs.count)
    var waiting = [UInt32](repeating: 0, count: count)
    for v in 0..<count {
      let run = Int(result.first[2 * v])..<Int(result.first[2 * v + 2])
      waiting[v] = UInt32(run.count)
      for arc in run {
        let higher = Int(place[Int(result.arcs[arc].head)])
        lower[Int(lowerFirst[higher])] = UInt32(v)
        lowerFirst[higher] += 1
      }
    }
    var ready: [UInt32] = []
    for v in 0..<firstHighest where waiting[v] == 0 { ready.append(UInt32(v)) }
    func release(below v: Int) {
      let start = v == 0 ? 0 : Int(lowerFirst[v - 1])
      for index in start..<Int(lowerFirst[v]) {
        let w = Int(lower[index])
        waiting[w] -= 1
        if waiting[w] == 0, w < firstHighest { ready.append(UInt32(w)) }
      }
    }
    for highest in firstHighest..<count {
      number[highest] = UInt32(highest)
      release(below: highest)
    }
    var next = UInt32(firstHighest)
    while let v = ready.popLast() {
      next -= 1
      number[Int(v)] = next
      release(below: Int(v))
    }
  }
}
