// SPDX-License-Identifier: Apache-2.0

/// A stop of a trip as a person types it, and the place that it was found to mean.
///
///     var stop = TripStop("165 oyster creek")
///     try stop.resolve(in: map)        // stop.text is the whole address now
///     stop.text = "102 This Way"       // and stop.isResolved is false again
public struct TripStop: Sendable {
  /// What was typed; another text makes the stop unresolved.
  public var text: String {
    didSet {
      if text != oldValue { mapItem = nil }
    }
  }
  /// The place that it means; `nil` where that is not found out yet.
  public private(set) var mapItem: MapItem?

  /// A stop of which nothing but its text is known.
  public init(_ text: String = "") { self.text = text }

  /// A stop at a place.
  public init(_ mapItem: MapItem) {
    text = ""
    choose(mapItem)
  }

  /// Whether the place is known.
  public var isResolved: Bool { mapItem != nil }

  /// Whether nothing is typed; trips leave such stops out.
  public var isEmpty: Bool { !isResolved && text.allSatisfy(\.isWhitespace) }

  /// The places that the text can mean, best first, at most `limit`, for a person to choose from.
  ///
  /// Throws a `MapError`: `addressNotFound` where there is none, `usage` where nothing is typed.
  public func candidates(in map: OfflineMap, limit: Int = 10) throws -> [MapItem] {
    guard !isEmpty else { throw MapError.emptyText }
    guard case .address = StopText(text, within: map.bounds) else {
      return [MapItem(placemark: Placemark(try map.resolve(text)))]
    }
    return try Geocoder(map).geocodeAddressString(text, limit: limit).map {
      MapItem(placemark: $0)
    }
  }

  /// Takes a place for what the stop means; its whole address takes the place of what was typed.
  public mutating func choose(_ item: MapItem) {
    let address = item.isCurrentLocation ? item.name ?? "" : item.placemark.formattedAddress
    if !address.isEmpty { text = address }
    mapItem = item
  }

  /// Takes the best of the places that the text can mean, where none is taken yet.
  ///
  /// The text is an address, a name, a coordinate, or an object of the map such as "node/60011".
  /// Throws a `MapError`: `addressNotFound` where there is none, `usage` where nothing is typed.
  public mutating func resolve(in map: OfflineMap) throws {
    guard !isResolved else { return }
    let found = try candidates(in: map, limit: 1)
    if let best = found.first { choose(best) }
  }
}
