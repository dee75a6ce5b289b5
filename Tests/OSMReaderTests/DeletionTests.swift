// SPDX-License-Identifier: Apache-2.0

import OSMReader
import TestSupport
import Testing

struct DeletionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let elements: [SampleElement]
    let lines: [String]
    let deleted: Int

    init(_ name: String, _ elements: [SampleElement], leaves lines: [String], deleted: Int) {
      (testDescription, self.elements, self.lines, self.deleted) = (name, elements, lines, deleted)
    }
  }

  /// A version of node 5, at as many degrees; -1 is none.
  private static func node(_ version: Int64) -> SampleElement {
    var node = SampleElement.node(5, 10_000_000 * abs(version), 0, [("v", "\(version)")])
    node.version = version
    return node
  }

  private static func deletion(_ version: Int64) -> SampleElement {
    .deleted(.node, 5, version: version)
  }

  private static func lines(_ version: Int64) -> [String] {
    let place = "\(10_000_000 * abs(version)),0"
    return ["n5 \(place) v=\(version)", "5 version \(max(0, version)) at \(place)"]
  }

  static let cases: [Case] = [
    Case("an earlier version", [node(1), deletion(2)], leaves: [], deleted: 1),
    Case("several earlier versions", [node(1), node(3), deletion(4)], leaves: [], deleted: 2),
    Case("a later version stays", [node(3), deletion(2)], leaves: lines(3), deleted: 0),
    Case(
      "earlier, and a later one stays", [node(1), deletion(2), node(3)], leaves: lines(3),
      deleted: 1),
    Case("the same version", [node(2), deletion(2)], leaves: [], deleted: 1),
    Case("one without a version", [node(-1), deletion(1)], leaves: [], deleted: 1),
    Case("no version in either", [node(-1), deletion(-1)], leaves: [], deleted: 1),
    Case(
      "all versions by one that names none", [node(-1), node(7), deletion(-1)], leaves: [],
      deleted: 2),
    Case(
      "the latest of several deletions counts", [node(3), deletion(4), deletion(2)], leaves: [],
      deleted: 1),
    Case(
      "what never came", [node(1), .deleted(.node, 6, version: 1)], leaves: lines(1), deleted: 0
    ),
    Case(
      "other kinds keep their ids",
      [node(1), .deleted(.way, 5, version: 9), .deleted(.relation, 5, version: 9)],
      leaves: lines(1), deleted: 0),
    Case(
      "ids below zero, ways and relations",
      [
        .way(-5, [1]), .deleted(.way, -5, version: 1), .way(5, [2]),
        .relation(-6, []), .deleted(.relation, -6, version: 2), .relation(6, []),
      ], leaves: ["w5 [2] ", "r6 [] "], deleted: 2),
    Case(
      "tags stay with their nodes",
      [
        .node(1, 1, 0, [("n", "1")]), .node(2, 2, 0, [("n", "2")]), .node(3, 3, 0),
        .node(4, 4, 0, [("n", "4")]), .deleted(.node, 2, version: 1),
        .deleted(.node, 3, version: 1),
      ],
      leaves: ["n1 1,0 n=1", "n4 4,0 n=4", "1 version 1 at 1,0", "4 version 1 at 4,0"], deleted: 2),
  ]

  @Test(arguments: cases, ReaderForm.allCases)
  func `a deletion takes away, in any order`(example: Case, form: ReaderForm) throws {
    for seed in 0..<6 {
      var generator = SeededGenerator(seed: seed)
      let elements = seed == 0 ? example.elements : example.elements.shuffled(using: &generator)
      var builder = ElementStoreBuilder()
      try form.read(elements, into: &builder)
      let store = builder.build()
      #expect(allLines(store) == example.lines)
      #expect(store.duplicates.deleted == example.deleted)
    }
  }

  @Test(arguments: cases)
  func `a deletion takes away across inputs of all forms`(example: Case) throws {
    for seed in 0..<10 {
      var generator = SeededGenerator(seed: seed)
      var builder = ElementStoreBuilder()
      for element in example.elements.shuffled(using: &generator) {
        let form = ReaderForm.allCases.randomElement(using: &generator) ?? .densePBF
        try form.read([element], into: &builder)
      }
      #expect(allLines(builder.build()) == example.lines)
    }
  }

  @Test func `what is deleted counts for the checksum, alike in all forms`() throws {
    let folder = TemporaryFolder()
    func checksum(_ bytes: [UInt8]) throws -> UInt64 {
      try OSMFile.checksum(of: folder.write(bytes, to: "input")).value
    }
    let elements = Self.cases[3].elements
    let expected = try checksum(Array(elements.xml.utf8))
    #expect(try checksum(PBFWriter().file(elements)) == expected)
    #expect(try checksum(Array([elements[0], elements[2]].xml.utf8)) != expected)
  }

  static let withoutPlace = [
    "<node id='1' visible='false' lat='x' lon='1'/>", "<node lat='91' id='1' action='delete'/>",
    "<node id='1' lon='-180.1' visible='false'/>", "<node id='1' action='delete' lat=''/>",
    "<way id='1' visible='false' lat='x'><nd ref='1' lat='x'/><nd ref='2' lon='1'/></way>",
  ]

  @Test(arguments: withoutPlace)
  func `where a deleted element was is not looked at`(text: String) {
    let text = Array("<osm>\(text)</osm>".utf8)
    #expect(!ReadingOutcome(text).isFault)
    #expect(ReadingOutcome(text) == .byExpat(text))
    #expect(ReadingOutcome.isPlain(text))
  }
}
