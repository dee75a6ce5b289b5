// SPDX-License-Identifier: Apache-2.0

import OSMRoute

@Sendable func directions() async throws {
  // begin directions
  let map = try OfflineMap(contentsOf: "town.osmroute")
  let places = try ["165 Oyster Creek Dr", "102 This Way"].map {
    MapItem(placemark: try Geocoder(map).geocodeAddressString($0)[0])
  }
  let request = Directions.Request(source: places[0], destination: places[1])
  let route = try await Directions(request, in: map).calculate().routes[0]
  for step in route.steps { print(step.instructions) }
  // end
}

@Sendable func around() async throws {
  let map = try OfflineMap(contentsOf: "town.osmroute")
  let places = [
    MapItem(placemark: try await Geocoder(map).geocodeAddressString("165 Oyster Creek Dr")[0])
  ]
  // begin around
  var request = LocalSearch.Request(naturalLanguageQuery: "pharmacy")
  request.region = CoordinateRegion(
    center: places[0].placemark.coordinate, latitudinalMeters: 5_000, longitudinalMeters: 5_000)
  request.transportType = .walking
  for item in try await LocalSearch(request, in: map).start().mapItems {
    print(item.name ?? "", item.phoneNumber ?? "", item.expectedTravelTime ?? 0)
  }
  // end
}
