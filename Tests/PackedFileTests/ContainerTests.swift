// SPDX-License-Identifier: Apache-2.0

import PackedFile
import TestSupport
import Testing

struct ContainerTests {
  let folder = TemporaryFolder()

  /// A map file of two sections: "numbers" at byte 192, "letters" at byte 256.
  func written() throws -> [UInt8] {
    var writer = ContainerWriter()
    writer.add("numbers", PackedArray([1, 2, 3] as [UInt32]))
    writer.add("letters", PackedArray(Array("osm".utf8)))
    let path = folder.file("map")
    try writer.write(to: path)
    return TemporaryFolder.read(path)
  }

  @Test func `what was written is read in place`() throws {
    let size = try written().count
    let container = try Container(path: folder.file("map"))
    #expect(Array(try container.array("numbers", of: UInt32.self)) == [1, 2, 3])
    #expect(Array(try container.array("letters", of: UInt8.self)) == Array("osm".utf8))
    #expect(container.byteCount == size)
    for section in container.sections { try container.verifyChecksum(of: section) }
  }

  @Test func `the same sections give the same bytes`() throws {
    #expect(try written() == written())
  }

  @Test func `an absent section, another element size and another count are named`() throws {
    _ = try written()
    let container = try Container(path: folder.file("map"))
    func reason(_ body: () throws -> Void) -> String? {
      do { try body() } catch { return (error as? MapFileError)?.reason }
      return nil
    }
    #expect(reason { _ = try container.array("words", of: UInt8.self) }?.contains("words") == true)
    #expect(reason { _ = try container.array("numbers", of: UInt64.self) }?.contains("8") == true)
    #expect(
      reason { _ = try container.array("numbers", count: 4, of: UInt32.self) }?.contains("4")
        == true)
  }

  struct Corruption: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String
    let apply: @Sendable (inout [UInt8]) -> Void
  }

  static let corruptions = [
    Corruption(testDescription: "empty", expected: "is not an osmroute map file") { $0 = [] },
    Corruption(testDescription: "magic", expected: "is not an osmroute map file") { $0[0] = 0x6f },
    Corruption(testDescription: "ends in the header", expected: "ends in its header") {
      $0 = Array($0[..<20])
    },
    Corruption(testDescription: "version", expected: "has map format 9") { $0[8] = 9 },
    Corruption(testDescription: "header byte", expected: "is damaged in its header") {
      $0[17] ^= 1
    },
    Corruption(testDescription: "truncated", expected: "the copy is not whole") {
      $0.removeLast()
    },
    Corruption(testDescription: "longer", expected: "the copy is not whole") { $0.append(0) },
    Corruption(testDescription: "table byte", expected: "is damaged in its header") {
      $0[32] ^= 1
    },
  ]

  @Test(arguments: corruptions)
  func `a damaged file is refused with its fault`(corruption: Corruption) throws {
    var bytes = try written()
    corruption.apply(&bytes)
    let path = folder.write(bytes, to: "damaged")
    let error = #expect(throws: MapFileError.self) { try Container(path: path) }
    #expect(error?.reason.contains(corruption.expected) == true, "\(error?.reason ?? "")")
  }

  @Test func `a changed byte in a section fails its checksum`() throws {
    var bytes = try written()
    bytes[192] ^= 1
    let container = try Container(path: folder.write(bytes, to: "damaged"))
    let error = #expect(throws: MapFileError.self) {
      for section in container.sections { try container.verifyChecksum(of: section) }
    }
    #expect(error?.reason.contains("is damaged in section “numbers”") == true)
  }

  /// A table whose checksums are right but whose numbers are not, as an attacker would write it.
  @Test(arguments: [
    (64, UInt64(1) << 40, "outside the file"), (64, 200, "no multiple of 64"),
    (72, UInt64.max, "outside the file"), (72, 13, "13 bytes of 4-byte elements"),
    (128, 128, "outside the file or over another"),
  ])
  func `a table that lies is refused`(field: Int, value: UInt64, expected: String) throws {
    var bytes = try written()
    for index in 0..<8 { bytes[field + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
    func put(_ checksum: UInt32, at offset: Int) {
      for index in 0..<4 {
        bytes[offset + index] = UInt8(truncatingIfNeeded: checksum >> (8 * index))
      }
    }
    put(PackedArray(bytes[32..<160]).checksum, at: 24)
    put(PackedArray(bytes[..<28]).checksum, at: 28)
    let path = folder.write(bytes, to: "damaged")
    let error = #expect(throws: MapFileError.self) { try Container(path: path) }
    #expect(error?.reason.contains(expected) == true, "\(error?.reason ?? "")")
  }

  @Test func `a missing file is the system's error`() {
    #expect(throws: SystemError.self) { try Container(path: folder.file("nothing")) }
  }

  @Test func `a target that cannot be replaced keeps its content`() throws {
    var writer = ContainerWriter()
    writer.add("numbers", PackedArray([1] as [UInt32]))
    let path = folder.file("no-such-folder/map")
    do {
      try writer.write(to: path)
      Issue.record("wrote into a folder that is not there")
    } catch {
      #expect((error as? SystemError)?.operation == "create")
    }
  }

  @Test func `an abandoned file leaves the target as it was`() throws {
    let path = folder.write(Array("old".utf8), to: "target")
    do {
      let file = try ReplacingFile(target: path)
      try file.write(PackedArray(Array("new".utf8)))
    }
    #expect(TemporaryFolder.read(path) == Array("old".utf8))
  }
}
