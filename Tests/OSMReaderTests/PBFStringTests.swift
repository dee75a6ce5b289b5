// SPDX-License-Identifier: Apache-2.0

import OSMReader
import TestSupport
import Testing

/// The strings of a block, which may be any bytes.
struct PBFStringTests {
  /// Bytes that XML refuses, too, however they are written.
  static let noText: [[UInt8]] =
    XMLSamples.noUTF8 + [
      [0], [1], [8], [0x0b], [0x1f], Array("a\u{1}".utf8), Array("\u{fffe}".utf8),
      Array("sixteen bytes and\u{2}".utf8), Array("Zürich".utf8).dropLast(5),
      [0xf0, 0x9f, 0x98, 0x80, 0xf0, 0x9f, 0x98], [UInt8](repeating: 0x61, count: 40) + [0xe4],
    ]

  static let text: [[UInt8]] = [
    "a", "\t\n\r", "&<>\"'", "\u{7f}", "\u{80}", "Zürich", "東京", "\u{1f600}", "\u{fffd}",
    "\u{d7ff}",
    "\u{e000}", "\u{10ffff}", String(repeating: "x", count: 300),
    String(repeating: "ö", count: 300),
  ].map { Array($0.utf8) }

  /// A key, a value and a role of elements with id 7 that say `string`, and what they are.
  private static func elements(
    _ string: [UInt8], isVisible: Bool = true
  ) -> [(name: String, bytes: [UInt8])] {
    let table = table([[], Array("highway".utf8), string])
    let visible: Int64 = isVisible ? 1 : 0
    func block(_ group: Int, _ change: (inout WireMessage) -> Void) -> [UInt8] {
      var element = WireMessage(), groups = WireMessage(), block = WireMessage()
      change(&element)
      groups.message(group, element)
      block.message(1, table)
      block.message(2, groups)
      return PBFWriter().header + PBFWriter().blob("OSMData", block.bytes)
    }
    func info(_ field: Int, _ element: inout WireMessage) {
      var info = WireMessage()
      field == 4 ? info.number(6, visible) : info.run(6, [visible])
      element.message(field, info)
    }
    func way(_ key: Int64, _ value: Int64) -> [UInt8] {
      block(3) {
        $0.number(1, 7)
        $0.run(2, [key])
        $0.run(3, [value])
        info(4, &$0)
      }
    }
    let node = block(2) {
      $0.run(1, WireMessage.differences([7]))
      info(5, &$0)
      $0.run(8, [0])
      $0.run(9, [0])
      $0.run(10, [1, 2, 0])
    }
    let relation = block(4) {
      $0.number(1, 7)
      info(4, &$0)
      $0.run(8, [2])
      $0.run(9, [2])
      $0.run(10, [1])
    }
    return [("way", way(2, 1)), ("way", way(1, 2)), ("node", node), ("relation", relation)]
  }

  private static func table(_ strings: [[UInt8]]) -> WireMessage {
    var table = WireMessage()
    for string in strings { table.bytes(1, string) }
    return table
  }

  @Test(arguments: noText)
  func `what is no text is refused as in XML, with the block and the element`(string: [UInt8]) {
    for (name, bytes) in Self.elements(string) {
      for threads in [1, 2] {
        let error = #expect(throws: InputError.self) { try read(bytes: bytes, threads: threads) }
        #expect(
          error?.reason
            == "the PBF blob at byte \(PBFWriter().header.count) is damaged: string 2 of \(name) 7 "
            + "is no UTF-8 or holds characters that no text has; fetch the file again")
      }
    }
    // XML names no character so; written as it is, it is refused there.
    let xml = Array("<osm><way id='7'><tag k='a' v='".utf8) + string + "'/></way></osm>".utf8
    #expect(ReadingOutcome(xml).isFault)
  }

  @Test(arguments: text)
  func `every text is taken as XML takes it`(string: [UInt8]) throws {
    let escaped = string.map { $0 >= 0x80 ? [$0] : Array("&#\($0);".utf8) }.joined()
    for (index, (_, bytes)) in Self.elements(string).enumerated() {
      let found = describe(try read(bytes: bytes))
      let xml = [
        "<way id='7'><tag k='@' v='highway'/></way>", "<way id='7'><tag k='highway' v='@'/></way>",
        "<node id='7' lat='0' lon='0'><tag k='highway' v='@'/></node>",
        "<relation id='7'><member type='way' ref='1' role='@'/></relation>",
      ][index].replacing("@", with: String(decoding: Array(escaped), as: UTF8.self))
      #expect(try found == describe(read("<osm>\(xml)</osm>")))
    }
  }

  @Test(arguments: noText)
  func `strings that no element uses, or deleted ones alone, are not looked at`(
    string: [UInt8]
  ) throws {
    for (_, bytes) in Self.elements(string, isVisible: false) {
      #expect(try describe(read(bytes: bytes)) == [])
    }
    var block = WireMessage()
    block.message(1, Self.table([string]))
    _ = try read(bytes: PBFWriter().header + PBFWriter().blob("OSMData", block.bytes))
  }

  @Test func `a table holds at most as many strings as a block can use`() throws {
    func file(_ count: Int) -> [UInt8] {
      var block = WireMessage()
      // Empty ones, of two bytes each.
      block.bytes(1, (0..<count).lazy.flatMap { _ in [0x0a, 0] as [UInt8] })
      return PBFWriter().header + PBFWriter().blob("OSMData", block.bytes)
    }
    _ = try read(bytes: file(4_194_304))
    let error = #expect(throws: InputError.self) { try read(bytes: file(4_194_305)) }
    #expect(
      error?.reason.hasSuffix(
        "is damaged: its string table holds more than 4194304 strings; fetch the file again")
        == true)
  }
}
