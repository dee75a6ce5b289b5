// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

/// What is told of a house beside the difference of its number, in the low bits of one number.
struct HouseFlags {
  static let bits: UInt64 = 7

  private static let kind: UInt64 = 3
  private static let context: UInt64 = 4
  private static let unit: UInt64 = 8
  private static let outline: UInt64 = 16
  private static let standingShift: UInt64 = 5

  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue & (1 << Self.bits - 1) }

  /// `isNewContext`: the context is another than the house before has.
  init(of house: House, isNewContext: Bool) {
    rawValue =
      UInt64(house.object.kind.rawValue) | (isNewContext ? Self.context : 0)
      | (house.unit.isEmpty ? 0 : Self.unit) | (house.outline.isEmpty ? 0 : Self.outline)
      | UInt64(house.standing.rawValue) << Self.standingShift
  }

  var kind: ObjectID.Kind {
    ObjectID.Kind(rawValue: UInt8(rawValue & Self.kind)) ?? .node
  }
  var hasContext: Bool { rawValue & Self.context != 0 }
  var hasUnit: Bool { rawValue & Self.unit != 0 }
  var hasOutline: Bool { rawValue & Self.outline != 0 }
  var standing: House.Standing {
    House.Standing(rawValue: UInt8(rawValue >> Self.standingShift)) ?? .real
  }
}

/// Decodes the houses of one block, one after the other.
struct HouseReader {
  private var bytes: BoundedReader
  private var number: UInt64 = 0
  private var latitude: Int64
  private var longitude: Int64
  private var id: Int64 = 0
  private var context: UInt32 = 0

  init(_ bytes: BoundedReader, corner: BoundingBox) {
    self.bytes = bytes
    latitude = Int64(corner.south)
    longitude = Int64(corner.west)
  }

  /// The number of the next house, which is passed over; `nil` at the end of the block, or where
  /// its bytes are damaged.
  mutating func nextNumber() -> UInt32? {
    guard !bytes.isAtEnd else { return nil }
    let head = bytes.reader.next()
    let flags = HouseFlags(rawValue: head)
    number &+= head >> HouseFlags.bits
    bytes.skip(3 + (flags.hasContext ? 1 : 0) + (flags.hasUnit ? 1 : 0))
    if flags.hasOutline { bytes.skipOutline() }
    return bytes.isDamaged ? nil : UInt32(truncatingIfNeeded: number)
  }

  /// The next house; `nil` at the end of the block, or where its bytes are damaged.
  mutating func next() -> House? {
    var outline: [Coordinate] = []
    guard var house = next(&outline) else { return nil }
    house.outline = outline
    return house
  }

  /// The same with the outline put beside it.
  mutating func next(_ outline: inout [Coordinate]) -> House? {
    outline.removeAll(keepingCapacity: true)
    guard !bytes.isAtEnd else { return nil }
    let head = bytes.reader.next()
    let flags = HouseFlags(rawValue: head)
    number &+= head >> HouseFlags.bits
    latitude &+= bytes.reader.nextZigzag()
    longitude &+= bytes.reader.nextZigzag()
    id &+= bytes.reader.nextZigzag()
    if flags.hasContext { context = UInt32(truncatingIfNeeded: bytes.reader.next()) }
    var house = House(
      location: Coordinate(clamping: latitude, longitude),
      number: UInt32(truncatingIfNeeded: number), object: ObjectID(flags.kind, id),
      context: context)
    house.standing = flags.standing
    if flags.hasUnit {
      house.unit = StringID(rawValue: UInt32(truncatingIfNeeded: bytes.reader.next()))
    }
    if flags.hasOutline {
      bytes.readOutline(from: house.location, into: &outline)
    }
    return bytes.isDamaged ? nil : house
  }
}

/// Gathers the houses of all streets, street after street.
package struct HouseBlocksBuilder: Sendable {
  package private(set) var count = 0
  private(set) var blockFirst: [UInt32] = [0]
  private(set) var lists = ByteListsBuilder()
  private(set) var boxes: [BoundingBox] = []

  package init() {}

  /// Adds the houses of the next street, ascending by number.
  package mutating func addStreet(_ houses: [House]) {
    var start = 0
    while start < houses.count {
      let end = min(start + HouseBlocks.blockSize, houses.count)
      addBlock(houses[start..<end])
      start = end
    }
    count += houses.count
    blockFirst.append(UInt32(lists.count))
  }

  private mutating func addBlock(_ houses: ArraySlice<House>) {
    // As outlines will be decoded: on their grid.
    let box = HouseBlocks.box(of: houses.map(\.gridded))
    boxes.append(box)
    var last = House(
      location: Coordinate(latitude: box.south, longitude: box.west), number: 0,
      object: ObjectID(.node, 0), context: 0)
    lists.append { bytes in
      for house in houses {
        bytes.append(house, after: last)
        last = house
      }
    }
  }
}

extension House {
  /// The house with its outline as it is stored.
  fileprivate var gridded: House {
    var house = self
    house.outline = HouseOutline(outline, from: location).corners
    return house
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ house: House, after last: House) {
    let flags = HouseFlags(of: house, isNewContext: house.context != last.context)
    append(varint: UInt64(house.number - last.number) << HouseFlags.bits | flags.rawValue)
    append(zigzag: Int64(house.location.latitude) - Int64(last.location.latitude))
    append(zigzag: Int64(house.location.longitude) - Int64(last.location.longitude))
    append(zigzag: house.object.id &- last.object.id)
    if flags.hasContext { append(varint: UInt64(house.context)) }
    if flags.hasUnit { append(varint: UInt64(house.unit.rawValue)) }
    if flags.hasOutline {
      HouseOutline(house.outline, from: house.location).append(to: &self, from: house.location)
    }
  }
}
