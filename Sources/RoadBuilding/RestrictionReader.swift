// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// Turns restriction relations into sequences of a draft network's arcs.
struct RestrictionReader {
  private let draft: DraftNetwork
  private let ways: [WayScan.Way]
  private let profiles: [Profile]
  private var lookup: NodeLookup
  /// By profile, in the order of the relations.
  private(set) var restrictions: [[Restriction]]
  private(set) var dropped: [RestrictionFault: Int] = [:]
  private(set) var count = 0
  /// Relations that concern a profile.
  private(set) var relations: [Relation] = []

  struct Relation {
    /// In the store's relations.
    let index: Int
    /// Why it is left out; `nil` where it holds.
    let fault: RestrictionFault?
  }

  init(_ store: ElementStore, _ draft: DraftNetwork, _ scan: WayScan, profiles: [Profile]) {
    self.draft = draft
    ways = scan.ways
    self.profiles = profiles
    lookup = store.nodes.lookup()
    restrictions = profiles.map { _ in [] }
    for (index, relation) in store.relations.enumerated() {
      guard let type = relation.tags["type"], type.hasPrefix("restriction") else { continue }
      read(relation, at: index, legacyKey: type == "restriction" ? nil : type)
    }
  }

  private mutating func read(_ relation: OSMRelation, at position: Int, legacyKey: String?) {
    var fault: RestrictionFault?
    var applies = false
    for (index, profile) in profiles.enumerated() {
      do {
        guard let kind = try profile.restrictionKind(relation.tags, legacyKey: legacyKey) else {
          continue
        }
        restrictions[index] += try resolve(relation, kind, profile: index)
        applies = true
      } catch {
        fault = error
      }
    }
    guard applies || fault != nil else { return }
    relations.append(Relation(index: position, fault: applies ? nil : fault))
    if applies { count += 1 } else if let fault { dropped[fault, default: 0] += 1 }
  }

  private mutating func resolve(
    _ relation: OSMRelation, _ kind: RestrictionKind, profile: Int
  ) throws(RestrictionFault) -> [Restriction] {
    let members = try RestrictionMembers(relation, kind)
    let turns = ArcTurns(draft: draft, profile: profile)
    let from = try members.from.map { id throws(RestrictionFault) in try way(id) }
    let to = try members.to.map { id throws(RestrictionFault) in try way(id) }
    let via = try members.viaWays.map { id throws(RestrictionFault) in try way(id) }
    let viaNode = members.viaNode.map { draft.node(ofID: $0, &lookup) }
    if case .some(.none) = viaNode { throw .memberAbsent }
    var result: [Restriction] = []
    for (from, to) in from.flatMap({ from in to.map { (from, $0) } }) {
      do {
        if let node = viaNode ?? nil {
          result += try turns.throughNode(from, node, to, kind)
        } else {
          result.append(try turns.throughWays(from, via, to, isOnly: kind.isOnly))
        }
      } catch .moot {
        // Of several turns those that nobody can drive do not undo the others.
        continue
      }
    }
    if result.isEmpty { throw .moot }
    return result
  }

  private func way(_ id: Int64) throws(RestrictionFault) -> Int {
    var low = 0, high = ways.count
    while low < high {
      let middle = (low + high) / 2
      if ways[middle].osmID < id { low = middle + 1 } else { high = middle }
    }
    guard low < ways.count, ways[low].osmID == id else { throw .memberAbsent }
    return low
  }
}

/// The members of a restriction relation by role.
private struct RestrictionMembers {
  private(set) var from: [Int64] = []
  private(set) var to: [Int64] = []
  private(set) var viaNode: Int64?
  private(set) var viaWays: [Int64] = []

  init(_ relation: OSMRelation, _ kind: RestrictionKind) throws(RestrictionFault) {
    var viaNodes: [Int64] = []
    for member in relation.members {
      switch (member.role, member.kind) {
      case ("from", .way): from.append(member.ref)
      case ("to", .way): to.append(member.ref)
      case ("via", .node): viaNodes.append(member.ref)
      case ("via", .way): viaWays.append(member.ref)
      default: continue
      }
    }
    guard !from.isEmpty, !to.isEmpty, !(viaNodes.isEmpty && viaWays.isEmpty) else {
      throw .noMembers
    }
    guard from.count == 1 || kind.severalFrom, to.count == 1 || kind.severalTo else {
      throw .several
    }
    guard viaNodes.count + (viaWays.isEmpty ? 0 : 1) == 1 else { throw .mixedVia }
    viaNode = viaNodes.first
  }
}

extension Profile {
  /// What a relation's tags forbid this profile; `nil` where they do not concern it.
  func restrictionKind(
    _ tags: Tags, legacyKey: String?
  ) throws(RestrictionFault) -> RestrictionKind? {
    let exempted = (tags["except"] ?? "").split(separator: ";").map { String($0).trimmed }
    if !exemptions.isDisjoint(with: exempted) { return nil }
    // Old style: type=restriction:motorcar with a plain `restriction`.
    if let legacyKey, !restrictionKeys.contains(legacyKey) {
      if restrictionKeys.contains(where: { legacyKey == "\($0):conditional" }) { throw .timed }
      return nil
    }
    let keys = legacyKey == nil ? restrictionKeys : restrictionKeys + ["restriction"]
    guard let value = keys.lazy.compactMap({ tags[$0] }).first else {
      if keys.contains(where: { tags["\($0):conditional"] != nil }) { throw .timed }
      return nil
    }
    // One mode may be freed of what is said of all.
    if value == "none" || value == "no" { return nil }
    if ["day_on", "day_off", "hour_on", "hour_off"].contains(where: { tags[$0] != nil }) {
      throw .timed
    }
    if value.hasSuffix("_on_red") { return nil }
    guard let kind = RestrictionKind(value) else { throw .unknownValue }
    return kind
  }
}
