// SPDX-License-Identifier: Apache-2.0

/// What a search knows of a node; current where `stamp` is the search's.
struct SearchLabel: BitwiseCopyable {
  var distance: Weight
  var stamp: UInt32
  /// The node it is reached from, `noNode` at a seed.
  var parent: UInt32
  /// Where it stands in the heap; meaningless when settled.
  var position: UInt32

  static var noNode: UInt32 { .max }
}

/// A node of the core that a search has reached.
struct CoreEntry: BitwiseCopyable {
  var node: UInt32
  var distance: Weight
}

/// One of the two searches of a query: forward from the sources or backward from the targets.
///
/// The labels of both sides of a node lie side by side, `labels[2v]` forward and `labels[2v + 1]`
/// backward, for each side looks at the other's; `labels` here is shifted so that `labels[2v]` is
/// this side's.
@safe struct SearchSide: ~Copyable {
  let labels: UnsafeMutablePointer<SearchLabel>
  var heap: NodeHeap
  var settledCount = 0
  /// Where the search enters the core, and at what distance.
  let entries: UnsafeMutablePointer<CoreEntry>
  var entryCount = 0

  /// The owner keeps the labels, two for each node, alive.
  init(nodeCount: Int, coreSize: Int, labels: UnsafeMutablePointer<SearchLabel>) {
    unsafe self.labels = unsafe labels
    unsafe entries = .zeroed(count: coreSize)
    let positions = unsafe UnsafeMutableRawPointer(labels).advanced(by: 12)
    heap = unsafe NodeHeap(
      nodeCount: nodeCount, positions: positions.assumingMemoryBound(to: UInt32.self), stride: 8)
  }

  deinit { unsafe release(entries) }

  mutating func reset() {
    heap.removeAll()
    entryCount = 0
    settledCount = 0
  }

  /// Notes that a node, not yet settled, is reached over a distance, if that is news.
  @inline(__always)
  mutating func reach(_ y: UInt32, at distance: Weight, from parent: UInt32, stamp: UInt32) {
    let label = unsafe labels + 2 &* Int(y)
    if unsafe label.pointee.stamp != stamp {
      unsafe label.pointee.stamp = stamp
      unsafe label.pointee.distance = distance
      unsafe label.pointee.parent = parent
      heap.insert(y, key: distance)
    } else if unsafe distance < label.pointee.distance {
      unsafe label.pointee.distance = distance
      unsafe label.pointee.parent = parent
      heap.decrease(y, to: distance)
    }
  }
}
