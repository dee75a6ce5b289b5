// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// Which ways are one street: those of one name, in one settlement, that lie together.
struct StreetClusters {
  /// Ways nearer than this to each other's box are one street, metres: a roundabout, a square or
  /// a river may part a street, and another of its name is seldom so near.
  static let gapMetres = 300.0

  struct Street {
    var name: StringID
    /// Settlement, as a number of the places; -1 where there is none.
    var settlement: Int
    var ways: [Int] = []
    /// Whether it is no street but a place on the map that numbers its houses.
    var isPlace = false
  }

  private(set) var streets: [Street] = []
  /// The street of each way; -1 for a way without a line.
  private(set) var streetOfWay: [Int]

  init(_ collection: PlaceCollection, keys: inout NameKeys, finder: AreaFinder) {
    let ways = collection.streetWays
    streetOfWay = Array(repeating: -1, count: ways.count)
    var members: [Member] = []
    members.reserveCapacity(ways.count)
    for (way, street) in ways.enumerated() {
      let line = collection.linePlaces[street.line]
      guard !line.isEmpty else { continue }
      let middle = line[line.startIndex + line.count / 2]
      members.append(
        Member(
          way: way, key: keys.spelling(of: street.names.name),
          settlement: Int(finder.areas(at: middle).locality),
          box: StreetPieces.box(of: line).padded(byMetres: Self.gapMetres / 2)))
    }
    members.sort { $0.order < $1.order }
    var start = 0
    while start < members.count {
      let end = members[start...].firstIndex { !$0.isAlike(members[start]) } ?? members.count
      addStreets(of: Array(members[start..<end]), ways)
      start = end
    }
  }

  private struct Member {
    let way: Int
    let key: UInt32
    let settlement: Int
    let box: BoundingBox

    var order: (UInt32, Int, Int32, Int) { (key, settlement, box.west, way) }

    func isAlike(_ other: Member) -> Bool { key == other.key && settlement == other.settlement }
  }

  /// Joins ways of one name and settlement, sorted by west edge, whose boxes meet.
  private mutating func addStreets(of members: [Member], _ ways: [PlaceCollection.StreetWay]) {
    var sets = DisjointSets(count: members.count)
    for a in members.indices {
      for b in members[(a + 1)...].indices {
        if members[b].box.west > members[a].box.east { break }
        if members[a].box.intersects(members[b].box) { sets.unite(a, b) }
      }
    }
    var streetOfRoot: [Int: Int] = [:]
    for index in members.indices.sorted(by: { members[$0].way < members[$1].way }) {
      let member = members[index], root = sets.root(of: index)
      let street = streetOfRoot[root] ?? streets.count
      if street == streets.count {
        streetOfRoot[root] = street
        streets.append(
          Street(name: ways[member.way].names.name, settlement: member.settlement))
      }
      streets[street].ways.append(member.way)
      streetOfWay[member.way] = street
    }
  }

  /// Adds a street that has addresses and no way; gives its number.
  mutating func addWithoutWay(name: StringID, settlement: Int, isPlace: Bool) -> Int {
    streets.append(Street(name: name, settlement: settlement, isPlace: isPlace))
    return streets.count - 1
  }
}

/// Union and find over numbers.
private struct DisjointSets {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parent[element] != element {
      parent[element] = parent[parent[element]]
      element = parent[element]
    }
    return element
  }

  mutating func unite(_ a: Int, _ b: Int) {
    let a = root(of: a), b = root(of: b)
    parent[max(a, b)] = min(a, b)
  }
}
