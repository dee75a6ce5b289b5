import OSMRoute

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
