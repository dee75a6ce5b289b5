// SPDX-License-Identifier: Apache-2.0

import OSMReader
import TestSupport
import Testing

/// Ways that tell where their nodes are.
struct WayPlacesTests {
  typealias Place = SampleElement.Place

  private static func way(
    _ id: Int64, version: Int64 = 1, _ nodes: [(id: Int64, place: Place?)]
  ) -> SampleElement {
    var way = SampleElement.way(id, nodes.map(\.id))
    way.version = version
    way.places = nodes.map(\.place)
    return way
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let elements: [SampleElement]
    /// Of the nodes.
    let lines: [String]

    init(_ name: String, _ elements: [SampleElement], places lines: [String]) {
      (testDescription, self.elements, self.lines) = (name, elements, lines)
    }
  }

  static let cases: [Case] = [
    Case(
      "they are the nodes'", [way(1, [(3, Place(-5, 1_799_999_999)), (-2, Place(7, 8))])],
      places: ["-2 version 0 at 7,8", "3 version 0 at -5,1799999999"]),
    Case(
      "nodes that are there win", [.node(2, 1, 1), way(1, [(1, Place(3, 3)), (2, Place(2, 2))])],
      places: ["1 version 0 at 3,3", "2 version 1 at 1,1"]),
    Case(
      "between, before and behind nodes",
      [.node(2, 2, 2), .node(4, 4, 4)] + [way(1, (1...5).map { ($0, Place($0 + 90, 0)) })],
      places: [
        "1 version 0 at 91,0", "2 version 1 at 2,2", "3 version 0 at 93,0", "4 version 1 at 4,4",
        "5 version 0 at 95,0",
      ]),
    Case(
      "not known of some", [way(1, [(1, nil), (2, Place(2, 2)), (3, nil)])],
      places: ["2 version 0 at 2,2"]),
    Case("not known of any", [way(1, [(1, nil), (2, nil)])], places: []),
    Case(
      "the later way is listened to",
      [way(1, version: 1, [(1, Place(9, 9))]), way(1, version: 2, [(1, Place(1, 1))])],
      places: ["1 version 0 at 1,1"]),
    Case(
      "one of several that contradict each other",
      [
        way(1, [(1, Place(1, 3))]), way(2, [(1, Place(2, 1))]), way(3, [(1, Place(2, 2))]),
        way(4, [(1, Place(1, 1))]),
      ], places: ["1 version 0 at 2,2"]),
    Case(
      "a deleted node stays so",
      [.deleted(.node, 2), way(1, [(1, Place(1, 1)), (2, Place(2, 2))])],
      places: ["1 version 0 at 1,1"]),
    Case(
      "a deleted way tells nothing", [.deleted(.way, 1), way(1, [(1, Place(1, 1))])], places: []),
  ]

  @Test(arguments: cases, ReaderForm.allCases)
  func `places that ways tell are taken where nodes are missing`(
    example: Case, form: ReaderForm
  ) throws {
    for seed in 0..<4 {
      var generator = SeededGenerator(seed: seed)
      let elements = example.elements.shuffled(using: &generator)
      var builder = ElementStoreBuilder()
      try form.read(elements, into: &builder)
      let store = builder.build()
      #expect(store.nodes.description == example.lines)
      for index in store.nodes.description.indices {
        let id = Int64(example.lines[index].prefix { $0 != " " }) ?? 0
        #expect(store.location(of: id) != nil)
      }
      #expect(store.taggedNodes.isEmpty)
    }
  }

  @Test(arguments: cases)
  func `places and nodes meet across inputs of all forms`(example: Case) throws {
    for seed in 0..<8 {
      var generator = SeededGenerator(seed: seed)
      var builder = ElementStoreBuilder()
      for element in example.elements.shuffled(using: &generator) {
        let form = ReaderForm.allCases.randomElement(using: &generator) ?? .densePBF
        try form.read([element], into: &builder)
      }
      #expect(builder.build().nodes.description == example.lines)
    }
  }

  @Test(arguments: PBFSamples.variants)
  func `every form of PBF tells places`(variant: PBFSamples.Variant) throws {
    let ways = PBFSamples.elements.filter { $0.kind == .way }
    let elements = ways.map { way -> SampleElement in
      var way = way
      way.places = way.nodeIDs.indices.map { index in
        index == 2 ? nil : Place(Int64(index) - 900_000_000, 1_800_000_000 - Int64(index))
      }
      return way
    }
    let expected = try read(elements.xml).nodes.description
    #expect(expected.count == 3)
    let found = try read(bytes: variant.writer.file(elements))
    #expect(found.nodes.description == expected)
  }

  static let refused = [
    "lat='1'", "lon='1'", "lat='x' lon='1'", "lat='1' lon=''", "lat='90.0000001' lon='1'",
    "lat='1' lon='-180.0000001'", "lat='nan' lon='nan'",
  ]

  @Test(arguments: refused)
  func `what is no place on the Earth is refused`(place: String) {
    let text = Array("<osm><way id='7'><nd ref='8' \(place)/></way></osm>".utf8)
    let reason = "way 7 has an <nd> of node 8 whose lat and lon are no place on the Earth"
    #expect(
      ReadingOutcome(text)
        == .fault(InputError(path: "text", at: TextPlace(line: 1, byte: 17), reason))
    )
    #expect(ReadingOutcome(text) == .byExpat(text))
  }
}
