// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import TestSupport
import Testing

struct HouseBlocksTests {
  func house(_ random: inout SeededGenerator, number: UInt32) -> House {
    func near(_ value: Int32, _ spread: Int32) -> Int32 {
      value + Int32.random(in: -spread...spread, using: &random)
    }
    let spread: Int32 = Bool.random(using: &random) ? 5_000 : 300_000_000
    let location = Coordinate(latitude: near(400_000_000, spread), longitude: near(0, spread))
    let kinds: [ObjectID.Kind] = [.node, .way, .relation]
    var house = House(
      location: location, number: number,
      object: ObjectID(
        kinds.randomElement(using: &random) ?? .node,
        Int64.random(in: -5...12_000_000_000, using: &random)),
      context: UInt32.random(in: 0...3, using: &random))
    if Int.random(in: 0..<4, using: &random) == 0 {
      house.unit = StringID(rawValue: UInt32.random(in: 1...900, using: &random))
    }
    house.standing = [.real, .ofRange, .interpolated].randomElement(using: &random) ?? .real
    if Bool.random(using: &random) {
      house.outline = (0..<Int.random(in: 3...9, using: &random)).map { _ in
        Coordinate(
          latitude: near(location.latitude, 4_000), longitude: near(location.longitude, 4_000))
      }
    }
    if house.outline.count > 3, Bool.random(using: &random) {
      // Walls along two directions in turn: a rectangle, or one with a piece cut out.
      let (x, y) = (Int32.random(in: 500...3_000, using: &random), near(0, 2_000))
      let shape =
        Bool.random(using: &random)
        ? [(0, 0), (2, 0), (2, 2), (0, 2)] : [(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]
      house.outline = shape.map { a, b in
        Coordinate(
          latitude: location.latitude + Int32(a) * y + Int32(b) * x,
          longitude: location.longitude + Int32(a) * x - Int32(b) * y)
      }
    }
    return house
  }

  @Test(arguments: 0..<40)
  func `houses come back as they were stored, outlines to a metre`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let streets = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      var number: UInt32 = 0
      return (0..<Int.random(in: 0...50, using: &random)).map { _ in
        number += UInt32.random(in: 0...400, using: &random)
        return house(&random, number: number)
      }
    }
    var builder = HouseBlocksBuilder()
    for houses in streets { builder.addStreet(houses) }
    let blocks = HouseBlocks(builder)
    #expect(blocks.check(numbers: .max, contexts: 4, strings: 1_000) == [])
    for (street, houses) in streets.enumerated() {
      let stored = blocks.blocks(ofStreet: UInt32(street)).flatMap { blocks.houses(inBlock: $0) }
      try #require(stored.count == houses.count)
      for (a, b) in zip(stored, houses) {
        #expect(a.location == b.location && a.number == b.number && a.object == b.object)
        #expect(a.context == b.context && a.unit == b.unit && a.standing == b.standing)
        #expect(a.outline.count == b.outline.count)
        for (corner, given) in zip(a.outline, b.outline) {
          // The last may follow from the others.
          #expect(Earth.distance(corner, given) < (given == b.outline.last ? 1.1 : 0.4))
        }
      }
      for number in Set(houses.map(\.number)) {
        let range = Int(number)..<Int(number) + 1
        var found = 0
        blocks.forEachHouse(onStreet: UInt32(street), numbers: range) { _, _, house in
          found += house.number == number ? 1 : 1_000
          return true
        }
        #expect(found == houses.filter { $0.number == number }.count)
        #expect(blocks.has([range], onStreet: UInt32(street)))
      }
    }
  }
}
