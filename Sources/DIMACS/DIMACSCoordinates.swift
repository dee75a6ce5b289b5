// SPDX-License-Identifier: Apache-2.0

/// Places of nodes in the text form of the 9th DIMACS Implementation Challenge (`.co`).
///
///     p aux sp co NODES
///     v NODE X Y
///
/// X and Y are whole numbers of any unit, in road graphs longitude and latitude in millionths of a
/// degree. Every node must have one place.
package struct DIMACSCoordinates: Sendable {
  /// By node, from 0.
  package private(set) var x: [Int32]
  package private(set) var y: [Int32]

  /// Reads a file, plain or gzip, of places of a graph's nodes; the line `p` may be left out.
  package init(path: String, nodeCount: Int) throws(DIMACSError) {
    x = [Int32](repeating: 0, count: nodeCount)
    y = x
    var file = try TextFile(path: path)
    var isPlaced = [Bool](repeating: false, count: nodeCount)
    while file.nextLine() {
      switch file.word() {
      case [], [UInt8(ascii: "c")]: continue
      case [UInt8(ascii: "p")]:
        for word in ["aux", "sp", "co"] where !file.word().elementsEqual(word.utf8) {
          throw file.error("expected “p aux sp co NODES”")
        }
        let count = UInt64(nodeCount)
        _ = try file.number("as many nodes as the graph has", in: count...count)
        try file.endOfLine()
      case [UInt8(ascii: "v")]:
        guard nodeCount > 0 else { throw file.error("has a place, but the graph has no nodes") }
        let node = Int(try file.number("a node", in: 1...UInt64(nodeCount)) - 1)
        if isPlaced[node] { throw file.error("node \(node + 1) has a place already") }
        isPlaced[node] = true
        x[node] = try file.signedNumber("an X")
        y[node] = try file.signedNumber("a Y")
        try file.endOfLine()
      default: throw file.error("expected a place, “v NODE X Y”")
      }
    }
    if let missing = isPlaced.firstIndex(of: false) {
      throw file.error("ends without a place of node \(missing + 1)")
    }
  }
}
