// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// The nodes not yet contracted and the arcs between them, without loops and parallel arcs.
///
/// Nodes are numbered anew whenever half of them have gone, so that what remains lies together;
/// `name` says which nodes of the graph they are. Each arc stands twice: among the arcs out of its
/// tail and among those into its head. A node's arcs are one block of memory, those out of it from
/// its start upward, those into it from its end downward:
///
///     start                        start + capacity
///     | out  out  out  ->    <-  into  into |
///
/// Full blocks move to larger ones, and blocks left behind are used again.
@safe struct RemainingGraph: ~Copyable {
  struct Node: BitwiseCopyable {
    var start: UInt32 = 0
    var capacity: UInt32 = 0
    var outCount: UInt32 = 0
    var intoCount: UInt32 = 0
  }

  /// An arc with what is told apart from its ends and weight.
  struct Arc {
    var from: UInt32
    var to: UInt32
    var weight: Weight
    /// Arcs of the graph it stands for, as far as 16 bits can count: priorities weigh it.
    var hops: UInt16
    /// The arc of the graph that it is, `ContractionResult.graphArcBit` set, or the node of the graph that a
    /// shortcut leads over.
    var via: UInt32
  }

  private(set) var nodeCount: Int
  private(set) var nodes: UnsafeMutablePointer<Node>
  /// Nodes of the graph by number here.
  private(set) var name: [UInt32]
  /// The other end and the weight of each arc, which searches read.
  private var arcs = GrowingBuffer<UpwardArc>()
  /// The rest of the same arc, at the same index.
  private var via = GrowingBuffer<UInt32>()
  private var hops = GrowingBuffer<UInt16>()
  private var freeBlocks = FreeBlocks()

  init(_ graph: borrowing Graph) {
    nodeCount = graph.nodeCount
    name = (0..<UInt32(graph.nodeCount)).map { $0 }
    unsafe nodes = .zeroed(count: graph.nodeCount)
    for x in 0..<graph.nodeCount {
      for xy in graph.firstOut[x]..<graph.firstOut[x + 1] where graph.head[xy] != x {
        unsafe nodes[x].capacity += 1
        unsafe nodes[Int(graph.head[xy])].capacity += 1
      }
    }
    allocateBlocks()
    fill(graph)
  }

  /// The same arcs between the nodes that are kept; no other may have any.
  init(_ old: borrowing RemainingGraph, keeping kept: [UInt32]) {
    nodeCount = kept.count
    name = kept.map { old.name[Int($0)] }
    unsafe nodes = .zeroed(count: kept.count)
    var number = [UInt32](repeating: 0, count: old.nodeCount)
    for (new, old) in kept.enumerated() { number[Int(old)] = UInt32(new) }
    for (new, x) in kept.enumerated() {
      let node = unsafe old.nodes[Int(x)]
      unsafe nodes[new].capacity = node.outCount + node.intoCount
    }
    allocateBlocks()
    for (new, x) in kept.enumerated() {
      let x = unsafe old.nodes[Int(x)]
      let start = unsafe Int(nodes[new].start), end = unsafe start + Int(nodes[new].capacity)
      for index in 0..<Int(x.outCount) {
        copy(from: old, Int(x.start) + index, to: start + index, number)
      }
      for index in 1..<Int(x.intoCount) + 1 {
        copy(from: old, Int(x.start + x.capacity) - index, to: end - index, number)
      }
      unsafe nodes[new].outCount = x.outCount
      unsafe nodes[new].intoCount = x.intoCount
    }
  }

  deinit { unsafe release(nodes) }

  /// Gives each node a block for as many arcs as its capacity says.
  private mutating func allocateBlocks() {
    var used = 0
    for x in 0..<nodeCount {
      unsafe nodes[x].capacity = UInt32(FreeBlocks.size(for: Int(nodes[x].capacity)))
      unsafe nodes[x].start = UInt32(used)
      unsafe used += Int(nodes[x].capacity)
    }
    precondition(used <= UInt32.max, "more arcs than 31 bits can number")
    // Some room, for at first there are few blocks to be used again.
    reserve(used + used / 16)
    resize(to: used)
  }

