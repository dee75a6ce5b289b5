// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile

/// Takes elements as a reader meets them and makes an `ElementStore` of them.
package struct ElementStoreBuilder: ElementSink {
  private var strings = InternedStrings()
  private var header = InputHeader()
  private var nodes = NodeLocationsBuilder()
  private var taggedNodes = ElementArenaBuilder()
  private var ways = ElementArenaBuilder()
  private var relations = ElementArenaBuilder()
  private var body: [UInt8] = []

  package init() {}

  /// How many elements have come so far, by kind, copies included.
  package var counts: (nodes: Int, ways: Int, relations: Int) {
    (nodes.count, ways.count, relations.count)
  }

  package var byteCount: Int {
    strings.byteCount + nodes.byteCount + taggedNodes.byteCount + ways.byteCount
      + relations.byteCount
  }

  package mutating func number(of string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    unsafe strings.intern(string)
  }

  package mutating func setTimestamp(_ timestamp: String) { header.timestamp = timestamp }

  package mutating func addNode(id: Int64, version: UInt32, location: Coordinate, tags: [UInt32]) {
    nodes.append(
      NodeRecord(id: id, version: version, location: location, isTagged: !tags.isEmpty))
    guard !tags.isEmpty else { return }
    body.removeAll(keepingCapacity: true)
    body.append(zigzag: Int64(location.latitude))
    body.append(zigzag: Int64(location.longitude))
    taggedNodes.append(id: id, version: version, numbers: tags, body: body)
  }

  package mutating func addWay(id: Int64, version: UInt32, nodeIDs: [Int64], tags: [UInt32]) {
    body.removeAll(keepingCapacity: true)
    body.append(varint: UInt64(nodeIDs.count))
    var previous: Int64 = 0
    for nodeID in nodeIDs {
      body.append(zigzag: nodeID &- previous)
      previous = nodeID
    }
    ways.append(id: id, version: version, numbers: tags, body: body)
  }

  package mutating func addRelation(
    id: Int64, version: UInt32, members: [RelationMember], tags: [UInt32]
  ) {
    body.removeAll(keepingCapacity: true)
    body.append(varint: UInt64(members.count))
    for member in members {
      body.append(varint: UInt64(member.kind.rawValue))
      body.append(zigzag: member.ref)
    }
    relations.append(
      id: id, version: version, numbers: tags + members.map(\.role), body: body)
  }

  package mutating func append(_ later: consuming ElementStoreBuilder) {
    let numbers = strings.intern(allOf: later.strings)
    // Of several inputs the latest tells how far the whole is up to date.
    header.timestamp = [header.timestamp, later.header.timestamp].compactMap { $0 }.max()
    nodes.append(later.nodes)
    taggedNodes.append(later.taggedNodes, renumbered: numbers)
    ways.append(later.ways, renumbered: numbers)
    relations.append(later.relations, renumbered: numbers)
  }

  package consuming func build() -> ElementStore {
    var header = self.header
    let (locations, tagged) = resolvedNodes(&header)
    locations.forEach { header.bounds.extend(to: $2) }
    header.memory = ElementMemory(
      nodes: locations.byteCount + taggedNodes.byteCount, ways: ways.byteCount,
      relations: relations.byteCount)
    let wayArena = ways.build(strings, duplicates: &header.duplicates)
    let relationArena = relations.build(strings, duplicates: &header.duplicates)
    return ElementStore(
      strings: strings, nodes: locations, taggedNodes: tagged, ways: wayArena,
      relations: relationArena, header: header)
  }

  private func resolvedNodes(_ header: inout InputHeader) -> (NodeLocations, ElementArena) {
    let arrived = nodes.build()
    if nodes.isSorted {
      var none = DuplicateCount()
      return (arrived, taggedNodes.build(strings, duplicates: &none))
    }
    return NodeSorter(arrived: arrived, tagged: taggedNodes, strings: strings).sorted(
      &header.duplicates)
  }
}

extension NodeLocations {
  package func forEach(_ body: (_ id: Int64, _ version: UInt32, _ location: Coordinate) -> Void) {
    for block in 0..<blockCount {
      forEachNode(inBlock: block) { node in
        body(node.id, node.version, node.location)
        return true
      }
    }
  }
}

/// Brings nodes of any order into ascending order of id, and keeps one a id with its own tags.
private struct NodeSorter {
  private struct Arrival {
    var node: NodeRecord
    // Which of the tagged records is its own, counted in the order of arrival.
    var taggedIndex: Int
  }

  private let tagged: ElementArenaBuilder
  private let strings: InternedStrings
  private var arrivals: [Arrival] = []

  init(arrived: NodeLocations, tagged: ElementArenaBuilder, strings: InternedStrings) {
    self.tagged = tagged
    self.strings = strings
    arrivals.reserveCapacity(arrived.count)
    var taggedIndex = 0
    for block in 0..<arrived.blockCount {
      arrived.forEachNode(inBlock: block) { node in
        arrivals.append(Arrival(node: node, taggedIndex: taggedIndex))
        if node.isTagged { taggedIndex += 1 }
        return true
      }
    }
  }

  consuming func sorted(_ duplicates: inout DuplicateCount) -> (NodeLocations, ElementArena) {
    let (tagged, strings) = (self.tagged, self.strings)
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
