// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMReader
import TestSupport
import Testing

/// Real extracts give the same map, byte for byte, in whatever form and order they come.
@Suite(
  .enabled(if: TestData.hasExtracts, "no real extracts in \(TestData.folder)/osm"), .serialized)
struct ExtractFormTests {
  private let folder = TemporaryFolder()

  /// The smallest one; all where all cases are asked for.
  private static let extracts = TestData.isFull ? TestData.extracts : TestData.smallestExtracts

  @Test(arguments: extracts)
  func `XML, gzip members, PBF and shuffled elements give one map`(extract: String) throws {
    let expected = try map(of: extract, "")
    for form in try forms(of: extract) {
      for threads in [1, 2] {
        let isSame = try map(of: form, "--threads \(threads)") == expected
        #expect(isSame, "\(form) of \(extract) on \(threads) threads")
      }
    }
  }

  /// Imports from standard input, so that no name of a file stands in the map.
  private func map(of input: String, _ options: String) throws -> [UInt8] {
    let map = folder.file("map")
    let result = try Osmroute.shell(
      "osmroute import -q - --timestamp 2024-01-01 -o \"$2\" \(options) < \"$1\"", input, map)
    #expect(result.errors == "")
    try #require(result.code == 0)
    return TemporaryFolder.read(map)
  }

  /// Files with what an extract holds.
  private func forms(of extract: String) throws -> [String] {
    let elements = try self.elements(of: extract)
    var generator = SeededGenerator(seed: 1)
    let shuffled = elements.shuffled(using: &generator)
    // Plain, with relations before ways before nodes: all that they refer to comes after them.
    let backwards = Array(elements.reversed())
    let given = extract.replacing(/gz$/, with: "pbf")
    return try unpacked(extract)
      + (FileManager.default.fileExists(atPath: given) ? [given] : [])
      + [
        folder.write(PBFWriter().file(elements), to: "in order.pbf"),
        folder.write(PBFWriter().file(shuffled), to: "shuffled.pbf"),
        folder.write(backwards.xml.utf8, to: "backwards.osm"),
        folder.write(PBFWriter().file(backwards), to: "backwards.pbf"),
        folder.write(shuffled.xml.utf8, to: "shuffled.osm"),
      ]
  }

  /// The text of an extract, and the same in several gzip members, cut anywhere.
  private func unpacked(_ extract: String) throws -> [String] {
    let result = try Osmroute.shell(
      """
      cd "$2"; gunzip -c "$1" > plain.osm; split -n 3 plain.osm part.
      for part in part.*; do gzip -1 -c $part; rm $part; done > members.gz
      """, extract, folder.path)
    try #require(result.code == 0)
    return [folder.file("plain.osm"), folder.file("members.gz")]
  }

  private func elements(of extract: String) throws -> [SampleElement] {
    var builder = ElementStoreBuilder()
    try OSMFile.read(extract, into: &builder)
    return [SampleElement](builder.build())
  }
}
