// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Looks up many nodes, the faster the nearer their ids are to each other.
///
/// Each node has a **slot**, a number below `slotCount` by which what is learned of it can be kept:
/// slots ascend with the ids, a few stay free.
package struct NodeLookup {
  /// Decoded blocks that are kept, each at one place: ways use a few runs of ids in turn.
  private static let placeCount = 512
  private static let blockSize = NodeBlockCoder.blockSize

  private let nodes: NodeLocations
  private var last = 0
  // By place: which block is there (-1 for none), how many nodes it has, and these.
  private var blocks = [Int](repeating: -1, count: placeCount)
  private var sizes = [Int](repeating: 0, count: placeCount)
  private var ids = [Int64](repeating: 0, count: placeCount * blockSize)
  private var locations: [Coordinate]

  init(_ nodes: NodeLocations) {
    self.nodes = nodes
    locations = [Coordinate](
      repeating: Coordinate(latitude: 0, longitude: 0), count: Self.placeCount * Self.blockSize)
  }

  /// Where a node is; `nil` where the input lacks it.
  package mutating func location(of id: Int64) -> Coordinate? { find(id)?.location }

  /// The slot of a node and where it is; `nil` where the input lacks it.
  package mutating func find(_ id: Int64) -> (slot: Int, location: Coordinate)? {
    guard let block = block(of: id) else { return nil }
    let place = block % Self.placeCount
    if blocks[place] != block { decode(block, to: place) }
    let start = place * Self.blockSize
    var low = start, high = start + sizes[place]
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    guard low < start + sizes[place], ids[low] == id else { return nil }
    return (block * Self.blockSize + low - start, locations[low])
  }

  private mutating func block(of id: Int64) -> Int? {
    if last < nodes.blockCount, nodes.isBlock(last, of: id) { return last }
    guard let found = nodes.block(of: id) else { return nil }
    last = found
    return found
  }

  private mutating func decode(_ block: Int, to place: Int) {
    blocks[place] = block
    var next = place * Self.blockSize
    nodes.forEachNode(inBlock: block) { node in
      ids[next] = node.id
      locations[next] = node.location
      next += 1
      return true
    }
    sizes[place] = next - place * Self.blockSize
  }
}

extension NodeLocations {
  package func lookup() -> NodeLookup { NodeLookup(self) }
}
