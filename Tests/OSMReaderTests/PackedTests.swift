// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMReader
import TestSupport
import Testing

/// What holds of gzip holds of bzip2, word for word.
struct PackedTests {
  /// Compresses with the system's own program, as a user would.
  private func packed(_ text: String, by packer: String = "gzip") throws -> [UInt8] {
    let folder = TemporaryFolder()
    let path = folder.write(Array(text.utf8), to: "plain")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/\(packer)")
    process.arguments = [path]
    try process.run()
    process.waitUntilExit()
    return TemporaryFolder.read(path + (packer == "gzip" ? ".gz" : ".bz2"))
  }

  private func reason(_ bytes: [UInt8]) -> String? {
    #expect(throws: InputError.self) { try read(bytes: bytes) }?.reason
  }

  /// Some of it is never the same, so that it packs badly and each byte counts.
  private static let text: String = {
    var generator = SeededGenerator(seed: 1)
    let nodes = (0..<5000).map {
      "<node id='\($0)' lat='\(Int.random(in: -89...89, using: &generator))' lon='2'/>\n"
    }
    return "<osm>" + nodes.joined()
  }()

  @Test(arguments: ["gzip", "bzip2"])
  func `one member, several members and zero padding are read`(packer: String) throws {
    let whole = try packed(Self.text + "</osm>", by: packer)
    #expect(try read(bytes: whole).nodes.count == 5000)
    let (first, last) = (try packed(Self.text, by: packer), try packed("</osm>", by: packer))
    #expect(try read(bytes: first + last).nodes.count == 5000)
    for count in [1, 3, 1 << 20, (1 << 20) + 7] {
      let zeros = [UInt8](repeating: 0, count: count)
      #expect(try read(bytes: first + last + zeros).nodes.count == 5000)
      #expect(try read(bytes: first + zeros + last).nodes.count == 5000)
    }
  }

  @Test(arguments: ["gzip", "bzip2"])
  func `what follows is named by its byte`(packer: String) throws {
    let whole = try packed(Self.text + "</osm>", by: packer)
    let mark: [UInt8] = packer == "gzip" ? [0x1f] : Array("BZ".utf8)
    for (padding, junk) in [
      ([], [10]), ([0, 0], Array("junk".utf8)), ([], mark + [1, 2, 3]), ([0], mark + [1]),
    ] as [([UInt8], [UInt8])] {
      let end = whole.count + padding.count
      #expect(
        reason(whole + padding + junk)
          == "the \(packer) data ends at byte \(end), and something else "
          + "follows: fetch the file again, or cut it there, “head -c \(end) IN > OUT”")
    }
  }

  @Test(arguments: ["gzip", "bzip2"])
  func `what is cut short is refused`(packer: String) throws {
    let whole = try packed(Self.text + "</osm>", by: packer)
    for count in [whole.count - 1, whole.count - 9, whole.count / 2, 11, 4] {
      #expect(
        reason(Array(whole[..<count])) == "the \(packer) data ends too soon, after \(count) bytes: "
          + "the file is not whole; fetch it again")
    }
  }

  @Test(arguments: ["gzip", "bzip2"])
  func `a bit that was turned is told as damage, never as a fault of the text`(
    packer: String
  ) throws {
    let whole = try packed(Self.text + "</osm>", by: packer)
    // Behind the head, of which not all counts.
    for place in stride(from: 20, to: whole.count, by: 97) {
      var damaged = whole
      damaged[place] ^= 1 << UInt8(place % 8)
      let reason = reason(damaged) ?? ""
      #expect(
        reason.hasPrefix("the \(packer) data is damaged ")
          || reason.hasPrefix("the \(packer) data ends "), "\(place): \(reason)")
    }
  }

  @Test func `a checksum that does not fit is told with where the data stand`() throws {
    let (first, last) = (try packed(Self.text), try packed("</osm>"))
    let whole = first + last
    for fromEnd in [8, 1] {
      var damaged = whole
      damaged[whole.count - fromEnd] ^= 1
      // Behind the checksum, or behind the size after it.
      let end = whole.count - (fromEnd == 8 ? 4 : 0)
      #expect(
        reason(damaged)
          == "the gzip data is damaged somewhere from byte \(first.count) to byte \(end) "
          + "(the checksum there does not fit), as “gzip -t” will show: fetch the file again")
    }
  }

  @Test(arguments: [300_000, 1_500_000])
  func `damage that shows at once is told where it is`(count: Int) throws {
    // Blocks of bytes as they are, and one of a kind that does not exist.
    var bytes: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    bytes += stored(Array("<osm>".utf8))
    for _ in 0..<(count / 30_000) {
      bytes += stored([UInt8](repeating: 0x20, count: 29_995))
    }
    let end = bytes.count
    bytes += [0x06] + [UInt8](repeating: 0, count: 100)
    #expect(
      reason(bytes) == "the gzip data is damaged near byte \(end + 1) (invalid block type), as "
        + "“gzip -t” will show: fetch the file again")
  }

  /// A block of deflate that is not packed, and not the last.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    return [0] + [count, ~count].flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] } + bytes
  }

  @Test(arguments: ["gzip", "bzip2"])
  func `a fault of the text is told in the unpacked data`(packer: String) throws {
    let lines = Self.text + "<node id='7' lat='x' lon='1'/>\n"
    let bytes = try packed(lines + Self.text.dropFirst(5) + "</osm>", by: packer)
    let error = #expect(throws: InputError.self) { try read(bytes: bytes) }
    let count = Self.text.utf8.count
    #expect(
      error?.description.hasSuffix(
        ": line 5001, byte \(count) of the unpacked data: node 7 has lat=\"x\", which is no number of "
          + "degrees from -90 to 90") == true)
  }

  @Test(arguments: ["gzip", "bzip2"])
  func `what unpacks to nothing is empty`(packer: String) throws {
    #expect(reason(try packed("", by: packer)) == "is empty once unpacked")
  }
}
