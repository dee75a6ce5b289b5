// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Takes elements and keeps one number that depends on all of them, and on nothing else.
///
/// The same elements give the same number in whatever order and from whatever form of input they
/// come. Strings count by what they say. It serves to compare readers and to time them.
package struct ElementChecksum: ElementSink {
  package private(set) var value: UInt64 = 0
  package private(set) var counts = (nodes: 0, ways: 0, relations: 0)
  package let byteCount = 0

  package init() {}

  package mutating func number(of string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: unsafe byteHash(string))
  }

  package mutating func addNode(id: Int64, version: UInt32, location: Coordinate, tags: [UInt32]) {
    add(mixed(head(id, version, .node), Self.bits(of: location)), tags)
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

  package mutating func addPlaces(ofWay id: Int64, version: UInt32, _ places: [NodePlace]) {
    var hash = head(id, version, .way)
    for place in places {
      hash = mixed(mixed(hash, UInt64(bitPattern: place.id)), Self.bits(of: place.location))
    }
    value &+= hash
  }

  package mutating func addDeletion(of kind: ElementKind, id: Int64, version: UInt32) {
    value &+= mixed(head(id, version, kind), .max)
  }

  package mutating func setTimestamp(_ timestamp: String) {}

  package mutating func append(_ later: consuming ElementChecksum) {
    value &+= later.value
    counts.nodes += later.counts.nodes
    counts.ways += later.counts.ways
    counts.relations += later.counts.relations
  }

  private static func bits(of location: Coordinate) -> UInt64 {
    UInt64(UInt32(bitPattern: location.latitude)) << 32
      | UInt64(UInt32(bitPattern: location.longitude))
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
