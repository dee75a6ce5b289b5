// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// The directions of the compass in which numbered roads are signed, from route relations: who
/// drives "I 280" southwards is on "I 280 South".
struct RouteDirections {
  private struct Member: Hashable {
    let number: String
    let network: String
    let direction: String
    let isBackward: Bool
  }

  private var membersOfWay: [Int64: [Member]] = [:]

  init(_ store: ElementStore) {
    for relation in store.relations
    where relation.tags["type"] == "route" && relation.tags["route"] == "road" {
      guard let ref = relation.tags["ref"], !ref.isEmpty else { continue }
      let own = relation.tags["direction"].flatMap(Self.direction)
      let network = relation.tags["network"]?.split(separator: ":").last.map(String.init) ?? ""
      for member in relation.members where member.kind == .way {
        guard let direction = Self.direction(member.role) ?? own else { continue }
        membersOfWay[member.ref, default: []].append(
          Member(
            number: ref, network: network, direction: direction,
            isBackward: member.role == "backward"))
      }
    }
  }

  /// The tags that `SignTable` has for them; none for most ways.
  func tags(ofWay id: Int64, ref: () -> String?) -> [(key: String, value: String)] {
    guard let members = membersOfWay[id] else { return [] }
    let refs = (ref() ?? "").split(separator: ";").map { String($0).trimmed }
    let forward = Set(members.filter { !$0.isBackward }.map { Self.text($0, refs) })
    let backward = Set(members.filter(\.isBackward).map { Self.text($0, refs) })
    return [(SignTable.forwardDirections, forward), (SignTable.backwardDirections, backward)]
      .filter { !$1.isEmpty }.map { ($0, $1.sorted().joined(separator: ";")) }
  }

  /// The number as the way has it, for relations mostly leave out what goes before it.
  private static func text(_ member: Member, _ refs: [String]) -> String {
    let written = refs.first { ref in
      ref == member.number || ref.hasSuffix(" " + member.number)
        || ref.hasSuffix("-" + member.number)
    }
    let number =
      written ?? (member.network.isEmpty ? member.number : "\(member.network) \(member.number)")
    return "\(number) \(member.direction)"
  }

  /// "South" of "south", "southbound" and the like.
  private static func direction(_ text: String) -> String? {
    let word = text.lowercased()
    return ["North", "South", "East", "West"].first {
      word == $0.lowercased() || word == $0.lowercased() + "bound"
    }
  }
}
