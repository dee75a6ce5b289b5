// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Climbs from some seeds as far as it goes, for searches with many ends: what is reached below
/// the core, and where the core is entered.
///
/// Nodes that a higher one reaches by a shorter way are left out, and entries that another entry
/// reaches at no more over the core: they give no better path.
@safe struct UpwardSpace: ~Copyable {
  enum Direction {
    case forward, backward
  }

  /// A node, numbered as in the hierarchy, and the weight from the seeds to it (or to them).
  struct Reached: BitwiseCopyable {
    var node: UInt32
    var weight: Weight
  }

  private let hierarchy: ContractionHierarchy
  private let reader: HierarchyReader
  private let labels: UnsafeMutablePointer<SearchLabel>
  private var side: SearchSide
  private var stamp: UInt32 = 0
  /// Below the core, in the order of their weights.
  private(set) var below: [Reached] = []
  /// In the core, counted from its lowest node.
  private(set) var entries: [Reached] = []

  init(_ hierarchy: ContractionHierarchy) {
    self.hierarchy = hierarchy
    reader = HierarchyReader(hierarchy)
    unsafe labels = .zeroed(count: 2 * hierarchy.nodeCount)
    side = unsafe SearchSide(nodeCount: hierarchy.nodeCount, coreSize: 0, labels: labels)
  }

  deinit { unsafe release(labels) }

  mutating func search(from seeds: [PathSeed], _ direction: Direction) {
    below.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    side.reset()
    stamp &+= 1
    if stamp == 0 {
      unsafe labels.clear(count: 2 * hierarchy.nodeCount)
      stamp = 1
    }
    for seed in seeds where seed.weight.isFinite {
      side.reach(
        hierarchy.rank(seed.node), at: seed.weight, from: SearchLabel.noNode, stamp: stamp)
    }
    while !side.heap.isEmpty {
      let v = side.heap.removeMinimum()
      let weight = unsafe side.labels[2 &* Int(v)].distance
      if v >= reader.coreStart {
        enter(v - reader.coreStart, weight, direction)
        continue
      }
      let (start, middle, end) = reader.run(of: v)
      let isForward = direction == .forward
      let isStalled =
        isForward
        ? isStalled(at: weight, by: middle, end)
        : isStalled(at: weight, by: start, middle)
      if isStalled { continue }
      below.append(Reached(node: v, weight: weight))
      if isForward {
        relax(v, at: weight, start, middle)
      } else {
        relax(v, at: weight, middle, end)
      }
    }
  }

  private mutating func enter(_ node: UInt32, _ weight: Weight, _ direction: Direction) {
    let size = reader.coreSize
    for known in entries {
      let cell =
        direction == .forward
        ? Int(known.node) &* size &+ Int(node) : Int(node) &* size &+ Int(known.node)
      if unsafe known.weight.saturatingSum(reader.core[cell]) <= weight { return }
    }
    entries.append(Reached(node: node, weight: weight))
  }

  private func isStalled(
    at weight: Weight, by start: Int, _ end: Int
  ) -> Bool {
    var arc = start
    while arc < end {
      let up = reader.arc(arc)
      let higher = unsafe side.labels + 2 &* Int(up.head)
      // Finite both, so the sum fits; one that is infinite is not below a finite weight.
      if unsafe higher.pointee.stamp == stamp,
        unsafe higher.pointee.distance &+ up.weight < weight
      {
        return true
      }
      arc &+= 1
    }
    return false
  }

  private mutating func relax(
    _ v: UInt32, at weight: Weight, _ start: Int, _ end: Int
  ) {
    var arc = start
    while arc < end {
      let up = reader.arc(arc)
      let sum = weight &+ up.weight
      if sum.isFinite { side.reach(up.head, at: sum, from: v, stamp: stamp) }
      arc &+= 1
    }
  }
}

/// A node of the graph where paths may begin or end, and the weight that this costs.
package struct PathSeed: Sendable, Equatable {
  package let node: UInt32
  package let weight: Weight

  package init(node: UInt32, weight: Weight) {
    self.node = node
    self.weight = weight
  }
}
