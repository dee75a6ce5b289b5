// SPDX-License-Identifier: Apache-2.0

import Geocoding
import RoadNetwork
import Routing

/// A request on a map: its stops where they are now, and its wishes in the engine's words.
struct AskedDirections {
  /// In the order of travel, two at least.
  let items: [MapItem]
  let options: DirectionsOptions
  let words: Instructions

  var placemarks: [Geocoding.Placemark] { items.map(\.placemark.stored) }

  init(_ request: Directions.Request, on map: OfflineMap) async throws {
    options = try request.options
    if let conditions = request.roadConditions, !conditions.belong(to: map) {
      throw MapError(code: .usage, details: "The roadConditions are those of another map.")
    }
    guard let language = Language(tag: request.language) else {
      let codes = Language.all.map(\.code).joined(separator: ", ")
      throw MapError(
        code: .usage,
        details: "There are no directions in “\(request.language)”, but in \(codes).")
    }
    items = try await Self.items(of: request, on: map)
    let units: Routing.LengthUnits =
      switch request.lengthUnits {
      case .kilometres: .kilometres
      case .miles: .miles
      case .automatic:
        Routing.LengthUnits(ofCountry: map.isoCountryCode(of: items[0].placemark.stored))
      }
    words = Instructions(language: language, units: units)
  }

  /// The stops; the current location is asked for once, and only where it is one of them.
  private static func items(
    of request: Directions.Request, on map: OfflineMap
  ) async throws -> [MapItem] {
    guard let source = request.source, let destination = request.destination else {
      throw MapError.incompleteTrip
    }
    let items = [source] + request.stops.map(\.mapItem) + [destination]
    guard items.contains(where: \.isCurrentLocation) else { return items }
    var here = MapItem(placemark: try await map.currentPlacemark())
    here.name = MapItem.forCurrentLocation().name
    return items.map { $0.isCurrentLocation ? here : $0 }
  }
}

extension Directions.Request {
  fileprivate var options: DirectionsOptions {
    get throws {
      var options = DirectionsOptions(by: transportType.choice)
      options.wishes.avoided = kinds(.avoid)
      options.wishes.excluded = kinds(.exclude)
      options.wishes.speeds = roadConditions?.speeds
      options.alternatives = requestsAlternateRoutes ? 2 : 0
      options.passed = Set(stops.indices.filter { stops[$0].isPassedBy }.map { $0 + 1 })
      options.legProfiles = try legProfiles
      options.time = try time
      return options
    }
  }

  private var legProfiles: [String] {
    get throws {
      let legs = stops.count { !$0.isPassedBy } + 1
      let names = legTransportTypes.compactMap(\.choice.name)
      guard legTransportTypes.isEmpty || names.count == legTransportTypes.count,
        names.isEmpty || names.count == legs
      else {
        throw MapError(
          code: .usage,
          details: "legTransportTypes needs one for each leg, of which there are \(legs), and "
            + "none of them any.")
      }
      return names
    }
  }

  private var time: TripTime? {
    get throws {
      guard departureDate == nil || arrivalDate == nil else {
        throw MapError(
          code: .usage, details: "Give a departureDate or an arrivalDate, not both of them.")
      }
      return departureDate.map { .departure($0) } ?? arrivalDate.map { .arrival($0) }
    }
  }
}
