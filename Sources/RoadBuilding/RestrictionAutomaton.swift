// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Remembers, while arcs are driven, which restrictions have begun.
///
/// An automaton over arcs after Aho and Corasick (1975, https://doi.org/10.1145/360825.360855):
/// a state is the longest suffix of the arcs driven that begins some restriction's path, so a
/// path entered midway, or one that begins inside another, is never missed and never made up.
struct RestrictionAutomaton {
  typealias State = Int

  static let root: State = 0

  private struct Node {
    var children: [UInt32: State] = [:]
    var failure: State = root
    var firstArc: UInt32 = 0
    var depth = 0
    var banned: Set<UInt32> = []
    /// Of `only_*`: what alone may follow; empty where there is no such rule.
    var mandatory: Set<UInt32> = []
  }

  private var nodes = [Node()]

  init(_ restrictions: [Restriction]) {
    for restriction in restrictions {
      let state = insert(restriction.path)
      if restriction.isOnly {
        nodes[state].mandatory.formUnion(restriction.targets)
      } else {
        nodes[state].banned.formUnion(restriction.targets)
      }
    }
    linkFailures()
  }

  /// States that stand for two arcs or more; a single arc's state is known by the arc alone.
  var deepStates: [State] { nodes.indices.filter { nodes[$0].depth > 1 } }

  func firstArc(of state: State) -> UInt32 { nodes[state].firstArc }

  func isDeep(_ state: State) -> Bool { nodes[state].depth > 1 }

  /// The state after one arc more.
  func next(_ state: State, _ arc: UInt32) -> State {
    var state = state
    while true {
      if let child = nodes[state].children[arc] { return child }
      if state == Self.root { return Self.root }
      state = nodes[state].failure
    }
  }

  /// Whether an arc must not follow: a state's bans are its own and those of all its suffixes.
  func isBanned(_ arc: UInt32, after state: State) -> Bool {
    var state = state
    while state != Self.root {
      let node = nodes[state]
      if node.banned.contains(arc) { return true }
      if !node.mandatory.isEmpty, !node.mandatory.contains(arc) { return true }
      state = node.failure
    }
    return false
  }

  private mutating func insert(_ path: [UInt32]) -> State {
    var state = Self.root
    for arc in path {
      if let child = nodes[state].children[arc] {
        state = child
      } else {
        nodes[state].children[arc] = nodes.count
        nodes.append(Node(firstArc: path[0], depth: nodes[state].depth + 1))
        state = nodes.count - 1
      }
    }
    return state
  }

  /// Breadth first, so that a shorter state's link is there before a longer one's is sought.
  private mutating func linkFailures() {
    var queue = [Self.root]
    var position = 0
    while position < queue.count {
      let parent = queue[position]
      position += 1
      for (arc, child) in nodes[parent].children.sorted(by: { $0.key < $1.key }) {
        nodes[child].failure = parent == Self.root ? Self.root : next(nodes[parent].failure, arc)
        queue.append(child)
      }
    }
  }
}
