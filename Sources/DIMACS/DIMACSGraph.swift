// SPDX-License-Identifier: Apache-2.0

/// A graph in the text form of the 9th DIMACS Implementation Challenge (`.gr`).
///
///     c a comment
///     p sp NODES ARCS
///     a TAIL HEAD WEIGHT
///
/// Nodes count from 1 in the file and from 0 here; arcs keep their order.
/// Source: http://www.diag.uniroma1.it/challenge9/format.shtml.
package struct DIMACSGraph: Sendable {
  package private(set) var nodeCount = 0
  package private(set) var tail: [UInt32] = []
  package private(set) var head: [UInt32] = []
  package private(set) var weight: [UInt32] = []

  /// Reads a file, plain or gzip; weights may be 0 to `largestWeight`.
  package init(path: String, largestWeight: UInt32) throws(DIMACSError) {
    var file = try TextFile(path: path)
    var arcCount: Int?
    while file.nextLine() {
      let kind = file.word()
      switch kind {
      case [] where arcCount != nil, [UInt8(ascii: "c")]: continue
      case [UInt8(ascii: "p")] where arcCount == nil: arcCount = try readSizes(&file)
      case [UInt8(ascii: "a")] where arcCount != nil: try readArc(&file, largestWeight)
      default:
        throw file.error(
          arcCount == nil
            ? "expected “p sp NODES ARCS” first" : "expected an arc, “a TAIL HEAD WEIGHT”")
      }
    }
    guard let arcCount else { throw file.error("ends without “p sp NODES ARCS”") }
    guard arcCount == tail.count else {
      throw file.error("ends after \(tail.count) arcs, expected \(arcCount)")
    }
  }

  private mutating func readSizes(_ file: inout TextFile) throws(DIMACSError) -> Int {
    guard file.word() == Array("sp".utf8)[...] else { throw file.error("expected “p sp”") }
    let limit = UInt64(UInt32.max) - 1
    nodeCount = Int(try file.number("a number of nodes", in: 0...limit / 2))
    let arcCount = Int(try file.number("a number of arcs", in: 0...limit))
    try file.endOfLine()
    return arcCount
  }

  private mutating func readArc(
    _ file: inout TextFile, _ largestWeight: UInt32
  ) throws(DIMACSError) {
    guard nodeCount > 0 else { throw file.error("has an arc, but no nodes") }
    tail.append(try file.number("a tail", in: 1...UInt64(nodeCount)) - 1)
    head.append(try file.number("a head", in: 1...UInt64(nodeCount)) - 1)
    weight.append(try file.number("a weight", in: 0...UInt64(largestWeight)))
    try file.endOfLine()
  }
}
