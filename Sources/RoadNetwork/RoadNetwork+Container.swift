// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
package import PackedFile
import SpatialIndex

extension RoadNetwork {
  /// Opens the roads of a map file; throws where an index of theirs is out of range, so that
  /// whatever the file holds, reading them later does not fail.
  package convenience init(container: Container) throws {
    let nodes = try NodeTable(container)
    let segments = try SegmentTable(container)
    let ways = try WayTable(container)
    let check = RangeCheck(container: container)
    try check.below(nodes.outArc, 2 * segments.count, "nodes.out")
    try check.below(segments.tail, nodes.count, "segments.tail")
    try check.below(segments.head, nodes.count, "segments.head")
    try check.below(segments.way, ways.count, "segments.way")
    let segmentTree = try PackedRTree(
      container: container, prefix: "segments.tree", itemCount: segments.count)
    let (nodeCount, arcCount) = (nodes.count, 2 * segments.count)
    let profiles = try Self.profileNames(container).map {
      try ProfileNetwork(container, name: $0, nodeCount: nodeCount, arcCount: arcCount)
    }
    self.init(
      nodes: nodes, segments: segments, ways: ways, profiles: profiles, segmentTree: segmentTree,
      signs: try SignTable(container, nodeCount: nodeCount, wayCount: ways.count),
      source: try SourceTable(container, nodeCount: nodeCount, wayCount: ways.count))
  }

  package func addSections(to writer: inout ContainerWriter) {
    nodes.addSections(to: &writer)
    segments.addSections(to: &writer)
    ways.addSections(to: &writer)
    segmentTree.addSections(to: &writer, prefix: "segments.tree")
    let names = profiles.map(\.name).joined(separator: "\n")
    writer.add("profiles", PackedArray(Array(names.utf8)))
    for profile in profiles { profile.addSections(to: &writer) }
    signs.addSections(to: &writer)
    source?.addSections(to: &writer)
  }

  private static func profileNames(_ container: Container) throws -> [String] {
    let bytes: PackedArray<UInt8> = try container.array("profiles")
    let names = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    // A section's name is this and up to 14 characters more.
    guard names.allSatisfy({ $0.utf8.count <= 16 }), Set(names).count == names.count else {
      throw container.damaged("has names of profiles that cannot be")
    }
    return names
  }
}

extension NodeTable {
  fileprivate init(_ container: Container) throws {
    location = try container.array("nodes.location")
    flags = try container.array("nodes.flags", count: location.count)
    firstOut = try container.array("nodes.first", count: location.count + 1)
    outArc = try container.array("nodes.out")
    try RangeCheck(container: container).offsets(firstOut, end: outArc.count, "nodes.first")
  }

  fileprivate func addSections(to writer: inout ContainerWriter) {
    writer.add("nodes.location", location)
    writer.add("nodes.flags", flags)
    writer.add("nodes.first", firstOut)
    writer.add("nodes.out", outArc)
  }
}

extension SegmentTable {
  fileprivate init(_ container: Container) throws {
    tail = try container.array("segments.tail")
    head = try container.array("segments.head", count: tail.count)
    way = try container.array("segments.way", count: tail.count)
    lengthCentimetres = try container.array("segments.length", count: tail.count)
    bearing = try container.array("segments.bearing", count: 2 * tail.count)
    shapeFirst = try container.array("segments.shape.first", count: tail.count + 1)
    shape = try container.array("segments.shape")
    try RangeCheck(container: container).offsets(
      shapeFirst, end: shape.count, "segments.shape.first")
  }

  fileprivate func addSections(to writer: inout ContainerWriter) {
    writer.add("segments.tail", tail)
    writer.add("segments.head", head)
    writer.add("segments.way", way)
    writer.add("segments.length", lengthCentimetres)
    writer.add("segments.bearing", bearing)
    writer.add("segments.shape.first", shapeFirst)
    writer.add("segments.shape", shape)
  }
}

extension WayTable {
  fileprivate init(_ container: Container) throws {
    name = try container.array("ways.name")
    ref = try container.array("ways.ref", count: name.count)
    roadClass = try container.array("ways.class", count: name.count)
    flags = try container.array("ways.flags", count: name.count)
    osmID =
      container.hasSection("ways.osm")
      ? try container.array("ways.osm", count: name.count) : .empty
    strings = try StringTable(container: container, prefix: "ways.strings")
  }

  fileprivate func addSections(to writer: inout ContainerWriter) {
    writer.add("ways.name", name)
    writer.add("ways.ref", ref)
    writer.add("ways.class", roadClass)
    writer.add("ways.flags", flags)
    if !osmID.isEmpty { writer.add("ways.osm", osmID) }
    strings.addSections(to: &writer, prefix: "ways.strings")
  }
}

extension ProfileNetwork {
  fileprivate convenience init(
    _ container: Container, name: String, nodeCount: Int, arcCount: Int
  ) throws {
    let graph = try Graph(container: container, prefix: "\(name).graph")
    self.init(
      name: name, cost: try container.array("\(name).cost", count: arcCount),
      flags: try container.array("\(name).flags", count: arcCount),
      arrivalClass: try container.array("\(name).arrival", count: arcCount),
      firstClass: try container.array("\(name).class", count: nodeCount + 1), graph: graph,
      roadArc: try container.array("\(name).road", count: graph.arcCount),
      hierarchy: try ContractionHierarchy(
        container: container, prefix: "\(name).ch", graph: graph))
    let check = RangeCheck(container: container)
    try check.offsets(firstClass, end: graph.nodeCount, "\(name).class")
    try check.below(roadArc, arcCount, "\(name).road")
    try check.classes(self)
  }

  fileprivate func addSections(to writer: inout ContainerWriter) {
    writer.add("\(name).cost", cost)
    writer.add("\(name).flags", flags)
    writer.add("\(name).arrival", arrivalClass)
    writer.add("\(name).class", firstClass)
    writer.add("\(name).road", roadArc)
    graph.addSections(to: &writer, prefix: "\(name).graph")
    hierarchy.addSections(to: &writer, prefix: "\(name).ch")
  }
}
