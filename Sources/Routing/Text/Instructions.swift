// SPDX-License-Identifier: Apache-2.0

/// Says directions in a language.
package struct Instructions: Hashable, Sendable {
  package let language: Language
  package let units: LengthUnits

  package init(language: Language = .english, units: LengthUnits = .kilometres) {
    self.language = language
    self.units = units
  }

  /// What to do at the start of each step, leg by leg.
  package func texts(of route: Route) -> [[String]] {
    route.legs.enumerated().map { index, leg in
      texts(for: leg, endingAt: index + 1 < route.legs.count ? index + 1 : nil)
    }
  }

  /// What to do at the start of each step of a leg that ends at a stop, counted from 1, or at the
  /// destination.
  package func texts(for leg: Leg, endingAt stop: Int? = nil) -> [String] {
    leg.steps.indices.map { StepText(language, leg.steps, at: $0, stop: stop).text }
  }

  /// What to know at the start of each step of a leg besides: which lanes to take, that the road
  /// ends. Most steps have nothing of the kind.
  package func stepNotices(of leg: Leg) -> [[String]] {
    leg.steps.indices.map { StepText(language, leg.steps, at: $0, stop: nil).notices }
  }
}
