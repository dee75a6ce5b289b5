// SPDX-License-Identifier: Apache-2.0

/// Leaves out what nobody needs to be told.
struct QuietSteps {
  private var drafts: StepDrafts

  private init(drafts: consuming StepDrafts) { self.drafts = drafts }

  /// A name that holds for less is not told, metres.
  private static let shortName = 105.0
  /// Steps that follow each other within this are one flight, metres.
  private static let landing = 60.0

  private var steps: [StepDraft] { drafts.steps }

  static func quietened(_ drafts: consuming StepDrafts) -> StepDrafts {
    var pass = Self(drafts: drafts)
    pass.dropSilent()
    pass.dropShortNames()
    return pass.drafts
  }

  /// Joins junctions where nothing is said with the step before them.
  private mutating func dropSilent() {
    var last = 0
    for index in steps.indices.dropFirst() where steps[index].end == nil {
      if steps[index].isSilent || isSamePassage(last, index) {
        drafts.elongate(last, by: index)
        continue
      }
      if steps[index].has(.endOfRoad), !passesJunction(last) {
        let isSame = drafts.haveSameName(last, index)
        drafts.steps[index].instruction.kind = isSame ? .keepOn : .turn
      }
      last = index
    }
    drafts.dropRemoved()
  }

  /// Whether steps go on after a landing.
  private func isSamePassage(_ index: Int, _ next: Int) -> Bool {
    steps[next].has(.passage) && steps[next].road.passage != nil
      && steps[index].road.passage == steps[next].road.passage
      && steps[index].metres < Self.landing
      && !drafts.names.changes(
        from: steps[index].road, to: steps[next].road)
  }

  /// Whether something tells the end of the road from what was passed on it.
  private func passesJunction(_ index: Int) -> Bool {
    steps[index].junctions.count + (steps[index].end == .depart ? 1 : 0) >= 2
  }

  /// Joins stretches of a name that is known already, or that soon ends, with the step before.
  private mutating func dropShortNames() {
    var previous = 0
    for index in steps.indices.dropFirst() where steps[index].end == nil {
      let step = steps[index]
      let isBareName =
        step.has(.newName) && drafts.junction(index).choice == nil
        && steps[previous].mode == step.mode
      if isBareName, drafts.haveSameName(previous, index) || step.metres < Self.shortName {
        drafts.elongate(previous, by: index)
      } else {
        previous = index
      }
    }
    drafts.dropRemoved()
  }
}

/// Leaves out pieces at the ends of a leg that are so short that the trip only touches their road.
struct EndTrimming {
  private var drafts: StepDrafts

  private init(drafts: consuming StepDrafts) { self.drafts = drafts }

  /// Metres.
  private static let touch = 1.0

  private var steps: [StepDraft] { drafts.steps }

  static func trimmed(_ drafts: consuming StepDrafts) -> StepDrafts {
    var pass = Self(drafts: drafts)
    pass.run()
    return pass.drafts
  }

  private mutating func run() {
    trimStart()
    trimEnd()
  }

  private mutating func trimStart() {
    guard steps.count > 2, steps[0].metres <= Self.touch else { return }
    let first = steps[0]
    drafts.steps[1].instruction = .none
    drafts.steps[1].end = .depart
    drafts.steps[1].pieces = first.pieces.lowerBound..<steps[1].pieces.upperBound
    drafts.steps[1].junctions = first.junctions.lowerBound..<steps[1].junctions.upperBound
    drafts.steps[1].metres += first.metres
    drafts.steps[1].isTrimmed = true
    drafts.steps.removeFirst()
  }

  private mutating func trimEnd() {
    let last = steps.count - 2
    guard last > 0, steps[last].metres <= Self.touch else { return }
    let arrival = last + 1
    drafts.steps[last - 1].pieces =
      steps[last - 1].pieces.lowerBound..<steps[last].pieces.upperBound
    drafts.steps[last - 1].metres += steps[last].metres
    drafts.rename(arrival, after: last - 1)
    drafts.steps[arrival].mode = steps[last - 1].mode
    drafts.steps[arrival].isTrimmed = true
    drafts.steps.remove(at: last)
  }
}
