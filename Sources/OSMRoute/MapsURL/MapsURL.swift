// SPDX-License-Identifier: Apache-2.0

package import RoadNetwork

/// Directions as URLs of maps apps ask for them.
package struct MapsURL: Sendable, Equatable {
  /// A place between the ends.
  package struct Via: Sendable, Equatable {
    package var text: String
    /// Whether one goes by without stopping.
    package var isPassed = false

    package init(_ text: String, isPassed: Bool = false) {
      self.text = text
      self.isPassed = isPassed
    }
  }

  /// As people type it; `nil` where the URL says nothing, or the place where the user is.
  package var source: String?
  /// `nil` where the URL names none.
  package var destination: String?
  package var via: [Via] = []
  /// The profile's name; `nil` where the URL leaves it open.
  package var profile: String?
  package var avoided: RoadKinds = []

  package init() {}
}

/// Why a URL asks for no directions that could be given.
package struct MapsURLError: Error, Sendable, Equatable {
  package let message: String
}

extension MapsURL {
  /// Reads a URL of Apple's, Google's or OpenStreetMap's maps, or a `geo:` URI (RFC 5870).
  ///
  /// A URL that shows a place asks for the way to it.
  package init(_ text: String) throws(MapsURLError) {
    let parts = try URLParts(text)
    self.init()
    switch parts.app {
    case .apple: try readApple(parts)
    case .google: try readGoogle(parts)
    case .openStreetMap: try readOpenStreetMap(parts)
    case .geo: try readGeo(parts)
    case nil:
      throw MapsURLError(
        message: "“\(text.prefix(80))” is no URL of Apple's, Google's or OpenStreetMap's maps, "
          + "and no geo: URI")
    }
    guard source != nil || destination != nil else {
      throw MapsURLError(message: "“\(text.prefix(80))” names no place")
    }
  }

  /// Takes a means of travel under the names that maps apps have for it.
  mutating func travel(by name: String) throws(MapsURLError) {
    switch name.lowercased() {
    case "d", "driving", "drive", "car": profile = "automobile"
    case "w", "walking", "walk", "foot": profile = "walking"
    case "": break
    default:
      throw MapsURLError(
        message: "the URL asks for a way by “\(name)”, and a map has ways by automobile and "
          + "walking only")
    }
  }

  /// Takes what is there for places: what is empty, or where the user is, is none.
  static func place(_ text: String?) -> String? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    let isHere = ["current location", "my location", "here"].contains(text.lowercased())
    return isHere ? nil : text
  }
}
