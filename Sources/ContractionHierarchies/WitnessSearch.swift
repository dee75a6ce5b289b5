// SPDX-License-Identifier: Apache-2.0

/// A shortcut over a node: which arcs into and out of it, by place in its lists, it joins.
struct Shortcut: BitwiseCopyable {
  let into: Int
  let out: Int
  let weight: Weight
}

/// Finds which pairs of a node's neighbours need a shortcut when the node is taken out.
///
/// From each neighbour with an arc into the node a small search looks for *witnesses*: paths to
/// the others that avoid the node and are as short as the path over it. A search that gives up
/// early costs a shortcut too many, never a wrong distance.
@safe struct WitnessSearch: ~Copyable {
  /// What a search knows of a node; `distance` is current where `stamp` is the search's.
  private struct Label: BitwiseCopyable {
    var stamp: UInt32
    var distance: Weight
    /// Weight of the arc from the node taken out, plus 1; 0 where there is none.
    var target: UInt32
    var position: UInt32
  }

  private let labels: UnsafeMutablePointer<Label>
  private var heap: NodeHeap
  private let nodeCount: Int
  private var stamp: UInt32 = 0
  /// The shortcuts that the last `findShortcuts` found.
  private(set) var shortcuts: [Shortcut] = []

  init(nodeCount: Int) {
    self.nodeCount = nodeCount
    unsafe labels = .zeroed(count: nodeCount)
    let positions = unsafe UnsafeMutableRawPointer(labels).advanced(by: 12)
    heap = unsafe NodeHeap(
      nodeCount: nodeCount, positions: positions.assumingMemoryBound(to: UInt32.self), stride: 4)
  }

  deinit { unsafe release(labels) }

  /// Fills `shortcuts`; each search settles at most `limit` nodes.
  mutating func findShortcuts(over v: UInt32, in graph: borrowing RemainingGraph, limit: Int) {
    shortcuts.removeAll(keepingCapacity: true)
    let targets = graph.out(of: v)
    for vw in targets {
      let arc = unsafe graph.arcs[vw]
      unsafe labels[Int(arc.head)].target = arc.weight + 1
    }
    for (index, uv) in graph.into(v).enumerated() {
      let arc = unsafe graph.arcs[uv]
      search(from: arc, avoiding: v, targets, graph, limit)
      collectShortcuts(from: arc, index, targets, graph)
    }
    for vw in targets { unsafe labels[Int(graph.arcs[vw].head)].target = 0 }
  }

  private mutating func collectShortcuts(
    from source: UpwardArc, _ index: Int, _ targets: Range<Int>, _ graph: borrowing RemainingGraph
  ) {
    for vw in targets {
      let arc = unsafe graph.arcs[vw]
      let sum = source.weight &+ arc.weight
      let label = unsafe labels[Int(arc.head)]
      let isWitnessed = label.stamp == stamp && label.distance <= sum
      if sum.isFinite, !isWitnessed {
        shortcuts.append(Shortcut(into: index, out: vw - targets.lowerBound, weight: sum))
      }
    }
  }

  /// Searches from the tail of an arc into `v` until all targets have a witness or none can.
  private mutating func search(
    from source: UpwardArc, avoiding v: UInt32, _ targets: Range<Int>,
    _ graph: borrowing RemainingGraph, _ limit: Int
  ) {
    nextStamp()
    unsafe labels[Int(source.head)].stamp = stamp
    unsafe labels[Int(source.head)].distance = 0
    let wanted = unwitnessed(targets, from: source, graph)
    var missing = wanted.count
    if missing == 0 { return }
    var settled = 0
    var x = source.head
    var distance: Weight = 0
    while true {
      for xy in graph.out(of: x) {
        let arc = unsafe graph.arcs[xy]
        let sum = distance &+ arc.weight
        if sum > wanted.farthest || arc.head == v { continue }
        if reach(arc.head, at: sum, from: source) {
          missing &-= 1
          if missing == 0 { return }
        }
      }
      settled &+= 1
      if settled == limit || heap.isEmpty { return }
      distance = heap.minimumKey
      x = heap.removeMinimum()
    }
  }

  /// How many targets want a witness, and how far the farthest may be.
  private func unwitnessed(
    _ targets: Range<Int>, from source: UpwardArc, _ graph: borrowing RemainingGraph
  ) -> (count: Int, farthest: Weight) {
    var count = 0
    var farthest: Weight = 0
    for vw in targets {
      let arc = unsafe graph.arcs[vw]
      let sum = source.weight &+ arc.weight
      guard arc.head != source.head, sum.isFinite else { continue }
      count += 1
      farthest = max(farthest, sum)
    }
    return (count, farthest)
  }

  /// Labels a node, if the distance is news; says whether it is the first witness for a target.
  @inline(__always)
  private mutating func reach(_ y: UInt32, at distance: Weight, from source: UpwardArc) -> Bool {
    let label = unsafe labels + Int(y)
    // The weight over `v`; infinite and missing targets are never news below.
    let wanted = unsafe label.pointee.target
    let need = wanted == 0 ? 0 : source.weight &+ (wanted &- 1)
    let isTarget = wanted != 0 && need.isFinite
    if unsafe label.pointee.stamp != stamp {
      unsafe label.pointee.stamp = stamp
      unsafe label.pointee.distance = distance
      heap.insert(y, key: distance)
      return isTarget && distance <= need
    }
    let old = unsafe label.pointee.distance
    guard distance < old else { return false }
    unsafe label.pointee.distance = distance
    heap.decrease(y, to: distance)
    return isTarget && distance <= need && old > need
  }

  private mutating func nextStamp() {
    heap.removeAll()
    stamp &+= 1
    if stamp == 0 {
      for node in 0..<nodeCount { unsafe labels[node].stamp = 0 }
      stamp = 1
    }
  }
}
