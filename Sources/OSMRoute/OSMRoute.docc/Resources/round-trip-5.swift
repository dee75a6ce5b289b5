import OSMRoute

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