  private mutating func fill(_ graph: borrowing Graph) {
    // Where the arc from the node at hand to each node stands among its arcs out, plus 1.
    var place = [UInt32](repeating: 0, count: nodeCount)
    for x in 0..<UInt32(nodeCount) {
      for xy in graph.firstOut[x]..<graph.firstOut[x + 1] where graph.head[xy] != x {
        let y = graph.head[xy]
        let arc = Arc(
          from: x, to: y, weight: graph.weight[xy], hops: 1, via: ContractionResult.graphArcBit | xy
        )
        if place[Int(y)] == 0 {
          appendOut(arc)
          appendInto(arc)
          unsafe place[Int(y)] = nodes[Int(x)].outCount
        } else {
          let index = out(of: x).lowerBound + Int(place[Int(y)]) - 1
          // Of all arcs into y, those from x came last.
          if arcs[index].weight > arc.weight { replace(index, into(y).lowerBound, by: arc) }
        }
      }
      for xy in out(of: x) { place[Int(arcs[xy].head)] = 0 }
    }
  }

  private func copy(
    from old: borrowing RemainingGraph, _ source: Int, to target: Int, _ number: [UInt32]
  ) {
    let arc = old.arcs[source]
    arcs[target] = UpwardArc(head: number[Int(arc.head)], weight: arc.weight)
    via[target] = old.via[source]
    hops[target] = old.hops[source]
  }
}

extension RemainingGraph {
  /// What searches read of a graph that no one changes meanwhile.
  @safe struct View {
    let nodes: UnsafePointer<Node>
    let arcs: UnsafePointer<UpwardArc>
    let hops: UnsafePointer<UInt16>

    /// Where the arcs out of a node stand.
    @inline(__always)
    func out(of v: UInt32) -> Range<Int> { unsafe nodes[Int(v)].out }

    /// Where the arcs into a node stand, their tails as heads.
    @inline(__always)
    func into(_ v: UInt32) -> Range<Int> { unsafe nodes[Int(v)].into }
  }

  var view: View { unsafe View(nodes: nodes, arcs: arcs.base, hops: hops.base) }

  /// Where the arcs out of a node stand; valid until the next insertion.
  func out(of v: UInt32) -> Range<Int> { unsafe nodes[Int(v)].out }

  /// Where the arcs into a node stand, their tails as heads; valid until the next insertion.
  func into(_ v: UInt32) -> Range<Int> { unsafe nodes[Int(v)].into }

  /// The other end and the weight, and what the arc stands for.
  func arc(_ index: Int) -> (UpwardArc, via: UInt32) { (arcs[index], via[index]) }

  /// Inserts an arc, or makes a parallel one lighter; of equal weight the first one stays.
  mutating func insert(_ arc: Arc) {
    guard let index = find(arc.to, in: out(of: arc.from)) else {
      appendOut(arc)
      appendInto(arc)
      return
    }
    guard arc.weight < arcs[index].weight, let other = find(arc.from, in: into(arc.to))
    else { return }
    replace(index, other, by: arc)
  }

  /// Takes a node and its arcs out.
  mutating func remove(_ v: UInt32) {
    for arc in out(of: v) { removeInto(arcs[arc].head, from: v) }
    for arc in into(v) { removeOut(arcs[arc].head, to: v) }
    let node = unsafe nodes[Int(v)]
    freeBlocks.give(Int(node.start), size: Int(node.capacity))
    unsafe nodes[Int(v)] = Node()
  }

  private func find(_ node: UInt32, in range: Range<Int>) -> Int? {
    for index in range where arcs[index].head == node { return index }
    return nil
  }

  private func set(_ index: Int, _ arc: Arc, head: UInt32) {
    arcs[index] = UpwardArc(head: head, weight: arc.weight)
    via[index] = arc.via
    hops[index] = arc.hops
  }

  private func replace(_ out: Int, _ into: Int, by arc: Arc) {
    set(out, arc, head: arc.to)
    set(into, arc, head: arc.from)
  }

