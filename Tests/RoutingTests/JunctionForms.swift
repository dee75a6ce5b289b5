// SPDX-License-Identifier: Apache-2.0

import Routing
import TestSupport
import Testing

/// A drawn junction and what one is told who passes it.
///
///     JunctionForm(
///       "a road into another",
///       """
///           c
///           |
///       a---b
///           |
///           d
///       """,
///       ["ab primary", "cbd primary"],
///       ["a>c end of road left cbd", "a>d end of road right cbd"])
///
/// A way is its nodes, its kind, and tags; its name is its nodes unless it is told otherwise. A
/// route is its ends and the steps between departure and arrival, parted by commas; none where
/// nothing is to be said. A ban is the kind of a turn restriction, the way, node and way that it is
/// about: "no_left_turn ab b bc".
struct JunctionForm: CustomTestStringConvertible, Sendable {
  let name: String
  private let drawing: String
  private let ways: [String]
  let routes: [String]
  private let grid: Double
  private let nodes: [Character: String]
  private let bans: [String]
  private let profile: TestMap.Profile

  init(
    _ name: String, _ drawing: String, _ ways: [String], _ routes: [String], grid: Double = 60,
    nodes: [Character: String] = [:], bans: [String] = [], by profile: TestMap.Profile = .automobile
  ) {
    self.name = name
    self.drawing = drawing
    self.ways = ways
    self.routes = routes
    self.grid = grid
    self.nodes = nodes
    self.bans = bans
    self.profile = profile
  }

  var testDescription: String { name }

  private var map: TestMap {
    TestMap(drawing, grid: grid) {
      for (letter, tags) in nodes { node(letter, tagList(tags)) }
      for text in ways { Self.way(text) }
      for text in bans { Self.ban(text) }
    }
  }

  private static func way(_ text: String) -> MapElement {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    let highway = words.count > 1 ? words[1] : "residential"
    let tags = words.count > 2 ? tagList(words[2]) : [:]
    return TestSupport.way(words[0], highway == "-" ? nil : highway, tags)
  }

  private static func ban(_ text: String) -> MapElement {
    let words = text.split(separator: " ").map(String.init)
    return restriction(words[0], from: words[1], via: words[2], to: words[3])
  }

  /// The routes as they are, each in the form of those expected.
  var found: [String] {
    let map = map
    return routes.map { route in
      let ends = route.prefix { $0 != " " }.split(separator: ">").map(String.init)
      let steps = map.steps(ends[0], ends[1], by: profile).split(separator: ",").map(String.init)
      let between = steps.dropFirst().dropLast().joined(separator: ",")
      return "\(ends[0])>\(ends[1])" + (steps.isEmpty ? " no route" : between)
    }
  }
}
