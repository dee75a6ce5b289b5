// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension Route {
  /// The notices in English.
  package var advisoryNotices: [String] { notices.map(\.text) }
}

extension Notice {
  fileprivate var text: String {
    switch self {
    case .unavoided(let kinds):
      "No route avoids \(kinds.text) altogether; this one has the least."
    case .tolls: "This route has tolls."
    case .ferry: "This route uses a ferry."
    case .shuttleTrain: "This route uses a shuttle train."
    case .steps: "This route has steps."
    case .unpaved: "This route uses unpaved roads."
    case .access(let part, let kind): "This route \(part.verb) \(kind.noun)."
    case .barrier: "This route passes a barrier that is not open to everyone."
    case .farFromRoad(let end, let metres):
      "This route \(end == .start ? "begins" : "ends") \(metres) metres from the \(end.noun)."
    }
  }
}

extension Notice.AccessPart {
  fileprivate var verb: String {
    switch self {
    case .begins: "begins on"
    case .ends: "ends on"
    case .beginsAndEnds: "begins and ends on"
    case .passes: "passes along"
    }
  }
}

extension Notice.AccessKind {
  fileprivate var noun: String {
    switch self {
    case .track: "a track that may not be for everyone"
    case .visitors: "a road for residents or visitors only"
    case .sidepath: "a road beside which there is a path for walkers"
    case .privateOrSidepath: "a road that is private or has a path for walkers beside it"
    case .privateRoad: "a private road"
    }
  }
}

extension Notice.End {
  fileprivate var noun: String {
    switch self {
    case .start: "starting point"
    case .stop: "stop"
    case .destination: "destination"
    }
  }
}
