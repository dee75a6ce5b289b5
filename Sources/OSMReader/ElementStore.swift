// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile

/// All elements of the input, whatever their order in it, in ascending order of id.
package struct ElementStore: Sendable {
  package let strings: InternedStrings
  package let nodes: NodeLocations
  private let taggedNodeArena: ElementArena
  private let wayArena: ElementArena
  private let relationArena: ElementArena
  /// The box around all nodes.
  package let bounds: BoundingBox
  /// When the data was true, as the inputs' headers say it (ISO 8601): the latest of their times.
  package let timestamp: String?
  /// Times in those headers that are none, passed over.
  package let unreadableTimestamps: Int
  package let duplicates: DuplicateCount
  package let memory: ElementMemory

  init(
    strings: InternedStrings, nodes: NodeLocations, taggedNodes: ElementArena, ways: ElementArena,
    relations: ElementArena, header: InputHeader
  ) {
    self.strings = strings
    self.nodes = nodes
    taggedNodeArena = taggedNodes
    wayArena = ways
    relationArena = relations
    bounds = header.bounds
    timestamp = header.time.latest?.text
    unreadableTimestamps = header.time.unreadable
    duplicates = header.duplicates
    memory = header.memory
  }

  /// Where a node is; `nil` where the input lacks it.
  package func location(of nodeID: Int64) -> Coordinate? { nodes.location(of: nodeID) }

  package var taggedNodes: ElementList<OSMNode> {
    ElementList(count: taggedNodeArena.ids.count) { index in
      var reader = taggedNodeArena.reader(at: index)
      let tags = Tags(strings: strings, numbers: reader.nextNumbers())
      let location = Coordinate(
        latitude: Int32(truncatingIfNeeded: reader.nextZigzag()),
        longitude: Int32(truncatingIfNeeded: reader.nextZigzag()))
      return OSMNode(id: taggedNodeArena.ids[index], location: location, tags: tags)
    }
  }

  package var ways: ElementList<OSMWay> {
    ElementList(count: wayArena.ids.count) { index in
      var reader = wayArena.reader(at: index)
      let tags = Tags(strings: strings, numbers: reader.nextNumbers())
      return OSMWay(id: wayArena.ids[index], tags: tags, body: reader)
    }
  }

  package var relations: ElementList<OSMRelation> {
    ElementList(count: relationArena.ids.count) { index in
      var reader = relationArena.reader(at: index)
      let numbers = reader.nextNumbers()
      let count = Int(reader.next())
      let members = numbers.suffix(count).map { role in
        let kind = ElementKind(rawValue: UInt8(truncatingIfNeeded: reader.next())) ?? .node
        return OSMRelation.Member(kind: kind, ref: reader.nextZigzag(), role: strings[role])
      }
      let tags = Tags(strings: strings, numbers: numbers.dropLast(count))
      return OSMRelation(id: relationArena.ids[index], members: members, tags: tags)
    }
  }

  /// The position in `ways` of the way with an id.
  package func wayIndex(of id: Int64) -> Int? { wayArena.index(of: id) }
}

/// Elements decoded one at a time, as they are asked for.
package struct ElementList<Element>: RandomAccessCollection {
  package let count: Int
  private let element: (Int) -> Element

  init(count: Int, _ element: @escaping (Int) -> Element) {
    self.count = count
    self.element = element
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> Element { element(index) }

  package func makeIterator() -> AnyIterator<Element> {
    var next = 0
    return AnyIterator {
      guard next < count else { return nil }
      defer { next += 1 }
      return element(next)
    }
  }
}

/// What the input says of itself and what was learned of it as a whole.
struct InputHeader: Sendable {
  var bounds = BoundingBox.empty
  var time = DataTime()
  var duplicates = DuplicateCount()
  var memory = ElementMemory()
}
