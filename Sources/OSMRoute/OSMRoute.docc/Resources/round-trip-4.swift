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
