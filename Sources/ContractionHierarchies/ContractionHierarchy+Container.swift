// SPDX-License-Identifier: Apache-2.0

package import PackedFile

extension ContractionHierarchy {
  /// Reads the hierarchy of a graph from sections `<prefix>.shape`, `.rank`, `.node`, `.arc`,
  /// `.child` and `.core`.
  ///
  /// What the search and the unpacking read unchecked is checked here, in one pass over each
  /// section: numbers in range, arcs upward, weights finite, parts before what they make up. That
  /// the hierarchy gives the graph's distances is for `checkInvariants` to say.
  package init(container: Container, prefix: String, graph: Graph) throws {
    let shape = Shape(
      numbers: try container.array("\(prefix).shape", count: Shape.numberCount))
    func pairs(_ name: String, _ count: Int, _ widths: PackedPairs.Widths) throws -> PackedPairs {
      let words: PackedArray<UInt64> = try container.array("\(prefix).\(name)")
      guard let pairs = PackedPairs(count: count, widths: widths, words: words) else {
        throw container.damaged("has not \(count) pairs in section “\(prefix).\(name)”")
      }
      return pairs
    }
    ranks = try pairs("rank", graph.nodeCount, shape.rank)
    nodes = try pairs("node", graph.nodeCount + 1, shape.node)
    arcs = try pairs("arc", shape.arcCount, shape.arc)
    children = try pairs("child", shape.arcCount, shape.child)
    weightCode = shape.weightCode
    let damage = container.damaged("has a hierarchy “\(prefix)” whose core is no square of nodes")
    guard let core = CoreTable(weights: try container.array("\(prefix).core")),
      core.size <= graph.nodeCount
    else { throw damage }
    self.core = core
    graphArcCount = graph.arcCount
    if let fault = fault() { throw container.damaged("has a hierarchy “\(prefix)” that \(fault)") }
  }

  package func addSections(to writer: inout ContainerWriter, prefix: String) {
    writer.add("\(prefix).shape", Shape(self).numbers)
    writer.add("\(prefix).rank", ranks.words)
    writer.add("\(prefix).node", nodes.words)
    writer.add("\(prefix).arc", arcs.words)
    writer.add("\(prefix).child", children.words)
    writer.add("\(prefix).core", core.weights)
  }

  /// The first thing that is wrong, as it reads after "the hierarchy".
  private func fault() -> String? {
    guard ranksAreBounded() else { return "ranks a node beyond all others" }
    guard max(arcCount, graphArcCount) <= ArcParts.arcLimit, runsFollowOneAnother() else {
      return "has arcs of nodes that do not follow one another"
    }
    guard arcsAreUpward() else { return "has an arc that does not go up to one of its nodes" }
    guard weightCode.isSound, weightsAreFinite() else { return "has an arc of infinite weight" }
    guard core.weights.allSatisfy({ $0 <= .infinity }) else {
      return "has a distance beyond infinity"
    }
    guard partsComeFirst() else { return "has an arc made of arcs that do not come before it" }
    return nil
  }

  private func ranksAreBounded() -> Bool {
    let ranks = ranks.reader
    let count = UInt32(nodeCount)
    var isBounded = true
    for node in 0..<nodeCount { isBounded = isBounded && ranks[node].low < count }
    return isBounded
  }

  /// Whether each node's arcs begin where those before end, no fewer than lead out of it.
  func runsFollowOneAnother() -> Bool {
    let nodes = nodes.reader
    guard nodes[0].low == 0, Int(nodes[nodeCount].low) == arcCount else { return false }
    for v in 0..<nodeCount {
      let node = nodes[v]
      let end = nodes[v + 1].low
      guard node.low <= end, node.high <= end - node.low else { return false }
    }
    return true
  }

  private func arcsAreUpward() -> Bool {
    let nodes = nodes.reader, arcs = arcs.reader
    let count = UInt32(nodeCount)
    var isUpward = true
    for v in 0..<nodeCount {
      for arc in Int(nodes[v].low)..<Int(nodes[v + 1].low) {
        let head = arcs[arc].low
        isUpward = isUpward && head > v && head < count
      }
    }
    return isUpward
  }

  private func weightsAreFinite() -> Bool {
    let arcs = arcs.reader
    var isFinite = true
    for arc in 0..<arcCount {
      isFinite = isFinite && weightCode.decode(arcs[arc].high).isFinite
    }
    return isFinite
  }

  private func partsComeFirst() -> Bool {
    let children = children.reader
    let graphArcs = UInt32(graphArcCount)
    var comesFirst = true
    for arc in 0..<arcCount {
      let (part, back) = children[arc]
      let isSound = back == 0 ? part < graphArcs : part < arc && back <= part
      comesFirst = comesFirst && isSound
    }
    return comesFirst
  }
}

/// The numbers that tell how a hierarchy's other sections are to be read.
private struct Shape {
  static let numberCount = 11

  let arcCount: Int
  let rank: PackedPairs.Widths
  let node: PackedPairs.Widths
  let arc: PackedPairs.Widths
  let child: PackedPairs.Widths
  let weightCode: WeightCode

  init(_ hierarchy: ContractionHierarchy) {
    arcCount = hierarchy.arcCount
    rank = hierarchy.ranks.widths
    node = hierarchy.nodes.widths
    arc = hierarchy.arcs.widths
    child = hierarchy.children.widths
    weightCode = hierarchy.weightCode
  }

  init(numbers: PackedArray<UInt32>) {
    func widths(_ index: Int) -> PackedPairs.Widths {
      .init(lowBits: Int(numbers[index]), highBits: Int(numbers[index + 1]))
    }
    arcCount = Int(numbers[0])
    rank = widths(1)
    node = widths(3)
    arc = widths(5)
    child = widths(7)
    weightCode = WeightCode(lowBits: Int(numbers[9]), gap: Int(numbers[10]))
  }

  var numbers: PackedArray<UInt32> {
    let widths = [rank, node, arc, child].flatMap { [$0.low, $0.high] }
    let all = [arcCount] + widths + [weightCode.lowBits, weightCode.gap]
    return PackedArray(all.map { UInt32($0) })
  }
}
