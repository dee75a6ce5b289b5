// SPDX-License-Identifier: Apache-2.0

/// The weight from any node to some targets, for searches that ask it of many nodes.
///
/// The targets climb once; a node's weight is then the least over its arcs upward, or what the
/// targets' climb left at it. What has been asked is kept, so that a search that settles a thousand
/// nodes costs little more than they do (Strasser, Zeitz 2021,
/// https://doi.org/10.4230/LIPIcs.SEA.2021.6). A workspace has some 30 bytes a node.
@safe package struct CHPotential: ~Copyable {
  /// Current where `stamp` is twice the search's; one more where it is final, not only what the
  /// targets left.
  private struct Label: BitwiseCopyable {
    var weight: Weight
    var stamp: UInt32
  }

  private let hierarchy: ContractionHierarchy
  private let reader: HierarchyReader
  private let labels: UnsafeMutablePointer<Label>
  private var space: UpwardSpace
  private var stamp: UInt32 = 0
  private var open: [UInt32] = []

  package init(_ hierarchy: ContractionHierarchy) {
    self.hierarchy = hierarchy
    reader = HierarchyReader(hierarchy)
    unsafe labels = .zeroed(count: hierarchy.nodeCount)
    space = UpwardSpace(hierarchy)
  }

  deinit { unsafe release(labels) }

  /// Takes targets, each a node of the graph and a weight still to be spent there.
  package mutating func setTargets(_ targets: [PathSeed]) {
    stamp &+= 2
    if stamp == 0 {
      unsafe labels.clear(count: hierarchy.nodeCount)
      stamp = 2
    }
    space.search(from: targets, .backward)
    for reached in space.below {
      unsafe labels[Int(reached.node)] = Label(weight: reached.weight, stamp: stamp)
    }
  }

  /// The weight of the best path from a node of the graph to a target; infinite without one.
  package mutating func weight(from node: UInt32) -> Weight {
    let rank = hierarchy.rank(node)
    if let known = known(rank) { return known }
    open.append(rank)
    while let v = open.last {
      if known(v) != nil {
        open.removeLast()
        continue
      }
      let depth = open.count
      let weight = leastUpward(v)
      // Nodes above that are not known yet come first.
      guard open.count == depth else { continue }
      unsafe labels[Int(v)] = Label(weight: weight, stamp: stamp | 1)
      open.removeLast()
    }
    return known(rank) ?? .infinity
  }

  private func known(_ v: UInt32) -> Weight? {
    let label = unsafe labels[Int(v)]
    return label.stamp == stamp | 1 ? label.weight : nil
  }

  /// The least weight by way of higher nodes; adds those that are not known to the open ones.
  private mutating func leastUpward(_ v: UInt32) -> Weight {
    if v >= reader.coreStart { return overCore(from: v) }
    let label = unsafe labels[Int(v)]
    var least = label.stamp == stamp ? label.weight : .infinity
    let (start, middle, _) = reader.run(of: v)
    for index in start..<middle {
      let arc = reader.arc(index)
      if let above = known(arc.head) {
        least = min(least, arc.weight.saturatingSum(above))
      } else {
        open.append(arc.head)
      }
    }
    return least
  }

  private func overCore(from v: UInt32) -> Weight {
    space.entries.reduce(.infinity) { least, entry in
      min(least, entry.weight.saturatingSum(reader.coreWeight(v, reader.coreStart + entry.node)))
    }
  }
}
