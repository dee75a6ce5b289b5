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
  private let hierarchy: ContractionHierarchy
  package let targetCount: Int
  private var space: UpwardSpace
  /// The nodes where targets left something.
  private var nodes = NodeNumbers(capacity: 1024)
  /// What they left at node number v: `buckets[bucketFirst[v]..<bucketFirst[v + 1]]`.
  private var bucketFirst: [UInt32]
  private var buckets: [Bucket]
  /// Entries of target t: `entries[entryFirst[t]..<entryFirst[t + 1]]`.
  private var entryFirst: [Int] = [0]
  private var entries: [UpwardSpace.Reached] = []
  /// The least weight from the source to each node of the core.
  private let coreWeights: UnsafeMutablePointer<Weight>

  private struct Bucket: BitwiseCopyable {
    var target: UInt32
    var weight: Weight
  }

  /// Prepares for targets, each one or more nodes with weights still to be spent.
  package init(_ hierarchy: ContractionHierarchy, targets: [[PathSeed]]) {
    self.hierarchy = hierarchy
    targetCount = targets.count
    space = UpwardSpace(hierarchy)
    unsafe coreWeights = .zeroed(count: hierarchy.core.size)
    var left: [(number: Int, bucket: Bucket)] = []
    for (target, seeds) in targets.enumerated() {
      space.search(from: seeds, .backward)
      _ = nodes.makeRoom(for: space.below.count)
      for reached in space.below {
        let number = nodes.meet(reached.node).number
        left.append((number, Bucket(target: UInt32(target), weight: reached.weight)))
      }
      entries += space.entries
      entryFirst.append(entries.count)
    }
    bucketFirst = [UInt32](repeating: 0, count: nodes.count + 1)
    for (number, _) in left { bucketFirst[number + 1] += 1 }
    for number in 0..<nodes.count { bucketFirst[number + 1] += bucketFirst[number] }
    var next = bucketFirst
    buckets = [Bucket](repeating: Bucket(target: 0, weight: 0), count: left.count)
    for (number, bucket) in left {
      buckets[Int(next[number])] = bucket
      next[number] += 1
    }
  }

  deinit { unsafe release(coreWeights) }

  /// Fills a row with the weights from one source, one or more nodes with weights already spent,
  /// to all targets in their order; infinite where there is no path.
  package mutating func weights(from source: [PathSeed], into row: inout [Weight]) {
    row.removeAll(keepingCapacity: true)
    row.append(contentsOf: repeatElement(.infinity, count: targetCount))
    space.search(from: source, .forward)
    meetBelow(&row)
    guard !space.entries.isEmpty, !entries.isEmpty else { return }
    crossCore()
    meetInCore(&row)
  }

  private func meetBelow(_ row: inout [Weight]) {
    for reached in space.below {
      let number = nodes.number(of: reached.node)
      if number < 0 { continue }
      for index in bucketFirst[number]..<bucketFirst[number + 1] {
        let bucket = buckets[Int(index)]
        // Finite both, so the sum fits; the row's elements are infinity at most.
        row[Int(bucket.target)] = min(row[Int(bucket.target)], reached.weight &+ bucket.weight)
      }
    }
  }

  private func crossCore() {
    let size = hierarchy.core.size
    let core = unsafe hierarchy.core.weights.baseAddress
    for node in 0..<size { unsafe coreWeights[node] = .infinity }
    for entry in space.entries {
      let cells = unsafe core + Int(entry.node) &* size
      for node in 0..<size {
        // Below 2^31 both, so the sum fits.
        unsafe coreWeights[node] = min(coreWeights[node], entry.weight &+ cells[node])
      }
    }
  }

  private func meetInCore(_ row: inout [Weight]) {
    unsafe entries.withUnsafeBufferPointer { entries in
      for target in 0..<targetCount {
        var least = row[target]
        for index in entryFirst[target]..<entryFirst[target + 1] {
          let entry = unsafe entries[index]
          least = unsafe min(least, coreWeights[Int(entry.node)] &+ entry.weight)
        }
        row[target] = least
      }
    }
  }
}
