// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Collects sections and writes them as one map file.
///
/// The same sections in the same order give the same bytes.
package struct ContainerWriter: ~Copyable {
  private struct Pending {
    let name: String
    let elementSize: Int
    let bytes: PackedArray<UInt8>
  }

  private var pending: [Pending] = []

  package init() {}

  /// Adds a section; its name has 1 to 31 ASCII characters and is used once.
  package mutating func add<Element: BitwiseCopyable>(_ name: String, _ array: PackedArray<Element>)
  {
    precondition((1..<ContainerFormat.nameSize).contains(name.utf8.count), "name of 1 to 31 bytes")
    precondition(!pending.contains { $0.name == name }, "section \(name) added twice")
    pending.append(
      Pending(name: name, elementSize: MemoryLayout<Element>.stride, bytes: array.bytes))
  }

  /// Size of the file to be written, bytes.
  package var byteCount: Int {
    pending.reduce(tableEnd) { ContainerFormat.aligned($0) + $1.bytes.count }
  }

  private var tableEnd: Int {
    ContainerFormat.headerSize + pending.count * ContainerFormat.entrySize
  }

  /// Writes beside the target, then takes its place: the target is replaced whole or not at all.
  package func write(to path: String) throws {
    let output = try ReplacingFile(target: path)
    try write { try output.write($0) }
    try output.commit()
  }

  /// Hands the file's bytes to `sink`, piece by piece, in order.
  package func write(_ sink: (PackedArray<UInt8>) throws -> Void) throws {
    var position = tableEnd
    try sink(PackedArray(headerAndTable()))
    for section in pending {
      let start = ContainerFormat.aligned(position)
      try sink(PackedArray([UInt8](repeating: 0, count: start - position)))
      try sink(section.bytes)
      section.bytes.letPagesGo()
      position = start + section.bytes.count
    }
  }

  private func headerAndTable() -> [UInt8] {
    let table = tableBytes()
    var header = ContainerFormat.magic
    header.append(littleEndian: ContainerFormat.version)
    header.append(littleEndian: UInt32(pending.count))
    header.append(littleEndian: UInt64(byteCount))
    header.append(littleEndian: PackedArray(table).checksum)
    header.append(littleEndian: PackedArray(header).checksum)
    return header + table
  }

  private func tableBytes() -> [UInt8] {
    var table: [UInt8] = []
    var position = tableEnd
    for section in pending {
      let start = ContainerFormat.aligned(position)
      let name = Array(section.name.utf8)
      table += name + [UInt8](repeating: 0, count: ContainerFormat.nameSize - name.count)
      table.append(littleEndian: UInt64(start))
      table.append(littleEndian: UInt64(section.bytes.count))
      table.append(littleEndian: section.bytes.checksum)
      section.bytes.letPagesGo()
      table.append(littleEndian: UInt32(section.elementSize))
      table.append(littleEndian: UInt64(0))
      position = start + section.bytes.count
    }
    return table
  }
}
