// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Writes the arcs of the graph that arcs of a hierarchy stand for.
///
/// The parts of an arc come before it, so this ends; how long a path may get is bounded, so that
/// it ends soon. Parts were checked when the hierarchy was opened, and are read unchecked: long
/// paths spend most of a query here.
struct PathUnpacking: ~Copyable {
  private(set) var path = GrowingBuffer<UInt32>()
  /// Second parts whose turn comes later.
  private var stack = GrowingBuffer<UInt32>()

  mutating func removeAll() { path.removeAll() }

  /// Appends what an arc stands for, in order.
  mutating func append(_ arc: Int, of hierarchy: HierarchyReader) {
    let children = hierarchy.children
    var (part, back) = children[arc]
    while path.count < hierarchy.pathLimit {
      if back == 0 {
        path.append(part)
        guard stack.count > 0 else { return }
        (part, back) = children[Int(stack.removeLast())]
      } else {
        // Both parts lie in one run of memory, so the second is near when its turn comes.
        stack.append(part &- back)
        (part, back) = children[Int(part)]
      }
    }
    stack.removeAll()
  }
}
