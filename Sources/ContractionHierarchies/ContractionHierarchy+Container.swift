// SPDX-License-Identifier: Apache-2.0

package import PackedFile

extension ContractionHierarchy {
  /// Reads the hierarchy of a graph from sections `<prefix>.rank`, `.first`, `.arc`, `.child`
  /// and `.core`.
  ///
  /// What the search and the unpacking read unchecked is checked here, in one pass over each
  /// section: numbers in range, arcs upward, weights finite, parts before what they make up. That
  /// the hierarchy gives the graph's distances is for `checkInvariants` to say.
  package init(container: Container, prefix: String, graph: Graph) throws {
    rank = try container.array("\(prefix).rank", count: graph.nodeCount)
    first = try container.array("\(prefix).first", count: 2 * graph.nodeCount + 1)
    arcs = try container.array("\(prefix).arc")
    parts = try container.array("\(prefix).child", count: arcs.count)
    let damage = container.damaged("has a hierarchy “\(prefix)” whose core is no square of nodes")
    guard let core = CoreTable(weights: try container.array("\(prefix).core")),
      core.size <= graph.nodeCount
    else { throw damage }
    self.core = core
    graphArcCount = graph.arcCount
    if let fault = fault() { throw container.damaged("has a hierarchy “\(prefix)” that \(fault)") }
  }

  package func addSections(to writer: inout ContainerWriter, prefix: String) {
    writer.add("\(prefix).rank", rank)
    writer.add("\(prefix).first", first)
    writer.add("\(prefix).arc", arcs)
    writer.add("\(prefix).child", parts)
    writer.add("\(prefix).core", core.weights)
  }

  /// The first thing that is wrong, as it reads after "the hierarchy".
  private func fault() -> String? {
    guard isBounded(rank, by: UInt32(nodeCount)) else { return "ranks a node beyond all others" }
    guard max(arcCount, graphArcCount) <= ArcParts.arcLimit,
      isMonotone(first, last: arcCount)
    else {
      return "has arcs of nodes that do not follow one another"
    }
    guard arcsAreUpward() else { return "has an arc that does not go up to one of its nodes" }
    guard weightsAreFinite() else { return "has an arc of infinite weight" }
    guard core.weights.allSatisfy({ $0 <= .infinity }) else {
      return "has a distance beyond infinity"
    }
    guard partsComeFirst() else { return "has an arc made of arcs that do not come before it" }
    return nil
  }

  private func arcsAreUpward() -> Bool {
    let first = first.span
    let arcs = arcs.span
    let count = UInt32(nodeCount)
    var isUpward = true
    for v in 0..<nodeCount {
      for arc in Int(first[2 * v])..<Int(first[2 * v + 2]) {
        let head = arcs[arc].head
        isUpward = isUpward && head > v && head < count
      }
    }
    return isUpward
  }

  private func weightsAreFinite() -> Bool {
    let arcs = arcs.span
    var isFinite = true
    for arc in arcs.indices { isFinite = isFinite && arcs[arc].weight.isFinite }
    return isFinite
  }

  private func partsComeFirst() -> Bool {
    let parts = parts.span
    let graphArcs = ArcParts.graphArcBit..<ArcParts.graphArcBit + UInt32(graphArcCount)
    var comesFirst = true
    for arc in parts.indices {
      let part = parts[arc]
      let isFirstSound = graphArcs.contains(part.first) || part.isShortcut && part.first < arc
      let isSecondSound = graphArcs.contains(part.second) || !part.isShortcut || part.second < arc
      comesFirst = comesFirst && isFirstSound && isSecondSound
    }
    return comesFirst
  }
}
