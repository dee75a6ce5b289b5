// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackedFile
import TestSupport
import Testing

struct InputFormTests {
  private let folder = TemporaryFolder()

  /// Two streets that cross, with houses.
  private static let streets: [SampleElement] = {
    let nodes = (0..<40).map { index in
      let tags: [(key: String, value: String)] =
        index % 4 == 3
        ? [("addr:street", "Elm Street"), ("addr:housenumber", "\(index)")] : []
      return SampleElement.node(
        Int64(1000 - index), 10_000_000 + Int64(index % 5) * 300, 20_000_000 + Int64(index) * 700,
        tags)
    }
    let ways: [SampleElement] = [
      .way(1, (0..<20).map { 1000 - $0 }, [("highway", "residential"), ("name", "Elm Street")]),
      .way(
        2, (20..<40).map { 1000 - $0 } + [990], [("highway", "tertiary"), ("name", "Oak Ävenue")]),
    ]
    let relation = SampleElement.relation(
      3, [.init(.way, 1, "from"), .init(.node, 990, "via"), .init(.way, 2, "to")],
      [("type", "restriction"), ("restriction", "no_left_turn")])
    return nodes + ways + [relation]
  }()

  private func checksum(_ name: String) -> UInt32 {
    PackedArray(TemporaryFolder.read(folder.file(name))).checksum
  }

  /// Imports from standard input, so that no name of a file stands in the map.
  private func importing(_ input: String, as name: String, _ options: String = "") throws -> UInt32
  {
    let result = try Osmroute.shell(
      "osmroute import -q - --timestamp 2024-01-01 -o \"$2\" \(options) < \"$1\"", input,
      folder.file(name))
    #expect(result.errors == "")
    try #require(result.code == 0)
    return checksum(name)
  }

  @Test func `every form gives the same map, byte for byte`() throws {
    let xml = folder.write(Self.streets.xml.utf8, to: "in.osm")
    _ = try Osmroute.shell("gzip -k \"$1\"; bzip2 -k \"$1\"", xml)
    let expected = try importing(xml, as: "xml")
    #expect(try importing(xml + ".gz", as: "gz") == expected)
    #expect(try importing(xml + ".bz2", as: "bz2") == expected)
    var writer = PBFWriter()
    writer.blockSize = 7
    for isDense in [true, false] {
      writer.isDense = isDense
      let pbf = folder.write(writer.file(Self.streets), to: "in.pbf")
      for threads in [1, 2, 5] {
        #expect(try importing(pbf, as: "pbf", "--threads \(threads)") == expected)
      }
    }
  }

