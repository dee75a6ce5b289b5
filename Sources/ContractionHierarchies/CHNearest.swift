// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Finds the nearest of many targets by weight, for one source after the other.
///
///     var nearest = CHNearest(hierarchy, targets: targets)
///     let three = nearest.targets(3, from: [PathSeed(node: 17, weight: 0)])
///
/// Each target climbs once and leaves its weight at every node it reaches, in the core as well; the
/// nearest stand first there. A source climbs and looks at each node it meets no further than a
/// target could still be among the nearest (Geisberger, Luxen, Neubauer, Sanders, Volker 2010,
/// https://doi.org/10.1137/1.9781611972900.7, who find points of interest so). So a query costs
/// little more than its climb, however many targets there are.
@safe package struct CHNearest: ~Copyable {
  /// A target by its place among those given, and the weight of the path to it.
  package struct Found: Equatable, Sendable {
    package let target: Int
    package let weight: Weight

    package init(target: Int, weight: Weight) {
      self.target = target
      self.weight = weight
    }
  }

  private let hierarchy: ContractionHierarchy
  private var space: UpwardSpace
  private let below: TargetBuckets
  private let inCore: TargetBuckets
  private let crossing: CoreCrossing

  /// Prepares for targets, each one or more nodes with weights still to be spent.
  package init(_ hierarchy: ContractionHierarchy, targets: [[PathSeed]]) {
    self.hierarchy = hierarchy
    space = UpwardSpace(hierarchy)
    crossing = CoreCrossing(hierarchy)
    var below = TargetBuckets.Collection()
    var inCore = TargetBuckets.Collection()
    for (target, seeds) in targets.enumerated() {
      space.search(from: seeds, .backward)
      below.add(space.below, of: target)
      inCore.add(space.entries, of: target)
    }
    self.below = TargetBuckets(sorting: below)
    self.inCore = TargetBuckets(sorting: inCore)
  }

  /// The nearest targets whose weight is below a bound, nearest first, of equal weight the first
  /// given first; fewer than `count` where no more can be reached.
  package mutating func targets(
    _ count: Int, from source: [PathSeed], bound: Weight = .infinity
  ) -> [Found] {
    guard count > 0, bound > 0 else { return [] }
    var choice = Choice(count: count, limit: min(bound, .infinity) - 1)
    space.search(from: source, .forward)
    for reached in space.below { choice.look(at: below, reached.node, from: reached.weight) }
    if !space.entries.isEmpty {
      crossing.run(from: space.entries)
      for node in inCore.nodes {
        unsafe choice.look(at: inCore, node, from: crossing.weights[Int(node)])
      }
    }
    return choice.found
  }

  /// The nearest so far.
  private struct Choice {
    let count: Int
    /// The greatest weight that is of use.
    private var limit: Weight
    private(set) var found: [Found] = []
    /// Weights of those found, by target.
    private var weights: [Int: Weight] = [:]

    init(count: Int, limit: Weight) {
      self.count = count
      self.limit = limit
    }

    mutating func look(at buckets: borrowing TargetBuckets, _ node: UInt32, from weight: Weight) {
      for index in buckets.range(at: node) {
        let bucket = buckets.buckets[index]
        let sum = weight.saturatingSum(bucket.weight)
        if sum > limit { return }
        add(Found(target: Int(bucket.target), weight: sum))
      }
    }

    private mutating func add(_ new: Found) {
      if let known = weights[new.target] {
        if known <= new.weight { return }
        found.remove(at: place(of: Found(target: new.target, weight: known)))
      }
      found.insert(new, at: place(of: new))
      weights[new.target] = new.weight
      if found.count > count { weights[found.removeLast().target] = nil }
      // Of equal weight one that was given earlier may still come.
      if found.count == count { limit = min(limit, found[count - 1].weight) }
    }

    /// Where a target stands or would stand.
    private func place(of target: Found) -> Int {
      var range = 0..<found.count
      while !range.isEmpty {
        let middle = (range.lowerBound + range.upperBound) / 2
        let other = found[middle]
        if (other.weight, other.target) < (target.weight, target.target) {
          range = middle + 1..<range.upperBound
        } else {
          range = range.lowerBound..<middle
        }
      }
      return range.lowerBound
    }
  }
}
