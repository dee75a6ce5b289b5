// SPDX-License-Identifier: Apache-2.0

/// The layout of a map file: a header, a table of sections, the sections.
///
///     0   8  magic "OSMROUTE"
///     8   4  format version
///     12  4  number of sections
///     16  8  size of the whole file, bytes
///     24  4  CRC-32 of the section table
///     28  4  CRC-32 of bytes 0..<28 of this header
///     32  n × 64  the table: name (32 bytes, padded by zeros), offset (8), byte count (8),
///                 CRC-32 (4), element size (4), zero (8)
///     then the sections, each at a multiple of 64 bytes, padded by zeros
///
/// All numbers are little-endian. Sections stand in the order of the table, without overlap.
enum ContainerFormat {
  static let magic = Array("OSMROUTE".utf8)
  static let version: UInt32 = 7
  static let headerSize = 32
  static let entrySize = 64
  static let nameSize = 32
  static let alignment = 64
  /// More sections than any map has; a bound on what a damaged count can make us read.
  static let sectionLimit = 4096

  static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }
}

/// One row of the section table.
package struct ContainerSection: Equatable, Sendable {
  package let name: String
  package let offset: Int
  package let byteCount: Int
  package let crc: UInt32
  package let elementSize: Int
}

/// Little-endian numbers at byte positions, checked.
struct ByteFields {
  let bytes: PackedArray<UInt8>

  func number<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type) -> Number {
    var value: Number = 0
    for index in 0..<MemoryLayout<Number>.size {
      value |= Number(truncatingIfNeeded: UInt64(bytes[offset + index])) << Number(8 * index)
    }
    return value
  }
}

extension [UInt8] {
  mutating func append(littleEndian value: some FixedWidthInteger) {
    for index in 0..<value.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: value >> (8 * index)))
    }
  }
}
