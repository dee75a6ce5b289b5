// SPDX-License-Identifier: Apache-2.0

/// A request that a map cannot answer.
public struct MapError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What kind of failure it is; MapKit's names are understood where it has one.
  public enum Code: String, Sendable {
    /// Nothing on the map is called so.
    case addressNotFound
    /// No way leads from one place to the next.
    case directionsNotFound
    /// The place is off the map.
    case notInThisMap
    /// The question itself makes no sense: an empty text, a radius of nothing.
    case usage
    /// Where the traveller is was asked for, and is not known.
    case locationUnknown
    /// Nothing throws it, for there is no server; code that comes from MapKit may name it.
    case serverFailure
    /// Nothing throws it, for any number of requests may be made.
    case loadingThrottled
    /// Nothing throws it, for answers are not loaded; a damaged map file does not open.
    case decodingFailed

    /// What MapKit calls `addressNotFound`.
    public static var placemarkNotFound: Code { .addressNotFound }
  }

  /// What kind of failure it is.
  public let code: Code
  /// The short words for a person, as MapKit's tutorials have them: "Address not found.",
  /// "Directions not available.".
  public let title: String
  /// What was looked for, and what to try; empty where the title says all.
  public let details: String

  init(code: Code, details: String) {
    self.init(code: code, title: code.title, details: details)
  }

  init(code: Code, title: String, details: String = "") {
    self.code = code
    self.title = title
    self.details = details
  }

  /// The short words for a person: the title.
  ///
  /// It is in English, and stands in for Foundation's property of that name, which an error has
  /// only where Foundation is imported. Catch a `MapError`, not any error, to read it.
  public var localizedDescription: String { title }

  /// Title and details.
  public var description: String { details.isEmpty ? title : "\(title) \(details)" }
}

extension MapError.Code {
  fileprivate var title: String {
    switch self {
    case .addressNotFound: "Address not found."
    case .usage: "Nothing to look for."
    case .locationUnknown: "Current location not available."
    case .directionsNotFound, .notInThisMap, .serverFailure, .loadingThrottled, .decodingFailed:
      "Directions not available."
    }
  }
}

extension MapError {
  static let emptyText = MapError(
    code: .usage, details: "The text is empty. Give an address, a name, or a kind of place.")

  static let nothingWanted = MapError(
    code: .usage, details: "No answers are wanted: the limit, the radius or the layers are none.")

  static let incompleteTrip = MapError(
    code: .usage,
    title: "Please enter a valid starting point and at least one destination.")

  static func addressNotFound(_ text: String) -> MapError {
    MapError(
      code: .addressNotFound,
      details: "Looked for “\(text)”. Check the spelling, leave words out, or give the place as "
        + "LATITUDE,LONGITUDE.")
  }
}
