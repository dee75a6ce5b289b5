// SPDX-License-Identifier: Apache-2.0

package import Routing

/// What a route answer in JSON holds, and how it writes lines.
///
/// As it stands all is there but annotations: what `osmroute query` answers.
package struct RouteForm: Sendable, Equatable {
  package enum Line: Sendable, Equatable {
    /// Encoded, with 5 or 6 decimals.
    case polyline(decimals: Int)
    case geoJSON
  }

  /// The line of the route as a whole.
  package enum Overview: String, Sendable {
    case full
    /// As it looks on a screen.
    case simplified
    case byLegs = "by_legs"
    case none = "false"
  }

  /// Facts of every straight piece of a leg's line.
  package struct Annotations: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let distance = Annotations(rawValue: 1 << 0)
    package static let duration = Annotations(rawValue: 1 << 1)
    package static let speed = Annotations(rawValue: 1 << 2)
    package static let weight = Annotations(rawValue: 1 << 3)
    package static let datasources = Annotations(rawValue: 1 << 4)
    package static let all: Annotations = [.distance, .duration, .speed, .weight, .datasources]
  }

  package var line = Line.polyline(decimals: 5)
  package var overview = Overview.full
  package var hasSteps = true
  package var annotations: Annotations = []
  package var hasWaypoints = true
  /// The language of instructions and notices, and their units.
  package var words = Instructions()

  /// What it takes of the engine's answer.
  package var detail: RouteEngine.Detail {
    if hasSteps { return .steps }
    return overview == .none ? .nothing : .line
  }

  package init() {}
}