  @Test(arguments: 0..<5)
  func `any order of elements gives the same map, byte for byte`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let expected = try importing(folder.write(Self.streets.xml.utf8, to: "in.osm"), as: "map")
    let shuffled = Self.streets.shuffled(using: &generator)
    let pbf = folder.write(PBFWriter().file(shuffled), to: "in.pbf")
    let xml = folder.write(shuffled.xml.utf8, to: "in.xml")
    #expect(try importing(pbf, as: "pbf") == expected)
    #expect(try importing(xml, as: "xml") == expected)
  }

  @Test func `inputs of several forms are merged`() throws {
    let west = Self.streets.filter { $0.kind == .node || $0.id == 1 }
    folder.write(west.xml.utf8, to: "in.osm")
    folder.write(PBFWriter().file(Self.streets.filter { $0.kind != .node }), to: "in.pbf")
    for inputs in ["in.osm in.pbf", "in.pbf in.osm"] {
      let result = try Osmroute.shell(
        "cd \"$1\"; osmroute import \(inputs) -o map", folder.path)
      #expect(result.code == 0)
      #expect(result.errors.contains("read       40 nodes, 3 ways, 1 relations\n"))
      #expect(result.errors.contains("roads      3 segments of 2 ways"))
      #expect(result.errors.contains("1 elements left out whose version came twice"))
    }
  }

  /// The streets without the nodes that have no tags; ways tell where those are.
  private static let located: [SampleElement] = {
    let places = Dictionary(
      uniqueKeysWithValues: streets.filter { $0.kind == .node }.map {
        ($0.id, SampleElement.Place($0.latitude, $0.longitude))
      })
    return streets.filter { $0.kind != .node || !$0.tags.isEmpty }.map { element in
      var element = element
      element.places = element.nodeIDs.map { places[$0] }
      return element
    }
  }()

  @Test func `ways that tell where their nodes are give the same map, byte for byte`() throws {
    let expected = try importing(folder.write(Self.streets.xml.utf8, to: "in.osm"), as: "map")
    #expect(Self.located.count < Self.streets.count)
    let xml = folder.write(Self.located.xml.utf8, to: "in.xml")
    let pbf = folder.write(PBFWriter().file(Self.located), to: "in.pbf")
    #expect(try importing(xml, as: "xml") == expected)
    #expect(try importing(pbf, as: "pbf") == expected)
  }

  static let hasOsmium = FileManager.default.isExecutableFile(atPath: "/usr/bin/osmium")

  @Test(.enabled(if: hasOsmium && TestData.hasPBFExtracts, "no osmium, or no extracts"))
  func `an extract with places on its ways gives the same roads and addresses`() throws {
    let input = try #require(TestData.pbfExtracts.first { $0.contains("monaco") })
    _ = try importing(input, as: "plain")
    for form in ["osm", "osm.pbf"] {
      let located = folder.file("located.\(form)")
      let result = try Osmroute.shell(
        "osmium add-locations-to-ways \"$1\" -o \"$2\"", input, located)
      #expect(result.code == 0)
      _ = try importing(located, as: "map.\(form)")
      #expect(try sections("map.\(form)") == sections("plain"))
    }
  }

  /// The checksums of a map's sections but that which tells how many elements came.
  private func sections(_ map: String) throws -> [String: UInt32] {
    let container = try Container(path: folder.file(map))
    let sections = container.sections.filter { $0.name != "info" }
    return Dictionary(uniqueKeysWithValues: sections.map { ($0.name, $0.crc) })
  }

  @Test func `an input deletes what another one holds`() throws {
    folder.write(Self.streets.xml.utf8, to: "in.osm")
    folder.write(PBFWriter().file(Self.streets), to: "in.pbf")
    let josm = "<osm version='0.6'><way id='2' version='1' action='delete'/></osm>"
    folder.write(josm.utf8, to: "edit.osm")
    for inputs in ["in.osm edit.osm", "edit.osm in.osm", "in.pbf edit.osm", "edit.osm in.pbf"] {
      let result = try Osmroute.shell(
        "cd \"$1\"; osmroute import \(inputs) -o map", folder.path)
      #expect(result.code == 0)
      #expect(result.errors.contains("roads      1 segments of 1 ways"))
      #expect(result.errors.contains("note       1 elements left out that the input deletes\n"))
    }
    let all = Self.streets.map { element in
      var element = element
      element.isVisible = false
      return element
    }
    folder.write(all.xml.utf8, to: "edit.osm")
    let result = try Osmroute.shell(
      "cd \"$1\"; osmroute import in.pbf edit.osm -o map", folder.path)
    #expect(result.code == 3)
    #expect(result.errors.contains("holds no nodes, ways or relations; is it the right file?"))
  }

  @Test func `a time that is none is counted, and the map has none`() throws {
    let text = Self.streets.xml.replacing("<osm ", with: "<osm timestamp='today' ")
    folder.write(text.utf8, to: "in.osm")
    let result = try Osmroute.shell("cd \"$1\"; osmroute import in.osm -o map", folder.path)
    #expect(result.code == 0)
    #expect(
      result.errors.contains(
        "note       1 timestamps of the input passed over that are no ISO 8601\n"))
    let info = try Osmroute.run("info", folder.file("map"))
    #expect(info.output.contains("timestamp   unknown\n"))
  }

  @Test func `a named pipe is read once, from its beginning`() throws {
    let input = folder.write(PBFWriter().file(Self.streets), to: "in.pbf")
    let result = try Osmroute.shell(
      "cd \"$1\"; mkfifo pipe; cat \"$2\" > pipe & osmroute import -q pipe -o map && wait $!",
      folder.path, input)
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test func `several bzip2 streams are one input, and every cut is refused`() throws {
    let lines = Self.streets.xml.split(separator: "\n", omittingEmptySubsequences: false)
    folder.write(lines[..<9].map { $0 + "\n" }.joined().utf8, to: "a")
    folder.write(lines[9...].joined(separator: "\n").utf8, to: "b")
    let result = try Osmroute.shell(
      """
      cd "$1"; bzip2 a b; cat a.bz2 b.bz2 > in.both
      osmroute import -q in.both -o map || exit 9
      for count in 1 20 200 $(($(wc -c < a.bz2) + 9)); do
        head -c $count in.both | osmroute import - -o cut && exit 8
      done; test ! -e cut
      """, folder.path)
    #expect(result.code == 0)
  }

  @Test func `a folder, and a file that may not be read, are named`() throws {
    let directory = try Osmroute.run("import", folder.path, "-o", folder.file("map"))
    #expect(directory.code == 3)
    #expect(directory.errors == "osmroute: cannot read \(folder.path): Is a directory\n")
    let input = folder.write(Self.streets.xml.utf8, to: "in.osm")
    // Root may read everything; another user then tries.
    let asOther = geteuid() == 0 ? "setpriv --reuid 65534 --clear-groups" : "env"
    let result = try Osmroute.shell(
      """
      chmod 000 "$1"; chmod 755 "$(dirname "$(dirname "$1")")" "$(dirname "$1")"
      \(asOther) "$OSMROUTE" --version > /dev/null 2>&1 || exit 77
      \(asOther) "$OSMROUTE" import "$1" -o /tmp/osmroute-never
      """, input)
    // Where the other user does not get at the program, nothing can be tried.
    if result.code == 77 { try Test.cancel("another user cannot run this program") }
    #expect(result.code == 3)
    #expect(result.errors == "osmroute: cannot open \(input): Permission denied\n")
  }
}
