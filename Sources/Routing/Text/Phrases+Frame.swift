// SPDX-License-Identifier: Apache-2.0

/// What stands around directions.
extension Phrases {
  struct Notices: Sendable {
    /// {kinds}.
    let unavoided: Phrase
    let kinds: RoadKindNames
    let tolls: Phrase
    let ferry: Phrase
    let shuttleTrain: Phrase
    let steps: Phrase
    let unpaved: Phrase
    let barrier: Phrase
    let timedRules: Phrase
    let withoutPavement: Phrase
    let border: Phrase
    /// Where a route is on a {road} that is not for everyone.
    let begins: Phrase
    let ends: Phrase
    let beginsAndEnds: Phrase
    let passes: Phrase
    let roads: RestrictedRoads
    /// {length}.
    let farFromStart: Phrase
    let farFromStop: Phrase
    let farFromDestination: Phrase
  }

  struct RoadKindNames: Sendable {
    let tolls: Phrase
    let motorways: Phrase
    let ferries: Phrase
    let unpaved: Phrase
    let steps: Phrase
  }

  struct RestrictedRoads: Sendable {
    let track: Phrase
    let visitors: Phrase
    let sidepath: Phrase
    let privateOrSidepath: Phrase
    let privateRoad: Phrase
  }

  /// What is said where there are no directions.
  struct Failures: Sendable {
    let addressNotFound: Phrase
    let directionsNotFound: Phrase
    /// A start or all stops are missing.
    let incomplete: Phrase
  }

  struct Headings: Sendable {
    let from: Phrase
    let via: Phrase
    let to: Phrase
    /// A route without a name.
    let route: Phrase
    /// {number}.
    let segment: Phrase
    let startingPoint: Phrase
    let endingPoint: Phrase
    let distance: Phrase
    let expectedTravelTime: Phrase
    let totalDistance: Phrase
    let totalTime: Phrase
    let departure: Phrase
    let arrival: Phrase
    /// What stops take in the order in which they were given.
    let givenOrder: Phrase
    let note: Phrase
    let approximate: Phrase
    let automobile: Phrase
    let walking: Phrase
    /// A {name} and what is said of it: {first}.
    let field: Phrase
  }

  struct MeasureWords: Sendable {
    let metres: Phrase
    let kilometres: Phrase
    let feet: Counted
    let miles: Counted
    /// Metres in a sentence.
    let metresInWords: Counted
    let seconds: Phrase
    let minutes: Phrase
    let hours: Phrase
    /// {first} hours, {second} minutes.
    let both: Phrase
  }
}
