// SPDX-License-Identifier: Apache-2.0

import Geo
package import Geocoding

/// Finds places for addresses and addresses for places, in the shape of Core Location's geocoder.
///
///     let geocoder = Geocoder(map)
///     let houses = try geocoder.geocodeAddressString("165 Oyster Creek Dr, Lake Jackson")
///     let here = try geocoder.reverseGeocodeLocation(houses[0].coordinate, layers: .house)
///
/// Each search answers at once, in far less than a millisecond on most maps; the asynchronous forms
/// do the same off the caller's actor and heed cancellation. All throw `MapError`: with the code
/// `addressNotFound` where there is nothing, with `usage` where nothing was asked. Languages are
/// ISO 639-1 codes or tags such as "de-AT": names are given in them where they are known so, and
/// else as they stand on signs.
public struct Geocoder: Sendable {
  /// Kinds of things around a place.
  public struct Layers: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt8

    /// The kinds of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Addresses of houses, those between known ones as well.
    public static let house = Layers(rawValue: 1)
    /// Streets.
    public static let street = Layers(rawValue: 2)
    /// Points of interest.
    public static let pointOfInterest = Layers(rawValue: 4)
    /// Towns and the like, the least that contains the place first.
    public static let place = Layers(rawValue: 8)
    /// All of them.
    public static let all: Layers = [.house, .street, .pointOfInterest, .place]
  }

  private let map: OfflineMap

  /// A geocoder over a map.
  public init(_ map: OfflineMap) { self.map = map }

  /// The places that an address or name can mean, best first, at most `limit`.
  ///
  /// Of equals those nearer to the middle of the region come first. Coordinates, Plus Codes,
  /// crossings ("Main St & This Way") and kinds of places near others are understood, too. With
  /// `explains`, each placemark has `matchedWords`.
  public func geocodeAddressString(
    _ text: String, in region: CoordinateRegion? = nil, language: String? = nil, limit: Int = 10,
    explains: Bool = false
  ) throws -> [Placemark] {
    guard !text.allSatisfy(\.isWhitespace) else { throw MapError.emptyText }
    var options = try Self.options(region, language, limit)
    options.explains = explains
    return try Self.found(map.geocoder.geocode(text, options), of: text)
  }

  /// The places that an address or name can mean, as the synchronous form gives them.
  public func geocodeAddressString(
    _ text: String, in region: CoordinateRegion? = nil, language: String? = nil, limit: Int = 10,
    explains: Bool = false
  ) async throws -> [Placemark] {
    try uncancelled {
      try geocodeAddressString(
        text, in: region, language: language, limit: limit, explains: explains)
    }
  }

  /// The places that an address in parts can mean, best first, at most `limit`.
  ///
  /// Each part is looked for only where it belongs: a city is no street of that name.
  public func geocodePostalAddress(
    _ address: PostalAddress, in region: CoordinateRegion? = nil, language: String? = nil,
    limit: Int = 10
  ) throws -> [Placemark] {
    let parts = address.stored
    guard !parts.text.allSatisfy(\.isWhitespace) else { throw MapError.emptyText }
    let options = try Self.options(region, language, limit)
    return try Self.found(map.geocoder.geocode(parts, options), of: parts.text)
  }

  /// The places that an address in parts can mean, as the synchronous form gives them.
  public func geocodePostalAddress(
    _ address: PostalAddress, in region: CoordinateRegion? = nil, language: String? = nil,
    limit: Int = 10
  ) async throws -> [Placemark] {
    try uncancelled {
      try geocodePostalAddress(address, in: region, language: language, limit: limit)
    }
  }

  /// What is at a place, best first, at most `limit`, within a radius in metres.
  public func reverseGeocodeLocation(
    _ location: LocationCoordinate2D, limit: Int = 1, radius: Double = 1000,
    layers: Layers = .all, language: String? = nil
  ) throws -> [Placemark] {
    let words = "\(location.latitude),\(location.longitude)"
    guard radius > 0, limit > 0, !layers.isEmpty else { throw MapError.nothingWanted }
    guard let place = location.fixed else { throw MapError.addressNotFound(words) }
    var options = Geocoding.Geocoder.ReverseOptions(
      limit: limit, radiusMetres: min(radius, 1e8))
    options.levels = layers.levels
    options.language = try Self.code(language)
    return try Self.found(
      map.geocoder.reverse(place, options).map(\.placemark), of: words)
  }

  /// What is at a place, as the synchronous form gives it.
  public func reverseGeocodeLocation(
    _ location: LocationCoordinate2D, limit: Int = 1, radius: Double = 1000,
    layers: Layers = .all, language: String? = nil
  ) async throws -> [Placemark] {
    try uncancelled {
      try reverseGeocodeLocation(
        location, limit: limit, radius: radius, layers: layers, language: language)
    }
  }
}

extension Geocoder {
  private static func options(
    _ region: CoordinateRegion?, _ language: String?, _ limit: Int
  ) throws -> Geocoding.Geocoder.Options {
    guard limit > 0 else { throw MapError.nothingWanted }
    var options = Geocoding.Geocoder.Options(limit: limit, near: region?.center.fixed)
    options.language = try code(language)
    return options
  }

  static func code(_ language: String?) throws -> String? {
    guard let language else { return nil }
    guard let code = languageCode(language) else {
      throw MapError(
        code: .usage, details: "“\(language)” is no tag of a language such as “de” or “de-AT”.")
    }
    return code
  }

  private static func found(
    _ found: [Geocoding.Placemark], of text: String
  ) throws -> [Placemark] {
    guard !found.isEmpty else { throw MapError.addressNotFound(text) }
    return found.map { Placemark($0) }
  }
}

extension Geocoder.Layers {
  /// The kinds of answers that they are.
  package var levels: Set<Geocoding.MatchLevel> {
    var levels: Set<Geocoding.MatchLevel> = []
    if contains(.house) { levels.formUnion([.house, .interpolated]) }
    if contains(.street) { levels.insert(.street) }
    if contains(.pointOfInterest) { levels.insert(.poi) }
    if contains(.place) { levels.formUnion([.place, .postcode]) }
    return levels
  }
}

/// Does some work unless the task is cancelled, of which it takes note before and after.
func uncancelled<Value>(_ work: () throws -> Value) throws -> Value {
  try Task.checkCancellation()
  let value = try work()
  try Task.checkCancellation()
  return value
}
