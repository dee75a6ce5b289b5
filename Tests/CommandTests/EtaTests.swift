// SPDX-License-Identifier: Apache-2.0

import Testing

struct EtaTests {
  private static let ends = ["--from", "165 Oyster Creek Dr", "--to", "102 This Way"]

  private func eta(_ more: String...) throws -> Osmroute.Result {
    try Osmroute.run(["eta", Town.map] + Self.ends + more)
  }

  @Test func `an estimate is that of the route`() throws {
    let route = try Osmroute.run(["query", Town.map] + Self.ends + ["--json"]).json["routes"][0]
    let estimate = try eta("--json").json
    #expect(estimate["expectedTravelTime"].number == route["duration"].number)
    #expect(estimate["distance"].number == route["distance"].number)
    #expect(estimate["transportType"].string == "automobile")
    #expect(estimate["attribution"].string == "© OpenStreetMap contributors")
    #expect(estimate["expectedArrivalDate"].isMissing)
  }

  @Test func `an estimate is told in words`() throws {
    #expect(try eta().output == "2 km, 3 min, automobile\n© OpenStreetMap contributors\n")
    #expect(
      try eta("--arrive-by", "2026-11-30T08:00", "--language", "de").output == """
        2 km, 3 min, mit dem Auto
        Abfahrt: 2026-11-30 07:57
        Ankunft: 2026-11-30 08:00
        © OpenStreetMap contributors

        """)
  }

  @Test func `there is none where there is no way`() throws {
    let result = try Osmroute.run(
      "eta", Town.map, "--from", "40,-100", "--to", "102 This Way", "--json")
    #expect(result.code == 1)
    #expect(try result.failure?.code == "notInThisMap")
  }
}
