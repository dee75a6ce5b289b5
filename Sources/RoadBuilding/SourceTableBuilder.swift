// SPDX-License-Identifier: Apache-2.0

import OSMReader
import PackedFile
import RoadNetwork

/// Keeps what the elements behind the roads were tagged with.
struct SourceTableBuilder {
  private let store: ElementStore
  private var lists: TagListBuilder

  init(_ store: ElementStore, profiles: [Profile]) {
    self.store = store
    lists = TagListBuilder(store.strings, RoutingKeys(profiles))
  }

  consuming func build(
    _ scan: WayScan, _ draft: DraftNetwork, _ numbering: NetworkNumbering,
    _ relations: [RestrictionReader.Relation]
  ) -> SourceTable {
    var listOfVerdict = [UInt32?](repeating: nil, count: scan.verdicts.list.count)
    let ways = scan.ways.map { way in
      let list = listOfVerdict[Int(way.verdict)] ?? lists.number(of: scan.verdict(of: way).tags)
      listOfVerdict[Int(way.verdict)] = list
      return list
    }
    let nodes = nodes(draft, numbering)
    let restrictions = restrictions(relations)
    return SourceTable(
      tags: lists.build(), wayTags: PackedArray(ways), nodes: nodes, restrictions: restrictions)
  }

  private mutating func nodes(
    _ draft: DraftNetwork, _ numbering: NetworkNumbering
  ) -> (PackedArray<UInt32>, PackedArray<UInt32>) {
    var found: [(node: UInt32, list: UInt32)] = []
    var lookup = store.nodes.lookup()
    for node in store.taggedNodes {
      guard let number = draft.node(ofID: node.id, &lookup) else { continue }
      let list = lists.number(of: node.tags)
      if list != 0 { found.append((numbering.nodeOfDraft[Int(number)], list)) }
    }
    found.sort { $0.node < $1.node }
    return (PackedArray(found.map(\.node)), PackedArray(found.map(\.list)))
  }

  private mutating func restrictions(_ relations: [RestrictionReader.Relation]) -> RestrictionTable
  {
    var osmID: [Int64] = [], tags: [UInt32] = [], fault: [StringID] = []
    var first: [UInt32] = [0], members: [UInt8] = []
    for relation in relations {
      let source = store.relations[relation.index]
      osmID.append(source.id)
      tags.append(lists.number(of: source.tags))
      fault.append(relation.fault.map { lists.intern($0.rawValue) } ?? .empty)
      members.append(members: source.members.compactMap { Self.part($0) })
      first.append(UInt32(members.count))
    }
    return RestrictionTable(
      osmID: PackedArray(osmID), tags: PackedArray(tags), fault: PackedArray(fault),
      firstMember: PackedArray(first), members: PackedArray(members))
  }

  private static func part(
    _ member: OSMRelation.Member
  ) -> (part: RestrictionTable.Part, ref: Int64)? {
    switch (member.role, member.kind) {
    case ("from", .way): (.from, member.ref)
    case ("via", .way): (.viaWay, member.ref)
    case ("via", .node): (.viaNode, member.ref)
    case ("to", .way): (.to, member.ref)
    default: nil
    }
  }
}
