// SPDX-License-Identifier: Apache-2.0

import PackedFile

extension ContractionHierarchy {
  /// What is wrong with this as a hierarchy of a graph, the first few faults; empty if nothing is.
  ///
  /// Nodes are numbered one to one; arcs go up; each leaf is an arc of the graph with its ends and
  /// weight, each shortcut two arcs over a lower node with the sum of their weights; and of every
  /// arc of the graph there is one in the hierarchy that is not heavier. That shortcuts suffice,
  /// only queries held against Dijkstra's can show. O(n + m log n).
  package func checkInvariants(against graph: Graph) -> [String] {
    guard graph.nodeCount == nodeCount, graph.arcCount == graphArcCount else {
      return ["it has \(nodeCount) nodes, the graph \(graph.nodeCount), or another number of arcs"]
    }
    guard first.count == 2 * nodeCount + 1, isMonotone(first, last: arcCount),
      parts.count == arcCount
    else { return ["arcs of nodes do not follow one another"] }
    var check = InvariantCheck(hierarchy: self, graph: graph)
    check.run()
    return check.faults
  }
}

private struct InvariantCheck {
  let hierarchy: ContractionHierarchy
  let graph: Graph
  private(set) var faults: [String] = []
  /// Ends of the hierarchy's arcs, in the direction of travel, by number in the hierarchy.
  private var tail: [UInt32] = []
  private var head: [UInt32] = []
  private let faultLimit = 10

  init(hierarchy: ContractionHierarchy, graph: Graph) {
    self.hierarchy = hierarchy
    self.graph = graph
  }

  mutating func run() {
    checkRank()
    checkDirections()
    guard faults.isEmpty else { return }
    for arc in 0..<hierarchy.arcCount where faults.count < faultLimit {
      checkParts(of: arc)
    }
    let core = CoreTable(
      size: hierarchy.core.size, first: Array(hierarchy.first), arcs: Array(hierarchy.arcs))
    if !core.weights.elementsEqual(hierarchy.core.weights) {
      faults.append("the table of its core has distances that its arcs do not give")
    }
    for x in 0..<graph.nodeCount where faults.count < faultLimit {
      for xy in graph.firstOut[x]..<graph.firstOut[x + 1] { checkCovered(UInt32(x), xy) }
    }
  }

  private mutating func checkRank() {
    var isTaken = [Bool](repeating: false, count: hierarchy.nodeCount)
    for (node, rank) in hierarchy.rank.enumerated() {
      guard rank < hierarchy.nodeCount, !isTaken[Int(rank)] else {
        return faults.append("node \(node) has a rank beyond all or of another node")
      }
      isTaken[Int(rank)] = true
    }
  }

  private mutating func checkDirections() {
    for v in 0..<UInt32(hierarchy.nodeCount) {
      for list in 0..<2 {
        for arc in range(of: v, half: list) {
          let other = hierarchy.arcs[arc].head
          if other <= v || other >= hierarchy.nodeCount {
            return faults.append("arc \(arc) of node \(v) does not go up")
          }
          tail.append(list == 0 ? v : other)
          head.append(list == 0 ? other : v)
        }
      }
    }
  }

  /// An arc, or a part of one: its ends by number in the hierarchy, and its weight.
  private struct Piece {
    let tail: UInt32
    let head: UInt32
    let weight: Weight
  }

  /// What a part of an arc is; nil where there is no such part, or not before `limit`.
  private func piece(_ part: UInt32, before limit: Int) -> Piece? {
    guard part & ArcParts.graphArcBit != 0 else { return part < limit ? arc(Int(part)) : nil }
    let graphArc = part ^ ArcParts.graphArcBit
    guard graphArc < graph.arcCount else { return nil }
    let rank = hierarchy.rank
    return Piece(
      tail: rank[graph.tail(of: graphArc)], head: rank[graph.head[graphArc]],
      weight: graph.weight[graphArc])
  }

  private func arc(_ arc: Int) -> Piece {
    Piece(tail: tail[arc], head: head[arc], weight: hierarchy.arcs[arc].weight)
  }

  private mutating func checkParts(of index: Int) {
    let parts = hierarchy.parts[index]
    let whole = arc(index)
    guard let first = piece(parts.first, before: index) else {
      return faults.append("arc \(index) is made of what does not come before it")
    }
    if parts.isShortcut {
      guard let second = piece(parts.second, before: index) else {
        return faults.append("arc \(index) is made of what does not come before it")
      }
      checkShortcut(index, whole, first, second)
    } else if first.tail != whole.tail || first.head != whole.head {
      faults.append("arc \(index) stands for an arc of the graph with other ends")
    } else if first.weight != whole.weight {
      faults.append("arc \(index) stands for an arc of the graph of another weight")
    }
  }

  private mutating func checkShortcut(
    _ index: Int, _ whole: Piece, _ first: Piece, _ second: Piece
  ) {
    guard first.tail == whole.tail, second.tail == first.head, second.head == whole.head else {
      return faults.append("the parts of shortcut \(index) do not join its ends")
    }
    if first.head >= min(whole.tail, whole.head) {
      faults.append("shortcut \(index) leads over a node that is not lower")
    }
    if first.weight.saturatingSum(second.weight) != whole.weight {
      faults.append("shortcut \(index) does not weigh what its parts do")
    }
  }

  private mutating func checkCovered(_ x: UInt32, _ xy: UInt32) {
    let y = graph.head[xy]
    guard x != y else { return }
    let from = hierarchy.rank[x]
    let to = hierarchy.rank[y]
    let range = range(of: min(from, to), half: from < to ? 0 : 1)
    let isCovered = range.contains {
      hierarchy.arcs[$0].head == max(from, to) && hierarchy.arcs[$0].weight <= graph.weight[xy]
    }
    if !isCovered { faults.append("arc \(xy) of the graph has none as light in the hierarchy") }
  }

  private func range(of v: UInt32, half: Int) -> Range<Int> {
    Int(hierarchy.first[2 * Int(v) + half])..<Int(hierarchy.first[2 * Int(v) + half + 1])
  }
}
