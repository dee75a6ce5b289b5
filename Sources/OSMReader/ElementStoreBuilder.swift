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
  private var wayPlaces = WayPlacesBuilder()
  private var relations = ElementArenaBuilder()
  private var deletions = Deletions()
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

  package mutating func setTimestamp(_ timestamp: String) { header.time.add(timestamp) }

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

  package mutating func addPlaces(ofWay id: Int64, version: UInt32, _ places: [NodePlace]) {
    wayPlaces.append(way: id, version: version, places)
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

  package mutating func addDeletion(of kind: ElementKind, id: Int64, version: UInt32) {
    deletions.add(kind, id: id, version: version)
  }

  package mutating func append(_ later: consuming ElementStoreBuilder) {
    let numbers = strings.intern(allOf: later.strings)
    header.time.append(later.header.time)
    nodes.append(later.nodes)
    taggedNodes.append(later.taggedNodes, renumbered: numbers)
    ways.append(later.ways, renumbered: numbers)
    wayPlaces.append(later.wayPlaces)
    relations.append(later.relations, renumbered: numbers)
    deletions.append(later.deletions)
  }

  package consuming func build() -> ElementStore {
    var header = self.header
    var (locations, tagged) = resolvedNodes(&header)
    if !wayPlaces.isEmpty {
      locations = locations.completed(by: wayPlaces.build(without: deletions))
    }
    locations.forEach { header.bounds.extend(to: $2) }
    header.memory = ElementMemory(
      nodes: locations.byteCount + taggedNodes.byteCount, ways: ways.byteCount,
      relations: relations.byteCount)
    let wayArena = ways.build(strings, without: deletions.ways, &header.duplicates)
    let relationArena = relations.build(
      strings, without: deletions.relations, &header.duplicates)
    return ElementStore(
      strings: strings, nodes: locations, taggedNodes: tagged, ways: wayArena,
      relations: relationArena, header: header)
  }

  private func resolvedNodes(_ header: inout InputHeader) -> (NodeLocations, ElementArena) {
    let arrived = nodes.build()
    if nodes.isSorted, deletions.nodes.isEmpty {
      var none = DuplicateCount()
      return (arrived, taggedNodes.build(strings, without: deletions.nodes, &none))
    }
    let sorter = NodeSorter(
      arrived: arrived, tagged: taggedNodes, strings: strings, deleted: deletions.nodes)
    return sorter.sorted(&header.duplicates)
  }
}
