// SPDX-License-Identifier: Apache-2.0

/// Pairs of nodes in the text form of the 9th DIMACS Implementation Challenge (`.p2p`).
///
///     p aux sp p2p PAIRS
///     q SOURCE TARGET
///
/// Nodes count from 1 in the file and from 0 here.
package struct DIMACSPairs: Sendable {
  package private(set) var sources: [UInt32] = []
  package private(set) var targets: [UInt32] = []

  package var count: Int { sources.count }

  /// Reads a file, plain or gzip, of pairs of nodes of a graph; the line `p` may be left out.
  package init(path: String, nodeCount: Int) throws(DIMACSError) {
    var file = try TextFile(path: path)
    var expected: Int?
    while file.nextLine() {
      switch file.word() {
      case [], [UInt8(ascii: "c")]: continue
      case [UInt8(ascii: "p")] where expected == nil && count == 0:
        for word in ["aux", "sp", "p2p"] where !file.word().elementsEqual(word.utf8) {
          throw file.error("expected “p aux sp p2p PAIRS”")
        }
        expected = Int(try file.number("a number of pairs", in: 0...UInt64(UInt32.max)))
        try file.endOfLine()
      case [UInt8(ascii: "q")]:
        guard nodeCount > 0 else { throw file.error("has a pair, but the graph has no nodes") }
        sources.append(try file.number("a source", in: 1...UInt64(nodeCount)) - 1)
        targets.append(try file.number("a target", in: 1...UInt64(nodeCount)) - 1)
        try file.endOfLine()
      default: throw file.error("expected a pair, “q SOURCE TARGET”")
      }
    }
    if let expected, expected != count {
      throw file.error("ends after \(count) pairs, expected \(expected)")
    }
  }
}

/// Distances, one a line: a number, or `inf` or `-1` where there is no path.
package struct DistanceList: Sendable {
  package private(set) var distances: [UInt32?] = []

  /// Reads a file, plain or gzip.
  package init(path: String) throws(DIMACSError) {
    var file = try TextFile(path: path)
    while file.nextLine() {
      let isInfinite = ["inf", "-1"].contains { file.skip($0) }
      let limit = UInt64(UInt32.max)
      distances.append(isInfinite ? nil : try file.number("a distance", in: 0...limit))
      try file.endOfLine()
    }
  }
}
