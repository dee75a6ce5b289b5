// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Data that are not read are called by their names.
struct ForeignFormTests {
  private let folder = TemporaryFolder()

  /// Inputs, and what is said of them after the input's name.
  static let refused: [(String, [UInt8], String)] = [
    (
      "an o5m file", [0xff, 0xe0, 4] + Array("o5m2".utf8),
      "is an o5m file, which is not read here: convert it with “osmium cat IN.o5m -o OUT.osm.pbf”"
    ),
    (
      "Overpass JSON", Array("\n{ \"version\": 0.6, \"elements\": [] }".utf8),
      "is JSON, and import takes OSM XML or PBF; of Overpass ask for “[out:xml]”"
    ),
    (
      "an HTML page", Array("\n<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 4.01//EN'><html>".utf8),
      "is an HTML page, no OSM data: the download went wrong; open the page to see what it says"
    ),
    (
      "an HTML page without a type", Array("<HTML><body>".utf8),
      "is an HTML page, no OSM data: the download went wrong; open the page to see what it says"
    ),
    (
      "a change file", Array("\u{feff}<?xml version='1.0'?>\n<!-- x --><osmChange>".utf8),
      "holds changes to a map, no map: \(apply)"
    ),
    (
      "a zip archive", [0x50, 0x4b, 3, 4, 20],
      "is a zip archive: pipe it, “unzip -p FILE | osmroute import - -o OUT”"
    ),
    (
      "a PBF file of another time", PBFWriter.framed("OSMData", []),
      "the PBF blob at byte 0 is damaged: it holds data, and no OSMHeader came before; "
        + "fetch the file again"
    ),
    (
      "half a bzip2 file", Array("BZh9".utf8),
      "the bzip2 data ends too soon, after 4 bytes: the file is not whole; fetch it again"
    ),
    (
      "a damaged bzip2 file", Array("BZh9hello".utf8),
      "the bzip2 data is damaged near byte 5, as “bzip2 -t” will show: fetch the file again"
    ),
    ("nothing", [], "is empty"),
    (
      "no element", Array("<osm/>".utf8),
      "holds no nodes, ways or relations; is it the right file?"
    ),
  ]

  private static let apply =
    "apply them, “osmium apply-changes OLD.osm.pbf CHANGES -o NEW.osm.pbf”, and import that"
  private static let noData = "import takes OSM data, as XML or PBF"
  private static let shapes = "it holds shapes without OSM's elements; \(noData)"
  private static let tiles = "it is for drawing alone; \(noData)"
  private static let page =
    "is an HTML page, no OSM data: the download went wrong; open the page to see what it says"
  private static let long = "<!-- \(String(repeating: "x", count: 9000)) -->"

  private static func piped(_ command: String) -> String {
    "pipe it, “\(command) | osmroute import - -o OUT”"
  }

