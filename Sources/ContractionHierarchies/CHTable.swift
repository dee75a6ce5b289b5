// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Weights of shortest paths from each of many sources to each of many targets.
///
///     var table = CHTable(hierarchy, targets: targets)
///     for source in sources { table.weights(from: source, into: &row) }
///
/// Each target climbs once and leaves its weight at every node it reaches (a bucket search: Knopp,
/// Sanders, Schultes, Schulz, Wagner 2007, https://doi.org/10.1137/1.9781611972870.4); each source
/// then climbs and picks up what it meets. Below the core these are few; over the core a source
/// first takes the least weight to each of its nodes, and each target then compares its entries.
/// Every weight equals that of `CHQuery`. Several tables may be used at a time, each by one thread.
@safe package struct CHTable: ~Copyable {
  package let targetCount: Int
  private let hierarchy: ContractionHierarchy
  private var space: UpwardSpace
  private let below: TargetBuckets
  /// Entries of target t: `entries[entryFirst[t]..<entryFirst[t + 1]]`.
  private var entryFirst: [Int] = [0]
  private var entries: [UpwardSpace.Reached] = []
  private let crossing: CoreCrossing

  /// Prepares for targets, each one or more nodes with weights still to be spent.
  package init(_ hierarchy: ContractionHierarchy, targets: [[PathSeed]]) {
    self.hierarchy = hierarchy
    targetCount = targets.count
    space = UpwardSpace(hierarchy)
    crossing = CoreCrossing(hierarchy)
    var left = TargetBuckets.Collection()
    for (target, seeds) in targets.enumerated() {
      space.search(from: seeds, .backward)
      left.add(space.below, of: target)
      entries += space.entries
      entryFirst.append(entries.count)
    }
    below = TargetBuckets(left)
  }

  /// Fills a row with the weights from one source, one or more nodes with weights already spent,
  /// to all targets in their order; infinite where there is no path.
  package mutating func weights(from source: [PathSeed], into row: inout [Weight]) {
    row.removeAll(keepingCapacity: true)
    row.append(contentsOf: repeatElement(.infinity, count: targetCount))
    space.search(from: source, .forward)
    meetBelow(&row)
    guard !space.entries.isEmpty, !entries.isEmpty else { return }
    crossing.run(from: space.entries)
    meetInCore(&row)
  }

  private func meetBelow(_ row: inout [Weight]) {
    for reached in space.below {
      for index in below.range(at: reached.node) {
        let bucket = below.buckets[index]
        // Finite both, so the sum fits; the row's elements are infinity at most.
        row[Int(bucket.target)] = min(row[Int(bucket.target)], reached.weight &+ bucket.weight)
      }
    }
  }

  private func meetInCore(_ row: inout [Weight]) {
    unsafe entries.withUnsafeBufferPointer { entries in
      for target in 0..<targetCount {
        var least = row[target]
        for index in entryFirst[target]..<entryFirst[target + 1] {
          let entry = unsafe entries[index]
          least = unsafe min(least, crossing.weights[Int(entry.node)] &+ entry.weight)
        }
        row[target] = least
      }
    }
  }
}
