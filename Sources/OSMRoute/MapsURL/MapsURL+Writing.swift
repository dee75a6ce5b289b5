// SPDX-License-Identifier: Apache-2.0

package import Geo

extension MapsURL {
  /// An app that takes a trip over.
  package enum App: String, CaseIterable, Sendable {
    case apple
    case google
    case osm
    case geo
  }

  /// The URL with which an app shows the way over some stops, two at least.
  ///
  /// Places are coordinates: the app then goes to the same ones, whatever it calls them. Apps that
  /// cannot pass by a place stop there. OpenStreetMap's site knows the ends only, and `geo:` the
  /// destination; `takesVia(_:)` says so.
  package static func text(
    for app: App, over stops: [Coordinate], passing passed: Set<Int>, profile: String?
  ) -> String {
    let places = stops.map { PercentCode.encode($0.text) }
    let between = Array(stops.indices.dropFirst().dropLast())
    let isWalking = profile == "walking"
    let first = places[0], last = places[places.count - 1]
    switch app {
    case .apple where between.isEmpty:
      let flag = profile.map { _ in "&dirflg=\(isWalking ? "w" : "d")" } ?? ""
      return "https://maps.apple.com/?saddr=\(first)&daddr=\(last)\(flag)"
    case .apple:
      let mode = profile.map { _ in "&mode=\(isWalking ? "walking" : "driving")" } ?? ""
      let via = between.map { "&waypoint=\(places[$0])" }.joined()
      return "https://maps.apple.com/directions?source=\(first)\(via)&destination=\(last)\(mode)"
    case .google:
      let mode = profile.map { _ in "&travelmode=\(isWalking ? "walking" : "driving")" } ?? ""
      let via = between.map {
        PercentCode.encode((passed.contains($0) ? "via:" : "") + stops[$0].text)
      }
      .joined(separator: "%7C")
      return "https://www.google.com/maps/dir/?api=1&origin=\(first)&destination=\(last)"
        + (via.isEmpty ? "" : "&waypoints=\(via)") + mode
    case .osm:
      return "https://www.openstreetmap.org/directions?engine=fossgis_osrm_"
        + "\(isWalking ? "foot" : "car")&route=\(first)%3B\(last)"
    case .geo: return "geo:\(stops[stops.count - 1].text)"
    }
  }

  /// Whether an app can be told of stops on the way.
  package static func takesVia(_ app: App) -> Bool { app == .apple || app == .google }
}