  private static func zip(_ name: String) -> [UInt8] {
    let count = UInt8(name.utf8.count)
    let header = Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 22)
    return header + [count, 0, 0, 0] + name.utf8
  }

  private static func database(_ maker: String, _ rest: String = "") -> [UInt8] {
    let head = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 1, count: 52)
    return head + maker.utf8 + [UInt8](repeating: 0, count: 300) + rest.utf8
  }

  static func wide(_ text: String, isBigEndian: Bool = false) -> [UInt8] {
    ("\u{feff}" + text).utf16.flatMap {
      let bytes = [UInt8($0 & 0xff), UInt8($0 >> 8)]
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  /// More forms of data, by their first bytes.
  static let foreign: [(String, [UInt8], String)] = [
    ("xz", [0xfd] + Array("7zXZ\0".utf8), "is xz data: \(piped("xz -dc FILE"))"),
    ("lzma", [0x5d, 0, 0, 0x80], "is lzma data: \(piped("xz -dc FILE"))"),
    ("lzip", Array("LZIP".utf8), "is lzip data: \(piped("lzip -dc FILE"))"),
    ("zstd", [0x28, 0xb5, 0x2f, 0xfd], "is Zstandard data: \(piped("zstd -dc FILE"))"),
    ("lz4", [4, 0x22, 0x4d, 0x18], "is lz4 data: \(piped("lz4 -dc FILE"))"),
    ("compress", [0x1f, 0x9d, 0x90], "is data of compress: \(piped("gzip -dc FILE"))"),
    ("7z", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], "is a 7z archive: \(piped("7z x -so FILE"))"),
    ("rar", Array("Rar!\u{1a}\u{7}\0".utf8), "is a rar archive: \(piped("unrar p -inul FILE"))"),
    (
      "tar", Array("a.osm".utf8) + [UInt8](repeating: 0, count: 252) + Array("ustar\0".utf8),
      "is a tar archive: \(piped("tar -xOf FILE"))"
    ),
    ("zip of OSM", zip("a/Region.OSM"), "is a zip archive: \(piped("unzip -p FILE"))"),
    (
      "zip of others", zip("roads\u{1b}.shp"),
      "is a zip archive that begins with “roads\\u{1b}.shp”: \(noData)"
    ),
    ("empty zip", Array("PK\u{5}\u{6}".utf8), "is a zip archive without any file"),
    (
      "o5c", [0xff, 0xe0, 4] + Array("o5c2".utf8), "is an o5c file of changes: \(apply)"
    ),
    (
      "OPL", Array("w-17 v1 dV\n".utf8),
      "is an OPL file, which is not read here: convert it with “osmium cat IN.opl -o OUT.osm.pbf”"
    ),
    ("CSV", Array("@id\t@lat\t@lon\n1\t2\t3\n".utf8), "is a table (CSV): \(noData)"),
    (
      "GeoJSON", Array("{\"type\": \"FeatureCollection\", \"features\": []}".utf8),
      "is GeoJSON: \(shapes)"
    ),
    (
      "shapefile", [0, 0, 0x27, 0x0a] + [UInt8](repeating: 0, count: 96),
      "is a shapefile: \(shapes)"
    ),
    ("GeoPackage", database("GPKG"), "is a GeoPackage: \(shapes)"),
    ("old GeoPackage", database("\0\0\0\0", "gpkg_contents"), "is a GeoPackage: \(shapes)"),
    ("MBTiles", database("MPBX"), "is an MBTiles file: \(tiles)"),
    ("database", database("\0\0\0\0"), "is an SQLite database: \(noData)"),
    ("PMTiles", Array("PMTiles\u{3}".utf8), "is a PMTiles file: \(tiles)"),
    ("PNG", [0x89] + Array("PNG\r\n".utf8), "is a PNG picture: \(noData)"),
    ("JPEG", [0xff, 0xd8, 0xff, 0xe0], "is a JPEG picture: \(noData)"),
    ("PDF", Array("%PDF-1.4".utf8), "is a PDF document: \(noData)"),
    ("HTML of UTF-16", wide("<html><body>"), page),
    ("HTML of UTF-16 the other way", wide("\n<!DOCTYPE HTML>", isBigEndian: true), page),
    (
      "no HTML", Array("<html2/>".utf8),
      "line 1, byte 0: is no OSM data: its outermost element is <html2>, expected <osm>"
    ),
    (
      "changes behind a comment", Array("\(long)\n<osmChange/>".utf8),
      "line 2, byte 9010: holds changes to a map, no map: \(apply)"
    ),
    (
      "HTML behind a comment", Array("\(long)\n<!DOCTYPE html><html/>".utf8),
      "line 2, byte 9024: \(page)"
    ),
    (
      "text", Array("\u{1b}[31mhello\nworld".utf8),
      "is no OSM data, it begins with “\\u{1b}[31mhello”: \(noData)"
    ),
    (
      "windows-1252", Array("<?xml version='1.0' encoding='windows-1252'?><osm/>".utf8),
      "line 1, byte 0: is written in “windows-1252”, which is not read here: convert it, “iconv -f "
        + "windows-1252 -t UTF-8 IN | sed '1s/encoding=[^ ?]*//' > OUT”"
    ),
    (
      "latin1", Array("<?xml version='1.0' encoding='latin1'?><osm/>".utf8),
      "line 1, byte 0: is written in “latin1”, which is not read here: convert it, “iconv -f latin1 "
        + "-t UTF-8 IN | sed '1s/encoding=[^ ?]*//' > OUT”"
    ),
  ]

  @Test(arguments: refused + foreign)
  func `other forms are named, from files and pipes, and the map of before stays`(
    what: String, bytes: [UInt8], message: String
  ) throws {
    let input = folder.write(bytes, to: "in.osm")
    let map = folder.write(Array("the map of before".utf8), to: "map")
    let file = try Osmroute.run("import", input, "-o", map)
    #expect(file.code == 3)
    #expect(file.errors == "osmroute: \(input): \(message)\n")
    let piped = try Osmroute.shell("cat \"$1\" | osmroute import - -o \"$2\"", input, map)
    #expect(piped.code == 3)
    #expect(piped.errors == "osmroute: standard input: \(message)\n")
    #expect(TemporaryFolder.read(map) == Array("the map of before".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["in.osm", "map"])
  }

  @Test(arguments: [
    ("gzip", "<osmChange/>", "holds changes to a map, no map: "),
    ("bzip2", "<osmChange/>", "holds changes to a map, no map: "),
    ("gzip", "{}", "is JSON, "),
    (
      "bzip2", "<gpx/>",
      "line 1, byte 0 of the unpacked data: is no OSM data: its outermost element is <gpx>"
    ),
    ("gzip | gzip", "<osm/>", "is compressed twice: unpack it first"),
    ("gzip | bzip2", "<osm/>", "is compressed twice: unpack it first"),
  ])
  func `what is packed is looked at too`(packer: String, text: String, message: String) throws {
    let input = folder.write(text.utf8, to: "in.osm")
    let result = try Osmroute.shell(
      "cat \"$1\" | \(packer) | osmroute import - -o \"$1.map\"", input)
    #expect(result.code == 3)
    #expect(result.errors.hasPrefix("osmroute: standard input: \(message)"))
  }
}
