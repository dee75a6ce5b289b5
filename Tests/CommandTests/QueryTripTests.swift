// SPDX-License-Identifier: Apache-2.0

import Testing

/// Trips over several stops, through the program.
struct QueryTripTests {
  private static let start = "165 Oyster Creek Dr", end = "102 This Way"
  private static let middle = "Churchill Square"

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws
    -> Osmroute.Result
  {
    try Osmroute.run(["query", Town.map] + arguments, environment: environment)
  }

  /// What the ends of a trip are called in its text: "From A", "Via B", "To C".
  private func ends(_ result: Osmroute.Result) -> [String] {
    result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }
      .map { String($0.split(separator: ",")[0]).replacing(#/ +/#, with: " ") }
  }

  @Test func `each leg has a header and a footer and the trip its totals`() throws {
    let result = try run("--from", Self.start, "--via", Self.middle, "--to", Self.end)
    #expect(
      result.output == """
        From 165 Oyster Creek Drive, Lake Jackson, TX 77566-4198, United States
        Via  Churchill Square, Lake Jackson, TX, United States
        To   102 This Way, Lake Jackson, TX 77566-4198, United States

        Main Street, Oyster Creek Drive: 2 km, 3 min, automobile

        SEGMENT #1
        Starting point: 165 Oyster Creek Drive, Lake Jackson, TX 77566-4198, United States
        Ending point: Churchill Square, Lake Jackson, TX, United States
          1. Head northeast on Oyster Creek Drive - 870 m
          2. Turn left onto Main Street - 700 m
          3. Stop 1 is on your right
        Distance: 1.6 km
        Expected Travel Time: 2 min

        SEGMENT #2
        Starting point: Churchill Square, Lake Jackson, TX, United States
        Ending point: 102 This Way, Lake Jackson, TX 77566-4198, United States
          1. Head west on Main Street - 400 m
          2. Turn right onto This Way - 60 m
          3. The destination is on your right
        Distance: 460 m
        Expected Travel Time: 40 s

        Total Distance: 2 km
        Total Time: 3 min

        © OpenStreetMap contributors

        """)
  }

