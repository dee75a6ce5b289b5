// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackedFile
import TestSupport
import Testing

struct EncodingTests {
  private let folder = TemporaryFolder()

  @Test func `an input in another encoding is read after what its error advises`() throws {
    let text = """
      <?xml version="1.0" encoding="windows-1252"?>
      <osm><node id="1" lat="1" lon="1"><tag k="place" v="city"/><tag k="name" v="K
      """
    let input = folder.write(
      Array(text.utf8) + [0xf6] + Array("ln\"/></node></osm>".utf8), to: "in")
    let result = try Osmroute.shell(
      """
      cd "$1"; advice=$(osmroute import in -o map 2>&1 | sed 's/.*“//; s/”//; s/IN/in/; s/OUT/out/')
      sh -c "$advice" && osmroute import -q out -o map && osmroute geocode map Köln --json
      """, URL(fileURLWithPath: input).deletingLastPathComponent().path)
    #expect(result.errors == "")
    #expect(result.output.contains("\"Köln\""))
  }

  /// The checksum of what comes of an input.
  private func map(of bytes: [UInt8]) throws -> UInt32 {
    let map = folder.file("map")
    let result = try Osmroute.run("import", "-q", folder.write(bytes, to: "in"), "-o", map)
    #expect(result.errors == "")
    try #require(result.code == 0)
    return PackedArray(TemporaryFolder.read(map)).checksum
  }

  @Test(arguments: [("UTF-16", true), ("ISO-8859-1", false), ("US-ASCII", false), ("utf8", true)])
  func `other encodings that are known give the same map`(name: String, isWide: Bool) throws {
    let head = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n"
    let town = isWide ? "Köln 日本" : name == "US-ASCII" ? "Bonn" : "Köln"
    let body =
      "<osm><node id='1' lat='1' lon='1'><tag k='place' v='city'/>"
      + "<tag k='name' v='\(town)'/></node></osm>"
    let expected = try map(of: Array(body.utf8))
    let bytes: [UInt8] =
      switch name {
      case "UTF-16": ForeignFormTests.wide(head + body)
      case "ISO-8859-1": (head + body).unicodeScalars.map { UInt8($0.value) }
      default: Array((head + body).utf8)
      }
    #expect(try map(of: bytes) == expected)
  }
}
