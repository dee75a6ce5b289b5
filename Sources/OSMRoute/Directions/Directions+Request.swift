// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension Directions {
  /// What is asked.
  public struct Request: Sendable {
    /// A place between the ends.
    public struct Stop: Sendable {
      /// The place.
      public var mapItem: MapItem
      /// Whether one goes by without stopping: no leg ends there, and no car turns round there
      /// where it can go on.
      public var isPassedBy: Bool

      /// A place to stop at, or to go by.
      public init(_ mapItem: MapItem, isPassedBy: Bool = false) {
        self.mapItem = mapItem
        self.isPassedBy = isPassedBy
      }
    }

    /// Where the trip begins.
    public var source: MapItem?
    /// Where it ends.
    public var destination: MapItem?
    /// What lies between, in the order in which it is reached.
    ///
    /// Over stops there is one route, with a leg from each stop at which one stops to the next.
    public var stops: [Stop] = []
    /// How one travels.
    public var transportType: TransportType
    /// How one travels each leg, where legs differ: one for each, none of them `any`; empty where
    /// all are travelled by `transportType`.
    public var legTransportTypes: [TransportType] = []
    /// Whether to look for other routes besides the fastest, two at most; the first route is the
    /// same either way.
    public var requestsAlternateRoutes = false
    /// When the trip begins.
    ///
    /// `ClockTime(secondsSince1970: date.timeIntervalSince1970)` makes it of a Foundation `Date`. It
    /// excludes `arrivalDate`. Neither changes routes yet: rules that hold at some hours are told
    /// in a notice.
    public var departureDate: ClockTime?
    /// When it shall end; see `departureDate`.
    public var arrivalDate: ClockTime?
    /// Whether roads are welcome that cost a toll; walkers pay none.
    public var tollPreference = RoutePreference.any
    /// Whether motorways are welcome.
    public var highwayPreference = RoutePreference.any
    /// Whether ferries are.
    public var ferryPreference = RoutePreference.any
    /// Whether unpaved roads are.
    public var unpavedPreference = RoutePreference.any
    /// Whether flights of steps are.
    public var stepsPreference = RoutePreference.any
    /// Traffic and closures, as somebody reports them; `nil` where nobody does.
    public var roadConditions: RoadConditions?
    /// The language of instructions and notices, by its tag: "en", "ru", "zh", "de-AT", "fr", "es".
    public var language = "en"
    /// In what instructions and notices tell lengths; all lengths of routes are in metres.
    public var lengthUnits = LengthUnits.kilometres

    /// A request to be filled.
    public init(transportType: TransportType = .automobile) { self.transportType = transportType }

    /// A request for directions from one place to another.
    public init(
      source: MapItem, destination: MapItem, transportType: TransportType = .automobile
    ) {
      self.init(transportType: transportType)
      self.source = source
      self.destination = destination
    }

    /// A request for a trip over stops as they were typed; those that are empty are left out.
    ///
    /// Those that are not resolved yet mean the best that their text can mean. A round trip goes
    /// back to the start at the end.
    ///
    /// Throws a `MapError`: `usage` where there is no start or nothing to go to, `addressNotFound`
    /// where a stop means nothing on the map.
    public init(
      over stops: [TripStop], isRoundTrip: Bool = false,
      transportType: TransportType = .automobile, in map: OfflineMap
    ) throws {
      guard let start = stops.first, !start.isEmpty else { throw MapError.incompleteTrip }
      var items = try stops.filter { !$0.isEmpty }.compactMap { stop in
        var stop = stop
        try stop.resolve(in: map)
        return stop.mapItem
      }
      guard items.count > 1 else { throw MapError.incompleteTrip }
      if isRoundTrip { items.append(items[0]) }
      self.init(
        source: items[0], destination: items[items.count - 1], transportType: transportType)
      self.stops = items.dropFirst().dropLast().map { Stop($0) }
    }
  }
}

extension Directions.Request {
  /// The kinds of road of which a preference is held.
  func kinds(_ preference: Directions.RoutePreference) -> RoadKinds {
    let preferences: [(Directions.RoutePreference, RoadKinds)] = [
      (tollPreference, .tolls), (highwayPreference, .motorways), (ferryPreference, .ferries),
      (unpavedPreference, .unpaved), (stepsPreference, .steps),
    ]
    return preferences.filter { $0.0 == preference }.reduce(into: []) { $0.formUnion($1.1) }
  }

  /// Avoids kinds of road.
  mutating func avoid(_ kinds: RoadKinds) {
    if kinds.contains(.tolls) { tollPreference = .avoid }
    if kinds.contains(.motorways) { highwayPreference = .avoid }
    if kinds.contains(.ferries) { ferryPreference = .avoid }
    if kinds.contains(.unpaved) { unpavedPreference = .avoid }
    if kinds.contains(.steps) { stepsPreference = .avoid }
  }
}
