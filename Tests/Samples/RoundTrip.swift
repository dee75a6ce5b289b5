// SPDX-License-Identifier: Apache-2.0

import OSMRoute

/// The steps of the tutorial, each a whole program.
@Sendable func roundTrip1() async throws {
  // begin round-trip-1
  let map = try OfflineMap(contentsOf: "town.osmroute")
  print(map.attribution)
  // end
}

@Sendable func roundTrip2() async throws {
  // begin round-trip-2
  let map = try OfflineMap(contentsOf: "town.osmroute")
  print(map.attribution)

  let texts = ["165 oyster creek", "churchill square", "", "2 infinite loop", "102 this way"]
  var stops = texts.map { TripStop($0) }
  for index in stops.indices where !stops[index].isEmpty {
    for (number, candidate) in try stops[index].candidates(in: map, limit: 3).enumerated() {
      print("\(number + 1)) \(candidate.placemark.formattedAddress)")
    }
    try stops[index].resolve(in: map)
    print("\(stops[index].text) is meant: \(stops[index].isResolved)")
  }
  // end
}

@Sendable func roundTrip3() async throws {
  // begin round-trip-3
  let map = try OfflineMap(contentsOf: "town.osmroute")
  print(map.attribution)

  let texts = ["165 oyster creek", "churchill square", "", "2 infinite loop", "102 this way"]
  var stops = texts.map { TripStop($0) }
  for index in stops.indices where !stops[index].isEmpty {
    try stops[index].resolve(in: map)
  }

  let request = try Directions.Request(over: stops, isRoundTrip: true, in: map)
  let response = try await Directions(request, in: map).calculate()
  let trip = response.routes[0]
  print("Total Time: \(response.formatter.string(fromTravelTime: trip.expectedTravelTime))")
  // end
}

@Sendable func roundTrip4() async throws {
  // begin round-trip-4
  let map = try OfflineMap(contentsOf: "town.osmroute")
  print(map.attribution)

  let texts = ["165 oyster creek", "churchill square", "", "2 infinite loop", "102 this way"]
  var stops = texts.map { TripStop($0) }
  for index in stops.indices where !stops[index].isEmpty {
    try stops[index].resolve(in: map)
  }

  let request = try Directions.Request(over: stops, isRoundTrip: true, in: map)
  let response = try await Directions(request, in: map).calculate()
  let trip = response.routes[0]
  let words = response.formatter
  for (number, leg) in trip.legs.enumerated() {
    print("SEGMENT #\(number + 1): \(leg.source.name ?? "") to \(leg.destination.name ?? "")")
    for (number, step) in leg.steps.enumerated() {
      let length = step.distance > 0 ? " - " + words.string(fromDistance: step.distance) : ""
      print("\(number + 1). \(step.instructions)\(length)")
      if let notice = step.notice { print("   \(notice)") }
    }
  }
  for notice in trip.advisoryNotices { print(notice) }
  print("Total Time: \(words.string(fromTravelTime: trip.expectedTravelTime))")
  // end
}

@Sendable func roundTrip5() async throws {
  // begin round-trip-5
  let map = try OfflineMap(contentsOf: "town.osmroute")
  print(map.attribution)

  let texts = ["165 oyster creek", "churchill square", "", "2 infinite loop", "102 this way"]
  var stops = texts.map { TripStop($0) }
  for index in stops.indices where !stops[index].isEmpty {
    try stops[index].resolve(in: map)
  }

  // As they were typed, and with the first two stops swapped.
  var filled = stops.filter { !$0.isEmpty }
  var quickest = filled, least = Double.infinity
  for _ in 1...2 {
    let request = try Directions.Request(over: filled, isRoundTrip: true, in: map)
    let estimate = try await Directions(request, in: map).calculateETA()
    let names = filled.map { $0.mapItem?.name ?? "" }.joined(separator: ", ")
    print("\(names): \(estimate.expectedTravelTime) seconds")
    if estimate.expectedTravelTime < least {
      (quickest, least) = (filled, estimate.expectedTravelTime)
    }
    filled.swapAt(1, 2)
  }

  let request = try Directions.Request(over: quickest, isRoundTrip: true, in: map)
  let response = try await Directions(request, in: map).calculate()
  print(try await request.url(for: .google, in: map))
  print(response.geoJSON.utf8.count > 1_000)
  // end
}
