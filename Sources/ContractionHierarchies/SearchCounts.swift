// SPDX-License-Identifier: Apache-2.0

/// How much a search did.
package struct SearchCounts: Equatable, Sendable {
  /// Nodes taken out of a heap.
  package var settled = 0
  /// Of these the nodes that a higher node reaches by a shorter way.
  package var stalled = 0
  /// Arcs looked at from nodes that are not stalled.
  package var relaxed = 0

  package init() {}

  package static func + (a: SearchCounts, b: SearchCounts) -> SearchCounts {
    var sum = SearchCounts()
    sum.settled = a.settled + b.settled
    sum.stalled = a.stalled + b.stalled
    sum.relaxed = a.relaxed + b.relaxed
    return sum
  }
}
