// SPDX-License-Identifier: Apache-2.0

import CPrefetch
import PackedFile

/// What queries read of a hierarchy, unchecked: it was checked when it was opened.
///
/// It is a few pointers and numbers, taken once for many queries; who has it keeps the hierarchy.
@safe struct HierarchyReader {
  private let ranks: PackedPairs.Reader
  private let nodes: PackedPairs.Reader
  private let arcs: PackedPairs.Reader
  private let code: WeightCode.Reader
  let children: PackedPairs.Reader
  let core: UnsafePointer<Weight>
  let coreSize: Int
  /// The lowest node of the core.
  let coreStart: UInt32
  /// More arcs than any shortest path has; a bound on what a forged file can make us write.
  let pathLimit: Int

  init(_ hierarchy: ContractionHierarchy) {
    ranks = hierarchy.ranks.reader
    nodes = hierarchy.nodes.reader
    arcs = hierarchy.arcs.reader
    code = hierarchy.weightCode.reader
    children = hierarchy.children.reader
    unsafe core = hierarchy.core.weights.baseAddress
    coreSize = hierarchy.core.size
    coreStart = UInt32(truncatingIfNeeded: hierarchy.coreStart)
    pathLimit = 4 * (hierarchy.arcCount + hierarchy.graphArcCount)
  }

  /// The number in the hierarchy of a node of the graph, which there must be.
  @inline(__always)
  func rank(_ node: UInt32) -> UInt32 { ranks[Int(node)].low }

  /// A node's arcs: those out of it from `start`, those into it from `middle`.
  @inline(__always)
  func run(of v: UInt32) -> (start: Int, middle: Int, end: Int) {
    let (start, middle) = runStart(of: v)
    return (start, middle, Int(nodes[Int(v) &+ 1].low))
  }

  /// The same, for who knows the end: that is where the next node's run starts.
  @inline(__always)
  func runStart(of v: UInt32) -> (start: Int, middle: Int) {
    let node = nodes[Int(v)]
    let start = Int(node.low)
    return (start, start &+ Int(node.high))
  }

  /// Asks for what `run` reads of a node.
  @inline(__always)
  func prefetchNode(_ v: UInt32) { unsafe prefetch(nodes.address(of: Int(v))) }

  /// Asks for the first arcs of a node.
  @inline(__always)
  func prefetchArcs(of v: UInt32) {
    unsafe prefetch(arcs.address(of: Int(nodes[Int(v)].low)))
  }

  /// Asks for what an arc stands for.
  @inline(__always)
  func prefetchParts(of arc: UInt32) { unsafe prefetch(children.address(of: Int(arc))) }

  @inline(__always)
  func arc(_ index: Int) -> UpwardArc {
    let (head, weight) = arcs[index]
    return UpwardArc(head: head, weight: code.decode(UInt64(weight)))
  }

  /// The higher node of an arc.
  @inline(__always)
  func head(_ index: Int) -> UInt32 { arcs[index].low }

  /// The weight from one node of the core to another.
  @inline(__always)
  func coreWeight(_ from: UInt32, _ to: UInt32) -> Weight {
    unsafe core[coreCell(from, to)]
  }

  @inline(__always)
  func prefetchCoreWeight(_ from: UInt32, _ to: UInt32) { unsafe prefetch(core + coreCell(from, to)) }

  @inline(__always)
  private func coreCell(_ from: UInt32, _ to: UInt32) -> Int {
    Int(from &- coreStart) &* coreSize &+ Int(to &- coreStart)
  }
}

/// Arcs that follow one another: a range whose ends were checked long ago.
struct ArcRun {
  let start: Int
  let end: Int

  @inline(__always)
  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  var count: Int { end &- start }
}
