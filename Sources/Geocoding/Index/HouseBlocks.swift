// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile
package import SpatialIndex

/// A house as it is stored.
package struct House: Sendable {
  package var location: Coordinate
  /// Number of the house number among all that occur.
  package var number: UInt32
  package var object: ObjectID
  package var context: UInt32
  /// Flat, door or floor; empty for a whole house.
  package var unit = StringID.empty
  package var standing = Standing.real
  /// The corners of its building; empty for a point.
  package var outline: [Coordinate] = []

  /// What stands behind a number.
  package enum Standing: UInt8, Sendable {
    /// An object of its own.
    case real
    /// One number of an object's range.
    case ofRange
    /// A place on a line of numbers.
    case interpolated
  }

  package init(location: Coordinate, number: UInt32, object: ObjectID, context: UInt32) {
    self.location = location
    self.number = number
    self.object = object
    self.context = context
  }

}

/// All houses, street by street and number by number, in blocks of a few.
///
/// A block is decoded whole: houses are stored as differences from the one before, as neighbours
/// have near numbers, places and ids. Sections, under a prefix:
/// - `.street`, streets + 1: each street's run of blocks;
/// - `.first`, blocks + 1: each block's run of bytes in `.bytes`;
/// - `.tree`: over the blocks, by their boxes, which are stored.
///
/// A house is: its number's difference and flags in one number, its place's difference (from the
/// south-west corner of the block's box for the first), its id's difference, and what the flags
/// announce: context, unit, outline (`HouseOutline`). Outlines lie on a grid of `grid` units.
package struct HouseBlocks: Sendable {
  /// Houses of a full block; the more, the smaller the file, the longer a look at one house.
  package static let blockSize = 16
  /// Corners of outlines are stored to about half a metre, 1e-7 degree.
  static let grid: Int64 = 50

  package let count: Int
  let blockRuns: Runs
  let blocks: ByteLists
  package let tree: PackedRTree

  package var blockCount: Int { blocks.count }

  /// The blocks of a street.
  package func blocks(ofStreet street: UInt32) -> Range<Int> { blockRuns[Int(street)] }
  package func street(ofBlock block: Int) -> UInt32 { UInt32(blockRuns.owner(of: block)) }

  /// The houses of a block; fewer where its bytes are damaged.
  package func houses(inBlock block: Int) -> [House] {
    var houses: [House] = []
    houses.reserveCapacity(Self.blockSize)
    forEachHouse(inBlock: block) {
      houses.append($0)
      return true
    }
    return houses
  }

  /// Hands over the houses of a block until `visit` answers false.
  package func forEachHouse(inBlock block: Int, _ visit: (House) -> Bool) {
    guard block >= 0, block < blockCount else { return }
    var reader = HouseReader(blocks.reader(block), corner: tree.box(ofOrderedItem: block))
    for _ in 0..<Self.blockSize {
      guard let house = reader.next() else { return }
      if !visit(house) { return }
    }
  }

  /// As `forEachHouse`, with each outline beside its house and not in it: for many houses that are
  /// only measured.
  func forEachHouse(inBlock block: Int, measuring visit: (House, [Coordinate]) -> Void) {
    guard block >= 0, block < blockCount else { return }
    var reader = HouseReader(blocks.reader(block), corner: tree.box(ofOrderedItem: block))
    var outline: [Coordinate] = []
    for _ in 0..<Self.blockSize {
      guard let house = reader.next(&outline) else { return }
      visit(house, outline)
    }
  }

  /// The number of a block's first house; above all numbers where the block is damaged.
  func firstNumber(ofBlock block: Int) -> UInt32 {
    var reader = blocks.reader(block).reader
    let head = reader.next()
    return reader.isDamaged ? .max : UInt32(truncatingIfNeeded: head >> HouseFlags.bits)
  }

  /// Faults of the blocks, for `verify`.
  package func check(numbers: Int, contexts: Int, strings: Int) -> [String] {
    var faults: [String] = []
    var total = 0
    for block in 0..<blockCount {
      let houses = houses(inBlock: block)
      total += houses.count
      for house in houses {
        if house.number >= numbers { faults.append("house number \(house.number) is not there") }
        if house.context >= contexts { faults.append("context \(house.context) is not there") }
        if house.unit.rawValue >= strings { faults.append("unit \(house.unit) is not there") }
      }
      if zip(houses, houses.dropFirst()).contains(where: { $0.number > $1.number }) {
        faults.append("houses of block \(block) stand out of order")
      }
    }
    if total != count { faults.append("\(total) houses stand in blocks, expected \(count)") }
    return faults + tree.checkInvariants { Self.box(of: houses(inBlock: Int($0))) }
  }

  static func box(of houses: [House]) -> BoundingBox {
    var box = BoundingBox.empty
    for house in houses {
      box.extend(to: house.location)
      for corner in house.outline { box.extend(to: corner) }
    }
    return box
  }
}

extension HouseBlocks {
  package init(_ builder: HouseBlocksBuilder) {
    count = builder.count
    blockRuns = Runs(first: builder.blockFirst)
    blocks = ByteLists(builder.lists)
    tree = PackedRTree(orderedBoxes: builder.boxes, storesItemBoxes: true)
  }

  init(container: Container, _ prefix: String, count: Int, streets: Int) throws {
    self.count = count
    let first: PackedArray<UInt32> = try container.array("\(prefix).first")
    blocks = try ByteLists(container: container, prefix, count: max(0, first.count - 1))
    blockRuns = try Runs(
      container: container, "\(prefix).street", count: streets, limit: blocks.count)
    tree = try PackedRTree(container: container, prefix: "\(prefix).tree", itemCount: blocks.count)
    guard tree.hasItemBoxes, tree.isOrdered else {
      throw container.damaged("has no boxes in tree “\(prefix).tree”")
    }
  }

  func addSections(to writer: inout ContainerWriter, _ prefix: String) {
    blockRuns.addSection(to: &writer, "\(prefix).street")
    blocks.addSections(to: &writer, prefix)
    tree.addSections(to: &writer, prefix: "\(prefix).tree")
  }
}
