// SPDX-License-Identifier: Apache-2.0

import PackedFile

extension ContractionHierarchy {
  /// Prepares a graph; the same graph and parameters give the same bytes.
  ///
  /// It uses one thread, and as many builds may run at a time as there are graphs.
  package static func build(
    _ graph: Graph, parameters: ContractionParameters = ContractionParameters()
  ) -> ContractionHierarchy {
    precondition(graph.arcCount <= ArcParts.arcLimit, "more arcs than 31 bits can number")
    var contraction = Contraction(graph, parameters)
    contraction.run()
    return ContractionHierarchy(
      contraction.result, graphArcCount: graph.arcCount,
      coreSize: parameters.coreSize ?? CoreTable.size(nodeCount: graph.nodeCount))
  }

  /// Gives nodes and arcs their final numbers.
  private init(_ result: ContractionResult, graphArcCount: Int, coreSize: Int) {
    let count = result.order.count
    var place = [UInt32](repeating: 0, count: count)
    for (index, node) in result.order.enumerated() { place[Int(node)] = UInt32(index) }
    let number = DepthFirstNumbering(of: result, place: place).number
    let rank = place.map { number[Int($0)] }
    let (first, newArc) = Self.numberArcs(of: result, number)
    var arcs = [UpwardArc](repeating: UpwardArc(head: 0, weight: 0), count: result.arcs.count)
    var parts = [ArcParts](repeating: ArcParts(graphArc: 0), count: arcs.count)
    for (old, new) in newArc.enumerated() {
      let arc = result.arcs[old]
      arcs[Int(new)] = UpwardArc(head: rank[Int(arc.head)], weight: arc.weight)
      parts[Int(new)] = result.parts(of: old, renumberedBy: newArc)
    }
    self.rank = PackedArray(rank)
    self.first = PackedArray(first)
    self.arcs = PackedArray(arcs)
    self.parts = PackedArray(parts)
    core = CoreTable(size: coreSize, first: first, arcs: arcs)
    self.graphArcCount = graphArcCount
  }

  /// Where the lists of the nodes, in the order of their numbers, start, and where arcs move to.
  private static func numberArcs(
    of result: ContractionResult, _ number: [UInt32]
  ) -> (first: [UInt32], newArc: [UInt32]) {
    var placeByNumber = [Int](repeating: 0, count: number.count)
    for (place, number) in number.enumerated() { placeByNumber[Int(number)] = place }
    var first: [UInt32] = [0]
    first.reserveCapacity(2 * number.count + 1)
    var newArc = [UInt32](repeating: 0, count: result.arcs.count)
    var next: UInt32 = 0
    for place in placeByNumber {
      for list in 2 * place..<2 * place + 2 {
        for arc in Int(result.first[list])..<Int(result.first[list + 1]) {
          newArc[arc] = next
          next += 1
        }
        first.append(next)
      }
    }
    return (first, newArc)
  }
}

extension ContractionResult {
  /// What an arc stands for; a part that is one arc of the graph is replaced by that.
  fileprivate func parts(of arc: Int, renumberedBy newArc: [UInt32]) -> ArcParts {
    func renumbered(_ part: UInt32) -> UInt32 {
      let both = parts[Int(part)]
      return both.isShortcut ? newArc[Int(part)] : both.first
    }
    let both = parts[arc]
    guard both.isShortcut else { return both }
    return ArcParts(first: renumbered(both.first), second: renumbered(both.second))
  }
}
