// SPDX-License-Identifier: Apache-2.0

import PackedFile
import TestSupport

/// A map file's bytes, to be damaged: the layout is that of `docs/architecture.md`.
struct MapBytes {
  var bytes: [UInt8]
  let sections: [(name: String, range: Range<Int>)]

  private static let header = 32, entry = 64
  private static let edges: [UInt32] = [0, 1, .max, .max - 1, 1 << 31, 1 << 30]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let count = Int(bytes.littleEndian(at: 12, size: 4))
    sections = (0..<count).map { index in
      let at = Self.header + index * Self.entry
      let name = String(decoding: bytes[at..<at + 32].prefix { $0 != 0 }, as: UTF8.self)
      let start = Int(bytes.littleEndian(at: at + 32, size: 8))
      return (name, start..<start + Int(bytes.littleEndian(at: at + 40, size: 8)))
    }
  }

  func range(of section: String) -> Range<Int> {
    sections.first { $0.name == section }?.range ?? 0..<0
  }

  /// Makes the checksums of table and header fit what they now hold.
  mutating func repairHeader() {
    let end = Self.header + sections.count * Self.entry
    bytes.replace(PackedArray(bytes[Self.header..<end]).checksum, at: 24)
    bytes.replace(PackedArray(bytes[..<28]).checksum, at: 28)
  }

  /// Does to some bytes what broken disks and mean people do.
  mutating func damage(_ range: Range<Int>, _ random: inout SeededGenerator) {
    guard !range.isEmpty else { return }
    let at = Int.random(in: range, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[at] = [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &random) ?? 0
    case 2:
      // A whole number of four bytes, at the edges of what it can be.
      let value = Self.edges.randomElement(using: &random) ?? 0
      let start = at - (at - range.lowerBound) % 4
      if start + 4 <= range.upperBound { bytes.replace(value, at: start) }
    default:
      let end = min(range.upperBound, at + Int.random(in: 1...64, using: &random))
      for index in at..<end { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    }
  }
}

extension [UInt8] {
  fileprivate func littleEndian(at offset: Int, size: Int) -> UInt64 {
    (0..<size).reduce(0) { $0 | UInt64(self[offset + $1]) << (8 * UInt64($1)) }
  }

  fileprivate mutating func replace(_ value: UInt32, at offset: Int) {
    for index in 0..<4 { self[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
  }
}
