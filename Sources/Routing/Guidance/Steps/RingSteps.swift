// SPDX-License-Identifier: Apache-2.0

/// Makes one manoeuvre of what a path does at a roundabout, and counts the exits.
struct RingSteps {
  private var drafts: StepDrafts

  private init(drafts: consuming StepDrafts) { self.drafts = drafts }

  private var steps: [StepDraft] { drafts.steps }

  static func joined(_ drafts: consuming StepDrafts) -> StepDrafts {
    var pass = Self(drafts: drafts)
    pass.run()
    return pass.drafts
  }

  private mutating func run() {
    guard let first = steps.firstIndex(where: { $0.instruction.isOnRing }) else { return }
    // A trip may begin on a ring.
    var index = steps[first].instruction.entersRing ? first : 0
    while index < steps.count {
      if index != 0, !steps[index].instruction.entersRing {
        index += 1
        continue
      }
      let end = exit(from: index)
      join(index, upTo: end)
      index = (end ?? steps.count) + 1
    }
    drafts.dropRemoved()
  }

  /// The step that leaves the ring; `nil` where the trip ends on it.
  private func exit(from index: Int) -> Int? {
    steps[index...].firstIndex { $0.instruction.leavesRing }
  }

  private mutating func join(_ start: Int, upTo exit: Int?) {
    let entry = steps[start].instruction
    guard let exit else {
      if entry.ring == .rotary { drafts.steps[start].rotary = steps[start].namedAfter }
      if entry.ring == .turn { drafts.steps[start].instruction.kind = .enterRing(.roundabout) }
      swallow(start, upTo: steps.count - 2)
      return
    }
    let count = exitCount(start...exit)
    drafts.steps[exit].exit = count
    guard entry.entersRing else {
      swallow(start, upTo: exit - 1)
      return
    }
    drafts.steps[start].exit = count
    if entry.ring == .rotary { drafts.steps[start].rotary = steps[start].namedAfter }
    if entry.ring == .turn {
      let sweep = start == exit ? drafts.sweep(start) : CollapseAngles(drafts).between(start, exit)
      drafts.steps[start].instruction.direction = Direction(sweep: sweep)
    }
    drafts.rename(start, after: exit)
    let isWhole = entry.ring == .turn && steps[start].mode == steps[exit].mode
    swallow(start, upTo: isWhole ? exit : exit - 1)
  }

  private func exitCount(_ range: ClosedRange<Int>) -> Int {
    if case .touchRing(_, let exit) = steps[range.lowerBound].instruction.kind { return exit }
    return steps[range].count { $0.instruction.passesExit }
  }

  private mutating func swallow(_ start: Int, upTo last: Int) {
    if last > start { drafts.elongate(start, by: last) }
  }
}
