// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile

/// One node as it came: everything but its tags.
struct NodeRecord: Equatable {
  var id: Int64
  var version: UInt32
  var location: Coordinate
  var isTagged: Bool
}

/// Places of all nodes, about eight bytes each: blocks of differences as variable-length numbers.
struct NodeLocationsBuilder {
  private var coder = NodeBlockCoder()
  private var first: Int64?
  private var last: Int64?
  private(set) var isSorted = true
  private(set) var count = 0

  mutating func append(_ node: NodeRecord) {
    if let last, node.id <= last { isSorted = false }
    first = first ?? node.id
    last = node.id
    count += 1
    coder.append(node)
  }

  /// Takes later nodes, block by block as they stand.
  mutating func append(_ later: consuming NodeLocationsBuilder) {
    guard let first = later.first else { return }
    if !later.isSorted || last.map({ first <= $0 }) ?? false { isSorted = false }
    self.first = self.first ?? first
    last = later.last
    count += later.count
    coder.append(later.coder)
  }

  var byteCount: Int { coder.byteCount }

  /// The nodes in the order of arrival.
  func build() -> NodeLocations { coder.build() }
}

/// Encodes nodes block by block; each block starts from zero, so it is read alone.
struct NodeBlockCoder {
  /// Most nodes a block: more takes little less memory and makes each look-up slower.
  static let blockSize = 64

  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var firstIDs: [Int64] = []
  private var sizes: [UInt8] = []
  private var previous = NodeRecord.zero
  private var count = 0

  mutating func append(_ node: NodeRecord) {
    if sizes.last.map({ $0 == Self.blockSize }) ?? true {
      starts.append(bytes.count)
      firstIDs.append(node.id)
      sizes.append(0)
      previous = .zero
    }
    count += 1
    sizes[sizes.count - 1] += 1
    bytes.append(zigzag: node.id &- previous.id)
    bytes.append(varint: UInt64(node.version) << 1 | (node.isTagged ? 1 : 0))
    bytes.append(zigzag: Int64(node.location.latitude) - Int64(previous.location.latitude))
    bytes.append(zigzag: Int64(node.location.longitude) - Int64(previous.location.longitude))
    previous = node
  }

  var byteCount: Int {
    // Of a block where it starts, its first id and its size.
    bytes.count + starts.count * (MemoryLayout<Int>.size + MemoryLayout<Int64>.size + 1)
  }

  mutating func append(_ later: consuming NodeBlockCoder) {
    let start = bytes.count
    bytes += later.bytes
    starts += later.starts.map { start + $0 }
    firstIDs += later.firstIDs
    sizes += later.sizes
    previous = later.previous
    count += later.count
  }

  consuming func build() -> NodeLocations {
    NodeLocations(
      bytes: PackedArray(bytes), starts: starts, firstIDs: firstIDs, sizes: sizes, count: count)
  }
}

extension NodeRecord {
  static let zero = NodeRecord(
    id: 0, version: 0, location: Coordinate(latitude: 0, longitude: 0), isTagged: false)
}

/// Places of nodes by id.
package struct NodeLocations: Sendable {
  private let bytes: PackedArray<UInt8>
  private let starts: [Int]
  private let firstIDs: [Int64]
  private let sizes: [UInt8]
  package let count: Int

  init(
    bytes: PackedArray<UInt8>, starts: [Int], firstIDs: [Int64], sizes: [UInt8], count: Int
  ) {
    self.bytes = bytes
    self.starts = starts
    self.firstIDs = firstIDs
    self.sizes = sizes
    self.count = count
  }

  var blockCount: Int { starts.count }

  /// Above every slot of a node (see `NodeLookup`).
  package var slotCount: Int { blockCount * NodeBlockCoder.blockSize }

  /// Whether a block is the one that would hold a node.
  func isBlock(_ block: Int, of id: Int64) -> Bool {
    firstIDs[block] <= id && (block + 1 == blockCount || id < firstIDs[block + 1])
  }

  /// Memory that it takes.
  var byteCount: Int {
    bytes.count + blockCount * (MemoryLayout<Int>.size + MemoryLayout<Int64>.size + 1)
  }

  /// Calls `body` with each node of a block in order until it answers false.
  func forEachNode(inBlock block: Int, _ body: (NodeRecord) -> Bool) {
    var reader = VarintReader(bytes, at: starts[block])
    var node = NodeRecord.zero
    for _ in 0..<sizes[block] {
      node.id &+= reader.nextZigzag()
      let flags = reader.next()
      node.version = UInt32(truncatingIfNeeded: flags >> 1)
      node.isTagged = flags & 1 != 0
      node.location.latitude &+= Int32(truncatingIfNeeded: reader.nextZigzag())
      node.location.longitude &+= Int32(truncatingIfNeeded: reader.nextZigzag())
      if !body(node) { return }
    }
  }

  /// Calls `body` with each node in order.
  func forEachNode(_ body: (NodeRecord) -> Void) {
    for block in 0..<blockCount {
      forEachNode(inBlock: block) { node in
        body(node)
        return true
      }
    }
  }

  package func forEach(_ body: (_ id: Int64, _ version: UInt32, _ location: Coordinate) -> Void) {
    forEachNode { body($0.id, $0.version, $0.location) }
  }

  /// The block that would hold a node, where ids ascend.
  func block(of id: Int64) -> Int? {
    let next = firstIDs.partitioningIndex { $0 > id }
    return next == 0 ? nil : next - 1
  }

  /// Where a node is; `nil` where the file lacks it.
  package func location(of id: Int64) -> Coordinate? {
    guard let block = block(of: id) else { return nil }
    var found: Coordinate?
    forEachNode(inBlock: block) { node in
      if node.id == id { found = node.location }
      return node.id < id
    }
    return found
  }
}
