// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the program says of map files that are none, or no longer whole.
struct DamagedMapTests {
  private let folder = TemporaryFolder()

  @Test func `a sound map is verified`() throws {
    let result = try Osmroute.run("verify", Town.map, "--queries", "1000")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("\nthe map file is sound\n"))
    let json = try Osmroute.run("verify", Town.map, "--json").json
    #expect(json.keys == ["ok", "checks", "attribution"])
    #expect(json["ok"].bool == true)
    #expect(
      json["checks"].elements.map { $0["name"].string } == [
        "checksums", "indices", "segment tree", "addresses", "automobile hierarchy",
        "automobile queries", "walking hierarchy", "walking queries",
      ])
    for check in json["checks"].elements {
      #expect(check.keys == ["name", "ok", "message"])
      #expect(check["ok"].bool == true)
    }
  }

  @Test(arguments: MapBytes(Town.bytes).sections.filter { !$0.range.isEmpty }.map(\.name))
  func `one bit wrong in any section is found`(section: String) throws {
    var map = MapBytes(Town.bytes)
    let range = map.range(of: section)
    map.bytes[(range.lowerBound + range.upperBound) / 2] ^= 4
    let path = folder.write(map.bytes, to: "map")
    let result = try Osmroute.run("verify", path, "--json")
    #expect(result.code == 3)
    #expect(try result.json["ok"].bool == false)
    let checksums = try result.json["checks"][0]
    #expect(checksums["name"].string == "checksums")
    #expect(checksums["ok"].bool == false)
    #expect(checksums["message"].string?.contains("“\(section)”") == true)
    let words = try Osmroute.run("verify", path)
    #expect(words.code == 3)
    #expect(words.output.hasPrefix("FAULT checksums: is damaged in section “\(section)”: "))
    #expect(words.output.hasSuffix("\nthe map file is faulty; import it again\n"))
  }

  /// What a file holds, and how the complaint about it goes on after its name.
  static let files: [(String, [UInt8], String)] = [
    ("nothing", [], " is not an osmroute map file"),
    ("text", Array("<osm></osm>".utf8), " is not an osmroute map file"),
    ("its first bytes", Array(Town.bytes.prefix(20)), " ends in its header"),
    (
      "half a map", Array(Town.bytes.prefix(Town.bytes.count / 2)),
      " is \(Town.bytes.count / 2) bytes long, expected \(Town.bytes.count)"
    ),
    (
      "more than a map", Town.bytes + [0],
      " is \(Town.bytes.count + 1) bytes long, expected \(Town.bytes.count)"
    ),
    (
      "a later format", Array(Town.bytes[..<8]) + [8] + Array(Town.bytes[9...]),
      " has map format 8; this program reads format 7"
    ),
    (
      "a wrong header", Array(Town.bytes[..<30]) + [0, 0] + Array(Town.bytes[32...]),
      " is damaged in its header"
    ),
  ]

  @Test(arguments: files)
  func `what is no map is refused by every command`(
    what: String, bytes: [UInt8], complaint: String
  ) throws {
    let path = folder.write(bytes, to: "map")
    let commands = [
      ["query", path, "--from", "1,1", "--to", "1,2"], ["geocode", path, "x"],
      ["reverse", path, "1,1"], ["search", path, "x", "--near", "1,1"], ["info", path],
      ["geocode", path, "--batch", "-", "--json"],
    ]
    for words in commands {
      let isJSON = words.contains("--json")
      let result = try Osmroute.run(words)
      #expect(result.code == 3)
      if isJSON {
        #expect(try result.failure?.code == "badMapFile")
        #expect(try result.failure?.message.hasPrefix(path + complaint) == true)
      } else {
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("osmroute: \(path)\(complaint)"))
      }
    }
    let verified = try Osmroute.run("verify", path, "--json")
    #expect(verified.code == 3)
    #expect(try verified.json["ok"].bool == false)
    #expect(try verified.json["checks"][0]["name"].string == "open")
  }

  @Test func `a map that is not there or may not be read is the system's no`() throws {
    for command in ["info", "verify"] {
      let result = try Osmroute.run(command, folder.file("none"), "--json")
      #expect(result.code == 3)
      #expect(try result.failure?.code == "system")
    }
    let result = try Osmroute.run("info", folder.path)
    #expect(result.code == 3)
    #expect(result.errors.contains("\(folder.path) is no regular file"))
  }
}
