// SPDX-License-Identifier: Apache-2.0

/// A shortcut over a node: which arcs into and out of it, by place in its lists, it joins.
struct Shortcut: BitwiseCopyable {
  let into: UInt32
  let out: UInt32
  let weight: Weight
}

/// Finds which pairs of a node's neighbours need a shortcut when the node is taken out.
///
/// From each neighbour with an arc into the node a small search looks for *witnesses*: paths to
/// the others that avoid the node and are as short as the path over it. A search that gives up
/// early costs a shortcut too many, never a wrong distance.
///
/// The search meets the targets half-way. The last arcs of all witnesses are looked up once for
/// all sources and lie in buckets at their tails (Geisberger, Sanders, Schultes, Vetter 2012,
/// https://doi.org/10.1287/trsc.1110.0401, section 3.2); the search goes a number of hops from
/// its source, layer by layer and without a queue, and looks into the bucket of each node it
/// reaches.
@safe package struct WitnessSearch: ~Copyable {
  /// How far witnesses are looked for.
  package struct Effort: Sendable {
    /// Arcs that a witness has at most, 1 at least.
    let hops: Int
    /// Times after which a search gives up that it reached a node by a way better than before.
    let reaches: Int
    /// Last arcs followed after which a search gives up: more than it ever meets among roads, for
    /// graphs in which nearly all nodes are neighbours.
    var looks: Int { 16 * reaches }
  }

  /// What a search knows of a node; `distance` is current where `stamp` is the search's.
  private struct Label: BitwiseCopyable {
    var stamp: UInt32
    var distance: Weight
    /// The layer in which the node last came to be searched from.
    var layer: UInt32
    /// The first of the last arcs that leave the node, 0 where there is none.
    var bucket: UInt32
  }

  /// An arc to a target from a node, which keeps a list of these.
  private struct LastArc: BitwiseCopyable {
    let next: UInt32
    let target: UInt32
    let weight: Weight
  }

  private let labels: UnsafeMutablePointer<Label>
  private let nodeCount: Int
  private var stamp: UInt32 = 0
  private var lastArcs = GrowingBuffer<LastArc>()
  private var layer = GrowingBuffer<UInt32>()
  private var nextLayer = GrowingBuffer<UInt32>()
  /// Last arcs that the search has followed.
  private var looks = 0
  /// The best witness so far, by target.
  private var found = GrowingBuffer<Weight>()
  /// The shortcuts that the last `findShortcuts` found.
  private(set) var shortcuts = GrowingBuffer<Shortcut>()

  init(nodeCount: Int) {
    self.nodeCount = nodeCount
    unsafe labels = .zeroed(count: nodeCount)
  }

  deinit { unsafe release(labels) }

  /// Fills `shortcuts`.
  ///
  /// Nodes that are marked and lower than `v` are as good as gone: no witness leads over them.
  mutating func findShortcuts(
    over v: UInt32, in graph: RemainingGraph.View, _ effort: Effort,
    without marks: UnsafePointer<ContractionMark>
  ) {
    shortcuts.removeAll()
    let targets = graph.out(of: v), sources = graph.into(v)
    guard joinsAny(sources, targets, graph) else { return }
    let node = unsafe Middle(node: v, targets: targets, graph: graph, marks: marks)
    let nearest = fillBuckets(node, sources)
    for (index, uv) in sources.enumerated() {
      let source = unsafe graph.arcs[uv]
      search(from: source, node, nearest, effort)
      for (target, vw) in targets.enumerated() {
        let sum = unsafe source.weight &+ graph.arcs[vw].weight
        guard found[target] > sum else { continue }
        shortcuts.append(Shortcut(into: UInt32(index), out: UInt32(target), weight: sum))
      }
    }
    emptyBuckets(node)
  }

  /// Whether there are two different neighbours, one before the node and one after it.
  private func joinsAny(
    _ sources: Range<Int>, _ targets: Range<Int>, _ graph: RemainingGraph.View
  ) -> Bool {
    guard sources.count == 1, targets.count == 1 else {
      return !sources.isEmpty && !targets.isEmpty
    }
    return unsafe graph.arcs[sources.lowerBound].head != graph.arcs[targets.lowerBound].head
  }

  /// The node that is taken out, as its searches see it.
  @safe private struct Middle {
    let node: UInt32
    let targets: Range<Int>
    let graph: RemainingGraph.View
    let marks: UnsafePointer<ContractionMark>

    @inline(__always)
    func isShut(_ x: UInt32) -> Bool {
      unsafe x == node || x < node && marks[Int(x)].isLeaving
    }
  }

  /// Notes the last arcs of all possible witnesses; gives the weight of the lightest.
  private mutating func fillBuckets(_ node: Middle, _ sources: Range<Int>) -> Weight {
    let graph = node.graph
    var farthest: Weight = 0
    for uv in sources { farthest = unsafe max(farthest, graph.arcs[uv].weight) }
    lastArcs.removeAll()
    lastArcs.append(LastArc(next: 0, target: 0, weight: 0))
    var nearest = Weight.infinity
    for (target, vw) in node.targets.enumerated() {
      let arc = unsafe graph.arcs[vw]
      for xw in graph.into(arc.head) {
        let last = unsafe graph.arcs[xw]
        if last.weight > farthest &+ arc.weight || node.isShut(last.head) { continue }
        let label = unsafe labels + Int(last.head)
        nearest = min(nearest, last.weight)
        lastArcs.append(
          unsafe LastArc(
            next: label.pointee.bucket, target: UInt32(truncatingIfNeeded: target),
            weight: last.weight))
        unsafe label.pointee.bucket = UInt32(truncatingIfNeeded: lastArcs.count &- 1)
      }
    }
    return nearest
  }

  private func emptyBuckets(_ node: Middle) {
    let graph = node.graph
    for vw in node.targets {
      for xw in unsafe graph.into(graph.arcs[vw].head) {
        unsafe labels[Int(graph.arcs[xw].head)].bucket = 0
      }
    }
  }

  /// Searches from the tail of an arc into the node until all targets have a witness or none can.
  private mutating func search(
    from source: UpwardArc, _ node: Middle, _ nearest: Weight, _ effort: Effort
  ) {
    nextStamp()
    let wanted = want(node, from: source)
    var missing = wanted.count
    looks = 0
    if missing == 0 { return }
    unsafe labels[Int(source.head)].stamp = stamp
    unsafe labels[Int(source.head)].distance = 0
    missing &-= look(at: source.head, 0, source, node)
    if missing == 0 || nearest > wanted.farthest { return }
    // Beyond this no last arc leads to a target in time.
    let limit = wanted.farthest &- nearest
    let graph = node.graph
    var reaches = 0
    layer.removeAll()
    layer.append(source.head)
    for hop in 1..<UInt32(effort.hops) {
      nextLayer.removeAll()
      for index in 0..<layer.count {
        let x = layer[index]
        let distance = unsafe labels[Int(x)].distance
        for xy in graph.out(of: x) {
          let arc = unsafe graph.arcs[xy]
          let sum = distance &+ arc.weight
          if sum > limit || !reach(arc.head, at: sum, hop, node) { continue }
          missing &-= look(at: arc.head, sum, source, node)
          if missing == 0 || looks > effort.looks { return }
          reaches &+= 1
        }
        if reaches > effort.reaches { return }
      }
      swap(&layer, &nextLayer)
      if layer.count == 0 { return }
    }
  }

  /// How many targets want a witness, and how far the farthest may be; others count as found.
  private mutating func want(
    _ node: Middle, from source: UpwardArc
  ) -> (count: Int, farthest: Weight) {
    found.removeAll()
    var count = 0
    var farthest: Weight = 0
    for vw in node.targets {
      let arc = unsafe node.graph.arcs[vw]
      let sum = source.weight &+ arc.weight
      let isWanted = arc.head != source.head && sum.isFinite
      found.append(isWanted ? .infinity : 0)
      if isWanted {
        count &+= 1
        farthest = max(farthest, sum)
      }
    }
    return (count, farthest)
  }

  /// Labels a node, if the distance is news, and puts it into the next layer.
  @inline(__always)
  private mutating func reach(
    _ y: UInt32, at distance: Weight, _ hop: UInt32, _ node: Middle
  ) -> Bool {
    let label = unsafe labels + Int(y)
    let isKnown = unsafe label.pointee.stamp == stamp
    if unsafe isKnown && label.pointee.distance <= distance || node.isShut(y) { return false }
    if unsafe !isKnown || label.pointee.layer != hop {
      unsafe label.pointee.layer = hop
      nextLayer.append(y)
    }
    unsafe label.pointee.stamp = stamp
    unsafe label.pointee.distance = distance
    return true
  }

  /// Follows the last arcs that leave a node; says how many targets have their first witness.
  @inline(__always)
  private mutating func look(
    at x: UInt32, _ distance: Weight, _ source: UpwardArc, _ node: Middle
  ) -> Int {
    var news = 0
    var next = unsafe labels[Int(x)].bucket
    while next != 0 {
      let last = lastArcs[Int(next)]
      next = last.next
      looks &+= 1
      let sum = distance &+ last.weight
      let best = found[Int(last.target)]
      if sum >= best { continue }
      let need =
        unsafe source.weight &+ node.graph.arcs[node.targets.lowerBound &+ Int(last.target)].weight
      if sum <= need, best > need { news &+= 1 }
      found[Int(last.target)] = sum
    }
    return news
  }

  private mutating func nextStamp() {
    stamp &+= 1
    if stamp == 0 {
      for node in 0..<nodeCount { unsafe labels[node].stamp = 0 }
      stamp = 1
    }
  }
}
