// SPDX-License-Identifier: Apache-2.0

import OSMReader
import PackedFile
import RoadNetwork

/// Keeps what signs beside the ways and marks on their lanes say.
struct SignTableBuilder {
  private let store: ElementStore
  private var keys: KeptKeys
  private var lists = SignLists()
  private let directions: RouteDirections

  init(_ store: ElementStore) {
    self.store = store
    keys = KeptKeys(store.strings) { SignKeys.contains($0) }
    directions = RouteDirections(store)
  }

  consuming func build(
    _ scan: WayScan, _ draft: DraftNetwork, _ numbering: NetworkNumbering
  ) -> SignTable {
    var way: [UInt32] = [], wayTags: [UInt32] = []
    let ways = store.ways
    for (number, scanned) in scan.ways.enumerated() {
      let tags = ways[Int(scanned.index)].tags
      let kept = keys.filter(tags).map { ($0.key, $0.value) }
      let signed = directions.tags(ofWay: scanned.osmID, ref: { tags["ref"] })
      if kept.isEmpty, signed.isEmpty { continue }
      way.append(UInt32(number))
      wayTags.append(lists.number(of: kept + signed))
    }
    let nodes = nodes(draft, numbering)
    return SignTable(
      tags: lists.build(), ways: (PackedArray(way), PackedArray(wayTags)), nodes: nodes)
  }

  private mutating func nodes(
    _ draft: DraftNetwork, _ numbering: NetworkNumbering
  ) -> (PackedArray<UInt32>, PackedArray<UInt32>) {
    var found: [(node: UInt32, list: UInt32)] = []
    var lookup = store.nodes.lookup()
    for node in store.taggedNodes {
      guard node.tags["highway"] == "motorway_junction",
        let number = draft.node(ofID: node.id, &lookup)
      else { continue }
      let kept = SignKeys.ofExits.compactMap { key in node.tags[key].map { (key, $0) } }
      if kept.isEmpty { continue }
      found.append((numbering.nodeOfDraft[Int(number)], lists.number(of: kept)))
    }
    found.sort { $0.node < $1.node }
    return (PackedArray(found.map(\.node)), PackedArray(found.map(\.list)))
  }
}

/// Keys of what is kept of signs.
private enum SignKeys {
  static func contains(_ key: String) -> Bool {
    if plain.contains(key) { return true }
    return stems.contains {
      key.hasPrefix($0) && (key.utf8.count == $0.utf8.count || key.hasPrefix($0 + ":"))
        && !key.hasSuffix(":conditional")
    }
  }

  /// Of nodes where exits leave motorways.
  static let ofExits = ["exit_to", "junction:ref", "name", "ref"]

  private static let plain: Set<String> = ["junction:ref", "exit_to", "name:pronunciation"]

  /// Kept in all their forms for a direction.
  private static let stems = [
    "destination", "turn:lanes", "vehicle:lanes", "motor_vehicle:lanes", "motorcar:lanes",
    "lanes:psv", "lanes:bus", "lanes:taxi", "lanes:minibus", "lanes:share_taxi",
  ]
}

/// Lists of tags, each stored once.
private struct SignLists {
  private var numberOfList: [[String]: UInt32] = [[]: 0]
  private var lists: [[String]] = [[]]

  mutating func number(of tags: [(key: String, value: String)]) -> UInt32 {
    let list = tags.sorted { ($0.key, $0.value) < ($1.key, $1.value) }.flatMap {
      [$0.key, $0.value]
    }
    if let known = numberOfList[list] { return known }
    let number = UInt32(lists.count)
    numberOfList[list] = number
    lists.append(list)
    return number
  }

  consuming func build() -> TagLists {
    var table = StringTableBuilder()
    var first: [UInt32] = [0]
    var bytes: [UInt8] = []
    // Keys come first: there are few, so that each takes one byte.
    for list in lists {
      for index in stride(from: 0, to: list.count, by: 2) { _ = table.intern(list[index]) }
    }
    for list in lists {
      for text in list { bytes.append(varint: UInt64(table.intern(text).rawValue)) }
      first.append(UInt32(bytes.count))
    }
    return TagLists(first: PackedArray(first), bytes: PackedArray(bytes), strings: table.build())
  }
}
