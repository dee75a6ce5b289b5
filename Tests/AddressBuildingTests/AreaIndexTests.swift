// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Testing

struct AreaIndexTests {
  /// Numbers that a seed tells (SplitMix64).
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  /// Areas of rings of any shape, most of them crossing themselves, on a small grid, so that
  /// corners and lines fall together.
  func randomAreas(_ numbers: inout Numbers, extent: Int32, count: Int) -> [[[Coordinate]]] {
    (0..<count).map { _ in
      (0..<Int.random(in: 1...2, using: &numbers)).map { _ in
        (0..<Int.random(in: 3...9, using: &numbers)).map { _ in
          Coordinate(
            latitude: .random(in: 0...extent, using: &numbers),
            longitude: .random(in: 0...extent, using: &numbers))
        }
      }
    }
  }

  @Test(arguments: [12, 3_000, 800_000_000] as [Int32])
  func `the least area of each rank is what a look at all of them finds`(extent: Int32) {
    var found = 0
    for seed in 0..<150 as Range<UInt64> {
      var numbers = Numbers(state: seed)
      let areas = randomAreas(&numbers, extent: extent, count: 12)
      let ranks = areas.map { _ in Int.random(in: 0..<4, using: &numbers) }
      let index = AreaIndexBuilder.build(
        areas.enumerated().map { number, rings in
          var own = AreaNumbers.none
          own[ranks[number]] = UInt32(number)
          return (rings, own)
        })
      let polygons = areas.map { Polygon(rings: $0) }
      for _ in 0..<40 {
        let place = Coordinate(
          latitude: .random(in: -1...extent + 1, using: &numbers),
          longitude: .random(in: -1...extent + 1, using: &numbers))
        var expected = AreaNumbers.none
        for (number, polygon) in polygons.enumerated().reversed() where polygon.contains(place) {
          expected[ranks[number]] = UInt32(number)
        }
        #expect(index.areas(at: place) == expected, "seed \(seed) \(place)")
        if expected != .none { found += 1 }
      }
    }
    #expect(found > 2_000)
  }

  @Test func `an area across the antimeridian is found on both sides of it`() {
    func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
      Coordinate(latitude: Int32(latitude * 1e7), longitude: Int32(longitude * 1e7))
    }
    let ring = [place(-18, 179), place(-18, -179), place(-16, -179), place(-16, 179)]
    let index = AreaIndexBuilder.build([([ring], AreaNumbers(repeating: 0))])
    for (longitude, isInside) in [
      (179.5, true), (180, true), (-180, true), (-179.5, true), (178.5, false), (-178.5, false),
      (0, false),
    ] {
      #expect((index.areas(at: place(-17, longitude)) != .none) == isInside, "\(longitude)")
    }
  }

  @Test func `nothing is in no area`() {
    for rings in [[], [[]], [[Coordinate(latitude: 0, longitude: 0)]]] as [[[Coordinate]]] {
      let index = AreaIndexBuilder.build([(rings, AreaNumbers(repeating: 0))])
      #expect(index.areas(at: Coordinate(latitude: 0, longitude: 0)) == .none)
    }
  }

  @Test func `lines that cross everything stop being divided`() {
    var numbers = Numbers(state: 1)
    let ring = (0..<20_000).map { _ in
      Coordinate(
        latitude: .random(in: -900_000_000...900_000_000, using: &numbers),
        longitude: .random(in: -800_000_000...800_000_000, using: &numbers))
    }
    let index = AreaIndexBuilder.build([([ring], AreaNumbers(repeating: 0))])
    let polygon = Polygon(rings: [ring])
    for _ in 0..<50 {
      let place = Coordinate(
        latitude: .random(in: -900_000_000...900_000_000, using: &numbers),
        longitude: .random(in: -800_000_000...800_000_000, using: &numbers))
      #expect((index.areas(at: place) != .none) == polygon.contains(place))
    }
  }
}
