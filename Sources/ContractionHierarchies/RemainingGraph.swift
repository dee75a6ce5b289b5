// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// An arc of the graph as it is while nodes are taken out.
struct RemainingArc: BitwiseCopyable {
  /// What the arc replaces: priorities weigh it.
  var hops: UInt32
  var parts: ArcParts
}

/// The nodes not yet contracted and the arcs between them, without loops and parallel arcs.
///
/// Each node has a list of the arcs out of it and one of the arcs into it: lists `2v` and
/// `2v + 1`, each arc thus standing twice. A list is a block of one arena; full ones move to a
/// block twice the size, and blocks left behind are used again.
@safe struct RemainingGraph: ~Copyable {
  private struct List: BitwiseCopyable {
    var start: Int
    var count: UInt32
    /// A power of two, or 0.
    var capacity: UInt32
  }

  let nodeCount: Int
  private let lists: UnsafeMutablePointer<List>
  /// The other end and the weight, which searches read.
  private(set) var arcs: UnsafeMutablePointer<UpwardArc>
  /// The rest of the same arc, at the same index.
  private(set) var details: UnsafeMutablePointer<RemainingArc>
  private var used = 0
  private var capacity: Int
  /// Starts of blocks left behind, by the logarithm of their size.
  private var freeBlocks = [[Int]](repeating: [], count: 33)

  init(_ graph: borrowing Graph) {
    nodeCount = graph.nodeCount
    capacity = 4 * graph.arcCount + 16
    unsafe lists = .zeroed(count: 2 * graph.nodeCount)
    unsafe arcs = .allocate(capacity: capacity)
    unsafe details = .allocate(capacity: capacity)
    for x in 0..<graph.nodeCount {
      for xy in graph.firstOut[x]..<graph.firstOut[x + 1] where graph.head[xy] != x {
        let detail = RemainingArc(hops: 1, parts: ArcParts(graphArc: xy))
        insert(from: UInt32(x), to: graph.head[xy], weight: graph.weight[xy], detail)
      }
    }
  }

  deinit {
    unsafe release(lists)
    unsafe arcs.deallocate()
    unsafe details.deallocate()
  }

  /// Where the arcs out of a node stand; valid until the next insertion.
  func out(of v: UInt32) -> Range<Int> { range(2 * Int(v)) }

  /// Where the arcs into a node stand, their tails as heads; valid until the next insertion.
  func into(_ v: UInt32) -> Range<Int> { range(2 * Int(v) + 1) }

  /// Inserts an arc, or makes a parallel one lighter; of equal weight the first one stays.
  mutating func insert(from u: UInt32, to w: UInt32, weight: Weight, _ detail: RemainingArc) {
    if let index = find(w, in: 2 * Int(u)) {
      guard unsafe weight < arcs[index].weight,
        let other = find(u, in: 2 * Int(w) + 1)
      else { return }
      set(index, UpwardArc(head: w, weight: weight), detail)
      set(other, UpwardArc(head: u, weight: weight), detail)
    } else {
      append(UpwardArc(head: w, weight: weight), detail, to: 2 * Int(u))
      append(UpwardArc(head: u, weight: weight), detail, to: 2 * Int(w) + 1)
    }
  }

  /// Takes a node and its arcs out.
  mutating func remove(_ v: UInt32) {
    for arc in out(of: v) { unsafe remove(v, from: 2 * Int(arcs[arc].head) + 1) }
    for arc in into(v) { unsafe remove(v, from: 2 * Int(arcs[arc].head)) }
    giveBack(2 * Int(v))
    giveBack(2 * Int(v) + 1)
  }

  private func range(_ list: Int) -> Range<Int> {
    let list = unsafe lists[list]
    return list.start..<list.start &+ Int(list.count)
  }

  private func find(_ node: UInt32, in list: Int) -> Int? {
    for index in range(list) where unsafe arcs[index].head == node { return index }
    return nil
  }

  private func set(_ index: Int, _ arc: UpwardArc, _ detail: RemainingArc) {
    unsafe arcs[index] = arc
    unsafe details[index] = detail
  }

  /// Closes the gap by moving what follows, so that the order of a list tells of no accident.
  private func remove(_ node: UInt32, from list: Int) {
    guard let index = find(node, in: list) else { return }
    let end = range(list).upperBound
    for later in index &+ 1..<end { unsafe set(later &- 1, arcs[later], details[later]) }
    unsafe lists[list].count &-= 1
  }

  private mutating func append(_ arc: UpwardArc, _ detail: RemainingArc, to list: Int) {
    if unsafe lists[list].count == lists[list].capacity { grow(list) }
    set(range(list).upperBound, arc, detail)
    unsafe lists[list].count += 1
  }

  private mutating func grow(_ list: Int) {
    let old = unsafe lists[list]
    let capacity = max(2, 2 * old.capacity)
    let start = takeBlock(Int(capacity))
    for index in 0..<Int(old.count) {
      unsafe set(start + index, arcs[old.start + index], details[old.start + index])
    }
    giveBack(list)
    unsafe lists[list] = List(start: start, count: old.count, capacity: capacity)
  }

  private mutating func giveBack(_ list: Int) {
    let old = unsafe lists[list]
    if old.capacity > 0 { freeBlocks[old.capacity.trailingZeroBitCount].append(old.start) }
    unsafe lists[list] = List(start: 0, count: 0, capacity: 0)
  }

  private mutating func takeBlock(_ size: Int) -> Int {
    if let start = freeBlocks[size.trailingZeroBitCount].popLast() { return start }
    if used + size > capacity { enlarge(to: max(used + size, capacity + capacity / 2)) }
    used += size
    return used - size
  }

  private mutating func enlarge(to newCapacity: Int) {
    let newArcs = UnsafeMutablePointer<UpwardArc>.allocate(capacity: newCapacity)
    let newDetails = UnsafeMutablePointer<RemainingArc>.allocate(capacity: newCapacity)
    unsafe newArcs.update(from: arcs, count: used)
    unsafe newDetails.update(from: details, count: used)
    unsafe arcs.deallocate()
    unsafe details.deallocate()
    unsafe arcs = newArcs
    unsafe details = newDetails
    capacity = newCapacity
  }
}
