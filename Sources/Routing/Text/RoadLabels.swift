// SPDX-License-Identifier: Apache-2.0

/// What the road is called that a step leads onto, and the places that its signs name.
struct RoadLabels {
  /// Two at most, the one that helps most first; empty where the road has no name.
  private(set) var roads: [String] = []
  private(set) var places: [String] = []

  /// A driver reads no more on the way past.
  private static let limit = 2

  /// `after` is the step that follows, which says where a ramp without signs leads.
  init(of step: Step, after: Step?) {
    places = Self.chosen(step.signs.places)
    switch step.manoeuvre.kind {
    case .onRamp, .offRamp: setRamp(step, after)
    case .merge, .fork:
      let numbers = Self.numbers(step)
      roads = numbers.isEmpty ? Self.named(step) : numbers
    default: roads = Self.named(step)
    }
    places.removeAll { roads.contains($0) }
  }

  /// What a road is called: by its name, or by the numbers on its signs.
  static func named(_ step: Step) -> [String] {
    if !step.name.isBlank, step.name != step.ref {
      return [isRoadNumber(step.name) ? signedRoadNumber(step.name) : step.name]
    }
    let numbers = numbers(step)
    return numbers.isEmpty ? chosen(step.signs.streets) : numbers
  }

  /// Signs first: a ramp itself has no name that anybody knows.
  private mutating func setRamp(_ step: Step, _ after: Step?) {
    let signed = step.signs.refs.map(signedRoadNumber)
    roads = Self.chosen(signed + step.signs.streets)
    if roads.isEmpty { roads = Self.named(step) }
    if roads.isEmpty, places.isEmpty, let after { roads = Self.reached(by: after) }
    // Where the road itself is named its town says no more.
    if signed.isEmpty, !step.signs.streets.isEmpty { places = [] }
  }

  private static func reached(by step: Step) -> [String] {
    switch step.manoeuvre.kind {
    case .onRamp, .offRamp, .fork, .notification: return []
    case .merge:
      let numbers = numbers(step)
      return numbers.isEmpty ? named(step) : numbers
    default: return named(step)
    }
  }

  private static func numbers(_ step: Step) -> [String] {
    guard !step.signs.refs.isEmpty || !step.ref.isEmpty else { return [] }
    let refs =
      step.signs.refs.isEmpty ? step.ref.split(separator: ";").map(String.init) : step.signs.refs
    return chosen(refs.map(signedRoadNumber))
  }

  private static func chosen(_ words: [String]) -> [String] {
    guard !words.isEmpty else { return [] }
    var chosen: [String] = []
    for word in words where chosen.count < limit {
      if !word.isBlank, !chosen.contains(word) { chosen.append(word) }
    }
    return chosen
  }
}

extension String {
  /// Whether there is nothing to read.
  var isBlank: Bool {
    // Most begin with a letter.
    guard let first = utf8.first else { return true }
    return first <= 0x20 || first >= 0x80 ? allSatisfy(\.isWhitespace) : false
  }
}
