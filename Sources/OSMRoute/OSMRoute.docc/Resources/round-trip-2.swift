import OSMRoute

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
