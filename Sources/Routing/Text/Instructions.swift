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
    texts(for: leg.steps, endingAt: stop)
  }

  package func texts(for steps: [Step], endingAt stop: Int? = nil) -> [String] {
    steps.indices.map { StepText(language, steps, at: $0, stop: stop).text }
  }

  /// Which lanes to keep in before each step of a leg, where its text does not say.
  package func lanes(of leg: Leg) -> [String?] { lanes(of: leg.steps) }

  package func lanes(of steps: [Step]) -> [String?] {
    steps.indices.map { StepText(language, steps, at: $0, stop: nil).laneText }
  }

  /// What to know besides at the start of each step of a leg.
  ///
  /// That the road ends, which lanes to keep in; most steps have nothing of the kind.
  package func stepNotices(of leg: Leg) -> [[String]] { stepNotices(of: leg.steps) }

  package func stepNotices(of steps: [Step]) -> [[String]] {
    steps.indices.map { StepText(language, steps, at: $0, stop: nil).notices }
  }
}
