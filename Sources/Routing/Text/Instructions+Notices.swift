// SPDX-License-Identifier: Apache-2.0

package import RoadNetwork

extension Route {
  /// The notices in English.
  package var advisoryNotices: [String] { Instructions().notices(of: self) }
}

extension Instructions {
  /// What a traveller should know before setting out.
  package func notices(of route: Route) -> [String] { route.notices.map(text) }

  package func text(_ notice: Notice) -> String {
    let phrases = language.phrases.notice
    switch notice {
    case .unavoided(let kinds): return phrases.unavoided.filled([.kinds: text(kinds)])
    case .tolls: return phrases.tolls.filled()
    case .ferry: return phrases.ferry.filled()
    case .shuttleTrain: return phrases.shuttleTrain.filled()
    case .steps: return phrases.steps.filled()
    case .unpaved: return phrases.unpaved.filled()
    case .access(let part, let kind):
      return phrases[part].filled([.road: phrases.roads[kind].filled()])
    case .barrier: return phrases.barrier.filled()
    case .timedRules: return phrases.timedRules.filled()
    case .withoutPavement: return phrases.withoutPavement.filled()
    case .border: return phrases.border.filled()
    case .farFromRoad(let end, let metres):
      return phrases[far: end].filled([.length: lengthInWords(metres)])
    }
  }

  /// Kinds of road in a list: "tolls, ferries and unpaved roads".
  package func text(_ kinds: RoadKinds) -> String {
    let names = language.phrases.notice.kinds
    let all: [(RoadKinds, Phrase)] = [
      (.tolls, names.tolls), (.motorways, names.motorways), (.ferries, names.ferries),
      (.unpaved, names.unpaved), (.steps, names.steps),
    ]
    return language.grammar.list(all.filter { kinds.contains($0.0) }.map { $0.1.filled() })
  }
}

extension Phrases.Notices {
  fileprivate subscript(part: Notice.AccessPart) -> Phrase {
    switch part {
    case .begins: begins
    case .ends: ends
    case .beginsAndEnds: beginsAndEnds
    case .passes: passes
    }
  }

  fileprivate subscript(far end: Notice.End) -> Phrase {
    switch end {
    case .start: farFromStart
    case .stop: farFromStop
    case .destination: farFromDestination
    }
  }
}

extension Phrases.RestrictedRoads {
  fileprivate subscript(kind: Notice.AccessKind) -> Phrase {
    switch kind {
    case .track: track
    case .visitors: visitors
    case .sidepath: sidepath
    case .privateOrSidepath: privateOrSidepath
    case .privateRoad: privateRoad
    }
  }
}
