// SPDX-License-Identifier: Apache-2.0

import DIMACS
import TestSupport
import Testing

struct DIMACSTests {
  let folder = TemporaryFolder()

  private func graph(_ text: String) throws -> DIMACSGraph {
    try DIMACSGraph(path: folder.write(text.utf8, to: "graph"), largestWeight: 100)
  }

  private func coordinates(_ text: String) throws -> DIMACSCoordinates {
    try DIMACSCoordinates(path: folder.write(text.utf8, to: "coordinates"), nodeCount: 2)
  }

  private func pairs(_ text: String) throws -> DIMACSPairs {
    try DIMACSPairs(path: folder.write(text.utf8, to: "pairs"), nodeCount: 3)
  }

  @Test func `a graph's arcs keep their order and count nodes from 0`() throws {
    let graph = try graph("c about\np sp 3 3\na 3 1 0\nc between\na 1 1 100\r\n\na 1 2 7")
    #expect(graph.nodeCount == 3)
    #expect(graph.tail == [2, 0, 0])
    #expect(graph.head == [0, 0, 1])
    #expect(graph.weight == [0, 100, 7])
  }

  @Test(arguments: [
    ("", "graph: ends without"), ("a 1 2 3\n", "graph:1: expected “p sp NODES ARCS” first"),
    ("p max 1 1\n", "graph:1: expected “p sp”"), ("p sp 1\n", "graph:1: expected a number of arcs"),
    ("p sp 1 0\np sp 1 0\n", "graph:2: expected an arc"),
    ("p sp 2 1\na 0 1 1\n", "graph:2: expected a tail, 1 to 2, but found “0”"),
    ("p sp 2 1\na 1 3 1\n", "graph:2: expected a head, 1 to 2, but found “3”"),
    ("p sp 2 1\na 1 2 101\n", "graph:2: expected a weight, 0 to 100, but found “101”"),
    ("p sp 2 1\na 1 2 -1\n", "but found “-1”"), ("p sp 2 1\na 1 2\n", "but the line ends"),
    ("p sp 2 1\na 1 2 99999999999999999999\n", "graph:2: expected a weight"),
    ("p sp 2 1\na 1 2 3 4\n", "graph:2: “4” stands after"),
    ("p sp 2 2\na 1 2 3\n", "ends after 1 arcs, expected 2"),
    ("p sp 0 1\na 1 1 1\n", "graph:2: has an arc, but no nodes"),
    ("p sp 2 1\nb 1 2 3\n", "graph:2: expected an arc"),
  ])
  func `a wrong graph is refused with file and line`(text: String, expected: String) throws {
    let error = #expect(throws: DIMACSError.self) { try graph(text) }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test func `places may be negative and stand in any order`() throws {
    let places = try coordinates("c about\np aux sp co 2\nv 2 -5 2147483647\nv 1 7 -8\n")
    #expect(places.x == [7, -5])
    #expect(places.y == [-8, 2_147_483_647])
  }

  @Test(arguments: [
    ("v 1 1 1\n", "ends without a place of node 2"),
    ("v 1 1 1\nv 1 1 1\n", "coordinates:2: node 1 has a place already"),
    ("v 1 1.5 1\n", "coordinates:1: expected an X, a whole number of 32 bits, but found “1.5”"),
    ("v 1 1\n", "coordinates:1: expected a Y, a whole number of 32 bits, but the line ends"),
    ("v 3 1 1\n", "expected a node, 1 to 2, but found “3”"),
    ("p aux sp co 3\n", "expected as many nodes as the graph has, 2 to 2, but found “3”"),
    ("q 1 2\n", "expected a place"), ("v 1 1 1 1\n", "“1” stands after"),
  ])
  func `wrong places are refused with file and line`(text: String, expected: String) throws {
    let error = #expect(throws: DIMACSError.self) { try coordinates(text) }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test func `pairs count nodes from 0, with or without their number`() throws {
    for text in ["q 1 2\nq 3 3\n", "c about\np aux sp p2p 2\nq 1 2\nq 3 3\n"] {
      let pairs = try pairs(text)
      #expect(pairs.sources == [0, 2])
      #expect(pairs.targets == [1, 2])
    }
  }

  @Test(arguments: [
    ("q 1 4\n", "pairs:1: expected a target"), ("q 1\n", "the line ends"),
    ("p aux sp p2p 3\nq 1 2\n", "ends after 1 pairs, expected 3"),
    ("p sp p2p 3\n", "pairs:1: expected “p aux sp p2p PAIRS”"),
    ("1 2\n", "pairs:1: expected a pair"),
  ])
  func `wrong pairs are refused with file and line`(text: String, expected: String) throws {
    let error = #expect(throws: DIMACSError.self) { try pairs(text) }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test func `distances are numbers or none`() throws {
    let path = folder.write("5\ninf\n-1\n0\n".utf8, to: "distances")
    #expect(try DistanceList(path: path).distances == [5, nil, nil, 0])
  }

  @Test func `a file that is not there is named`() {
    let error = #expect(throws: DIMACSError.self) {
      try DIMACSGraph(path: folder.file("nothing"), largestWeight: 1)
    }
    #expect(error?.description.contains("nothing: cannot open") == true)
  }
}