  @Test func `a round trip ends where it began`() throws {
    let trip = try run("--from", Self.start, "--via", Self.middle, "--roundtrip")
    #expect(
      ends(trip) == [
        "From 165 Oyster Creek Drive", "Via Churchill Square", "To 165 Oyster Creek Drive",
      ])
    let over = try run(
      "--from", Self.start, "--via", Self.middle, "--to", Self.end, "--roundtrip", "--json")
    #expect(try over.json["routes"][0]["legs"].elements.count == 3)
  }

  @Test func `empty stops are left out`() throws {
    let trip = try run("--from", Self.start, "--via", "", "--via", " ", "--to", Self.end)
    #expect(ends(trip) == ["From 165 Oyster Creek Drive", "To 102 This Way"])
    let last = try run("--from", Self.start, "--via", Self.middle, "--to", "")
    #expect(ends(last) == ["From 165 Oyster Creek Drive", "To Churchill Square"])
  }

  @Test(arguments: [
    ["--from", "", "--to", "x"], ["--from", "x", "--to", ""], ["--from", "x", "--via", ""],
    ["--from", " ", "--via", "x", "--roundtrip"],
  ])
  func `a start and a stop are needed`(arguments: [String]) throws {
    let result = try Osmroute.run(["query", Town.map] + arguments)
    #expect(result.code == 2)
    #expect(
      result.errors.contains(
        "Please enter a valid starting point and at least one destination."))
  }

  @Test func `a place may be passed without stopping`() throws {
    let trip = try run("--from", Self.start, "--through", Self.middle, "--to", Self.end)
    #expect(!trip.output.contains("SEGMENT"))
    #expect(ends(trip).count == 3)
    let answer = try run(
      "--from", Self.start, "--through", Self.middle, "--to", Self.end, "--json"
    ).json
    #expect(answer["routes"][0]["legs"].elements.count == 1)
    #expect(answer["waypoints"].elements.count == 3)
    let mixed = try run(
      "--from", Self.start, "--via", Self.end, "--through", Self.middle, "--to", Self.start,
      "--json"
    ).json["routes"][0]
    #expect(mixed["legs"].elements.count == 2)
  }

  @Test func `another order of stops is compared with the one given`() throws {
    let stops = ["--from", Self.start, "--via", Self.middle, "--via", Self.end, "--roundtrip"]
    let given = try Osmroute.run(["query", Town.map] + stops + ["--json"]).json["routes"][0]
    let text = try Osmroute.run(["query", Town.map] + stops + ["--order", "2,1"])
    #expect(
      ends(text) == [
        "From 165 Oyster Creek Drive", "Via 102 This Way", "Via Churchill Square",
        "To 165 Oyster Creek Drive",
      ])
    #expect(text.output.contains("\nIn the order given: "))
    let json = try Osmroute.run(["query", Town.map] + stops + ["--order", "2,1", "--json"]).json
    #expect(json["givenOrder"]["duration"].number == given["duration"].number)
    #expect(json["givenOrder"]["distance"].number == given["distance"].number)
    let same = try Osmroute.run(["query", Town.map] + stops + ["--order", "1,2"])
    #expect(!same.output.contains("In the order given"))
  }

  @Test func `a trip in reverse goes from its end to its start`() throws {
    let trip = try run(
      "--from", Self.start, "--via", Self.middle, "--to", Self.end, "--reverse")
    #expect(
      ends(trip) == ["From 102 This Way", "Via Churchill Square", "To 165 Oyster Creek Drive"])
    #expect(trip.output.contains("\nIn the order given: 2 km, 3 min\n"))
  }

  @Test(arguments: [
    (["--order", "1"], "--order takes each number from 1 to 2 once, joined by commas, not “1”"),
    (
      ["--order", "1,1"], "--order takes each number from 1 to 2 once, joined by commas, not “1,1”"
    ),
    (["--order", "2,1,"], "--order takes each number from 1 to 2 once"),
    (["--order", "0,1"], "--order takes each number from 1 to 2 once"),
    (["--order", "2,1", "--reverse"], "--order and --reverse exclude each other"),
    (["--profile", "car,foot"], "--profile names 2 profiles for 3 legs"),
    (["--profile", "car,any,foot"], "--profile takes automobile or walking for each leg, not any"),
    (["--profile", "cycling"], "“cycling” is not in this graph"),
    (["--depart-at", "noon"], "--depart-at takes a date and a time such as 2026-11-30T08:00"),
    (
      ["--depart-at", "2026-11-30", "--arrive-by", "2026-11-30"],
      "--depart-at and --arrive-by exclude each other"
    ),
    (["--url", "https://example.com/"], "“https://example.com/” is no URL of Apple's"),
    (["--open-url", "bing"], "--open-url takes apple, google, osm, geo, not “bing”"),
  ])
  func `what makes no trip is told so`(more: [String], message: String) throws {
    let result = try Osmroute.run(
      [
        "query", Town.map, "--from", Self.start, "--via", Self.middle, "--via", Self.end, "--to",
        Self.start,
      ] + more)
    #expect(result.code == 2)
    #expect(result.errors.contains(message))
    #expect(result.output == "")
  }

  @Test func `a trip cannot end at a place that it passes`() throws {
    let result = try run("--from", Self.start, "--through", Self.middle)
    #expect(result.code == 2)
    #expect(result.errors.contains("a trip cannot end at a place that it goes --through"))
  }

  @Test func `each leg may have its own profile`() throws {
    let trip = try run(
      "--from", Self.start, "--via", Self.middle, "--to", Self.end, "--profile", "car,foot",
      "--json"
    ).json["routes"][0]
    #expect(trip["transportType"].string == "any")
    #expect(
      trip["legs"].elements.map { $0["transportType"].string } == ["automobile", "walking"])
    func duration(_ from: String, _ to: String, _ profile: String) throws -> Double? {
      try run("--from", from, "--to", to, "--profile", profile, "--json")
        .json["routes"][0]["duration"].number
    }
    #expect(
      trip["legs"].elements.map { $0["duration"].number } == [
        try duration(Self.start, Self.middle, "car"), try duration(Self.middle, Self.end, "foot"),
      ])
    let text = try run(
      "--from", Self.start, "--via", Self.middle, "--to", Self.end, "--profile", "car,foot")
    #expect(text.output.contains("\nSEGMENT #1 (automobile)\n"))
    #expect(text.output.contains("\nSEGMENT #2 (walking)\n"))
  }

  @Test func `where one is may be told once`() throws {
    let here = ["OSMROUTE_HERE": Self.start]
    #expect(ends(try run("--to", Self.end, environment: here))[0] == "From 165 Oyster Creek Drive")
    #expect(
      ends(try run("--to", Self.end, "--here", Self.middle, environment: here))[0]
        == "From Churchill Square")
    #expect(
      ends(try run("--to", Self.end, "--from", Self.end, "--here", Self.middle))[0]
        == "From 102 This Way")
  }

  @Test func `times are told on the clocks that the question has`() throws {
    let ends = ["query", Town.map, "--from", Self.start, "--to", Self.end]
    let later = try Osmroute.run(ends + ["--depart-at", "2026-11-30T23:58"])
    #expect(later.output.contains("\nDeparture: 2026-11-30 23:58\nArrival: 2026-12-01 00:01\n"))
    let earlier = try Osmroute.run(ends + ["--arrive-by", "2026-11-30T08:00+01:00", "--json"])
    let route = try earlier.json["routes"][0]
    #expect(route["arrivalTime"].string == "2026-11-30T08:00:00+01:00")
    #expect(route["departureTime"].string?.hasPrefix("2026-11-30T07:5") == true)
    #expect(route["departureTime"].string?.hasSuffix("+01:00") == true)
  }

  @Test func `a failure names its leg`() throws {
    let result = try run(
      "--from", Self.start, "--via", Self.middle, "--to", "40,-100", "--json")
    #expect(result.code == 1)
    #expect(try result.failure?.message.contains("40,-100") == true)
  }

  // MARK: URLs

  @Test func `a URL is a request`() throws {
    let url = "https://maps.apple.com/?saddr=165+Oyster+Creek+Dr&daddr=102%20This%20Way&dirflg=w"
    let asked = try run("--url", url)
    let same = try run("--from", Self.start, "--to", Self.end, "--profile", "walking")
    #expect(asked.code == 0)
    #expect(asked.output == same.output)
    #expect(try run("--url", url, "--profile", "car").output.contains(", automobile\n"))
  }

  @Test func `a URL that leaves the start open needs one`() throws {
    let url = "geo:28.5005395,-94.5039092"
    let without = try run("--url", url)
    #expect(without.code == 2)
    #expect(without.errors.contains("the URL leaves it open where the trip begins"))
    #expect(try run("--url", url, "--here", Self.start).code == 0)
  }

  @Test func `a URL hands the trip over and does nothing else`() throws {
    let result = try run("--from", Self.start, "--to", Self.end, "--open-url", "apple")
    #expect(
      result.output == "https://maps.apple.com/?saddr=28.4926212%2C-94.4911281"
        + "&daddr=28.5005395%2C-94.5039092&dirflg=d\n")
    #expect(result.errors == "")
    let over = try run(
      "--from", Self.start, "--via", Self.middle, "--to", Self.end, "--open-url", "osm")
    #expect(over.errors.contains("osm takes no stops on the way; they are left out"))
    #expect(over.output.hasSuffix("route=28.4926212%2C-94.4911281%3B28.5005395%2C-94.5039092\n"))
  }
}
