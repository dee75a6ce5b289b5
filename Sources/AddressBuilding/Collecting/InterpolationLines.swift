// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMReader

/// The ways along which house numbers lie between nodes that have one.
struct InterpolationLines {
  /// An address of a node of a line.
  struct End {
    var number: String
    var words: AddressWords
    var place: String?
  }

  /// Houses are not nearer to each other, metres.
  private static let leastSpacing = 0.2

  private var lines: [Line] = []
  private var wanted: Set<Int64> = []
  private var ends: [Int64: End] = [:]
  /// Lines that tell no number.
  private(set) var unusable = 0

  private struct Line {
    var object: ObjectID
    var rule: InterpolationRule
    var words: AddressWords
    var place: String?
    var nodes: [(id: Int64, location: Coordinate)]
  }

  /// Keeps a line until the numbers of its nodes are known.
  mutating func add(
    _ way: OSMWay, _ tags: MarkedTags, _ rule: String, inheriting relation: AddressWords?,
    _ nodes: inout NodeLookup
  ) {
    guard let rule = InterpolationRule(rule) else {
      unusable += 1
      return
    }
    let (words, place) = AddressTags(tags: tags).words(inheriting: relation)
    let known = way.nodeIDs.compactMap { id in nodes.location(of: id).map { (id: id, location: $0) }
    }
    wanted.formUnion(known.lazy.map(\.id))
    lines.append(
      Line(object: ObjectID(.way, way.id), rule: rule, words: words, place: place, nodes: known))
  }

  /// Takes note of a node's address if a line runs through it.
  mutating func note(_ node: Int64, _ address: TaggedAddress) {
    guard wanted.contains(node), let number = address.list.numbers.first else { return }
    // Of several numbers none is known to be the line's.
    ends[node] = End(
      number: address.list.numbers.count == 1 ? number : "", words: address.words,
      place: address.place)
  }

  /// All numbers that lie on the lines, in their order.
  mutating func houses() -> [PendingHouse] {
    var houses: [PendingHouse] = []
    // So many that no map has them; what asks for more would fill the memory.
    let most = 100_000 + 100 * ends.count
    for line in lines {
      let found = houses.count < most ? self.houses(on: line) : []
      if found.isEmpty { unusable += 1 }
      houses += found
    }
    return houses
  }

  private func houses(on line: Line) -> [PendingHouse] {
    let numbered = line.nodes.indices.filter { ends[line.nodes[$0].id] != nil }
    var houses: [PendingHouse] = []
    for (first, last) in zip(numbered, numbered.dropFirst()) {
      houses += self.houses(on: line, nodes: first...last)
    }
    return houses
  }

  /// The numbers between two nodes, laid out evenly along the line.
  private func houses(on line: Line, nodes range: ClosedRange<Int>) -> [PendingHouse] {
    let path = MeasuredPath(line.nodes[range].map(\.location))
    guard let a = ends[line.nodes[range.lowerBound].id],
      let b = ends[line.nodes[range.upperBound].id],
      let address = Self.address(of: line, a, b),
      let numbers = line.rule.numbers(from: a.number, to: b.number),
      path.metres >= Double(numbers.count) * Self.leastSpacing
    else { return [] }
    return numbers.map { number, share in
      var house = PendingHouse(
        words: address.words, place: address.place, location: path.place(at: share),
        object: line.object)
      house.words.houseNumber = number
      house.words.isInterpolated = true
      return house
    }
  }

  /// What all numbers of a stretch share: the line's own words, then those that its ends agree on.
  ///
  /// `nil` where the ends are on two streets and the line says of neither that it is its own.
  private static func address(
    of line: Line, _ a: End, _ b: End
  ) -> (words: AddressWords, place: String?)? {
    var words = line.words
    if words.street == nil && line.place == nil {
      guard agree(a.words.street, b.words.street), agree(a.place, b.place) else { return nil }
      words.street = a.words.street ?? b.words.street
    }
    for field in fields where words[keyPath: field] == nil {
      let one = a.words[keyPath: field], other = b.words[keyPath: field]
      if agree(one, other) { words[keyPath: field] = one ?? other }
    }
    let place = words.street == nil ? line.place ?? a.place ?? b.place : nil
    return (words, place)
  }

  private static func agree(_ a: String?, _ b: String?) -> Bool { a == nil || b == nil || a == b }

  private static var fields: [WritableKeyPath<AddressWords, String?>] {
    [\.city, \.suburb, \.neighbourhood, \.county, \.state, \.postcode, \.country]
  }
}
