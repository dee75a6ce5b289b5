// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Joins turns that follow each other so closely that a person sees one.
struct StepCollapse {
  private var drafts: StepDrafts

  private init(drafts: consuming StepDrafts) { self.drafts = drafts }

  /// Within this turns belong together, metres.
  static let reach = 30.0

  private var steps: [StepDraft] { drafts.steps }

  static func collapsed(_ drafts: consuming StepDrafts) -> StepDrafts {
    var pass = Self(drafts: drafts)
    pass.run()
    return pass.drafts
  }

  private mutating func run() {
    guard steps.count > 2 else { return }
    var index = 1
    while index < steps.count - 1 {
      if !collapse(at: index) { break }
      index += 1
    }
    drafts.dropRemoved()
  }

  /// Joins a step with its neighbours where it belongs to them; false where the leg's end comes.
  private mutating func collapse(at index: Int) -> Bool {
    let step = steps[index]
    if step.instruction.entersRing || step.has(.stayOnRing) || !step.isTurn { return true }
    if step.has(.sliproad) {
      joinSliproad(index)
      return true
    }
    let next = drafts.next(index)
    if steps[next].end != nil { return false }
    if step.mode != steps[next].mode { return true }
    let previous = drafts.previous(index)
    collapse(previous, index, next)
    afterwards(previous, index)
    return true
  }

  private mutating func collapse(_ previous: Int, _ index: Int, _ next: Int) {
    switch CollapseCases(drafts).find(previous, index, next) {
    case .staggered:
      let isSame = drafts.haveSameName(previous, next)
      drafts.steps[index].instruction = Instruction(isSame ? .silent : .newName, .straight)
      join(index, next)
    case .uTurn:
      drafts.steps[index].instruction = Instruction(.keepOn, .uTurn)
      join(index, next)
    case .nameComesBack:
      drafts.elongate(index, by: next)
      drafts.elongate(previous, by: index)
    case .announcedEarly:
      adjust(next, by: index, after: previous)
      drafts.elongate(previous, by: index)
    case .followedUp:
      adjust(index, by: next, after: previous)
      join(index, next)
    case .straightBetweenTurns:
      let before = drafts.previous(previous)
      drafts.elongate(previous, by: index)
      adjust(previous, by: next, after: before)
      join(previous, next)
    case nil: break
    }
  }

  /// What can be seen only after a first join, such as a name that comes after a U-turn.
  private mutating func afterwards(_ previous: Int, _ index: Int) {
    if !steps[index].isRemoved, index < steps.count - 1 {
      let next = drafts.next(index)
      if CollapseCases(drafts).isWithoutChoice(index, next) {
        adjust(index, by: next, after: previous)
        join(index, next)
      }
    }
    guard steps[previous].end == nil, !steps[previous].isRemoved else { return }
    let before = drafts.previous(previous)
    let last = steps[index].isRemoved ? drafts.next(previous) : index
    guard steps[last].end == nil, last > previous,
      CollapseCases(drafts).isUTurn(before, previous, last)
    else { return }
    drafts.steps[previous].instruction = Instruction(.keepOn, .uTurn)
    join(previous, last)
  }

  /// One step with the name of the later.
  private mutating func join(_ index: Int, _ later: Int) {
    drafts.rename(index, after: later)
    drafts.elongate(index, by: later)
  }

  private mutating func joinSliproad(_ index: Int) {
    var next = drafts.next(index)
    while isSignal(next) {
      drafts.elongate(index, by: next)
      next = drafts.next(index)
    }
    guard steps[next].end == nil, steps[next].mode == steps[index].mode else {
      drafts.steps[index].instruction.kind = .turn
      return
    }
    let previous = drafts.previous(index)
    let isSame = drafts.haveSameName(previous, next)
    drafts.steps[index].instruction.kind = isSame ? .keepOn : .turn
    if let angle = CollapseAngles(drafts).total(index, next) {
      drafts.steps[index].instruction.direction = Direction(sweep: angle)
    }
    takeLanes(index, from: next)
    join(index, next)
  }

  private mutating func takeLanes(_ index: Int, from other: Int) {
    drafts.junctions[steps[index].junctions.lowerBound].choice = drafts.junction(other).choice
  }

  /// A node at which nothing but a traffic light is.
  private func isSignal(_ index: Int) -> Bool {
    steps[index].has(.silent) && steps[index].end == nil
      && drafts.junction(index).roads.count == 2 && drafts.openCount(index) == 1
  }

  // MARK: Adjusting

  /// Gives a step the turn that it and another make together.
  private mutating func adjust(_ index: Int, by other: Int, after previous: Int) {
    let old = steps[index].instruction
    let isFixed = old.kind == .fork || old.kind == .merge
    let angle = CollapseAngles(drafts).total(index, other)
    let direction =
      isFixed ? old.direction : angle.map { Direction(sweep: $0) } ?? old.direction
    let kind = adjustedKind(old, steps[other].instruction, direction, previous, other)
    drafts.steps[index].instruction = Instruction(kind, direction)
  }

  private func adjustedKind(
    _ own: Instruction, _ other: Instruction, _ direction: Direction, _ previous: Int, _ later: Int
  ) -> Instruction.Kind {
    let isSame = drafts.haveSameName(previous, later)
    if Self.isNoTurn(other) || Self.isNoTurn(own) || own.kind == .silent {
      switch own.kind {
      case .silent:
        return direction == .straight ? .newName : (isSame ? .keepOn : .turn)
      case .newName where other.kind == .silent && direction != .straight: return .turn
      case .keepOn where !isSame: return .turn
      case .turn where other.kind != .silent && isSame: return .keepOn
      default: return own.kind
      }
    }
    if other.kind == .onRamp { return .onRamp }
    if own.kind == .turn, other.kind == .turn, isSame { return .keepOn }
    if own.kind == .keepOn, other.kind == .turn, !isSame { return .turn }
    return own.kind
  }

  private static func isNoTurn(_ instruction: Instruction) -> Bool {
    instruction.kind == .newName
      || instruction.direction == .straight
        && (instruction.kind == .turn || instruction.kind == .keepOn)
  }
}

/// The turn that two steps make together.
struct CollapseAngles {
  private let drafts: StepDrafts

  init(_ drafts: StepDrafts) { self.drafts = drafts }

  /// Degrees against the clock from the way back to the way on; `nil` where the first step's own
  /// direction is to stay.
  func total(_ a: Int, _ b: Int) -> Double? {
    let (entry, exit) = a < b ? (a, b) : (b, a)
    if drafts.steps[a].has(.fork) { return nil }
    let first = drafts.sweep(entry), second = drafts.sweep(exit)
    let total = between(entry, exit), own = a == entry ? first : second
    if difference(total, 180) < Angle.narrow / 2 { return own }
    if drafts.steps[entry].metres < StepCollapse.reach { return total }
    let isOneSided = (first <= 185 && second <= 185) || (first >= 175 && second >= 175)
    return isOneSided ? total : own
  }

  /// From the way that leads to the first to that which leaves the second.
  func between(_ entry: Int, _ exit: Int) -> Double {
    sweep(from: drafts.junction(entry).bearingBefore, to: drafts.junction(exit).bearingAfter)
  }
}
