// SPDX-License-Identifier: Apache-2.0

import JSON
import Routing

extension Directions {
  /// What is answered.
  public struct Response: Sendable {
    /// Where the trip begins; the current location with its place.
    public let source: MapItem
    /// Where it ends.
    public let destination: MapItem
    /// At least one route, fastest first.
    public let routes: [Route]
    /// Writes lengths and times in the language and units of the request.
    public let formatter: TravelFormatter
    private let answer: DirectionsAnswer

    init(_ answer: DirectionsAnswer, over asked: AskedDirections) {
      source = asked.items[0]
      destination = asked.items[asked.items.count - 1]
      routes = answer.routes.map { Route($0, of: answer, over: asked) }
      formatter = TravelFormatter(asked.words)
      self.answer = answer
    }

    /// The directions as GPX 1.1: stops as waypoints, manoeuvres as routes, lines as tracks.
    public var gpx: String { String(decoding: answer.gpx(formatter.words), as: UTF8.self) }

    /// The directions as GeoJSON (RFC 7946): a line for each leg in a colour of its own
    /// (`stroke`, `stroke-width`, `stroke-opacity`), a point with `title` and `subtitle` for each
    /// stop, a point with its `instruction` for each step.
    public var geoJSON: String {
      var json = JSONWriter()
      json.value(features: answer, formatter.words)
      return json.text
    }
  }

  /// How long and how far the best route is.
  public struct ETAResponse: Sendable {
    /// Where the trip begins; the current location with its place.
    public let source: MapItem
    /// Where it ends.
    public let destination: MapItem
    /// Seconds.
    public let expectedTravelTime: Double
    /// Metres.
    public let distance: Double
    /// When the trip begins: as the request says, and else now.
    public let expectedDepartureDate: ClockTime
    /// When it ends.
    public let expectedArrivalDate: ClockTime
    /// How one travels.
    public let transportType: TransportType

    init(_ estimate: TripEstimate, over asked: AskedDirections) {
      source = asked.items[0]
      destination = asked.items[asked.items.count - 1]
      expectedTravelTime = estimate.duration
      distance = estimate.distance
      let time = asked.options.time ?? .departure(.now)
      expectedDepartureDate = time.departure(travelling: estimate.duration)
      expectedArrivalDate = time.arrival(travelling: estimate.duration)
      transportType = TransportType(profile: estimate.transportName)
    }
  }
}
