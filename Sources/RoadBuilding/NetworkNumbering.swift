// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork
import SpatialIndex

/// Renumbers a draft network along a Hilbert curve and lays out its tables.
struct NetworkNumbering {
  private let draft: DraftNetwork
  private let scan: WayScan
  /// The draft segment that each segment was, and the other way round.
  let draftSegment: [UInt32]
  let segmentOfDraft: [UInt32]
  /// The draft node that each node was, and the other way round.
  let draftNode: [UInt32]
  let nodeOfDraft: [UInt32]
  private let boxes: [BoundingBox]

  init(_ draft: DraftNetwork, _ scan: WayScan) {
    self.draft = draft
    self.scan = scan
    draftNode = PackedRTree.hilbertOrder(of: draft.nodeLocations.map { BoundingBox($0) })
    nodeOfDraft = Self.inverse(draftNode)
    let boxes = draft.segments.map { BoundingBox(line: scan.locations[$0.points]) }
    draftSegment = PackedRTree.hilbertOrder(of: boxes)
    segmentOfDraft = Self.inverse(draftSegment)
    self.boxes = draftSegment.map { boxes[Int($0)] }
  }

  func arc(ofDraft arc: UInt32) -> UInt32 {
    2 * segmentOfDraft[Int(Arc.segment(of: arc))] + (arc & 1)
  }

  func draftArc(of arc: UInt32) -> Int {
    Int(2 * draftSegment[Int(Arc.segment(of: arc))] + (arc & 1))
  }

  var arcCount: Int { 2 * draftSegment.count }

  var segmentTree: PackedRTree { PackedRTree(orderedBoxes: boxes) }

  func segmentTable() -> SegmentTable {
    let segments = draftSegment.map { draft.segments[Int($0)] }
    var shapeFirst: [UInt32] = [0]
    var shape: [UInt8] = []
    for segment in segments {
      append(scan.locations[segment.points], to: &shape)
      shapeFirst.append(UInt32(shape.count))
    }
    return SegmentTable(
      tail: PackedArray(segments.map { nodeOfDraft[Int($0.tail)] }),
      head: PackedArray(segments.map { nodeOfDraft[Int($0.head)] }),
      way: PackedArray(segments.map { UInt32($0.way) }),
      lengthCentimetres: PackedArray(segments.map(\.lengthCentimetres)),
      shapeFirst: PackedArray(shapeFirst), shape: PackedArray(shape))
  }

  private func append(_ line: ArraySlice<Coordinate>, to shape: inout [UInt8]) {
    for (last, point) in zip(line, line.dropFirst().dropLast()) {
      shape.append(zigzag: Int64(point.latitude) - Int64(last.latitude))
      shape.append(zigzag: Int64(point.longitude) - Int64(last.longitude))
    }
  }

  func nodeTable(_ geometry: ArcGeometry) -> NodeTable {
    var firstOut = [UInt32](repeating: 0, count: draftNode.count + 1)
    for tail in geometry.tail { firstOut[Int(tail) + 1] += 1 }
    for node in draftNode.indices { firstOut[node + 1] += firstOut[node] }
    var next = firstOut
    var outArc = [UInt32](repeating: 0, count: arcCount)
    for (arc, tail) in geometry.tail.enumerated() {
      outArc[Int(next[Int(tail)])] = UInt32(arc)
      next[Int(tail)] += 1
    }
    return NodeTable(
      location: PackedArray(draftNode.map { draft.nodeLocations[Int($0)] }),
      flags: PackedArray(draftNode.map { draft.nodeFlags[Int($0)] }),
      firstOut: PackedArray(firstOut), outArc: PackedArray(outArc))
  }

  func arcGeometry() -> ArcGeometry {
    var tail: [UInt32] = []
    var bearing: [Float] = []
    for segment in draftSegment.map({ draft.segments[Int($0)] }) {
      let points = Array(scan.locations[segment.points])
      tail += [nodeOfDraft[Int(segment.tail)], nodeOfDraft[Int(segment.head)]]
      bearing.append(firstBearing(along: points).map { Float($0) } ?? .nan)
      bearing.append(firstBearing(along: points.reversed()).map { Float($0) } ?? .nan)
    }
    return ArcGeometry(tail: tail, startBearing: bearing)
  }

  private static func inverse(_ order: [UInt32]) -> [UInt32] {
    var inverse = [UInt32](repeating: 0, count: order.count)
    for (position, element) in order.enumerated() { inverse[Int(element)] = UInt32(position) }
    return inverse
  }
}
