// SPDX-License-Identifier: Apache-2.0

/// Keeps to the lanes that the turns after the next ask for.
///
/// Where turns follow each other closely, of the lanes of one only those are told from which the
/// next can be made.
struct LaneForesight {
  private var drafts: StepDrafts

  private init(drafts: consuming StepDrafts) { self.drafts = drafts }

  /// What it takes to change to the next lane, metres.
  private static let change = 202.0

  private var steps: [StepDraft] { drafts.steps }

  static func constrained(_ drafts: consuming StepDrafts) -> StepDrafts {
    var pass = Self(drafts: drafts)
    pass.run()
    return pass.drafts
  }

  private mutating func run() {
    var start = 0
    while start < steps.count {
      guard isShortWithLanes(start) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < steps.count, isShortWithLanes(end) { end += 1 }
      if end - start > 1 { constrain(start..<end) }
      start = end
    }
    drafts.dropRemoved()
  }

  private func choice(_ index: Int) -> LaneChoice? {
    steps[index].end == nil && !steps[index].junctions.isEmpty ? drafts.junction(index).choice : nil
  }

  private func isShortWithLanes(_ index: Int) -> Bool {
    guard let lanes = choice(index) else { return false }
    return steps[index].metres < Double(1 + max(lanes.toTheLeft, lanes.toTheRight)) * Self.change
  }

  /// From the last turn back to the first.
  private mutating func constrain(_ range: Range<Int>) {
    var metres = 0.0
    var keepsLeft: Set<Int> = [], keepsRight: Set<Int> = []
    for index in range.dropLast().reversed() {
      guard let own = choice(index), let next = choice(index + 1) else { return }
      metres = steps[index].has(.silent) ? metres + steps[index].metres : 0
      let more = own.count - next.count
      guard more > 0, own.count > 1, metres <= Double(more) * Self.change else { continue }
      let turn = steps[index + 1].instruction
      let isLeft = Self.isLeft(turn) || !Self.isRight(turn) && keepsLeft.contains(index + 1)
      if !Self.isLeft(steps[index].instruction), !Self.isRight(steps[index].instruction) {
        if isLeft {
          keepsLeft.insert(index)
        } else if Self.isRight(turn) || keepsRight.contains(index + 1) {
          keepsRight.insert(index)
        }
      }
      let first =
        isLeft
        ? own.first + own.count - next.count - min(next.toTheLeft, next.count)
        : own.first + min(next.toTheRight, next.count)
      let narrowed = LaneChoice(marks: own.marks, first: max(0, first), count: next.count)
      drafts.junctions[steps[index].junctions.lowerBound].choice = narrowed
      joinIfSame(index)
    }
  }

  private mutating func joinIfSame(_ index: Int) {
    guard index + 1 < steps.count, steps[index].has(.silent), steps[index + 1].has(.silent),
      steps[index].mode == steps[index + 1].mode, let own = choice(index),
      let next = choice(index + 1), own.first == next.first, own.count == next.count
    else { return }
    drafts.elongate(index, by: index + 1)
  }

  private static func isLeft(_ turn: Instruction) -> Bool {
    turn.kind == .merge ? turn.direction.isRight : turn.direction.isLeft
  }

  private static func isRight(_ turn: Instruction) -> Bool {
    turn.kind == .merge ? turn.direction.isLeft : turn.direction.isRight
  }
}
