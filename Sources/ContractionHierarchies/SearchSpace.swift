// SPDX-License-Identifier: Apache-2.0

/// What one search of two knows of a node.
struct SearchLabel: BitwiseCopyable {
  /// Infinite where only the other search has reached the node.
  var distance: Weight
  /// As the hierarchy numbers it.
  var node: UInt32
  /// The number of the node it is reached from, `none` at a seed.
  var parent: UInt32
  /// Where it stands in the heap; meaningless when settled.
  var position: UInt32

  static var none: UInt32 { .max }
}

/// The nodes that the searches of a query have reached, numbered as they were.
///
/// Their labels lie one after the other. The two of node number `i` lie side by side, `labels[2i]` of
/// the forward search and `labels[2i + 1]` of the backward one, for each looks at the other's.
@safe struct SearchSpace: ~Copyable {
  private(set) var labels: UnsafeMutablePointer<SearchLabel>
  private var numbers = NodeNumbers(capacity: 512)

  init() { unsafe labels = .zeroed(count: 2 * numbers.capacity) }

  deinit { unsafe release(labels) }

  /// Nodes there is room for.
  var capacity: Int { numbers.capacity }

  mutating func removeAll() { numbers.removeAll() }

  /// The number of a node, negative where it has not been reached.
  @inline(__always)
  func number(of node: UInt32) -> Int { numbers.number(of: node) }

  /// The number of a node and whether it is reached just now; there must be room.
  @inline(__always)
  mutating func reach(_ node: UInt32) -> (number: Int, isNew: Bool) {
    let (number, isNew) = numbers.meet(node)
    if isNew {
      let label = SearchLabel(
        distance: .infinity, node: node, parent: SearchLabel.none, position: 0)
      unsafe labels[2 &* number] = label
      unsafe labels[2 &* number &+ 1] = label
    }
    return (number, isNew)
  }

  /// Makes room for that many nodes more; says whether labels have moved.
  @inline(__always)
  mutating func makeRoom(for added: Int) -> Bool {
    guard numbers.makeRoom(for: added) else { return false }
    moveLabels()
    return true
  }

  /// The same for two searches, which follow their labels.
  @inline(__always)
  mutating func makeRoom(for added: Int, _ a: inout SearchSide, _ b: inout SearchSide) {
    guard makeRoom(for: added) else { return }
    a.follow(self)
    b.follow(self)
  }

  @inline(never)
  private mutating func moveLabels() {
    let old = unsafe labels
    unsafe labels = .zeroed(count: 2 * numbers.capacity)
    unsafe labels.update(from: old, count: 2 * numbers.count)
    unsafe release(old)
  }
}
