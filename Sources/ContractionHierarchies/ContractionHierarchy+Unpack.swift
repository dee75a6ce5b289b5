// SPDX-License-Identifier: Apache-2.0

import CPrefetch
import PackedFile

extension ContractionHierarchy {
  /// More arcs than any shortest path has; a bound on what a forged file can make us write.
  var pathLimit: Int { 4 * (arcCount + graphArcCount) }

  /// Appends the arcs of the graph that an arc stands for, in order.
  ///
  /// `stack` is empty before and after. The parts of an arc come before it, so this ends; how
  /// long a path may get is bounded, so that it ends soon. Arcs were checked when the hierarchy
  /// was opened, and are read unchecked: long paths spend most of a query here.
  func unpack(_ arc: Int, to path: inout [UInt32], stack: inout [UInt32]) {
    let parts = unsafe parts.baseAddress
    let limit = pathLimit
    var part = UInt32(truncatingIfNeeded: arc)
    while path.count < limit {
      if part >= ArcParts.graphArcBit {
        path.append(part ^ ArcParts.graphArcBit)
        guard let next = stack.popLast() else { return }
        part = next
        continue
      }
      let both = unsafe parts[Int(part)]
      if both.isShortcut {
        // Its turn comes later; until then it can come nearer.
        unsafe prefetch(parts + Int(both.second))
        stack.append(both.second)
      }
      part = both.first
    }
    stack.removeAll()
  }
}
