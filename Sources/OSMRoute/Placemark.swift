// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// A place with its address in words, in the shape of MapKit's placemarks.
///
/// What is not known is `nil`.
public struct Placemark: Sendable {
  /// How exactly a placemark answers what was asked.
  public enum MatchLevel: String, Sendable {
    /// The house itself.
    case house
    /// A place on the street, where the map knows its neighbours: approximate.
    case interpolated
    /// The street.
    case street
    /// Where two streets meet.
    case intersection
    /// A point of interest.
    case pointOfInterest = "poi"
    /// A country, town, village or quarter.
    case place
    /// The area of a postal code.
    case postcode
    /// A place that was given by its coordinates.
    case coordinate
  }

  let stored: Geocoding.Placemark

  init(_ stored: Geocoding.Placemark) { self.stored = stored }

  /// A place of which nothing is known but where it is; `nil` where the degrees are no place.
  public init?(coordinate: LocationCoordinate2D) {
    guard let place = coordinate.fixed else { return nil }
    stored = Geocoding.Placemark(coordinate: place, matchLevel: .coordinate)
  }

  /// Where it is.
  public var coordinate: LocationCoordinate2D { LocationCoordinate2D(stored.coordinate) }
  /// What it is called, or its street and number.
  public var name: String? { stored.name }
  /// Street.
  public var thoroughfare: String? { stored.thoroughfare }
  /// House number.
  public var subThoroughfare: String? { stored.subThoroughfare }
  /// Flat, door or floor.
  public var unit: String? { stored.unit }
  /// Part of the suburb.
  public var neighbourhood: String? { stored.neighbourhood }
  /// Suburb or neighbourhood.
  public var subLocality: String? { stored.subLocality }
  /// City, town or village.
  public var locality: String? { stored.locality }
  /// County.
  public var subAdministrativeArea: String? { stored.subAdministrativeArea }
  /// State or province.
  public var administrativeArea: String? { stored.administrativeArea }
  /// Postal code.
  public var postalCode: String? { stored.postalCode }
  /// Country, by name.
  public var country: String? { stored.country }
  /// Country by its ISO 3166-1 code of two letters.
  public var isoCountryCode: String? { stored.isoCountryCode }
  /// The address in lines, in the order of its country.
  public var formattedAddressLines: [String] { stored.formattedAddressLines }
  /// The address in one line.
  public var formattedAddress: String { stored.formattedAddress }
  /// Street and locality in one line, or the name in place of the street.
  public var shortAddress: String? { stored.shortAddress }
  /// How exactly it answers what was asked.
  public var matchLevel: MatchLevel { MatchLevel(stored.matchLevel) }
  /// How much of the text was matched, from 0 to 1; 1 for what was not looked up by a text.
  public var score: Double { stored.score }
  /// What each word of the text was taken for; empty where that was not asked.
  public var matchedWords: [MatchedWord] {
    (stored.explanation?.words ?? []).map { MatchedWord($0) }
  }

  /// A word of a text, and why a placemark answers it.
  public struct MatchedWord: Sendable, Hashable {
    /// What a word was found in.
    public enum Part: String, Sendable {
      /// The name of the street, the place or the point of interest.
      case name
      /// The house number, or the flat.
      case number
      /// What the place lies in: the town, the postcode, the country.
      case context
      /// Nothing: the placemark does not answer this word.
      case nothing
    }

    /// The word as it was typed.
    public let text: String
    /// What it was found in.
    public let part: Part
    /// How much it counts, from 0 to 1.
    public let weight: Double
  }
}

extension Placemark.MatchedWord {
  init(_ stored: MatchExplanation.Word) {
    text = stored.text
    weight = stored.weight
    switch stored.part {
    case .name: part = .name
    case .number: part = .number
    case .context: part = .context
    case .nothing: part = .nothing
    }
  }
}

extension Placemark.MatchLevel {
  init(_ stored: Geocoding.MatchLevel) {
    switch stored {
    case .house: self = .house
    case .interpolated: self = .interpolated
    case .street: self = .street
    case .intersection: self = .intersection
    case .poi: self = .pointOfInterest
    case .place: self = .place
    case .postcode: self = .postcode
    case .coordinate: self = .coordinate
    }
  }
}
