// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// The bytes by which a form of data is known that is not read here.
struct Signature {
  let bytes: [UInt8]
  let offset: Int
  let what: String

  /// What begins so, and what to do; `nil` where the bytes are none of these.
  static func what(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "PK\u{3}\u{4}".utf8) { return zipArchive(bytes) }
    if bytes.starts(with: "SQLite format 3\0".utf8) { return database(bytes) }
    return all.first { bytes.dropFirst($0.offset).starts(with: $0.bytes) }?.what
  }

  private static let all =
    packers + data + pictures + [
      Signature("OSMROUTE", "is a map file already; import takes OSM data")
    ]

  private static let packers = [
    pipe([0xfd, 0x37, 0x7a, 0x58, 0x5a], "xz data", "xz -dc FILE"),
    pipe([0x5d, 0, 0], "lzma data", "xz -dc FILE"),
    pipe(Array("LZIP".utf8), "lzip data", "lzip -dc FILE"),
    pipe([0x28, 0xb5, 0x2f, 0xfd], "Zstandard data", "zstd -dc FILE"),
    pipe([0x04, 0x22, 0x4d, 0x18], "lz4 data", "lz4 -dc FILE"),
    pipe([0x02, 0x21, 0x4c, 0x18], "lz4 data", "lz4 -dc FILE"),
    pipe([0x89, 0x4c, 0x5a, 0x4f], "lzop data", "lzop -dc FILE"),
    pipe([0x1f, 0x9d], "data of compress", "gzip -dc FILE"),
    pipe([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], "a 7z archive", "7z x -so FILE"),
    pipe(Array("Rar!\u{1a}\u{7}".utf8), "a rar archive", "unrar p -inul FILE"),
    pipe(Array("ustar".utf8), "a tar archive", "tar -xOf FILE", offset: 257),
    Signature("PK\u{5}\u{6}", "is a zip archive without any file"),
  ]

  private static let data = [
    Signature(
      [0xff, 0xe0, 0x04] + Array("o5c2".utf8), "is an o5c file of changes: \(InputForm.changes)"),
    Signature(
      [0xff, 0xe0],
      "is an o5m file, which is not read here: "
        + "convert it with “osmium cat IN.o5m -o OUT.osm.pbf”"),
    Signature([0, 0, 0x27, 0x0a, 0, 0, 0, 0], "is a shapefile: \(InputForm.shapes)"),
    Signature("fgb\u{3}", "is a FlatGeobuf file: \(InputForm.shapes)"),
    Signature("PAR1", "is a Parquet file: \(InputForm.shapes)"),
    Signature("PMTiles", "is a PMTiles file: \(InputForm.tiles)"),
    Signature("mapsforge binary OSM", "is a map of Mapsforge: \(InputForm.tiles)"),
    Signature(
      "version https://git-lfs", "is no data but where Git LFS keeps them: fetch it, “git lfs pull”"
    ),
    Signature(
      "d8:announce", "is a torrent, no data: open it with a program that fetches what it names"),
  ]

  private static let pictures = [
    picture([0x89, 0x50, 0x4e, 0x47], "a PNG picture"),
    picture([0xff, 0xd8, 0xff], "a JPEG picture"),
    picture(Array("GIF8".utf8), "a GIF picture"),
    picture([0x49, 0x49, 0x2a, 0], "a TIFF picture"),
    picture([0x4d, 0x4d, 0, 0x2a], "a TIFF picture"),
    picture(Array("%PDF".utf8), "a PDF document"),
  ]

  private init(_ bytes: [UInt8], _ what: String, offset: Int = 0) {
    self.bytes = bytes
    self.what = what
    self.offset = offset
  }

  private init(_ text: String, _ what: String) { self.init(Array(text.utf8), what) }

  private static func pipe(
    _ bytes: [UInt8], _ what: String, _ command: String, offset: Int = 0
  ) -> Signature {
    Signature(bytes, "is \(what): \(piped(command))", offset: offset)
  }

  private static func piped(_ command: String) -> String {
    "pipe it, “\(command) | osmroute import - -o OUT”"
  }

  private static func picture(_ bytes: [UInt8], _ what: String) -> Signature {
    Signature(bytes, "is \(what): \(InputForm.noData)")
  }

  /// A zip archive may hold OSM data, or, as often, shapefiles; the name of its first file tells.
  private static func zipArchive(_ bytes: [UInt8]) -> String {
    let header = 30
    let length = bytes.count < header ? 0 : Int(bytes[26]) | Int(bytes[27]) << 8
    let name = String(decoding: bytes.dropFirst(header).prefix(length), as: UTF8.self)
    let isOSM = [".osm", ".xml", ".pbf", ".gz", ".bz2"].contains { name.lowercased().hasSuffix($0) }
    if name.isEmpty || isOSM { return "is a zip archive: \(piped("unzip -p FILE"))" }
    return "is a zip archive that begins with “\(name.printable(limit: 60))”: \(InputForm.noData)"
  }

  private static func database(_ bytes: [UInt8]) -> String {
    // Who made it says what it is for, or its tables do, which stand in its first page.
    let maker = String(decoding: bytes.dropFirst(68).prefix(4), as: UTF8.self)
    if ["GPKG", "GP10", "GP11"].contains(maker) || bytes.holds("gpkg_contents") {
      return "is a GeoPackage: \(InputForm.shapes)"
    }
    if maker == "MPBX" || bytes.holds("tile_column") {
      return "is an MBTiles file: \(InputForm.tiles)"
    }
    return "is an SQLite database: \(InputForm.noData)"
  }
}

extension InputForm {
  // What to do about forms that are not read.
  static let noData = "import takes OSM data, as XML or PBF"
  static let shapes = "it holds shapes without OSM's elements; \(noData)"
  static let tiles = "it is for drawing alone; \(noData)"
  static let changes =
    "apply them, “osmium apply-changes OLD.osm.pbf CHANGES -o NEW.osm.pbf”, and import that"
}

extension [UInt8] {
  /// Whether a text stands anywhere in the bytes.
  func holds(_ text: String) -> Bool {
    let text = Array(text.utf8)
    return indices.contains { self[$0...].starts(with: text) }
  }
}
