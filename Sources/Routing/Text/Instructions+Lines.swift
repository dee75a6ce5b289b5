// SPDX-License-Identifier: Apache-2.0

/// What is said of one step, or of two that a traveller takes for one.
package struct InstructionLine: Sendable {
  /// The leg's steps that it stands for.
  package let steps: Range<Int>
  package let text: String
  /// Which lanes to keep in, where the text does not say.
  package let lanes: String?
  /// To the next line, metres.
  package let distance: Double
}

extension Instructions {
  /// What to do along each leg, line by line.
  package func lines(of route: Route) -> [[InstructionLine]] {
    zip(route.legs, texts(of: route)).map { lines(of: $0, $1) }
  }

  /// The exit of a roundabout is in the line of its entry, which says which one it is, and merging
  /// onto a road in that of the ramp that is signed for it.
  private func lines(of leg: Leg, _ texts: [String]) -> [InstructionLine] {
    let lanes = lanes(of: leg)
    let starts = leg.steps.indices.filter { index in
      index == 0
        || !leg.steps[index].manoeuvre.isExit(after: leg.steps[index - 1].manoeuvre)
          && !leg.steps[index].isMerging(after: leg.steps[index - 1])
    }
    return zip(starts, starts.dropFirst() + [leg.steps.count]).map { start, end in
      InstructionLine(
        steps: start..<end, text: texts[start], lanes: lanes[start],
        distance: leg.steps[start..<end].reduce(0) { $0 + $1.distance })
    }
  }
}

extension Step {
  /// Whether it merges onto the road that the signs of the ramp before it name.
  fileprivate func isMerging(after ramp: Step) -> Bool {
    guard ramp.manoeuvre.kind == .onRamp, manoeuvre.kind == .merge else { return false }
    // Signs tell the direction as well: "I 280 South".
    let numbers = ref.split(separator: ";").map { $0.drop { $0 == " " } }
    let isNumbered = ramp.signs.refs.contains { sign in
      numbers.contains { sign == $0 || sign.hasPrefix("\($0) ") }
    }
    return isNumbered || !name.isEmpty && (ramp.signs.streets + [ramp.name]).contains(name)
  }
}

extension Manoeuvre {
  /// Whether it leaves the roundabout by the exit that another one names.
  fileprivate func isExit(after entry: Manoeuvre) -> Bool {
    switch (entry.kind, kind) {
    case (.roundabout, .exitRoundabout), (.rotary, .exitRotary): entry.exit != nil
    default: false
    }
  }
}
