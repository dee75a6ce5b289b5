// SPDX-License-Identifier: Apache-2.0

/// Dijkstra's algorithm on the graph itself: the oracle of every faster search.
///
/// It is used as `CHQuery` is, and answers the same. A workspace serves many searches.
package struct Dijkstra: ~Copyable {
  private var search: SettlingSearch
  private var targets = NodeNumbers(capacity: 16)
  /// By the number of a target, the weight still to be spent there.
  private var targetWeights: [Weight] = []
  private var meeting: UInt32?

  package init(_ graph: Graph) { search = SettlingSearch(graph) }

  package var graph: Graph { search.graph }
  package var settledCount: Int { search.counts.settled }

  /// Forgets sources, targets and results; O(1).
  package mutating func reset() {
    search.reset()
    targets.removeAll()
    targetWeights.removeAll(keepingCapacity: true)
    meeting = nil
  }

  /// Starts at a node with a weight already spent; of several at one node the lightest counts.
  package mutating func addSource(node: UInt32, weight: Weight) {
    search.addSource(node: node, weight: weight)
  }

  /// Ends at a node with a weight still to be spent; of several at one node the lightest counts.
  package mutating func addTarget(node: UInt32, weight: Weight) {
    precondition(node < graph.nodeCount, "no such node")
    guard weight.isFinite else { return }
    _ = targets.makeRoom(for: 1)
    let (number, isNew) = targets.meet(node)
    if isNew { targetWeights.append(weight) }
    targetWeights[number] = min(targetWeights[number], weight)
  }

  /// The least sum of source, arcs and target that is below `bound`; infinite where there is none.
  package mutating func run(bound: Weight = .infinity) -> Weight {
    var best = min(bound, .infinity)
    while search.nextDistance < best, let (x, distance) = search.settleNext() {
      let target = targets.number(of: x)
      // Both are finite, so the sum fits.
      if target >= 0, distance &+ targetWeights[target] < best {
        best = distance &+ targetWeights[target]
        meeting = x
      }
    }
    return meeting == nil ? .infinity : best
  }

  /// Settles everything that can be reached; see `distance(of:)`.
  package mutating func runToAll() {
    while search.settleNext() != nil {}
  }

  /// The distance found so far, final after `runToAll`; infinite where there is none.
  package func distance(of node: UInt32) -> Weight { search.distance(of: node) }

  /// The node of the target that the last run ended at.
  package var pathTarget: UInt32? { meeting }

  /// The node of the source that the last run's best path starts at.
  package var pathSource: UInt32? { meeting.map { search.path(to: $0).source } }

  /// The arcs of the last run's best path in order; empty where it ends where it starts.
  package func path() -> [UInt32] { meeting.map { search.path(to: $0).arcs } ?? [] }
}
