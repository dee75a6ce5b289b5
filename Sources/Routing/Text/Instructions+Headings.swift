// SPDX-License-Identifier: Apache-2.0

extension Instructions {
  /// Words that stand above, below and before directions.
  package enum Heading: CaseIterable, Sendable {
    case from
    case via
    case to
    /// A route without a name.
    case route
    case startingPoint
    case endingPoint
    case distance
    case expectedTravelTime
    case totalDistance
    case totalTime
    case departure
    case arrival
    case givenOrder
    case note
    case approximate
  }

  package func word(_ heading: Heading) -> String {
    let words = language.phrases.heading
    let phrase =
      switch heading {
      case .from: words.from
      case .via: words.via
      case .to: words.to
      case .route: words.route
      case .startingPoint: words.startingPoint
      case .endingPoint: words.endingPoint
      case .distance: words.distance
      case .expectedTravelTime: words.expectedTravelTime
      case .totalDistance: words.totalDistance
      case .totalTime: words.totalTime
      case .departure: words.departure
      case .arrival: words.arrival
      case .givenOrder: words.givenOrder
      case .note: words.note
      case .approximate: words.approximate
      }
    return phrase.filled()
  }

  /// What is above a leg, counted from 1.
  package func segment(_ number: Int) -> String {
    language.phrases.heading.segment.filled([.number: String(number)])
  }

  /// By what one travels, of a profile's name.
  package func transport(_ profile: String) -> String {
    switch profile {
    case "automobile": language.phrases.heading.automobile.filled()
    case "walking": language.phrases.heading.walking.filled()
    default: profile
    }
  }

  /// How long a route is, how long it takes, and by what: "2 km, 3 min, automobile".
  package func facts(of route: Route) -> String {
    var transports: [String] = []
    for leg in route.legs.indices {
      let transport = transport(route.profile(ofLeg: leg))
      if !transports.contains(transport) { transports.append(transport) }
    }
    return facts(route.distance, route.duration, transports)
  }

  /// The same of metres, seconds, and words for the means of travel.
  package func facts(_ metres: Double, _ seconds: Double, _ transports: [String]) -> String {
    list([distance(metres), duration(seconds)] + transports)
  }

  /// A line that says one thing: "Total Time: 12 min".
  package func field(_ name: String, _ text: String) -> String {
    language.phrases.heading.field.filled([.name: name, .first: text])
  }

  /// Facts one after the other.
  package func list(_ facts: [String]) -> String {
    facts.joined(separator: language.grammar.comma)
  }

  package func field(_ heading: Heading, _ text: String) -> String { field(word(heading), text) }
}
