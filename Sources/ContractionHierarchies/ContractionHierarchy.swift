// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// A graph in the form that answers shortest-path queries in microseconds.
///
/// Nodes are put in an order and taken out of the graph one by one; where a shortest path may lead
/// over the node taken out, a *shortcut* between its neighbours replaces it. Every shortest path
/// of the graph is then one that climbs the order and descends, so that a query searches upward
/// from both its ends and meets little. `CHQuery` asks; `build` makes.
///
/// Weights of paths from a node to itself are 0: loops of the graph are never of use and are left
/// out. Who needs a way *around* to where it starts seeds the search with the arcs that leave, as
/// a route that starts and ends on road arcs does by itself.
///
/// Source: Geisberger, Sanders, Schultes, Vetter 2012, https://doi.org/10.1287/trsc.1110.0401.
///
/// ## Layout
///
/// Inside the hierarchy nodes have numbers of their own, and an arc goes from a lower to a higher
/// one. Node `v` owns the arcs between it and higher nodes, as one run of memory:
///
///     out(of: v)    v -> head        relaxed by the search from the source
///     into(v)       head -> v        relaxed by the search from the target
///
/// so each search relaxes one half and stalls by the other. What an arc stands for is stored apart,
/// for only paths need it. `core` has the distances between the highest nodes. All numbers have as
/// few bits as the greatest of their kind needs: less to store, and more of it in the caches.
package struct ContractionHierarchy: Sendable {
  /// Node of the hierarchy by node of the graph (low), a permutation; `n` pairs.
  let ranks: PackedPairs
  /// The first arc of each node (low) and how many of its arcs lead out of it (high), and at the
  /// end the number of arcs; `n + 1` pairs.
  let nodes: PackedPairs
  /// The higher node (low) and the weight's code (high).
  let arcs: PackedPairs
  let weightCode: WeightCode
  /// An `ArcParts` of each arc.
  let children: PackedPairs
  /// Over the highest nodes, those from `coreStart` on.
  package let core: CoreTable
  /// Arcs of the graph the hierarchy was built of, loops and parallel ones included.
  package let graphArcCount: Int

  package var nodeCount: Int { ranks.count }
  package var arcCount: Int { arcs.count }
  /// The lowest node of the core.
  var coreStart: Int { nodeCount - core.size }

  package var shortcutCount: Int {
    (0..<arcCount).reduce(0) { $0 + (parts(of: $1).isShortcut ? 1 : 0) }
  }

  /// The number in the hierarchy of a node of the graph.
  package func rank(_ node: UInt32) -> UInt32 { ranks[Int(node)].low }

  /// Numbers of the arcs from a node, by its number in the hierarchy, to higher ones.
  package func out(of v: UInt32) -> Range<Int> {
    let node = nodes[Int(v)]
    return Int(node.low)..<Int(node.low + node.high)
  }

  /// Numbers of the arcs to a node from higher ones.
  package func into(_ v: UInt32) -> Range<Int> {
    let node = nodes[Int(v)]
    return Int(node.low + node.high)..<Int(nodes[Int(v) + 1].low)
  }

  package func arc(_ index: Int) -> UpwardArc {
    let (head, code) = arcs[index]
    return UpwardArc(head: head, weight: weightCode.decode(code))
  }

  package func parts(of arc: Int) -> ArcParts {
    let (part, back) = children[arc]
    return ArcParts(part: part, back: back)
  }

  /// Size of all arrays, bytes.
  package var byteCount: Int {
    [ranks, nodes, arcs, children].reduce(4 * core.weights.count) { $0 + $1.byteCount }
  }
}

/// An arc between a node and a higher one, as its owner lists it.
package struct UpwardArc: BitwiseCopyable, Equatable, Sendable {
  /// The higher node, numbered as in the hierarchy.
  package var head: UInt32
  package var weight: Weight

  package init(head: UInt32, weight: Weight) {
    self.head = head
    self.weight = weight
  }
}

/// What an arc of the hierarchy stands for: an arc of the graph, or two parts.
///
/// The parts of a shortcut meet in the node that it leads over. That owns both and has them in one
/// run of memory, the one out of it first; so the second part is told by how far it is before the
/// first.
package struct ArcParts: Equatable, Sendable {
  /// The arc of the graph; of a shortcut the first part, an arc of the hierarchy.
  package let part: UInt32
  /// Of a shortcut how many arcs its second part is before its first, else 0.
  package let back: UInt32

  /// Arcs of a graph or of a hierarchy there may be.
  static var arcLimit: Int { Int(UInt32.max >> 1) }

  package init(part: UInt32, back: UInt32) {
    self.part = part
    self.back = back
  }

  package var isShortcut: Bool { back > 0 }
  package var first: UInt32 { part }
  package var second: UInt32 { part - back }
}
