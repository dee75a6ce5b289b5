// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Takes elements and keeps one number that depends on all of them, and on nothing else.
///
/// The same elements give the same number in whatever order and from whatever form of input they
/// come. Strings count by what they say. It serves to compare readers and to time them.
package struct ElementChecksum: ElementSink {
  package private(set) var value: UInt64 = 0
  package private(set) var counts = (nodes: 0, ways: 0, relations: 0)
  package private(set) var timestamp: String?
  package let byteCount = 0

  package init() {}

  package mutating func number(of string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: unsafe byteHash(string))
  }

  package mutating func addNode(id: Int64, version: UInt32, location: Coordinate, tags: [UInt32]) {
    let place =
      UInt64(UInt32(bitPattern: location.latitude)) << 32
      | UInt64(UInt32(bitPattern: location.longitude))
    add(mixed(head(id, version, .node), place), tags)
    counts.nodes += 1
  }

  package mutating func addWay(id: Int64, version: UInt32, nodeIDs: [Int64], tags: [UInt32]) {
    var hash = mixed(head(id, version, .way), UInt64(nodeIDs.count))
    for nodeID in nodeIDs { hash = mixed(hash, UInt64(bitPattern: nodeID)) }
    add(hash, tags)
    counts.ways += 1
  }

  package mutating func addRelation(
    id: Int64, version: UInt32, members: [RelationMember], tags: [UInt32]
  ) {
    var hash = mixed(head(id, version, .relation), UInt64(members.count))
    for member in members {
      hash = mixed(hash, UInt64(bitPattern: member.ref))
      hash = mixed(hash, UInt64(member.role) << 8 | UInt64(member.kind.rawValue))
    }
    add(hash, tags)
    counts.relations += 1
  }

  package mutating func setTimestamp(_ timestamp: String) { self.timestamp = timestamp }

  package mutating func append(_ later: consuming ElementChecksum) {
    value &+= later.value
    counts.nodes += later.counts.nodes
    counts.ways += later.counts.ways
    counts.relations += later.counts.relations
    timestamp = later.timestamp ?? timestamp
  }

  private func head(_ id: Int64, _ version: UInt32, _ kind: ElementKind) -> UInt64 {
    mixed(UInt64(bitPattern: id), UInt64(version) << 8 | UInt64(kind.rawValue))
  }

  private mutating func add(_ start: UInt64, _ tags: [UInt32]) {
    var hash = start
    for index in stride(from: 0, to: tags.count - 1, by: 2) {
      hash = mixed(hash, UInt64(tags[index]) << 32 | UInt64(tags[index + 1]))
    }
    // Added, so that neither the order of elements nor the joining of parts counts.
    value &+= hash
  }
}
