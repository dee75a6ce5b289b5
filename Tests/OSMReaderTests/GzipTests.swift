// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMReader
import TestSupport
import Testing

struct GzipTests {
  /// Compresses with the system's gzip, as a user would.
  func gzip(_ text: String) throws -> [UInt8] {
    let folder = TemporaryFolder()
    let path = folder.write(Array(text.utf8), to: "plain")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/gzip")
    process.arguments = [path]
    try process.run()
    process.waitUntilExit()
    return TemporaryFolder.read(path + ".gz")
  }

  static let text = "<osm>" + (0..<5000).map { "<node id='\($0)' lat='1' lon='2'/>" }.joined()

  @Test func `one member, several members and zero padding are read`() throws {
    let whole = try gzip(Self.text + "</osm>")
    #expect(try read(bytes: whole).nodes.count == 5000)
    let parts = try gzip(Self.text) + gzip("</osm>")
    #expect(try read(bytes: parts).nodes.count == 5000)
    #expect(try read(bytes: parts + [0, 0, 0]).nodes.count == 5000)
  }

  @Test func `what is cut short or damaged is refused`() throws {
    let whole = try gzip(Self.text + "</osm>")
    let short = #expect(throws: InputError.self) { try read(bytes: Array(whole.dropLast(9))) }
    #expect(short?.reason.contains("ends too soon") == true)
    var damaged = whole
    damaged[whole.count / 2] ^= 0xff
    #expect(throws: InputError.self) { try read(bytes: damaged) }
    let trailing = #expect(throws: InputError.self) { try read(bytes: whole + [1, 2, 3]) }
    #expect(trailing?.reason.contains("gzip data") == true)
  }
}
