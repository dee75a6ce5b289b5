// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Real extracts through the program.
@Suite(
  .enabled(if: TestData.hasExtracts, "no real extracts in \(TestData.folder)/osm"), .serialized)
struct RealMapTests {
  @Test(arguments: TestData.extracts)
  func `an extract is imported and verified`(extract: String) throws {
    let folder = TemporaryFolder()
    let map = folder.file("map")
    let report = try Osmroute.run("import", "-q", extract, "-o", map, "--report", "-")
    #expect(report.code == 0)
    #expect(report.errors == "")
    for profile in try report.json["profiles"].elements {
      let share = try #require(profile["connectedShare"].number)
      #expect(share > 0.9, "\(profile["name"].string ?? "")")
    }
    let verified = try Osmroute.run("verify", map, "--queries", "1000", "--json")
    #expect(verified.code == 0)
    for check in try verified.json["checks"].elements {
      #expect(check["ok"].bool == true, "\(check["message"].string ?? "")")
    }
  }
}
