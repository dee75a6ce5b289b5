// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile

/// A node, and where it is as one of its ways tells.
package struct NodePlace: Sendable, Equatable {
  package let id: Int64
  package let location: Coordinate

  package init(id: Int64, location: Coordinate) {
    self.id = id
    self.location = location
  }
}

/// What ways tell of the places of their nodes; most inputs tell nothing there.
///
/// Only the version of a way that stays is listened to.
struct WayPlacesBuilder {
  private var arena = ElementArenaBuilder()
  private var body: [UInt8] = []

  var isEmpty: Bool { arena.count == 0 }

  mutating func append(way id: Int64, version: UInt32, _ places: [NodePlace]) {
    body.removeAll(keepingCapacity: true)
    body.append(varint: UInt64(places.count))
    var previous = NodePlace(id: 0, location: Coordinate(latitude: 0, longitude: 0))
    for place in places {
      let (location, last) = (place.location, previous.location)
      body.append(zigzag: place.id &- previous.id)
      body.append(zigzag: Int64(location.latitude) - Int64(last.latitude))
      body.append(zigzag: Int64(location.longitude) - Int64(last.longitude))
      previous = place
    }
    arena.append(id: id, version: version, numbers: [], body: body)
  }

  mutating func append(_ later: consuming WayPlacesBuilder) {
    arena.append(later.arena, renumbered: [])
  }

  /// Places in ascending order of id, each id once, deleted nodes and those of deleted ways left out.
  ///
  /// Where ways contradict each other, the northernmost place stays, in any order of the input.
  func build(without deletions: Deletions) -> [NodePlace] {
    var none = DuplicateCount()
    let ways = arena.build(InternedStrings(), without: deletions.ways, &none)
    var places: [NodePlace] = []
    for index in ways.ids.indices {
      var reader = ways.reader(at: index)
      reader.nextPlaces { place in
        // Its version is not told, so each deletion is of it.
        if !deletions.nodes.cover(place.id, 0) { places.append(place) }
      }
    }
    places.sort { $0.isOrdered(before: $1) }
    return places.indices.filter { index in
      index + 1 == places.count || places[index + 1].id != places[index].id
    }.map { places[$0] }
  }
}

extension NodePlace {
  fileprivate func isOrdered(before other: NodePlace) -> Bool {
    if id != other.id { return id < other.id }
    if location.latitude != other.location.latitude {
      return location.latitude < other.location.latitude
    }
    return location.longitude < other.location.longitude
  }
}

extension VarintReader {
  /// Reads a record of places.
  fileprivate mutating func nextPlaces(_ body: (NodePlace) -> Void) {
    _ = nextNumbers()
    var id: Int64 = 0, location = Coordinate(latitude: 0, longitude: 0)
    for _ in 0..<Int(next()) {
      id &+= nextZigzag()
      location.latitude &+= Int32(truncatingIfNeeded: nextZigzag())
      location.longitude &+= Int32(truncatingIfNeeded: nextZigzag())
      body(NodePlace(id: id, location: location))
    }
  }
}

extension NodeLocations {
  /// These nodes, and those of the places that are not among them; ids ascend in both.
  func completed(by places: [NodePlace]) -> NodeLocations {
    var coder = NodeBlockCoder()
    var rest = places[...]
    func add(_ place: NodePlace) {
      coder.append(
        NodeRecord(id: place.id, version: 0, location: place.location, isTagged: false))
    }
    forEachNode { node in
      while let place = rest.first, place.id <= node.id {
        if place.id < node.id { add(place) }
        rest.removeFirst()
      }
      coder.append(node)
    }
    rest.forEach(add)
    return coder.build()
  }
}
