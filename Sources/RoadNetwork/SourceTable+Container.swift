// SPDX-License-Identifier: Apache-2.0

import PackedFile

extension SourceTable {
  /// `nil` in a map imported without its source.
  init?(_ container: Container, nodeCount: Int, wayCount: Int) throws {
    guard container.hasSection("source.ways") else { return nil }
    tags = try TagLists(container, prefix: "source")
    wayTags = try container.array("source.ways", count: wayCount)
    node = try container.array("source.nodes")
    nodeTags = try container.array("source.nodes.tags", count: node.count)
    restrictions = try RestrictionTable(container)
    let check = RangeCheck(container: container)
    try check.below(wayTags, tags.count, "source.ways")
    try check.below(node, nodeCount, "source.nodes")
    try check.below(nodeTags, tags.count, "source.nodes.tags")
    try check.below(restrictions.tags, tags.count, "source.turns.tags")
  }

  func addSections(to writer: inout ContainerWriter) {
    tags.addSections(to: &writer, prefix: "source")
    writer.add("source.ways", wayTags)
    writer.add("source.nodes", node)
    writer.add("source.nodes.tags", nodeTags)
    restrictions.addSections(to: &writer)
  }
}

extension TagLists {
  init(_ container: Container, prefix: String) throws {
    first = try container.array("\(prefix).tags.first")
    bytes = try container.array("\(prefix).tags")
    strings = try StringTable(container: container, prefix: "\(prefix).strings")
    try RangeCheck(container: container).offsets(first, end: bytes.count, "\(prefix).tags.first")
  }

  func addSections(to writer: inout ContainerWriter, prefix: String) {
    writer.add("\(prefix).tags.first", first)
    writer.add("\(prefix).tags", bytes)
    strings.addSections(to: &writer, prefix: "\(prefix).strings")
  }
}

extension RestrictionTable {
  fileprivate init(_ container: Container) throws {
    osmID = try container.array("source.turns.osm")
    tags = try container.array("source.turns.tags", count: osmID.count)
    fault = try container.array("source.turns.fault", count: osmID.count)
    firstMember = try container.array("source.turns.first", count: osmID.count + 1)
    members = try container.array("source.turns.members")
    try RangeCheck(container: container).offsets(
      firstMember, end: members.count, "source.turns.first")
  }

  fileprivate func addSections(to writer: inout ContainerWriter) {
    writer.add("source.turns.osm", osmID)
    writer.add("source.turns.tags", tags)
    writer.add("source.turns.fault", fault)
    writer.add("source.turns.first", firstMember)
    writer.add("source.turns.members", members)
  }
}
