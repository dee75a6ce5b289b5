// SPDX-License-Identifier: Apache-2.0

import OSMRoute

@Sendable func mapkitOpen() async throws {
  // begin mapkit-open
  let map = try OfflineMap(contentsOf: "town.osmroute")

  var request = Directions.Request()
  request.source = MapItem(
    coordinate: LocationCoordinate2D(latitude: 28.4926, longitude: -94.4911))
  request.destination = MapItem(
    coordinate: LocationCoordinate2D(latitude: 28.5005, longitude: -94.5039))
  request.transportType = .automobile
  request.requestsAlternateRoutes = true

  let directions = Directions(request: request, in: map)
  let response = try await directions.calculate()
  for route in response.routes {
    print(route.name, route.distance, route.expectedTravelTime)
  }
  // end
}

@Sendable func mapkitA() async throws {
  // begin mapkit-a
  let map = try OfflineMap(contentsOf: "town.osmroute")

  // What stands in the text fields; one of them was left empty.
  var stops = ["165 oyster creek", "churchill square", "", "102 this way"].map { TripStop($0) }

  // The user chooses what a text means; here the first of the list.
  for index in stops.indices where !stops[index].isEmpty {
    let candidates = try stops[index].candidates(in: map, limit: 5)
    stops[index].choose(candidates[0])
  }

  // One request for all legs: each is the quickest.
  let request = try Directions.Request(over: stops, isRoundTrip: true, in: map)
  let response = try await Directions(request, in: map).calculate()
  let trip = response.routes[0]
  let words = response.formatter
  for (number, leg) in trip.legs.enumerated() {
    print("SEGMENT #\(number + 1)")
    print("Starting point: \(leg.source.placemark.formattedAddress)")
    print("Ending point: \(leg.destination.placemark.formattedAddress)")
    for (number, step) in leg.steps.enumerated() {
      let length = step.distance > 0 ? " - " + words.string(fromDistance: step.distance) : ""
      print("\(number + 1). \(step.instructions)\(length)")
    }
    print("Distance: \(words.string(fromDistance: leg.distance))")
    print("Expected Travel Time: \(words.string(fromTravelTime: leg.expectedTravelTime))")
  }
  print("Total Time: \(words.string(fromTravelTime: trip.expectedTravelTime))")
  // end
}

@Sendable func mapkitB() async throws {
  // begin mapkit-b
  var map = try OfflineMap(contentsOf: "town.osmroute")
  map.locationProvider = FixedLocation(latitude: 28.4926, longitude: -94.4911)

  let text = "Churchill Square Shopping Center, Lake Jackson, United States"
  let venue = try await Geocoder(map).geocodeAddressString(text)[0]
  let request = Directions.Request(
    source: .forCurrentLocation(), destination: MapItem(placemark: venue))

  // Where MapKit has MKMapItem.openMaps(with:launchOptions:), open this URL.
  print(try await request.url(for: .apple, in: map))
  // end
}

@Sendable func mapkitC() async throws {
  // begin mapkit-c
  let map = try OfflineMap(contentsOf: "town.osmroute")
  let geocoder = Geocoder(map)

  let pin = LocationCoordinate2D(latitude: 28.5107, longitude: -94.4845)
  let start = try await geocoder.reverseGeocodeLocation(pin)[0]
  print(start.formattedAddressLines.joined(separator: ", "))

  let end = try await geocoder.geocodeAddressString("102 This Way")[0]
  let request = Directions.Request(
    source: MapItem(placemark: start), destination: MapItem(placemark: end),
    transportType: .walking)
  print(try await request.url(for: .google, in: map))
  // end
}

@Sendable func mapkitD() async throws {
  // begin mapkit-d
  var map = try OfflineMap(contentsOf: "town.osmroute")
  let here = LocationCoordinate2D(latitude: 28.5099825, longitude: -94.4837290)
  map.locationProvider = FixedLocation(here)

  var search = LocalSearch.Request(naturalLanguageQuery: "motel")
  search.region = CoordinateRegion(
    center: here, latitudinalMeters: 5_000, longitudinalMeters: 5_000)
  let found = try await LocalSearch(search, in: map).start().mapItems
  for item in found { print(item.name ?? "", item.phoneNumber ?? "") }

  var request = Directions.Request(source: .forCurrentLocation(), destination: found[0])
  request.lengthUnits = .miles
  let response = try await Directions(request, in: map).calculate()
  let route = response.routes[0]
  let words = response.formatter
  for notice in route.advisoryNotices { print(notice) }
  for (number, step) in route.steps.enumerated() {
    let length = step.distance > 0 ? " - " + words.string(fromDistance: step.distance) : ""
    print("\(number + 1). \(step.instructions)\(length)")
    if let notice = step.notice { print("   \(notice)") }
  }
  // end
}

@Sendable func mapkitE() async throws {
  // begin mapkit-e
  let map = try OfflineMap(contentsOf: "town.osmroute")
  let geocoder = Geocoder(map)

  let ends = try ["2 infinite loop", "102 this way"].map {
    MapItem(placemark: try geocoder.geocodeAddressString($0)[0])
  }
  for end in ends { print(end.placemark.locality ?? "", "-", end.name ?? "") }

  var request = Directions.Request(source: ends[0], destination: ends[1])
  request.requestsAlternateRoutes = true
  let response = try await Directions(request, in: map).calculate()
  for route in response.routes {
    let km = (route.distance / 10).rounded() / 100
    let hours = (route.expectedTravelTime / 36).rounded() / 100
    print("\(route.name): \(km) km, \(hours) hours, \(route.polyline.count) points")
  }
  // end
}

@Sendable func errors() async throws {
  let map = try OfflineMap(contentsOf: "town.osmroute")
  // begin errors
  do {
    let place = try await Geocoder(map).geocodeAddressString("12 Nowhere Xyzzy")[0]
    let request = Directions.Request(
      source: .forCurrentLocation(), destination: MapItem(placemark: place))
    _ = try await Directions(request, in: map).calculate()
  } catch let error as MapError {
    switch error.code {
    case .placemarkNotFound: print("Try another address.")
    case .directionsNotFound: print("No way leads there.")
    default: break
    }
    print(error.localizedDescription)
    print(error.details)
  }
  // end
}

@Sendable func dates() async throws {
  let map = try OfflineMap(contentsOf: "town.osmroute")
  let ends = try ["165 Oyster Creek Dr", "102 This Way"].map {
    MapItem(placemark: try Geocoder(map).geocodeAddressString($0)[0])
  }
  // begin dates
  var request = Directions.Request(source: ends[0], destination: ends[1])
  request.departureDate = ClockTime("2026-11-30T08:00+01:00")
  let estimate = try await Directions(request, in: map).calculateETA()
  print(estimate.expectedArrivalDate, estimate.distance.rounded(), "m")
  // end
}

@Sendable func location() async throws {
  // begin location
  // A receiver's log, the track that another app is writing, or a place.
  let providers: [any LocationProvider] = [
    NMEALocation(contentsOf: "receiver.nmea"), GPXTrackLocation(contentsOf: "track.gpx"),
    FixedLocation(latitude: 28.4926, longitude: -94.4911),
  ]
  for provider in providers {
    do {
      let location = try await provider.currentLocation()
      print(location.coordinate.latitude, location.coordinate.longitude)
    } catch let error as MapError {
      print(error.localizedDescription)
    }
  }
  // end
}
