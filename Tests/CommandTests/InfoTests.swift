// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

struct InfoTests {
  @Test func `a map without a node has no bounds`() throws {
    let folder = TemporaryFolder()
    let input = folder.write("<osm><relation id='1'/></osm>".utf8, to: "empty.osm")
    #expect(try Osmroute.run("import", "-q", input).code == 0)
    let result = try Osmroute.run("info", folder.file("empty.osmroute"), "--json")
    #expect(result.code == 0)
    #expect(result.output.contains(#""bounds":null"#))
  }

  @Test func `info has the promised fields`() throws {
    let result = try Osmroute.run("info", Town.map, "--json")
    #expect(result.code == 0)
    #expect(result.errors == "")
    let info = try result.json
    #expect(
      info.keys == [
        "formatVersion", "source", "timestamp", "bounds", "profiles", "segments", "addresses",
        "bytes", "totalBytes", "attribution",
      ])
    #expect(info["formatVersion"].integer == 7)
    #expect(info["source"].string == "3360 nodes, 772 ways, 29 relations")
    #expect(info["bounds"].keys == ["south", "west", "north", "east"])
    let south = try #require(info["bounds"]["south"].number)
    let north = try #require(info["bounds"]["north"].number)
    #expect(south < north)
    #expect(info["profiles"].elements.map { $0["name"].string } == ["automobile", "walking"])
    for profile in info["profiles"].elements {
      #expect(profile.keys == ["name", "nodes", "arcs", "shortcuts"])
    }
    #expect(try #require(info["addresses"].integer) > 500)
    #expect(info["totalBytes"].integer == Town.bytes.count)
    #expect(info["attribution"].string == "© OpenStreetMap contributors")
  }

  @Test func `sections add up to the file, less its table and gaps`() throws {
    let info = try Osmroute.run("info", Town.map, "--json").json
    let sizes = try info["bytes"].keys.map { try #require(info["bytes"][$0].integer) }
    let gaps = Town.bytes.count - sizes.reduce(0, +) - 32 - 64 * sizes.count
    #expect((0..<64 * (sizes.count + 1)).contains(gaps))
  }

  @Test func `info in words names source, size and credit`() throws {
    let result = try Osmroute.run("info", Town.map)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("file        \(Town.map), "))
    #expect(result.output.contains("\nsource      3360 nodes, 772 ways, 29 relations\n"))
    #expect(
      result.output.hasSuffix(
        "\n© OpenStreetMap contributors, https://www.openstreetmap.org/copyright\n"))
  }

  @Test func `the time of the data is the one given`() throws {
    let small = SmallMap.islands()
    #expect(try Osmroute.run("info", small.map, "--json").json["timestamp"].value is NSNull)
    let result = try Osmroute.shell(
      "osmroute import -q \"$1\" --timestamp 2024-03-03T20:21:00Z -o - > \"$2\"", Town.input,
      small.map)
    #expect(result.code == 0)
    let info = try Osmroute.run("info", small.map, "--json").json
    #expect(info["timestamp"].string == "2024-03-03T20:21:00Z")
  }
}
