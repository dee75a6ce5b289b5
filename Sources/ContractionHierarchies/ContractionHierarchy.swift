// SPDX-License-Identifier: Apache-2.0

package import PackedFile

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
///     arcs[first[2v]     ..< first[2v + 1]]   v -> head        relaxed by the search from the source
///     arcs[first[2v + 1] ..< first[2v + 2]]   head -> v        relaxed by the search from the target
///
/// so each search relaxes one half and stalls by the other. `parts` has the arcs' meaning, apart,
/// for only paths need it. `core` has the distances between the highest nodes.
package struct ContractionHierarchy: Sendable {
  /// Node of the hierarchy by node of the graph, a permutation; `n` elements.
  package let rank: PackedArray<UInt32>
  /// `2n + 1` elements, the first 0, the last the number of arcs.
  package let first: PackedArray<UInt32>
  package let arcs: PackedArray<UpwardArc>
  package let parts: PackedArray<ArcParts>
  /// Over the highest nodes, those from `coreStart` on.
  package let core: CoreTable
  /// Arcs of the graph the hierarchy was built of, loops and parallel ones included.
  package let graphArcCount: Int

  package var nodeCount: Int { rank.count }
  package var arcCount: Int { arcs.count }
  /// The lowest node of the core.
  var coreStart: Int { nodeCount - core.size }
  package var shortcutCount: Int { parts.reduce(0) { $0 + ($1.isShortcut ? 1 : 0) } }

  /// Size of all arrays, bytes.
  package var byteCount: Int {
    4 * (rank.count + first.count + core.weights.count) + 8 * (arcs.count + parts.count)
  }
}

/// An arc between a node and a higher one, as its owner lists it.
package struct UpwardArc: BitwiseCopyable, Equatable, Sendable {
  /// The higher node, numbered as in the hierarchy.
  package var head: UInt32
  package var weight: Weight
}

/// What an arc of the hierarchy stands for: an arc of the graph, or two parts.
///
/// A part is an arc of the hierarchy or, with the highest bit set, straight an arc of the graph,
/// so that unpacking reads no memory for it.
package struct ArcParts: BitwiseCopyable, Equatable, Sendable {
  /// The first part of a shortcut; else the arc of the graph, its bit set.
  package var first: UInt32
  /// The second part of a shortcut, else `none`.
  package var second: UInt32

  /// Says of a part that it is an arc of the graph.
  package static var graphArcBit: UInt32 { 1 << 31 }
  /// In the place of the second part: this is no shortcut.
  static var none: UInt32 { .max }
  /// Arcs of a graph or of a hierarchy there may be, so that a part has a number for each.
  static var arcLimit: Int { Int(graphArcBit) - 1 }

  init(first: UInt32, second: UInt32) {
    self.first = first
    self.second = second
  }

  init(graphArc: UInt32) { self.init(first: graphArc | Self.graphArcBit, second: Self.none) }

  package var isShortcut: Bool { second != Self.none }
}
