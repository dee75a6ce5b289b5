// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Climbs from some seeds as far as it goes, for searches with many ends: what is reached below
/// the core, and where the core is entered.
///
/// Nodes that a higher one reaches by a shorter way are left out, and entries that another entry
/// reaches at no more over the core: they give no better path.
@safe struct UpwardSpace: ~Copyable {
  /// A node, numbered as in the hierarchy, and the weight from the seeds to it (or to them).
  struct Reached: BitwiseCopyable {
    var node: UInt32
    var weight: Weight
  }

  private let hierarchy: ContractionHierarchy
  private let reader: HierarchyReader
  private var space = SearchSpace()
  private var side: SearchSide
  /// Below the core, in the order of their weights.
  private(set) var below: [Reached] = []
  /// In the core, counted from its lowest node.
  private(set) var entries: [Reached] = []

  init(_ hierarchy: ContractionHierarchy) {
    self.hierarchy = hierarchy
    reader = HierarchyReader(hierarchy)
    side = SearchSide(.forward, coreSize: 0, in: space)
  }

  mutating func search(from seeds: [PathSeed], _ direction: Direction) {
    below.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    space.removeAll()
    side.reset()
    for seed in seeds where seed.weight.isFinite {
      if space.makeRoom(for: 1) { side.follow(space) }
      side.reach(
        hierarchy.rank(seed.node), at: seed.weight, from: SearchLabel.none, &space, reader)
    }
    while !side.heap.isEmpty {
      let number = side.heap.removeMinimum()
      let label = unsafe space.labels[2 &* Int(number)]
      if label.node >= reader.coreStart {
        enter(label.node - reader.coreStart, label.distance, direction)
      } else {
        settle(label, number, direction)
      }
    }
  }

  private mutating func settle(_ label: SearchLabel, _ number: UInt32, _ direction: Direction) {
    let (start, middle, end) = reader.run(of: label.node)
    let isForward = direction == .forward
    let up = isForward ? ArcRun(start, middle) : ArcRun(middle, end)
    let down = isForward ? ArcRun(middle, end) : ArcRun(start, middle)
    if reader.isStalled(at: label.distance, by: down, side.offset, space) { return }
    below.append(Reached(node: label.node, weight: label.distance))
    if space.makeRoom(for: up.count) { side.follow(space) }
    reader.relax(number, at: label.distance, up, &side, &space, below: .infinity)
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
