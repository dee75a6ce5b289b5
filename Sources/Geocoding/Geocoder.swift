// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Finds addresses and places by what a person types, and names places on the map.
package struct Geocoder: Sendable {
  package let index: PlaceIndex

  package init(index: PlaceIndex) { self.index = index }

  /// Which answers are wanted of a search by text.
  package struct Options: Sendable {
    package var limit = 10
    /// Nearer answers first among those that fit about as well.
    package var near: Coordinate?
    /// Answers outside are left out.
    package var box: BoundingBox?
    /// Answers of other kinds are left out.
    package var levels = Set(MatchLevel.allCases)

    package init(limit: Int = 10, near: Coordinate? = nil, box: BoundingBox? = nil) {
      self.limit = limit
      self.near = near
      self.box = box
    }
  }

  /// The least share of the query that an answer must explain.
  ///
  /// Lower, and unknown addresses are answered with places that share one word with them.
  private static let leastScore = 0.3
  /// Candidates beyond the limit whose spelling is looked at, for some turn out to be duplicates.
  private static let spareCandidates = 10

  /// Addresses and places that a text may mean, the best first; empty where it means none here.
  ///
  /// Words may stand in any order; words that the index does not know lower the score.
  package func geocode(_ text: String, _ options: Options = Options()) -> [Placemark] {
    let query = AddressQuery(text, in: index)
    guard query.totalWeight > 0, options.limit > 0 else { return [] }
    let ranking = Ranking(index: index, query: query, options: options)
    let best = ranking.best(
      candidates(query, options), keeping: options.limit + Self.spareCandidates)
    return Array(ranking.placemarks(best).prefix(options.limit))
  }

  private func candidates(_ query: AddressQuery, _ options: Options) -> [Candidate] {
    var scoring = CandidateScoring(index: index, query: query)
    let least = Self.leastScore * query.totalWeight
    return query.candidates(in: index).flatMap { thing in
      scoring.candidates(for: thing).filter { candidate in
        candidate.fit >= least && options.levels.contains(index.level(of: candidate.entry))
          && options.box?.contains(index.location(of: candidate.entry)) != false
      }
    }
  }

  /// The placemarks of an OSM object: several where it has several house numbers.
  package func placemarks(of object: ObjectID) -> [Placemark] {
    index.entries(of: object).map { index.placemark($0) }
  }

  /// The placemark of an OSM object, `nil` where the index has none of it.
  package func placemark(of object: ObjectID) -> Placemark? { placemarks(of: object).first }
}
