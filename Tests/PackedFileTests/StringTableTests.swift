// SPDX-License-Identifier: Apache-2.0

import PackedFile
import TestSupport
import Testing

struct StringTableTests {
  @Test func `strings are stored once and keep their exact bytes`() throws {
    var builder = StringTableBuilder()
    let composed = "caf\u{e9}", decomposed = "cafe\u{301}"
    let ids = ["", "a", composed, decomposed, "a"].map { builder.intern($0) }
    #expect(ids.map(\.rawValue) == [0, 1, 2, 3, 1])
    let folder = TemporaryFolder()
    var writer = ContainerWriter()
    builder.build().addSections(to: &writer, prefix: "names")
    try writer.write(to: folder.file("map"))
    let table = try StringTable(
      container: Container(path: folder.file("map")), prefix: "names")
    #expect(table.count == 4)
    #expect(Array(table[ids[2]].utf8) == Array(composed.utf8))
    #expect(Array(table[ids[3]].utf8) == Array(decomposed.utf8))
    #expect(table[StringID(rawValue: 99)] == "")
  }

  @Test(arguments: [[0, 0, 9], [0, 1, 3], [1, 1, 3], [0, 0, 3, 2]] as [[UInt32]])
  func `offsets that do not fit are refused`(first: [UInt32]) throws {
    let folder = TemporaryFolder()
    var writer = ContainerWriter()
    writer.add("names.first", PackedArray(first))
    writer.add("names.bytes", PackedArray(Array("abc".utf8)))
    try writer.write(to: folder.file("map"))
    let container = try Container(path: folder.file("map"))
    #expect(throws: MapFileError.self) { try StringTable(container: container, prefix: "names") }
  }
}
