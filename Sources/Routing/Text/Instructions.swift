// SPDX-License-Identifier: Apache-2.0

/// Says steps in English.
package struct Instructions: Sendable {
  package init() {}

  /// What to do at the start of each step of a leg.
  package func texts(for leg: Leg) -> [String] {
    leg.steps.indices.map { index in
      let step = leg.steps[index]
      return step.manoeuvre.kind == .depart
        ? departure(step, nextName: leg.steps[index...].lazy.map(\.roadName).first { !$0.isEmpty })
        : text(for: step)
    }
  }

  private func departure(_ step: Step, nextName: String?) -> String {
    if step.roadName.isEmpty, let nextName { return "Proceed to \(nextName)" }
    let heading = "Head \(compassPoint(step.manoeuvre.bearingAfter))"
    return step.roadName.isEmpty ? heading : "\(heading) on \(step.roadName)"
  }

  private func text(for step: Step) -> String {
    let onto = step.roadName.isEmpty ? "" : " onto \(step.roadName)"
    let side = side(step.manoeuvre.modifier)
    switch step.manoeuvre.kind {
    case .depart, .turn, .endOfRoad: return turn(step.manoeuvre.modifier) + onto
    case .continue: return turn(step.manoeuvre.modifier) + onto
    case .newName: return "Continue" + onto
    case .fork: return "Keep \(side)" + onto
    case .merge: return "Merge" + onto
    case .onRamp: return "Take the ramp" + (side.isEmpty ? "" : " on the \(side)") + onto
    case .offRamp: return "Take the exit" + (side.isEmpty ? "" : " on the \(side)") + onto
    case .roundabout, .rotary: return roundabout(step, onto)
    case .roundaboutTurn: return turn(step.manoeuvre.modifier) + onto
    case .exitRoundabout, .exitRotary: return "Exit the roundabout" + onto
    case .useLane: return turn(step.manoeuvre.modifier)
    case .notification: return changeOfMode(step, onto)
    case .arrive: return arrival(step.manoeuvre.modifier)
    }
  }

  private func turn(_ modifier: Manoeuvre.Modifier?) -> String {
    switch modifier {
    case .uTurn: "Make a U-turn"
    case .sharpRight: "Turn sharp right"
    case .right: "Turn right"
    case .slightRight: "Bear right"
    case .slightLeft: "Bear left"
    case .left: "Turn left"
    case .sharpLeft: "Turn sharp left"
    case .straight, nil: "Continue straight"
    }
  }

  private func side(_ modifier: Manoeuvre.Modifier?) -> String {
    switch modifier {
    case .sharpRight, .right, .slightRight: "right"
    case .sharpLeft, .left, .slightLeft: "left"
    case .uTurn, .straight, nil: ""
    }
  }

  private func roundabout(_ step: Step, _ onto: String) -> String {
    guard let exit = step.manoeuvre.exit else { return "Enter the roundabout" }
    return "At the roundabout take the \(ordinal(exit)) exit" + onto
  }

  private func changeOfMode(_ step: Step, _ onto: String) -> String {
    switch step.mode {
    case .ferry: step.roadName.isEmpty ? "Take the ferry" : "Take the ferry \(step.roadName)"
    case .train: step.roadName.isEmpty ? "Take the train" : "Take the train \(step.roadName)"
    case .driving, .walking: "Continue" + onto
    }
  }

  private func arrival(_ modifier: Manoeuvre.Modifier?) -> String {
    let side = side(modifier)
    return side.isEmpty ? "Arrive at the destination" : "The destination is on your \(side)"
  }

  private func compassPoint(_ bearing: Double) -> String {
    let points = [
      "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
    ]
    return points[Int((bearing / 45).rounded()) % 8]
  }

  private func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let tens) where tens != 11: "\(number)st"
    case (2, let tens) where tens != 12: "\(number)nd"
    case (3, let tens) where tens != 13: "\(number)rd"
    default: "\(number)th"
    }
  }
}
