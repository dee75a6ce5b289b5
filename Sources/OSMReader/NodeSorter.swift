// SPDX-License-Identifier: Apache-2.0

import Geo

/// Brings nodes of any order into ascending order of id, and keeps one a id with its own tags.
struct NodeSorter {
  private struct Arrival {
    var node: NodeRecord
    // Which of the tagged records is its own, counted in the order of arrival.
    var taggedIndex: Int
  }

  private let tagged: ElementArenaBuilder
  private let strings: InternedStrings
  private var arrivals: [Arrival] = []
  private var deletedCount = 0

  init(
    arrived: NodeLocations, tagged: ElementArenaBuilder, strings: InternedStrings,
    deleted: DeletedVersions
  ) {
    self.tagged = tagged
    self.strings = strings
    arrivals.reserveCapacity(arrived.count)
    var taggedIndex = 0
    arrived.forEachNode { node in
      if !deleted.isEmpty, deleted.cover(node.id, node.version) {
        deletedCount += 1
      } else {
        arrivals.append(Arrival(node: node, taggedIndex: taggedIndex))
      }
      if node.isTagged { taggedIndex += 1 }
    }
  }

  consuming func sorted(_ duplicates: inout DuplicateCount) -> (NodeLocations, ElementArena) {
    let (tagged, strings) = (self.tagged, self.strings)
    duplicates.deleted += deletedCount
    arrivals.sort { Self.isOrdered($0, before: $1, tagged, strings) }
    var coder = NodeBlockCoder()
    var keptTags = ElementArenaSelection(of: tagged)
    for index in arrivals.indices {
      let arrival = arrivals[index]
      if index + 1 < arrivals.count, arrivals[index + 1].node.id == arrival.node.id {
        duplicates.add(sameVersion: arrivals[index + 1].node.version == arrival.node.version)
        continue
      }
      coder.append(arrival.node)
      if arrival.node.isTagged { keptTags.keep(arrival.taggedIndex) }
    }
    return (coder.build(), keptTags.build())
  }

  private static func isOrdered(
    _ a: Arrival, before b: Arrival, _ tagged: ElementArenaBuilder, _ strings: InternedStrings
  ) -> Bool {
    if a.node.id != b.node.id { return a.node.id < b.node.id }
    if a.node.version != b.node.version { return a.node.version < b.node.version }
    if a.node.location != b.node.location {
      let (left, right) = (a.node.location, b.node.location)
      return (left.latitude, left.longitude) < (right.latitude, right.longitude)
    }
    guard a.node.isTagged, b.node.isTagged else { return !a.node.isTagged && b.node.isTagged }
    return tagged.isLess(a.taggedIndex, b.taggedIndex, strings)
  }
}
