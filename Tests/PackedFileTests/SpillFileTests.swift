// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackedFile
import TestSupport
import Testing

struct SpillFileTests {
  let folder = TemporaryFolder()

  @Test func `arrays stay what they were, and no name is left of the file`() throws {
    let spill = try #require(SpillFile(beside: folder.file("map")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    let large = (0..<100_000).map { UInt32($0) }
    let small: [UInt8] = [1, 2, 3]
    let bytes = (0..<65_537).map { UInt8(truncatingIfNeeded: $0) }
    let spilled = spill(PackedArray(large))
    #expect(Array(spilled) == large)
    #expect(Array(spill(PackedArray(small))) == small)
    #expect(Array(spill(PackedArray(bytes))) == bytes)
    // Once more, when another array lies behind it.
    #expect(Array(spilled) == large)
    #expect(spill(PackedArray([UInt8]())).isEmpty)
  }

  @Test func `an array outlives its spill file, and a map is written of it`() throws {
    let numbers = (0..<50_000).map { UInt64($0) &* 0x9e37_79b9_7f4a_7c15 }
    var writer = ContainerWriter()
    writer.add("numbers", spilled(numbers))
    try writer.write(to: folder.file("map"))
    let container = try Container(path: folder.file("map"))
    let found: PackedArray<UInt64> = try container.array("numbers")
    #expect(Array(found) == numbers)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["map"])
  }

  private func spilled(_ numbers: [UInt64]) -> PackedArray<UInt64> {
    SpillFile(beside: folder.file("map"))?(PackedArray(numbers)) ?? .empty
  }

  @Test func `where no file can be there is none`() {
    #expect(SpillFile(beside: folder.file("absent/map")) == nil)
  }
}