  private mutating func appendOut(_ arc: Arc) {
    makeRoom(at: arc.from)
    let node = unsafe nodes + Int(arc.from)
    unsafe set(node.pointee.out.upperBound, arc, head: arc.to)
    unsafe node.pointee.outCount += 1
  }

  private mutating func appendInto(_ arc: Arc) {
    makeRoom(at: arc.to)
    let node = unsafe nodes + Int(arc.to)
    unsafe set(node.pointee.into.lowerBound - 1, arc, head: arc.from)
    unsafe node.pointee.intoCount += 1
  }

  /// The last arc takes the place of the one that goes.
  private func removeOut(_ v: UInt32, to head: UInt32) {
    guard let index = find(head, in: out(of: v)) else { return }
    move(out(of: v).upperBound - 1, to: index)
    unsafe nodes[Int(v)].outCount -= 1
  }

  private func removeInto(_ v: UInt32, from tail: UInt32) {
    guard let index = find(tail, in: into(v)) else { return }
    move(into(v).lowerBound, to: index)
    unsafe nodes[Int(v)].intoCount -= 1
  }

  private func move(_ source: Int, to target: Int) {
    arcs[target] = arcs[source]
    via[target] = via[source]
    hops[target] = hops[source]
  }

  private mutating func makeRoom(at v: UInt32) {
    let old = unsafe nodes[Int(v)]
    guard old.outCount + old.intoCount == old.capacity else { return }
    let capacity = FreeBlocks.size(for: Int(old.capacity) + 1)
    let start = takeBlock(capacity)
    let new = Node(
      start: UInt32(start), capacity: UInt32(capacity), outCount: old.outCount,
      intoCount: old.intoCount)
    for (from, to) in zip(old.out, new.out) { move(from, to: to) }
    for (from, to) in zip(old.into, new.into) { move(from, to: to) }
    freeBlocks.give(Int(old.start), size: Int(old.capacity))
    unsafe nodes[Int(v)] = new
  }

  private mutating func takeBlock(_ size: Int) -> Int {
    if let start = freeBlocks.take(size) { return start }
    let start = arcs.count
    precondition(start + size <= UInt32.max, "more arcs than 31 bits can number")
    resize(to: start + size)
    return start
  }

  private mutating func reserve(_ capacity: Int) {
    arcs.reserve(capacity)
    via.reserve(capacity)
    hops.reserve(capacity)
  }

  private mutating func resize(to count: Int) {
    arcs.resize(to: count)
    via.resize(to: count)
    hops.resize(to: count)
  }
}

extension RemainingGraph.Node {
  @inline(__always)
  var out: Range<Int> {
    unsafe Range(uncheckedBounds: (Int(start), Int(start) &+ Int(outCount)))
  }

  @inline(__always)
  var into: Range<Int> {
    let end = Int(start) &+ Int(capacity)
    return unsafe Range(uncheckedBounds: (end &- Int(intoCount), end))
  }
}

/// Blocks of memory that nobody has, by their size.
private struct FreeBlocks {
  private var starts: [[UInt32]] = []

  /// The least size of a block that holds so many: 0, 2, 4, 6, 8, 12, 16, 24, 32, 48 and so on.
  static func size(for count: Int) -> Int {
    if count <= 8 { return (count + 1) & ~1 }
    let power = 1 << (Int.bitWidth - (count - 1).leadingZeroBitCount)
    return count <= power / 4 * 3 ? power / 4 * 3 : power
  }

  private static func index(_ size: Int) -> Int {
    2 * size.trailingZeroBitCount + (size.nonzeroBitCount - 1)
  }

  mutating func give(_ start: Int, size: Int) {
    guard size > 0 else { return }
    let index = Self.index(size)
    while starts.count <= index { starts.append([]) }
    starts[index].append(UInt32(start))
  }

  mutating func take(_ size: Int) -> Int? {
    let index = Self.index(size)
    guard index < starts.count else { return nil }
    return starts[index].popLast().map { Int($0) }
  }
}
