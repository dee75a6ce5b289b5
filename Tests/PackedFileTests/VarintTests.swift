// SPDX-License-Identifier: Apache-2.0

import PackedFile
import Testing

struct VarintTests {
  static let numbers: [Int64] = [0, 1, -1, 63, 64, -64, -65, 1 << 31, -(1 << 40), .max, .min]

  @Test func `numbers of every size come back`() {
    var bytes: [UInt8] = []
    for number in Self.numbers {
      bytes.append(zigzag: number)
      bytes.append(varint: UInt64(bitPattern: number))
    }
    var reader = VarintReader(PackedArray(bytes))
    for number in Self.numbers {
      let signed = reader.nextZigzag(), unsigned = reader.next()
      #expect(signed == number)
      #expect(unsigned == UInt64(bitPattern: number))
    }
    #expect(reader.isAtEnd && !reader.isDamaged)
  }

  @Test(arguments: [[], [0x80], [UInt8](repeating: 0xff, count: 11)] as [[UInt8]])
  func `what ends too soon or runs too long is damaged`(bytes: [UInt8]) {
    var reader = VarintReader(PackedArray(bytes))
    let value = reader.next()
    #expect(value == 0)
    #expect(reader.isDamaged)
  }
}
