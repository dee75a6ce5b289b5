// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// What ways, nodes and turn restrictions were tagged with, as far as it matters to routing.
///
/// Costs and turns are made of it at import and do not need it. It is kept for what they cannot
/// hold: rules for some hours only, and the reasons why a road is as it is.
package struct SourceTable: Sendable {
  package let tags: TagLists
  /// The list of each way's tags.
  package let wayTags: PackedArray<UInt32>
  /// Nodes that have such tags, ascending, and the list of each one's.
  package let node: PackedArray<UInt32>
  package let nodeTags: PackedArray<UInt32>
  package let restrictions: RestrictionTable

  package init(
    tags: TagLists, wayTags: PackedArray<UInt32>,
    nodes: (node: PackedArray<UInt32>, tags: PackedArray<UInt32>), restrictions: RestrictionTable
  ) {
    self.tags = tags
    self.wayTags = wayTags
    (node, nodeTags) = nodes
    self.restrictions = restrictions
  }

  package func tags(ofWay way: UInt32) -> [(key: String, value: String)] { tags[wayTags[way]] }

  /// Complexity: O(log n).
  package func tags(ofNode number: UInt32) -> [(key: String, value: String)] {
    node.position(of: number).map { tags[nodeTags[$0]] } ?? []
  }
}

extension SourceTable {
  /// What is out of range or out of order, in words.
  ///
  /// Reading does no harm then, but finds less than there is.
  package func checkIndices() -> [String] {
    var faults: [String] = []
    if zip(node, node.dropFirst()).contains(where: { $0 >= $1 }) {
      faults.append("nodes are not in order in section “source.nodes”")
    }
    if !tags.namesItsStrings { faults.append("a string is out of range in section “source.tags”") }
    if restrictions.fault.contains(where: { !tags.hasString($0) }) {
      faults.append("a string is out of range in section “source.turns.fault”")
    }
    if (0..<restrictions.count).contains(where: { restrictions.hasUnknownMember($0) }) {
      faults.append("a member is of no known part in section “source.turns.members”")
    }
    return faults
  }
}

/// The relations that restrict turns of some profile, those too that were left out.
package struct RestrictionTable: Sendable {
  /// OSM ids, ascending.
  package let osmID: PackedArray<Int64>
  /// The list of each one's tags.
  package let tags: PackedArray<UInt32>
  /// A string among those of the tags: why it was left out; empty where it holds.
  package let fault: PackedArray<StringID>
  /// The members of restriction r are `members[firstMember[r]..<firstMember[r + 1]]`: for each
  /// its part, and its id as the difference from the one before, as variable-length numbers.
  package let firstMember: PackedArray<UInt32>
  package let members: PackedArray<UInt8>

  package var count: Int { osmID.count }

  package init(
    osmID: PackedArray<Int64>, tags: PackedArray<UInt32>, fault: PackedArray<StringID>,
    firstMember: PackedArray<UInt32>, members: PackedArray<UInt8>
  ) {
    self.osmID = osmID
    self.tags = tags
    self.fault = fault
    self.firstMember = firstMember
    self.members = members
  }

  /// What a member does in a restriction.
  package enum Part: UInt8, Sendable {
    case from
    case viaWay
    case viaNode
    case to
  }

  /// A restriction's members in their order, by OSM id.
  package func members(of restriction: Int) -> [(part: Part, ref: Int64)] {
    rawMembers(of: restriction).compactMap { part, ref in Part(rawValue: part).map { ($0, ref) } }
  }

  func hasUnknownMember(_ restriction: Int) -> Bool {
    rawMembers(of: restriction).contains { Part(rawValue: $0.part) == nil }
  }

  private func rawMembers(of restriction: Int) -> [(part: UInt8, ref: Int64)] {
    let end = Int(firstMember[restriction + 1])
    var reader = VarintReader(members, at: Int(firstMember[restriction]))
    var found: [(part: UInt8, ref: Int64)] = []
    var ref: Int64 = 0
    while reader.position < end {
      let part = UInt8(truncatingIfNeeded: reader.next())
      ref &+= reader.nextZigzag()
      found.append((part, ref))
    }
    return found
  }
}

/// Packs members as `RestrictionTable` unpacks them.
extension [UInt8] {
  package mutating func append(members: [(part: RestrictionTable.Part, ref: Int64)]) {
    var last: Int64 = 0
    for (part, ref) in members {
      append(varint: UInt64(part.rawValue))
      append(zigzag: ref &- last)
      last = ref
    }
  }
}
