// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Weights of shortest paths from some sources to all nodes, or to some targets from all.
///
/// One climb from the seeds, then one sweep down over all arcs in the order in which they lie in
/// memory: no queue, so it costs little more than reading the hierarchy once (PHAST: Delling,
/// Goldberg, Nowatzyk, Werneck 2013, https://doi.org/10.1016/j.jpdc.2012.02.007). A workspace has
/// four bytes a node and serves many sweeps, one at a time.
@safe package struct CHSweep: ~Copyable {
  /// Which way the paths lead.
  package enum Direction: Sendable {
    case fromSeeds
    case toSeeds
  }

  private let hierarchy: ContractionHierarchy
  // By number in the hierarchy.
  private let weights: UnsafeMutablePointer<Weight>

  package init(_ hierarchy: ContractionHierarchy) {
    self.hierarchy = hierarchy
    unsafe weights = .zeroed(count: hierarchy.nodeCount)
  }

  deinit { unsafe release(weights) }

  /// Computes all weights that are below a bound; the others are infinite.
  package mutating func run(
    from seeds: [PathSeed], _ direction: Direction, bound: Weight = .infinity
  ) {
    let count = hierarchy.nodeCount
    let bound = min(bound, .infinity)
    for node in 0..<count { unsafe weights[node] = .infinity }
    for seed in seeds where seed.weight < bound {
      let rank = Int(hierarchy.rank(seed.node))
      unsafe weights[rank] = min(weights[rank], seed.weight)
    }
    let upward = HierarchyReader(hierarchy)
    let climbsOut = direction == .fromSeeds
    for v in 0..<count where unsafe weights[v] < bound {
      let weight = unsafe weights[v]
      let (start, middle, end) = upward.run(of: UInt32(truncatingIfNeeded: v))
      for arc in climbsOut ? start..<middle : middle..<end {
        let up = upward.arc(arc)
        // Finite both, so the sum fits; the weights are infinity at most.
        unsafe weights[Int(up.head)] = min(weights[Int(up.head)], weight &+ up.weight)
      }
    }
    var end = hierarchy.arcCount
    for v in (0..<count).reversed() {
      var least = unsafe weights[v]
      let (start, middle) = upward.runStart(of: UInt32(truncatingIfNeeded: v))
      for arc in climbsOut ? middle..<end : start..<middle {
        let down = upward.arc(arc)
        // Below 2^31 both, so the sum fits.
        least = unsafe min(least, weights[Int(down.head)] &+ down.weight)
      }
      unsafe weights[v] = least < bound ? least : .infinity
      end = start
    }
  }

  /// The weight of a node of the graph; infinite where there is no path or none below the bound.
  package func weight(of node: UInt32) -> Weight { unsafe weights[Int(hierarchy.rank(node))] }
}
