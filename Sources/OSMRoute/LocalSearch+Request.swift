// SPDX-License-Identifier: Apache-2.0

extension LocalSearch {
  /// What is looked for, and where.
  public struct Request: Sendable {
    /// Words of a name, an address or a kind of place, in any language; `nil` for all of the
    /// categories.
    public var naturalLanguageQuery: String?
    /// Where to look; `nil` for the whole map.
    public var region: CoordinateRegion?
    /// What the region means.
    public var regionPriority = RegionPriority.default
    /// Only these kinds of places; empty for all.
    public var pointOfInterestCategories: [PointOfInterestCategory] = []
    /// Which kinds of answers are wanted; addresses have no category.
    public var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The language of names in answers: an ISO 639-1 code or a tag such as "de-AT".
    public var language: String?
    /// By what one travels, where the points of interest that are reached soonest from the middle
    /// of the region come first; `nil` where it is those nearest as the crow flies.
    ///
    /// Of the hundred nearest as the crow flies.
    public var transportType: Directions.TransportType?
    /// Most answers to give.
    public var limit = 25

    /// A request for what a text names.
    public init(naturalLanguageQuery: String? = nil, region: CoordinateRegion? = nil) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }

    /// What was looked for, in words.
    var text: String {
      let query = naturalLanguageQuery ?? ""
      guard query.allSatisfy(\.isWhitespace) else { return query }
      return pointOfInterestCategories.map(\.rawValue).joined(separator: ", ")
    }
  }

  /// Kinds of answers.
  public struct ResultType: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt8

    /// The kinds of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Houses, streets, crossings, towns, coordinates.
    public static let address = ResultType(rawValue: 1)
    /// Shops, services, sights.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// What the region of a search means.
  public enum RegionPriority: Sendable {
    /// What is nearer to its middle comes first.
    case `default`
    /// What lies outside is left out.
    case required
  }
}
