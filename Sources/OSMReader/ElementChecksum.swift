// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Keeps of all elements one number: every id, coordinate, tag, reference and role is folded in.
///
/// Equal for equal elements in any order, whatever form they are read from.
package struct ElementChecksum: ElementSink, Equatable {
  package private(set) var value: UInt64 = 0
  private var nodes = 0
  private var ways = 0
  private var relations = 0

  package init() {}

  package var counts: (nodes: Int, ways: Int, relations: Int) { (nodes, ways, relations) }

  /// A hash of the string, which needs no table.
  package func number(of string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = Fold(UInt64(string.count))
    var rest = unsafe UnsafeRawBufferPointer(string)[...]
    while unsafe rest.count >= 8 {
      let word = unsafe UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: UInt64.self)
      hash.add(UInt64(littleEndian: word))
      unsafe rest = unsafe rest.dropFirst(8)
    }
    var last: UInt64 = 0
    for index in unsafe rest.indices { last = unsafe last << 8 | UInt64(rest[index]) }
    hash.add(last)
    return UInt32(truncatingIfNeeded: hash.value)
  }

  package func setTimestamp(_ timestamp: String) {}

  package mutating func addNode(id: Int64, version: UInt32, location: Coordinate, tags: [UInt32]) {
    var hash = Fold(kind: .node, id: id)
    hash.add(
      UInt64(UInt32(bitPattern: location.latitude)) << 32
        | UInt64(UInt32(bitPattern: location.longitude)))
    take(hash, tags)
    nodes += 1
  }

  package mutating func addWay(id: Int64, version: UInt32, nodeIDs: [Int64], tags: [UInt32]) {
    var hash = Fold(kind: .way, id: id)
    for nodeID in nodeIDs { hash.add(UInt64(bitPattern: nodeID)) }
    take(hash, tags)
    ways += 1
  }

  package mutating func addRelation(
    id: Int64, version: UInt32, members: [RelationMember], tags: [UInt32]
  ) {
    var hash = Fold(kind: .relation, id: id)
    for member in members {
      hash.add(UInt64(bitPattern: member.ref))
      hash.add(UInt64(member.role) << 8 | UInt64(member.kind.rawValue))
    }
    take(hash, tags)
    relations += 1
  }

  package mutating func append(_ later: consuming ElementChecksum) {
    value &+= later.value
    nodes += later.nodes
    ways += later.ways
    relations += later.relations
  }

  private mutating func take(_ element: Fold, _ tags: [UInt32]) {
    var hash = element
    for number in tags { hash.add(UInt64(number)) }
    // A sum, so that the order of the elements does not matter.
    value &+= hash.value
  }
}

/// A hash of numbers in their order.
private struct Fold {
  private var state: UInt64

  init(_ first: UInt64) { state = first ^ 0x9e37_79b9_7f4a_7c15 }

  init(kind: ElementKind, id: Int64) {
    self.init(UInt64(kind.rawValue))
    add(UInt64(bitPattern: id))
  }

  @inline(__always) mutating func add(_ number: UInt64) {
    let product = (state ^ number).multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    state = product.high ^ product.low &+ 0x9e37_79b9_7f4a_7c15
  }

  var value: UInt64 { state }
}

extension ElementStore {
  /// Gives all elements to a sink anew.
  func forEachElement(into sink: inout some ElementSink) {
    var tagged = taggedNodes.makeIterator()
    for block in 0..<nodes.blockCount {
      nodes.forEachNode(inBlock: block) { node in
        let tags = node.isTagged ? tagged.next()?.tags : nil
        sink.addNode(
          id: node.id, version: node.version, location: node.location,
          tags: tags.map { $0.numbered(in: &sink) } ?? [])
        return true
      }
    }
    for way in ways {
      sink.addWay(id: way.id, version: 0, nodeIDs: way.nodeIDs, tags: way.tags.numbered(in: &sink))
    }
    for relation in relations {
      let members = relation.members.map { member in
        RelationMember(kind: member.kind, ref: member.ref, role: sink.number(of: member.role))
      }
      sink.addRelation(
        id: relation.id, version: 0, members: members, tags: relation.tags.numbered(in: &sink))
    }
  }
}

extension Tags {
  fileprivate func numbered(in sink: inout some ElementSink) -> [UInt32] {
    var numbers: [UInt32] = []
    for (key, value) in self {
      numbers.append(sink.number(of: key))
      numbers.append(sink.number(of: value))
    }
    return numbers
  }
}

extension ElementSink {
  fileprivate mutating func number(of string: String) -> UInt32 {
    var string = string
    return string.withUTF8 { unsafe number(of: $0) }
  }
}
