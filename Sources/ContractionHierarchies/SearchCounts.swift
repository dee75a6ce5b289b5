// SPDX-License-Identifier: Apache-2.0

/// What a search took, whatever the machine.
package struct SearchCounts: Equatable, Sendable {
  /// Nodes taken out of the heap.
  package var settled = 0
  /// Arcs looked at to reach further nodes.
  package var relaxed = 0
  /// Settled nodes that were not climbed from, for a higher node reaches them by a shorter way.
  package var stalled = 0

  package init(settled: Int = 0, relaxed: Int = 0, stalled: Int = 0) {
    self.settled = settled
    self.relaxed = relaxed
    self.stalled = stalled
  }

  package static func + (a: SearchCounts, b: SearchCounts) -> SearchCounts {
    SearchCounts(
      settled: a.settled + b.settled, relaxed: a.relaxed + b.relaxed,
      stalled: a.stalled + b.stalled)
  }
}
