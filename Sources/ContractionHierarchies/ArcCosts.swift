// SPDX-License-Identifier: Apache-2.0

/// What arcs cost a search that departs from the graph's own weights, upward only.
package protocol ArcCosts {
  /// What an arc of the graph costs that is entered so long after the departure; infinite where it
  /// is closed.
  ///
  /// `time` is in the unit of the weights' low bits, the times of the sources and of a trip's legs
  /// before included. A weight below `base`, the graph's own, counts as `base`. Entering later must
  /// not mean to arrive earlier: an arc that is closed for a while costs the wait until it opens.
  /// What has to do with time may only be time: neither the weight's high bits, nor what is avoided,
  /// nor whether the arc is closed for good may depend on it.
  func cost(of arc: UInt32, base: Weight, after time: Weight) -> PathCost

  /// What it costs to get from the node of a target, the how manieth that was added, to the target
  /// itself, under the same rules; `base` is what the target was added with.
  func cost(ofTarget target: Int, base: PathCost, after time: Weight) -> PathCost

  /// The least that lies between a node of the graph and the targets, of the weight's high bits and
  /// then of what is avoided, or anything below; no time. Infinite where no target can be reached.
  ///
  /// From one end of an arc to the other it falls by no more than the arc has of it. The more it
  /// tells, the less is searched in vain before what cannot be avoided.
  func leastAhead(of node: UInt32) -> PathCost
}

extension ArcCosts {
  package func leastAhead(of node: UInt32) -> PathCost { .zero }

  package func cost(ofTarget target: Int, base: PathCost, after time: Weight) -> PathCost { base }
}
