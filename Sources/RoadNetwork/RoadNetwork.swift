// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile
package import SpatialIndex

/// The stored roads: junctions, the segments between them, and one view of them per profile.
///
/// A **node** is a junction or an end. A **segment** is the undirected piece of a way between two
/// nodes; **arc** `2 * segment` runs along it as the way is drawn, arc `2 * segment + 1` against:
///
///     tail ●───────────● head       arc 2s: tail → head      arc 2s + 1: head → tail
///
/// Nodes and segments are numbered along a Hilbert curve, so that neighbours lie close in memory.
///
/// A class, for whoever reads roads holds them, and to copy dozens of arrays takes longer than to
/// read a road.
package final class RoadNetwork: Sendable {
  package let nodes: NodeTable
  package let segments: SegmentTable
  package let ways: WayTable
  package let profiles: [ProfileNetwork]
  package let signs: SignTable
  /// Over the segments' boxes.
  package let segmentTree: PackedRTree
  /// `nil` in a map imported without its source.
  package let source: SourceTable?

  package init(
    nodes: NodeTable, segments: SegmentTable, ways: WayTable, profiles: [ProfileNetwork],
    segmentTree: PackedRTree, signs: SignTable, source: SourceTable?
  ) {
    self.nodes = nodes
    self.segments = segments
    self.ways = ways
    self.profiles = profiles
    self.segmentTree = segmentTree
    self.signs = signs
    self.source = source
  }

  package func profile(named name: String) -> ProfileNetwork? {
    profiles.first { $0.name == name }
  }
}

/// Junctions and ends.
package struct NodeTable: Sendable {
  /// `n` elements.
  package let location: PackedArray<Coordinate>
  /// `n` elements.
  package let flags: PackedArray<NodeFlags>
  /// The arcs that leave node x are `outArc[firstOut[x]..<firstOut[x + 1]]`, whether any profile
  /// may use them or not, ascending.
  package let firstOut: PackedArray<UInt32>
  package let outArc: PackedArray<UInt32>

  package var count: Int { location.count }

  package init(
    location: PackedArray<Coordinate>, flags: PackedArray<NodeFlags>,
    firstOut: PackedArray<UInt32>, outArc: PackedArray<UInt32>
  ) {
    self.location = location
    self.flags = flags
    self.firstOut = firstOut
    self.outArc = outArc
  }

  package func arcs(outOf node: UInt32) -> Slice<PackedArray<UInt32>> {
    outArc[Int(firstOut[node])..<Int(firstOut[node + 1])]
  }
}

/// Pieces of ways between two nodes.
package struct SegmentTable: Sendable {
  /// First and last node as the way is drawn.
  package let tail: PackedArray<UInt32>
  package let head: PackedArray<UInt32>
  package let way: PackedArray<UInt32>
  package let lengthCentimetres: PackedArray<UInt32>
  /// Direction of travel at the start of each arc, for guidance; `ArcBearing` reads it.
  package let bearing: PackedArray<ArcBearing>
  /// The shape points of segment s are `shape[shapeFirst[s]..<shapeFirst[s + 1]]`: differences of
  /// latitude and longitude from the point before, the first from the tail, as variable-length
  /// numbers.
  package let shapeFirst: PackedArray<UInt32>
  package let shape: PackedArray<UInt8>

  package var count: Int { tail.count }

  package init(
    tail: PackedArray<UInt32>, head: PackedArray<UInt32>, way: PackedArray<UInt32>,
    lengthCentimetres: PackedArray<UInt32>, bearing: PackedArray<ArcBearing>,
    shapeFirst: PackedArray<UInt32>,
    shape: PackedArray<UInt8>
  ) {
    self.tail = tail
    self.head = head
    self.way = way
    self.lengthCentimetres = lengthCentimetres
    self.bearing = bearing
    self.shapeFirst = shapeFirst
    self.shape = shape
  }
}

/// What all segments of a way share.
package struct WayTable: Sendable {
  package let name: PackedArray<StringID>
  package let ref: PackedArray<StringID>
  package let roadClass: PackedArray<UInt8>
  package let flags: PackedArray<WayFlags>
  /// OSM ids; empty in a map imported without its source.
  package let osmID: PackedArray<Int64>
  package let strings: StringTable

  package var count: Int { name.count }

  package init(
    name: PackedArray<StringID>, ref: PackedArray<StringID>, roadClass: PackedArray<UInt8>,
    flags: PackedArray<WayFlags>, osmID: PackedArray<Int64>, strings: StringTable
  ) {
    self.name = name
    self.ref = ref
    self.roadClass = roadClass
    self.flags = flags
    self.osmID = osmID
    self.strings = strings
  }

  package func roadClass(of way: UInt32) -> RoadClass {
    RoadClass(rawValue: roadClass[way]) ?? .road
  }
}

/// A direction in which an arc begins, some metres on, in two bytes.
@usableFromInline package struct ArcBearing: Hashable, Sendable, BitwiseCopyable {
  /// 65,536 to the circle, clockwise from north, but for 65,535.
  @usableFromInline let rawValue: UInt16

  /// The arc and those that go on from it are one place.
  package static let none = ArcBearing(rawValue: .max)

  private init(rawValue: UInt16) { self.rawValue = rawValue }

  package init(degrees: Double) {
    let steps = (degrees * 65_536 / 360).rounded()
    rawValue = min(.max - 1, UInt16(truncatingIfNeeded: Int(steps)))
  }

  /// From north, 0 ..< 360; `nil` where there is no direction.
  @inlinable package var degrees: Double? {
    rawValue == .max ? nil : Double(rawValue) * 360 / 65_536
  }
}
