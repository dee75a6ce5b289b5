// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMReader
import TestSupport
import Testing

/// Extracts of which both forms are there.
@Suite(.enabled(if: TestData.hasPBFExtracts, "no extracts in both forms"))
struct PBFExtractTests {
  @Test(arguments: TestData.pbfExtracts)
  func `PBF and XML hold the same elements`(path: String) throws {
    let expected = try OSMFile.checksum(of: TestData.gzip(of: path)).value
    for threads in [1, 2, 5] {
      #expect(try OSMFile.checksum(of: path, threads: threads).value == expected)
    }
  }

  @Test(arguments: TestData.pbfExtracts)
  func `PBF and XML make the same store`(path: String) throws {
    let expected = try store(TestData.gzip(of: path), threads: 1)
    for threads in [1, 2] {
      let found = try store(path, threads: threads)
      #expect(found.nodes.count == expected.nodes.count)
      #expect(found.bounds == expected.bounds)
      #expect(describe(found) == describe(expected))
    }
  }

  private func store(_ path: String, threads: Int) throws -> ElementStore {
    var builder = ElementStoreBuilder()
    try OSMFile.read(path, into: &builder, threads: threads)
    return builder.build()
  }
}
