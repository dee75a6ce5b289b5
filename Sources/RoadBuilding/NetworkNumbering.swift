// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork
import SpatialIndex

/// Renumbers the nodes and segments of a draft network along a Hilbert curve.
///
/// Columns of the draft are let go as they are renumbered, for two of each take much memory.
struct NetworkNumbering {
  /// The draft segment that each segment was, and the other way round.
  private let draftSegment: [UInt32]
  private let segmentOfDraft: [UInt32]
  /// The draft node that each node was, and the other way round.
  private let draftNode: [UInt32]
  let nodeOfDraft: [UInt32]

  init(_ draft: DraftNetwork) {
    draftNode = PackedRTree.order(of: draft.locations.map { HilbertCurve.position(of: $0) })
    nodeOfDraft = Self.inverse(draftNode)
    draftSegment = PackedRTree.order(of: draft.positions)
    segmentOfDraft = Self.inverse(draftSegment)
  }

  func arc(ofDraft arc: UInt32) -> UInt32 {
    2 * segmentOfDraft[Arc.segment(of: arc)] + (arc & 1)
  }

  /// A column of the draft's nodes by the new numbers.
  func nodes<Element>(_ column: inout [Element]) -> [Element] { take(&column, draftNode) }

  /// A column of the draft's arcs by the new numbers.
  func arcs<Element>(_ column: inout [Element]) -> [Element] {
    defer { column = [] }
    var sorted: [Element] = []
    sorted.reserveCapacity(column.count)
    for segment in draftSegment {
      sorted.append(column[2 * Int(segment)])
      sorted.append(column[2 * Int(segment) + 1])
    }
    return sorted
  }

  func segmentTable(_ draft: inout DraftNetwork) -> SegmentTable {
    draft.positions = []
    let (shapeFirst, shape) = shapes(&draft)
    return SegmentTable(
      tail: PackedArray(take(&draft.tail, draftSegment).map { nodeOfDraft[$0] }),
      head: PackedArray(take(&draft.head, draftSegment).map { nodeOfDraft[$0] }),
      way: PackedArray(take(&draft.way, draftSegment)),
      lengthCentimetres: PackedArray(take(&draft.lengthCentimetres, draftSegment)), bearing: .empty,
      shapeFirst: shapeFirst, shape: shape)
  }

  private func shapes(
    _ draft: inout DraftNetwork
  ) -> (PackedArray<UInt32>, PackedArray<UInt8>) {
    var shapeFirst: [UInt32] = [0]
    shapeFirst.reserveCapacity(draftSegment.count + 1)
    var shape: [UInt8] = []
    shape.reserveCapacity(draft.shape.count)
    for segment in draftSegment {
      shape += draft.shape[Int(draft.shapeFirst[segment])..<Int(draft.shapeFirst[segment + 1])]
      shapeFirst.append(UInt32(shape.count))
    }
    (draft.shape, draft.shapeFirst) = ([], [])
    return (PackedArray(shapeFirst), PackedArray(shape))
  }

  func nodeTable(_ draft: inout DraftNetwork, _ segments: SegmentTable) -> NodeTable {
    var firstOut = [UInt32](repeating: 0, count: draftNode.count + 1)
    for segment in segments.tail.indices {
      firstOut[Int(segments.tail[segment]) + 1] += 1
      firstOut[Int(segments.head[segment]) + 1] += 1
    }
    for node in draftNode.indices { firstOut[node + 1] += firstOut[node] }
    var next = firstOut
    var outArc = [UInt32](repeating: 0, count: 2 * segments.count)
    func append(_ arc: UInt32, to tail: UInt32) {
      outArc[Int(next[tail])] = arc
      next[Int(tail)] += 1
    }
    for segment in 0..<UInt32(segments.count) {
      let forward = Arc.forward(of: segment)
      append(forward, to: segments.tail[segment])
      append(Arc.reverse(of: forward), to: segments.head[segment])
    }
    var flags = draft.taggingNumbers.map {
      $0 == 0 ? [] : draft.taggings.list[Int($0) - 1].flags
    }
    return NodeTable(
      location: PackedArray(nodes(&draft.locations)), flags: PackedArray(nodes(&flags)),
      firstOut: PackedArray(firstOut), outArc: PackedArray(outArc))
  }

  private func take<Element>(_ column: inout [Element], _ order: [UInt32]) -> [Element] {
    defer { column = [] }
    return order.map { column[$0] }
  }

  private static func inverse(_ order: [UInt32]) -> [UInt32] {
    var inverse = [UInt32](repeating: 0, count: order.count)
    for (position, element) in order.enumerated() { inverse[Int(element)] = UInt32(position) }
    return inverse
  }
}
