// SPDX-License-Identifier: Apache-2.0

import PackedFile
import Threads

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
    guard runsFollowOneAnother(), children.count == arcCount else {
      return ["arcs of nodes do not follow one another"]
    }
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
      size: hierarchy.core.size, nodes: hierarchy.nodes, arcs: hierarchy.arcs,
      hierarchy.weightCode, WorkerTeam(size: 1))
    if !core.weights.elementsEqual(hierarchy.core.weights) {
      faults.append("the table of its core has distances that its arcs do not give")
    }
    for x in 0..<graph.nodeCount where faults.count < faultLimit {
      for xy in graph.firstOut[x]..<graph.firstOut[x + 1] { checkCovered(UInt32(x), xy) }
    }
  }

  private mutating func checkRank() {
    var isTaken = [Bool](repeating: false, count: hierarchy.nodeCount)
    for node in 0..<UInt32(hierarchy.nodeCount) {
      let rank = hierarchy.rank(node)
      guard rank < hierarchy.nodeCount, !isTaken[Int(rank)] else {
        return faults.append("node \(node) has a rank beyond all or of another node")
      }
      isTaken[Int(rank)] = true
    }
  }

  private mutating func checkDirections() {
    for v in 0..<UInt32(hierarchy.nodeCount) {
      let out = hierarchy.out(of: v)
      for arc in out.lowerBound..<hierarchy.into(v).upperBound {
        let other = hierarchy.arc(arc).head
        if other <= v || other >= hierarchy.nodeCount {
          return faults.append("arc \(arc) of node \(v) does not go up")
        }
        tail.append(out.contains(arc) ? v : other)
        head.append(out.contains(arc) ? other : v)
      }
    }
  }

  /// An arc, or a part of one: its ends by number in the hierarchy, and its weight.
  private struct Piece {
    let tail: UInt32
    let head: UInt32
    let weight: Weight
  }

  private func piece(ofGraph arc: UInt32) -> Piece? {
    guard arc < graph.arcCount else { return nil }
    return Piece(
      tail: hierarchy.rank(graph.tail(of: arc)), head: hierarchy.rank(graph.head[arc]),
      weight: graph.weight[arc])
  }

  private func piece(_ arc: Int) -> Piece {
    Piece(tail: tail[arc], head: head[arc], weight: hierarchy.arc(arc).weight)
  }

  private mutating func checkParts(of index: Int) {
    let parts = hierarchy.parts(of: index)
    let whole = piece(index)
    if parts.isShortcut {
      guard parts.part < index, parts.back <= parts.part else {
        return faults.append("arc \(index) is made of what does not come before it")
      }
      checkShortcut(index, whole, piece(Int(parts.first)), piece(Int(parts.second)))
      return
    }
    guard let leaf = piece(ofGraph: parts.part) else {
      return faults.append("arc \(index) stands for an arc that the graph lacks")
    }
    if leaf.tail != whole.tail || leaf.head != whole.head {
      faults.append("arc \(index) stands for an arc of the graph with other ends")
    } else if leaf.weight != whole.weight {
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
    let from = hierarchy.rank(x)
    let to = hierarchy.rank(y)
    let range = from < to ? hierarchy.out(of: from) : hierarchy.into(to)
    let isCovered = range.contains {
      let arc = hierarchy.arc($0)
      return arc.head == max(from, to) && arc.weight <= graph.weight[xy]
    }
    if !isCovered { faults.append("arc \(xy) of the graph has none as light in the hierarchy") }
  }
}
