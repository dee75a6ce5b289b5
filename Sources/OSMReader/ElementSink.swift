// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Takes elements in the order in which a reader meets them.
///
/// A reader gives each key, value and role once for its number and then speaks of numbers. Tags
/// are numbers of keys and values in turn; those with an empty value say nothing and are left out.
package protocol ElementSink: Sendable {
  /// A sink that has taken nothing yet.
  init()

  /// The number of a string of UTF-8, good in this sink alone.
  mutating func number(of string: UnsafeBufferPointer<UInt8>) -> UInt32
  mutating func addNode(id: Int64, version: UInt32, location: Coordinate, tags: [UInt32])
  mutating func addWay(id: Int64, version: UInt32, nodeIDs: [Int64], tags: [UInt32])
  /// Takes the places of nodes of a way that come with the way itself.
  mutating func addPlaces(ofWay id: Int64, version: UInt32, _ places: [NodePlace])
  mutating func addRelation(
    id: Int64, version: UInt32, members: [RelationMember], tags: [UInt32])
  /// Takes note that a version of an element, 0 where none is named, and all before it are deleted.
  mutating func addDeletion(of kind: ElementKind, id: Int64, version: UInt32)
  /// When the data was true, as the input says it; of several times the latest counts, and what is
  /// no `Timestamp` counts as none.
  mutating func setTimestamp(_ timestamp: String)

  /// Takes all that another sink has taken, as if it came after what is here.
  mutating func append(_ later: consuming Self)
  /// How many elements have come so far, by kind, copies included.
  var counts: ElementCounts { get }
  /// Bytes of memory that what has come takes, and that can be had back only by forgetting it.
  var byteCount: Int { get }
}

package typealias ElementCounts = (nodes: Int, ways: Int, relations: Int)

/// A member of a relation with its role as the number of a string.
package struct RelationMember: Sendable, Equatable {
  package var kind: ElementKind
  package var ref: Int64
  package var role: UInt32

  package init(kind: ElementKind, ref: Int64, role: UInt32) {
    self.kind = kind
    self.ref = ref
    self.role = role
  }
}
