// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

extension Directions.Request {
  /// Whether a URL asks for directions that can be given.
  public static func isDirectionsRequest(_ url: String) -> Bool {
    (try? MapsURL(url)) != nil
  }

  /// The request of a URL of Apple's, Google's or OpenStreetMap's maps, or of a `geo:` URI.
  ///
  /// Places are looked for on the map; where the URL leaves open where the trip begins, that is the
  /// current location.
  ///
  /// Throws a `MapError`: `usage` where it is no such URL or names no destination,
  /// `addressNotFound` where a place is not on the map.
  public init(contentsOf url: String, in map: OfflineMap) throws {
    let read: MapsURL
    do throws(MapsURLError) {
      read = try MapsURL(url)
    } catch {
      throw MapError(code: .usage, details: "\(error.message).")
    }
    guard let destination = read.destination else { throw MapError.incompleteTrip }
    func item(_ text: String) throws -> MapItem {
      MapItem(placemark: Placemark(try map.resolve(text)))
    }
    self.init(
      source: try read.source.map(item) ?? .forCurrentLocation(),
      destination: try item(destination),
      transportType: read.profile.map { Directions.TransportType(profile: $0) } ?? .automobile)
    stops = try read.via.map { Stop(try item($0.text), isPassedBy: $0.isPassed) }
    avoid(read.avoided)
  }

  /// An app that takes a trip over.
  public enum App: String, Sendable, CaseIterable {
    /// Apple's maps.
    case apple
    /// Google's maps.
    case google
    /// OpenStreetMap's site, which takes the two ends only.
    case openStreetMap = "osm"
    /// Whatever app opens `geo:` URIs, which takes the destination only.
    case geo
  }

  /// The URL by which an app shows the way, with all characters escaped that have to be.
  ///
  /// Places are told by their coordinates; the current location is asked for on the map.
  ///
  /// Throws a `MapError`: `usage` where an end is missing, `locationUnknown` where the current
  /// location is wanted and not known.
  public func url(for app: App, in map: OfflineMap) async throws -> String {
    let asked = try await AskedDirections(self, on: map)
    guard let known = MapsURL.App(rawValue: app.rawValue) else { throw MapError.incompleteTrip }
    return MapsURL.text(
      for: known, over: asked.placemarks.map(\.coordinate), passing: asked.options.passed,
      profile: asked.options.transport.name)
  }
}
