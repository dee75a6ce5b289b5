// SPDX-License-Identifier: Apache-2.0

import Routing

/// Writes lengths and times as people say them, in place of MapKit's distance formatter.
///
///     TravelFormatter(units: .miles).string(fromDistance: 483)        // "0.3 miles"
///     TravelFormatter(language: "de").string(fromTravelTime: 3900)    // "1 Std. 5 Min."
public struct TravelFormatter: Sendable {
  let words: Instructions

  init(_ words: Instructions) { self.words = words }

  /// A formatter for a language by its tag; for one that is not known, English.
  ///
  /// `automatic` units are kilometres here; those of a response's formatter are its country's.
  public init(language: String = "en", units: Directions.LengthUnits = .kilometres) {
    words = Instructions(
      language: Language(tag: language) ?? .english,
      units: units == .miles ? .miles : .kilometres)
  }

  /// A length of so many metres: "350 m", "1.2 km", "0.3 miles".
  public func string(fromDistance metres: Double) -> String { words.distance(metres) }

  /// A time of so many seconds: "45 s", "12 min", "1 h 5 min".
  public func string(fromTravelTime seconds: Double) -> String { words.duration(seconds) }
}
