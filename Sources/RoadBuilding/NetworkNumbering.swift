// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork
import SpatialIndex

/// Renumbers the nodes and segments of a draft network along a Hilbert curve.
struct NetworkNumbering {
  /// The draft segment that each segment was, and the other way round.
  private let draftSegment: [UInt32]
  private let segmentOfDraft: [UInt32]
  /// The draft node that each node was, and the other way round.
  private let draftNode: [UInt32]
  let nodeOfDraft: [UInt32]

  init(_ draft: DraftNetwork) {
    draftNode = PackedRTree.hilbertOrder(of: draft.locations)
    nodeOfDraft = Self.inverse(draftNode)
    draftSegment = PackedRTree.hilbertOrder(of: draft.boxes)
    segmentOfDraft = Self.inverse(draftSegment)
  }

  func arc(ofDraft arc: UInt32) -> UInt32 {
    2 * segmentOfDraft[Arc.segment(of: arc)] + (arc & 1)
  }

  /// A column of the draft in the order of the new numbers.
  func byNode<Element>(_ column: [Element]) -> [Element] { draftNode.map { column[$0] } }

  func bySegment<Element>(_ column: [Element]) -> [Element] { draftSegment.map { column[$0] } }

  func byArc<Element>(_ column: [Element]) -> [Element] {
    var sorted: [Element] = []
    sorted.reserveCapacity(column.count)
    for segment in draftSegment {
      sorted.append(column[2 * Int(segment)])
      sorted.append(column[2 * Int(segment) + 1])
    }
    return sorted
  }

  func segmentTree(_ draft: DraftNetwork) -> PackedRTree {
    PackedRTree(orderedBoxes: bySegment(draft.boxes))
  }

  func segmentTable(_ draft: DraftNetwork) -> SegmentTable {
    let (shapeFirst, shape) = shapes(draft)
    return SegmentTable(
      tail: PackedArray(draftSegment.map { nodeOfDraft[draft.tail[$0]] }),
      head: PackedArray(draftSegment.map { nodeOfDraft[draft.head[$0]] }),
      way: PackedArray(bySegment(draft.way)),
      lengthCentimetres: PackedArray(bySegment(draft.lengthCentimetres)),
      shapeFirst: shapeFirst, shape: shape)
  }

  private func shapes(_ draft: DraftNetwork) -> (PackedArray<UInt32>, PackedArray<UInt8>) {
    var shapeFirst: [UInt32] = [0]
    shapeFirst.reserveCapacity(draftSegment.count + 1)
    var shape: [UInt8] = []
    shape.reserveCapacity(draft.shape.count)
    for segment in draftSegment {
      shape += draft.shape[Int(draft.shapeFirst[segment])..<Int(draft.shapeFirst[segment + 1])]
      shapeFirst.append(UInt32(shape.count))
    }
    return (PackedArray(shapeFirst), PackedArray(shape))
  }

  func nodeTable(_ draft: DraftNetwork, _ segments: SegmentTable) -> NodeTable {
    var firstOut = [UInt32](repeating: 0, count: draftNode.count + 1)
    for segment in segments.tail.indices {
      firstOut[Int(segments.tail[segment]) + 1] += 1
      firstOut[Int(segments.head[segment]) + 1] += 1
    }
    for node in draftNode.indices { firstOut[node + 1] += firstOut[node] }
    var next = firstOut
    var outArc = [UInt32](repeating: 0, count: 2 * segments.count)
    for segment in 0..<UInt32(segments.count) {
      let forward = Arc.forward(of: segment)
      for (tail, arc) in [
        (segments.tail[segment], forward), (segments.head[segment], Arc.reverse(of: forward)),
      ] {
        outArc[Int(next[tail])] = arc
        next[Int(tail)] += 1
      }
    }
    let flags = draft.taggingNumbers.map {
      $0 == 0 ? [] : draft.taggings.list[Int($0) - 1].flags
    }
    return NodeTable(
      location: PackedArray(byNode(draft.locations)), flags: PackedArray(byNode(flags)),
      firstOut: PackedArray(firstOut), outArc: PackedArray(outArc))
  }

  private static func inverse(_ order: [UInt32]) -> [UInt32] {
    var inverse = [UInt32](repeating: 0, count: order.count)
    for (position, element) in order.enumerated() { inverse[Int(element)] = UInt32(position) }
    return inverse
  }
}
