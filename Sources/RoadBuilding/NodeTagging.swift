// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// What the tags of a node on a road come to.
struct NodeTagging: Hashable {
  /// One a profile.
  let uses: [NodeUse]
  let flags: NodeFlags
  /// Whether ways are cut here: not where all that it does is to take time.
  let cuts: Bool

  /// `nil` for tags that do nothing to a profile.
  init?(_ tags: Tags, _ profiles: [Profile], timedKeys: Set<String>) {
    uses = profiles.map { $0.use(ofNode: tags) }
    flags = NodeFlags(tags: tags)
    // What is shut at some hours only must be a node to be known by.
    let isTimed = tags.keys(endingIn: ":conditional").contains { timedKeys.contains($0) }
    guard isTimed || !flags.isEmpty || uses.contains(where: { $0 != .free }) else { return nil }
    cuts = isTimed || !flags.isEmpty || uses.contains { !$0.isDelayOnly }
  }
}

/// The nodes on roads whose tags do something, by slot.
struct NodeTaggings {
  private(set) var list: [NodeTagging] = []
  private var numberOfSlot: [Int: UInt32] = [:]

  /// Reads the nodes that ways use, and cuts the ways where need be.
  init(_ store: ElementStore, _ counts: inout NodeCounts, _ profiles: [Profile]) {
    let timedKeys = Set(profiles.flatMap(\.timedKeys))
    var lookup = store.nodes.lookup()
    var numbers: [NodeTagging: UInt32] = [:]
    for node in store.taggedNodes {
      guard let slot = lookup.find(node.id)?.slot, counts.isUsed(slot),
        let tagging = NodeTagging(node.tags, profiles, timedKeys: timedKeys)
      else { continue }
      if tagging.cuts { counts.cut(at: slot) }
      let number = numbers[tagging] ?? UInt32(list.count)
      if number == list.count {
        numbers[tagging] = number
        list.append(tagging)
      }
      numberOfSlot[slot] = number
    }
  }

  func number(ofSlot slot: Int) -> UInt32? { numberOfSlot.isEmpty ? nil : numberOfSlot[slot] }

  subscript(slot: Int) -> NodeTagging? { number(ofSlot: slot).map { list[Int($0)] } }
}

/// What the nodes of a road network do to one profile: few do anything, and most of these the same.
struct NodeUses {
  // One more than the place in `list`; 0 for nodes that do nothing.
  private let numbers: [UInt32]
  private let list: [NodeUse]

  init(numbers: [UInt32], list: [NodeUse]) {
    self.numbers = numbers
    self.list = list
  }

  /// `nil` where the node does nothing.
  subscript(node: UInt32) -> NodeUse? {
    let number = numbers[Int(node)]
    guard number > 0 else { return nil }
    let use = list[Int(number) - 1]
    return use == .free ? nil : use
  }
}
