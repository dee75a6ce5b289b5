// SPDX-License-Identifier: Apache-2.0

import OSMReader
import TestSupport
import Testing

struct PBFFaultTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    /// What the message says after the file's name.
    let reason: String
    let bytes: [UInt8]

    var testDescription: String { reason }

    init(_ reason: String, _ bytes: [UInt8]) {
      self.reason = reason
      self.bytes = bytes
    }

    /// A fault in a block of data, which stands after the header.
    init(_ reason: String, inBlock change: (inout WireMessage) -> Void) {
      var block = WireMessage()
      var strings = WireMessage()
      for text in ["", "highway", "service"] { strings.text(1, text) }
      block.message(1, strings)
      change(&block)
      self.init(
        "the PBF blob at byte \(PBFWriter().header.count) is damaged: \(reason); "
          + "fetch the file again",
        PBFWriter().header + PBFWriter().blob("OSMData", block.bytes))
    }

    /// A fault in one element of a block.
    init(_ reason: String, group field: Int, element change: (inout WireMessage) -> Void) {
      var element = WireMessage(), group = WireMessage()
      change(&element)
      group.message(field, element)
      self.init(reason) { [group] in $0.message(2, group) }
    }
  }

  private static let header = PBFWriter().header
  private static func header(features: [String]) -> [UInt8] {
    var writer = PBFWriter()
    writer.features = features
    return writer.header
  }

  private static func packed(_ field: Int) -> [UInt8] {
    var blob = WireMessage()
    blob.number(2, 4)
    blob.bytes(field, [1, 2, 3, 4])
    return header + PBFWriter.framed("OSMData", blob.bytes)
  }

  private static func zlib(claiming size: Int64?, _ bytes: [UInt8]) -> [UInt8] {
    var blob = WireMessage()
    if let size { blob.number(2, size) }
    blob.bytes(3, bytes)
    return header + PBFWriter.framed("OSMData", blob.bytes)
  }

  private static let at = "the PBF blob at byte \(header.count) "
  private static let again = "; fetch the file again"
  private static let noZlib =
    "which is not read here: get the file compressed by zlib, as nearly all are"
  private static let noFeature =
    "which is not known here: convert the file with “osmium cat IN.osm.pbf -o OUT.osm.gz”"

  static let frames: [Fault] = [
    Fault(
      "the PBF blob at byte 0 is damaged: its header is 0 bytes long, 1 to 65536 can be" + again,
      [UInt8](repeating: 0, count: 100)),
    Fault(
      at + "is damaged: its header is 65537 bytes long, 1 to 65536 can be" + again,
      header + [0, 1, 0, 1] + [UInt8](repeating: 0, count: 70_000)),
    Fault(at + "is damaged: its header is none" + again, header + [0, 0, 0, 3, 1, 2, 3]),
    Fault(at + "is damaged: its header is none" + again, header + [0, 0, 0, 3, 10, 100, 3]),
    Fault(
      at + "is damaged: it is said to be 33554433 bytes long, 33554432 are the most" + again,
      header + PBFWriter.framed("OSMData", [], claimedSize: 33_554_433)),
    Fault(
      at + "is damaged: it is said to be -1 bytes long, 33554432 are the most" + again,
      header + PBFWriter.framed("OSMData", [], claimedSize: -1)),
    Fault(
      "ends after \(header.count + 24) bytes within the PBF blob that begins at byte "
        + "\(header.count): the file is not whole; fetch it again",
      header + PBFWriter.framed("OSMData", [10], claimedSize: 33_554_432)),
    Fault(
      "the PBF blob at byte 0 is damaged: it holds data, and no OSMHeader came before" + again,
      PBFWriter().blob("OSMData", [])),
    Fault(at + "is damaged: it is none" + again, header + PBFWriter.framed("OSMData", [])),
    Fault(at + "is damaged: it is none" + again, header + PBFWriter.framed("OSMData", [10, 9])),
    Fault(at + "is compressed by lzma, " + noZlib, packed(4)),
    Fault(at + "is compressed by bzip2, " + noZlib, packed(5)),
    Fault(
      at + "is compressed by lz4, which is not read here: convert the file with "
        + "“osmium cat IN.osm.pbf -o OUT.osm.pbf -f pbf,pbf_compression=zlib”", packed(6)),
    Fault(at + "is compressed by zstd, " + noZlib, packed(7)),
    Fault(at + "is compressed by something unknown (field 8), " + noZlib, packed(8)),
    Fault(at + "is compressed by something unknown (field 15), " + noZlib, packed(15)),
    Fault(
      at + "is damaged: it unpacks to unsaid many bytes, 33554432 are the most" + again,
      zlib(claiming: nil, Packing.zlib([1]))),
    Fault(
      at + "is damaged: it unpacks to 33554433 bytes, 33554432 are the most" + again,
      zlib(claiming: 33_554_433, Packing.zlib([1]))),
    Fault(
      at + "is damaged: its zlib data does not unpack to the 2 bytes it tells" + again,
      zlib(claiming: 2, Packing.zlib([1]))),
    Fault(
      at + "is damaged: its zlib data does not unpack to the 1 bytes it tells" + again,
      zlib(claiming: 1, Packing.zlib([1, 2]))),
    Fault(
      at + "is damaged: its zlib data does not unpack to the 3 bytes it tells" + again,
      zlib(claiming: 3, [1, 2, 3])),
    Fault(
      "the PBF blob at byte 0 needs “Fast”, " + noFeature,
      header(features: ["OsmSchema-V0.6", "Fast"])),
    Fault(
      "the PBF blob at byte 0 needs “\\u{1b}[31m\(String(repeating: "x", count: 35))…”, "
        + noFeature,
      header(features: ["\u{1b}[31m" + String(repeating: "x", count: 1000)])),
    Fault(
      "the PBF blob at byte 0 needs “OsmSchema-V0.7” and “Better”, " + noFeature,
      header(features: ["OsmSchema-V0.7", "DenseNodes", "Better"])),
    Fault(
      "the PBF blob at byte 0 is damaged: it is no HeaderBlock" + again,
      PBFWriter().blob("OSMHeader", [34, 100])),
  ]

  static let blocks: [Fault] = [
    Fault("it is no PrimitiveBlock") { $0.bytes(1, [10, 9]) },
    Fault("its string table is none") { $0.bytes(1, [10, 9]) },
    Fault("its granularity is 0") { $0.number(17, 0) },
    Fault("its granularity is -100") { $0.number(17, -100) },
    Fault("its granularity is 4294967296") { $0.number(17, 1 << 32) },
    Fault("it holds a group of elements that is none") { $0.bytes(2, [0x80]) },
    Fault("it has a way without an id", group: 3) { _ in },
    Fault("way 7 is cut or is none", group: 3) {
      $0.number(1, 7)
      $0.bytes(8, [0x80])
    },
    Fault("way 7 has 1 keys and 2 values", group: 3) {
      $0.number(1, 7)
      $0.run(2, [1])
      $0.run(3, [2, 2])
    },
    Fault("way 7 has string 3 of a table of 3", group: 3) {
      $0.number(1, 7)
      $0.run(2, [1])
      $0.run(3, [3])
    },
    Fault("way 7 has string -1 of a table of 3", group: 3) {
      $0.number(1, 7)
      $0.run(2, [-1])
      $0.run(3, [1])
    },
    Fault("way 7 is cut or is none", group: 3) {
      $0.number(1, 7)
      $0.run(8, WireMessage.differences([.max]) + [2])
    },
    Fault("way 7 has 1 nodes, 1 latitudes and 0 longitudes", group: 3) {
      $0.number(1, 7)
      $0.run(8, [2])
      $0.run(9, [2])
    },
    Fault("way 7 has 1 nodes, 2 latitudes and 2 longitudes", group: 3) {
      $0.number(1, 7)
      $0.run(8, [2])
      $0.run(9, [2, 2])
      $0.run(10, [2, 2])
    },
    Fault("way 7 has 0 nodes, 0 latitudes and 1 longitudes", group: 3) {
      $0.number(1, 7)
      $0.run(10, [2])
    },
    Fault("way 7 has node 1 beyond 90 degrees of latitude or 180 of longitude", group: 3) {
      $0.number(1, 7)
      $0.run(8, [2])
      $0.run(9, WireMessage.differences([900_000_001]))
      $0.run(10, [2])
    },
    Fault("way 7 has node 1 beyond 90 degrees of latitude or 180 of longitude", group: 3) {
      // No place at all has both.
      $0.number(1, 7)
      $0.run(8, [2])
      $0.run(9, WireMessage.differences([Int64(Int32.max)]))
      $0.run(10, [2])
    },
    Fault("way 7 is cut or is none", group: 3) {
      $0.number(1, 7)
      $0.run(8, [2])
      $0.run(9, [2])
      $0.bytes(10, [0x80])
    },
    Fault("node 7 has no latitude or no longitude", group: 1) {
      $0.folded(1, 7)
      $0.folded(9, 7)
    },
    Fault("node 7 lies beyond 90 degrees of latitude or 180 of longitude", group: 1) {
      $0.folded(1, 7)
      $0.folded(8, 900_000_001)
      $0.folded(9, 0)
    },
    Fault("node 7 lies beyond 90 degrees of latitude or 180 of longitude", group: 1) {
      $0.folded(1, 7)
      $0.folded(8, 0)
      $0.folded(9, .min)
    },
    Fault("node 7 lies beyond 90 degrees of latitude or 180 of longitude") {
      // 90.00000001 degrees.
      $0.number(17, 10)
      var node = WireMessage(), group = WireMessage()
      node.folded(1, 7)
      node.folded(8, 9_000_000_001)
      node.folded(9, 0)
      group.message(1, node)
      $0.message(2, group)
    },
    Fault("relation 7 has 1 members, 0 roles and 1 kinds of them", group: 4) {
      $0.number(1, 7)
      $0.run(9, [2])
      $0.run(10, [1])
    },
    Fault("relation 7 has a member of the unknown kind 3", group: 4) {
      $0.number(1, 7)
      $0.run(8, [0])
      $0.run(9, [2])
      $0.run(10, [3])
    },
    Fault("relation 7 has string 5 of a table of 3", group: 4) {
      $0.number(1, 7)
      $0.run(8, [5])
      $0.run(9, [2])
      $0.run(10, [1])
    },
  ]

  static let dense: [Fault] = [
    Fault("its dense nodes are none", group: 2) { $0.bytes(1, [0x80]) },
    Fault("its dense nodes are none", group: 2) {
      $0.run(1, WireMessage.differences([.max]) + [2])
      $0.run(8, [0, 0])
      $0.run(9, [0, 0])
    },
    Fault("it has 2 dense nodes and 1 latitudes", group: 2) {
      $0.run(1, [2, 2])
      $0.run(8, [0])
      $0.run(9, [0, 0])
    },
    Fault("it has 1 dense nodes and 2 longitudes", group: 2) {
      $0.run(1, [2])
      $0.run(8, [0])
      $0.run(9, [0, 0])
    },
    Fault("it has 1 dense nodes and 2 versions", group: 2) {
      $0.run(1, [2])
      $0.run(8, [0])
      $0.run(9, [0])
      var info = WireMessage()
      info.run(1, [1, 1])
      $0.message(5, info)
    },
    Fault("node 1 has string 9 of a table of 3", group: 2) {
      $0.run(1, [2])
      $0.run(8, [0])
      $0.run(9, [0])
      $0.run(10, [1, 9, 0])
    },
    Fault("its dense nodes' tags end within node 2", group: 2) {
      $0.run(1, [2, 2])
      $0.run(8, [0, 0])
      $0.run(9, [0, 0])
      $0.run(10, [1, 2, 0, 1])
    },
    Fault("it has tags for more dense nodes than there are", group: 2) {
      $0.run(1, [2])
      $0.run(8, [0])
      $0.run(9, [0])
      $0.run(10, [1, 2, 0, 0])
    },
    Fault("node 1 lies beyond 90 degrees of latitude or 180 of longitude", group: 2) {
      $0.run(1, [2])
      $0.run(8, WireMessage.differences([-900_000_001]))
      $0.run(9, [0])
    },
  ]

  @Test(arguments: frames + blocks.dropFirst() + dense)
  func `what is wrong is said with the byte where the blob begins`(fault: Fault) {
    for threads in [1, 2] {
      let error = #expect(throws: InputError.self) {
        try read(bytes: fault.bytes, threads: threads)
      }
      #expect(error?.reason == fault.reason)
    }
  }

  @Test func `of several faults the first is told, whatever the number of threads`() {
    let bytes =
      Self.frames.last(where: { $0.bytes.starts(with: Self.header) })?.bytes ?? []
    let many = (0..<20).reduce(into: bytes) { all, _ in all += bytes }.dropLast()
    for threads in [1, 2, 5] {
      let error = #expect(throws: InputError.self) {
        try read(bytes: Array(many), threads: threads)
      }
      #expect(error?.reason.contains("at byte \(Self.header.count) is damaged") == true)
    }
  }

  @Test(arguments: [true, false])
  func `cut at any byte a file is refused, or ends between two blobs`(isCompressed: Bool) throws {
    var writer = PBFWriter()
    writer.isCompressed = isCompressed
    writer.blockSize = 3
    let parts =
      [writer.header]
      + stride(from: 0, to: PBFSamples.elements.count, by: 3).map {
        let elements = Array(PBFSamples.elements[$0...].prefix(3))
        return writer.blob("OSMData", writer.block(elements).bytes)
      }
    let file = parts.flatMap { $0 }
    let ends = Set(parts.indices.map { parts[...$0].reduce(0) { $0 + $1.count } })
    for count in 1..<file.count {
      let cut = Array(file[..<count])
      if ends.contains(count) {
        _ = try read(bytes: cut, threads: 1 + count % 2)
        continue
      }
      let error = #expect(throws: InputError.self) { try read(bytes: cut, threads: 1 + count % 2) }
      // With fewer than two bytes it is not known as PBF yet.
      #expect(count < 2 || error?.reason.hasPrefix("ends after \(count) bytes within") == true)
    }
  }
}
