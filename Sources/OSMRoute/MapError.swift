// SPDX-License-Identifier: Apache-2.0

/// A request that a map cannot answer.
public struct MapError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Sendable {
    /// Nothing on the map is called so.
    case addressNotFound
    /// No way leads from one place to the next.
    case directionsNotFound
    /// The place is off the map.
    case notInThisMap
    /// The question itself makes no sense: an empty text, a radius of nothing.
    case usage
  }

  /// What kind of failure it is.
  public let code: Code
  /// What was looked for, and what to try.
  public let details: String

  /// The short words for a person, as MapKit's tutorials have them.
  public var title: String {
    switch code {
    case .addressNotFound: "Address not found."
    case .directionsNotFound, .notInThisMap: "Directions not available."
    case .usage: "Nothing to look for."
    }
  }

  /// Title and details.
  public var description: String { "\(title) \(details)" }
}

extension MapError {
  static let emptyText = MapError(
    code: .usage, details: "The text is empty. Give an address, a name, or a kind of place.")

  static let nothingWanted = MapError(
    code: .usage, details: "No answers are wanted: the limit, the radius or the layers are none.")

  static func addressNotFound(_ text: String) -> MapError {
    MapError(
      code: .addressNotFound,
      details: "Looked for “\(text)”. Check the spelling, leave words out, or give the place as "
        + "LATITUDE,LONGITUDE.")
  }
}
