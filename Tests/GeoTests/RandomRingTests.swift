// SPDX-License-Identifier: Apache-2.0

import Geo
import Testing

/// Numbers that a seed tells (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A ring without crossings: corners by their direction from its middle.
  mutating func ring(
    _ middle: Coordinate = Coordinate(latitude: 0, longitude: 0), corners: Int, radius: Int32
  ) -> [Coordinate] {
    let offsets = (0..<corners).map { _ in
      (
        x: Int32.random(in: -radius...radius, using: &self),
        y: Int32.random(in: -radius...radius, using: &self)
      )
    }
    // Of one direction one corner is enough: two on a line from the middle might overlap.
    func half(_ x: Int32, _ y: Int32) -> Int { y < 0 || y == 0 && x < 0 ? 1 : 0 }
    func isBefore(_ a: (x: Int32, y: Int32), _ b: (x: Int32, y: Int32)) -> Bool {
      let halves = (half(a.x, a.y), half(b.x, b.y))
      return halves.0 != halves.1
        ? halves.0 < halves.1 : Int64(a.x) * Int64(b.y) > Int64(a.y) * Int64(b.x)
    }
    var kept: [(x: Int32, y: Int32)] = []
    for offset in offsets.filter({ $0 != (0, 0) }).sorted(by: isBefore)
    where kept.isEmpty || isBefore(kept[kept.count - 1], offset) {
      kept.append(offset)
    }
    return kept.map {
      Coordinate(latitude: middle.latitude + $0.y, longitude: middle.longitude + $0.x)
    }
  }

  /// A ring cut into lines of any length and direction, in any order.
  mutating func pieces(of ring: [Coordinate]) -> [[Coordinate]] {
    let closed = ring + ring.prefix(1)
    let cuts = (1..<ring.count).filter { _ in Int.random(in: 0..<3, using: &self) == 0 }
    var lines: [[Coordinate]] = []
    var start = 0
    for cut in cuts + [ring.count] {
      let line = Array(closed[start...cut])
      lines.append(Bool.random(using: &self) ? line : line.reversed())
      start = cut
    }
    return lines.shuffled(using: &self)
  }
}

/// Twice the area of a ring on the plane of units, whatever its direction.
func doubleArea(_ ring: [Coordinate]) -> Int64 {
  var sum: Int64 = 0
  for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
    sum += Int64(a.longitude) * Int64(b.latitude) - Int64(b.longitude) * Int64(a.latitude)
  }
  return abs(sum)
}

struct RandomRingTests {
  @Test func `rings cut into shuffled lines come together again`() {
    for seed in 0..<500 as Range<UInt64> {
      var numbers = SeededNumbers(state: seed)
      // Up to four rings, each in a field of its own.
      let rings = (0..<Int32.random(in: 1...4, using: &numbers)).map { field in
        numbers.ring(
          Coordinate(latitude: 0, longitude: field * 3000),
          corners: Int.random(in: 3...40, using: &numbers),
          radius: 1000)
      }.filter { $0.count > 2 }
      var lines: [[Coordinate]] = []
      for ring in rings { lines += numbers.pieces(of: ring) }
      lines.shuffle(using: &numbers)
      let found = RingAssembly.assemble(lines)
      #expect(found.open.isEmpty, "seed \(seed)")
      #expect(
        found.rings.map(doubleArea).sorted() == rings.map(doubleArea).sorted(), "seed \(seed)")
      #expect(
        found.rings.map { Set($0) }.sorted { $0.count < $1.count }
          .elementsEqual(rings.map { Set($0) }.sorted { $0.count < $1.count })
          || rings.count > 1, "seed \(seed)")
    }
  }

  @Test func `many lines that meet in one place take no more than a walk`() {
    let middle = Coordinate(latitude: 0, longitude: 0)
    let petals = (1...50_000).map { number in
      let x = Int32(number)
      return [
        middle, Coordinate(latitude: 1, longitude: x), Coordinate(latitude: 2, longitude: x),
        middle,
      ]
    }
    let halves = petals.flatMap { [Array($0.prefix(2)), Array($0.suffix(3))] }
    let found = RingAssembly.assemble(halves)
    #expect(found.rings.count == petals.count)
    #expect(found.open.isEmpty)
  }
}
