// SPDX-License-Identifier: Apache-2.0

package import PackedFile
import Threads

extension ContractionHierarchy {
  /// Prepares a graph; the same graph and parameters give the same bytes, whatever the threads.
  package static func build(
    _ graph: Graph, parameters: ContractionParameters = ContractionParameters(), threads: Int = 1
  ) -> ContractionHierarchy {
    precondition(graph.arcCount <= ArcParts.arcLimit, "more arcs than 31 bits can number")
    let team = WorkerTeam(size: max(1, threads))
    var contraction = Contraction(graph, parameters, team)
    contraction.run()
    let coreSize = parameters.coreSize ?? CoreTable.size(nodeCount: graph.nodeCount)
    return ContractionHierarchy(
      NumberedResult(contraction.finish(), coreSize: coreSize), graphArcCount: graph.arcCount,
      coreSize: coreSize, team)
  }

  private init(
    _ result: NumberedResult, graphArcCount: Int, coreSize: Int, _ team: WorkerTeam
  ) {
    let code = WeightCode(bits: result.weightBits)
    let packed = UnsafeMutablePointer<PackedPairs>.allocate(capacity: 3)
    defer { unsafe packed.deallocate() }
    team.forEachPart(of: 3, partSize: 1) { _, part in
      for kind in part {
        let pairs =
          switch kind {
          case 0: result.packedParts(graphArcCount: graphArcCount)
          case 1: result.packedNodes()
          default: result.packedRanks()
          }
        unsafe (packed + kind).initialize(to: pairs)
      }
    }
    children = unsafe (packed + 0).move()
    nodes = unsafe (packed + 1).move()
    ranks = unsafe (packed + 2).move()
    // Memory is most in use here.
    result.forgetParts()
    arcs = result.packedArcs(code)
    weightCode = code
    self.graphArcCount = graphArcCount
    core = CoreTable(size: coreSize, nodes: nodes, arcs: arcs, code, team)
  }

  /// Packs numbers as they are, right or wrong, for tests of what reads them.
  ///
  /// `first` is the first arc out of each node and the first into it, and at the end the number of
  /// arcs.
  package init(
    rank: [UInt32], first: [UInt32], arcs: [UpwardArc], parts: [ArcParts], core: [Weight],
    graphArcCount: Int
  ) {
    func bits<Numbers: Sequence<UInt32>>(_ numbers: Numbers) -> UInt32 {
      numbers.reduce(0) { $0 | $1 }
    }
    let outCount = stride(from: 0, to: first.count - 1, by: 2).map { first[$0 + 1] &- first[$0] }
    let starts = stride(from: 0, to: first.count, by: 2).map { first[$0] }
    weightCode = WeightCode(bits: bits(arcs.map(\.weight)))
    let codes = arcs.map { [weightCode] in weightCode.encode($0.weight) }
    func pairs(_ low: [UInt32], _ high: [UInt32]) -> PackedPairs {
      PackedPairs(count: low.count, widths: .init(low: bits(low), high: bits(high))) {
        for (low, high) in zip(low, high) { $0.append(low, high) }
      }
    }
    ranks = pairs(rank, rank.map { _ in 0 })
    nodes = pairs(starts, outCount + [0])
    self.arcs = pairs(arcs.map(\.head), codes)
    children = pairs(parts.map(\.part), parts.map(\.back))
    self.core = CoreTable(size: Int(Double(core.count).squareRoot()), weights: PackedArray(core))
    self.graphArcCount = graphArcCount
  }
}

extension ContractionHierarchy {
  /// The same, in a spill file where there is one.
  package func spilled(_ spill: SpillFile?) -> ContractionHierarchy {
    guard let spill else { return self }
    return ContractionHierarchy(
      ranks: ranks.spilled(spill), nodes: nodes.spilled(spill), arcs: arcs.spilled(spill),
      weightCode: weightCode, children: children.spilled(spill),
      core: CoreTable(size: core.size, weights: spill(core.weights)), graphArcCount: graphArcCount)
  }
}
