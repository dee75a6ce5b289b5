// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import RoadNetwork

/// Finds shops, services, sights and addresses near a place, in the shape of MapKit's local search.
///
///     var request = LocalSearch.Request(naturalLanguageQuery: "pizza")
///     request.region = CoordinateRegion(
///       center: here, latitudinalMeters: 5_000, longitudinalMeters: 5_000)
///     for item in try await LocalSearch(request, in: map).start().mapItems {
///       print(item.name ?? "", item.phoneNumber ?? "", item.distance ?? 0)
///     }
public struct LocalSearch: Sendable {
  /// What was found.
  public struct Response: Sendable {
    /// At least one: points of interest that fit best by distance (or by travel time), and
    /// addresses by how well they fit.
    public let mapItems: [MapItem]
    /// The least region that holds all of them.
    public let boundingRegion: CoordinateRegion
  }

  private let request: Request
  private let map: OfflineMap

  /// A search on a map.
  public init(_ request: Request, in map: OfflineMap) {
    self.request = request
    self.map = map
  }

  /// Searches.
  ///
  /// Throws `MapError`: with the code `addressNotFound` where nothing fits, with `usage` where
  /// there is neither a text nor a category, with `notInThisMap` where travel times are wanted and
  /// no road is near.
  public func start() throws -> Response {
    let query = request.naturalLanguageQuery ?? ""
    let isBlank = query.allSatisfy(\.isWhitespace)
    guard !isBlank || !request.pointOfInterestCategories.isEmpty else { throw MapError.emptyText }
    guard request.limit > 0, !request.resultTypes.isEmpty else { throw MapError.nothingWanted }
    let points = request.resultTypes.contains(.pointOfInterest) ? try points(query) : []
    let wantsAddresses =
      request.resultTypes.contains(.address) && request.pointOfInterestCategories.isEmpty
    let addresses = wantsAddresses && !isBlank ? try addresses(query) : []
    let isAddress = score(of: addresses) > score(of: points)
    let found = (isAddress ? addresses + points : points + addresses).prefix(request.limit)
    guard let window = MapWindow(around: found.map(\.placemark.coordinate)) else {
      throw MapError.addressNotFound(request.text)
    }
    return Response(mapItems: found.map { MapItem($0) }, boundingRegion: CoordinateRegion(window))
  }

  /// Searches as the synchronous form does, off the caller's actor; throws `CancellationError` where
  /// the task was cancelled.
  public func start() async throws -> Response { try uncancelled { try start() } }

  private func score(of found: [FoundPlace]) -> Double {
    found.map(\.placemark.score).max() ?? 0
  }

  private func points(_ query: String) throws -> [FoundPlace] {
    var search = Geocoding.Geocoder.LocalSearch(query, near: request.region?.center.fixed)
    search.categories = request.pointOfInterestCategories.flatMap { category in
      let named = Categories.named(category.rawValue)
      return named.isEmpty ? [category.rawValue] : named
    }
    search.box = try window()
    search.limit = request.limit
    search.language = try Geocoder.code(request.language)
    if let transport = request.transportType {
      return try map.search(search, by: transport.choice)
    }
    guard request.region == nil else { return map.search(search) }
    // Without a place to look around, the whole map is looked at from its middle.
    search.near = map.bounds?.middle
    search.radiusMetres = 1e8
    return map.search(search).map { FoundPlace($0.placemark) }
  }

  private func addresses(_ query: String) throws -> [FoundPlace] {
    let near = request.region?.center.fixed
    var options = Geocoding.Geocoder.Options(limit: request.limit, near: near, box: try window())
    options.levels.remove(.poi)
    options.language = try Geocoder.code(request.language)
    return map.geocoder.geocode(query, options).map { mark in
      FoundPlace(mark, metres: near.map { Earth.distance($0, mark.coordinate) })
    }
  }

  /// The part of the map outside of which nothing is wanted.
  private func window() throws -> MapWindow? {
    guard let region = request.region else { return nil }
    guard let window = region.window else {
      throw MapError(code: .usage, details: "The region is no part of the Earth.")
    }
    return request.regionPriority == .required ? window : nil
  }
}
