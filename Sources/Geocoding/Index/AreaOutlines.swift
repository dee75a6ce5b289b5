// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile
package import SpatialIndex

/// The outlines of places and points of interest that have one.
///
/// Sections, under a prefix:
/// - `.things`: numbers of the things that have an outline, ascending;
/// - `.first`, things + 1: each one's run of bytes in `.bytes`: the grid's step, then its rings;
/// - `.tree`: over the outlines, by their boxes, which are stored.
///
/// Corners are stored to about half a metre; large areas, which are simplified, more coarsely.
package struct AreaOutlines: Sendable {
  private let things: PackedArray<UInt32>
  private let lists: ByteLists
  package let tree: PackedRTree

  package var count: Int { things.count }

  /// The thing whose outline has a number.
  func thing(_ outline: UInt32) -> UInt32 { things[outline] }

  /// The number of a thing's outline, `nil` where it has none.
  func outline(of thing: UInt32) -> UInt32? {
    var low = 0, high = things.count
    while low < high {
      let middle = (low + high) / 2
      if things[middle] < thing { low = middle + 1 } else { high = middle }
    }
    return low < things.count && things[low] == thing ? UInt32(low) : nil
  }

  /// The rings of an outline; fewer where its bytes are damaged.
  package func rings(_ outline: UInt32) -> [[Coordinate]] {
    let corner = tree.box(ofOrderedItem: Int(outline))
    var reader = lists.reader(Int(outline))
    let grid = Int64(truncatingIfNeeded: reader.reader.next() & 0xffff_ffff)
    var last = Coordinate(latitude: corner.south, longitude: corner.west)
    var rings: [[Coordinate]] = []
    while !reader.isAtEnd {
      let ring = reader.nextRing(from: last, grid: grid)
      guard let first = ring.first else { break }
      rings.append(ring)
      last = first
    }
    return rings
  }

  /// The outline of a thing, empty where it has none.
  package func rings(of thing: UInt32) -> [[Coordinate]] {
    outline(of: thing).map { rings($0) } ?? []
  }

  func check(things limit: Int) -> [String] {
    let absent = things.filter { $0 >= limit }.map { "thing \($0) of an outline is not there" }
    let unsorted = zip(things, things.dropFirst()).filter { $0 >= $1 }.map {
      "the outline of thing \($1) stands out of order"
    }
    return absent + unsorted
      + tree.checkInvariants { outline in
        var box = BoundingBox.empty
        for ring in rings(outline) { for place in ring { box.extend(to: place) } }
        return box
      }
  }
}

extension AreaOutlines {
  init(_ builder: AreaOutlinesBuilder) {
    things = PackedArray(builder.things)
    lists = ByteLists(builder.lists)
    tree = PackedRTree(orderedBoxes: builder.boxes, storesItemBoxes: true)
  }

  init(container: Container, _ prefix: String) throws {
    things = try container.array("\(prefix).things")
    lists = try ByteLists(container: container, prefix, count: things.count)
    tree = try PackedRTree(container: container, prefix: "\(prefix).tree", itemCount: things.count)
    guard tree.hasItemBoxes, tree.isOrdered else {
      throw container.damaged("has no boxes in tree “\(prefix).tree”")
    }
  }

  func addSections(to writer: inout ContainerWriter, _ prefix: String) {
    writer.add("\(prefix).things", things)
    lists.addSections(to: &writer, prefix)
    tree.addSections(to: &writer, prefix: "\(prefix).tree")
  }
}

/// Gathers outlines, in the order of their things.
package struct AreaOutlinesBuilder: Sendable {
  private(set) var things: [UInt32] = []
  private(set) var lists = ByteListsBuilder()
  private(set) var boxes: [BoundingBox] = []

  /// Corners that a ring keeps at most, about; the more, the truer large areas and the larger the
  /// file.
  private static let cornerLimit = 250

  package init() {}

  /// Adds the outline of a thing; nothing where it has no ring.
  package mutating func add(_ rings: [[Coordinate]], of thing: UInt32) {
    let rings = rings.filter { $0.count > 2 }
    guard !rings.isEmpty else { return }
    let grid = Self.grid(for: rings)
    let corner = Self.box(of: rings)
    let start = Coordinate(latitude: corner.south, longitude: corner.west)
    let stored = rings.map { Self.fewer($0, grid).gridded(from: start, grid: grid) }
    // The corner stays where it was, for each axis has a place on it.
    boxes.append(Self.box(of: stored))
    things.append(thing)
    lists.append { bytes in
      bytes.append(varint: UInt64(grid))
      var last = start
      for ring in stored {
        bytes.append(ring: ring, from: last, grid: grid)
        last = ring[0]
      }
    }
  }

  /// Half a metre, and a thousandth of large areas' height or width.
  private static func grid(for rings: [[Coordinate]]) -> Int64 {
    let box = box(of: rings)
    let side = max(Int64(box.north) - Int64(box.south), Int64(box.east) - Int64(box.west))
    return max(HouseBlocks.grid, min(2_000, side / 4_000))
  }

  private static func fewer(_ ring: [Coordinate], _ grid: Int64) -> [Coordinate] {
    guard ring.count > cornerLimit || grid > HouseBlocks.grid else { return ring }
    let metres = Double(grid) * Earth.metresPerUnit
    let line = simplified(ring + [ring[0]], metres: metres)
    return line.count > 3 ? Array(line.dropLast()) : ring
  }

  private static func box(of rings: [[Coordinate]]) -> BoundingBox {
    var box = BoundingBox.empty
    for ring in rings { for place in ring { box.extend(to: place) } }
    return box
  }
}
