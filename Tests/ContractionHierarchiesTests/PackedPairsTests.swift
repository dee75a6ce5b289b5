// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

struct PackedPairsTests {
  @Test func `pairs of all widths are read as they were packed`() {
    var generator = SeededGenerator(seed: 1)
    for low in 0...32 {
      for high in 0...32 {
        let widths = PackedPairs.Widths(lowBits: low, highBits: high)
        let pairs = (0..<Int.random(in: 0...70, using: &generator)).map { _ in
          (draw(low, &generator), draw(high, &generator))
        }
        let packed = PackedPairs(count: pairs.count, widths: widths) { writer in
          for (low, high) in pairs { writer.append(low, high) }
        }
        #expect(pairs.indices.allSatisfy { packed[$0] == pairs[$0] }, "\(low) and \(high) bits")
        #expect(packed.byteCount <= 16 + (pairs.count * (low + high > 57 ? 64 : low + high)) / 8)
      }
    }
  }

  /// Of so many bits, the least and the greatest among them.
  private func draw(_ bits: Int, _ generator: inout SeededGenerator) -> UInt32 {
    let greatest = UInt32(truncatingIfNeeded: UInt64(1) << UInt64(bits) - 1)
    return [0, greatest, .random(in: 0...greatest, using: &generator)]
      .randomElement(using: &generator) ?? 0
  }

  @Test func `widths are those of the greatest numbers`() {
    #expect(PackedPairs.Widths(low: 0, high: 1) == .init(lowBits: 0, highBits: 1))
    #expect(PackedPairs.Widths(low: 255, high: 256) == .init(lowBits: 8, highBits: 9))
    #expect(PackedPairs.Widths(low: .max, high: 7) == .init(lowBits: 32, highBits: 3))
  }

  @Test func `words too few or too many, and widths beyond all, are no pairs`() {
    let words = PackedArray([UInt64](repeating: 0, count: 3))
    let widths = PackedPairs.Widths(lowBits: 5, highBits: 7)
    #expect(PackedPairs(count: 10, widths: widths, words: words) != nil)
    #expect(PackedPairs(count: 11, widths: widths, words: words) == nil)
    #expect(PackedPairs(count: 5, widths: widths, words: words) == nil)
    for widths in [(33, 0), (0, 33), (-1, 1), (1, -1)] {
      let widths = PackedPairs.Widths(lowBits: widths.0, highBits: widths.1)
      #expect(PackedPairs(count: 0, widths: widths, words: PackedArray([0])) == nil)
    }
  }

  @Test(arguments: [
    (UInt32(0), 0), (1, 1), (0x0800_0000, 1), (0x1800_03ff, 12), (0x3fff_ffff, 30),
    (0x4000_0001, 2), (0x4010_0401, 22), (.max, 32), (0xff00, 8),
  ])
  func `weights lose the longest run of zeros that all of them have`(used: UInt32, codeBits: Int) {
    let code = WeightCode(bits: used)
    let widest = code.encode(used)
    #expect(32 - widest.leadingZeroBitCount == codeBits)
    #expect(code.decode(widest) == used)
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100 {
      let weight = UInt32.random(in: 0 ... .max, using: &generator) & used
      #expect(code.decode(code.encode(weight)) == weight)
      #expect(code.encode(weight) <= widest)
    }
  }
}
