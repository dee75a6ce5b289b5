// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Recognises turns that belong together.
///
/// Each case looks at two steps that follow each other, and where the name counts at the one before.
struct CollapseCases {
  private let drafts: StepDrafts
  private let reach = StepCollapse.reach
  /// A step aside in a crossing that is no wider is hardly seen, metres.
  private static let asideReach = 6.0
  /// A named road between two carriageways that is longer is one to turn into, metres.
  private static let medianReach = 100.0

  init(_ drafts: StepDrafts) { self.drafts = drafts }

  enum Case {
    case staggered, uTurn, nameComesBack, announcedEarly, followedUp, straightBetweenTurns
  }

  /// The first that applies; `nil` where the steps have nothing to do with each other.
  func find(_ previous: Int, _ index: Int, _ next: Int) -> Case? {
    if isStaggered(previous, index, next) { return .staggered }
    if isUTurn(previous, index, next) { return .uTurn }
    if nameComesBack(previous, index, next) { return .nameComesBack }
    if isAnnouncedEarly(previous, index, next) { return .announcedEarly }
    if isFollowedUp(index, next) { return .followedUp }
    return isStraightBetweenTurns(previous, index, next) ? .straightBetweenTurns : nil
  }

  private func step(_ index: Int) -> StepDraft { drafts.steps[index] }

  // MARK: What steps are like

  /// Whether nothing crosses the way after a step's beginning.
  private func isUndisturbed(_ index: Int) -> Bool {
    drafts.junctions[step(index).junctions].dropFirst().allSatisfy { $0.roads.count == 2 }
  }

  private func isShort(_ index: Int) -> Bool {
    step(index).metres <= reach && isUndisturbed(index)
  }

  private func mayJoin(_ a: Int, _ b: Int) -> Bool {
    !step(a).instruction.isOfRing && !step(b).instruction.isOfRing && step(a).end == nil
      && step(b).end == nil && step(a).mode == step(b).mode && !hasBadUTurn(a, b)
      && !leadsOverPassage(a) && !leadsOverPassage(b)
  }

  private func mayJoin(_ a: Int, _ b: Int, _ c: Int) -> Bool {
    ![a, b, c].contains { step($0).instruction.isOfRing } && step(a).mode == step(b).mode
      && step(b).mode == step(c).mode && !(hasBadUTurn(a, b) && hasBadUTurn(b, c))
      && ![b, c].contains { leadsOverPassage($0) }
  }

  /// Steps, lifts and the like are told one by one.
  private func leadsOverPassage(_ index: Int) -> Bool {
    step(index).has(.passage) || step(index).mode == .walking && step(index).road.passage != nil
  }

  /// A U-turn is joined with a new name at most.
  private func hasBadUTurn(_ a: Int, _ b: Int) -> Bool {
    let isUTurn = (step(a).has(.uTurn), step(b).has(.uTurn))
    guard isUTurn.0 || isUTurn.1 else { return false }
    return !(step(a).has(.newName) && isUTurn.1) && !(step(b).has(.newName) && isUTurn.0)
  }

  private func isManoeuvre(_ index: Int) -> Bool {
    step(index).isTurn && !step(index).has(.silent)
  }

  /// Onto another name, without a turn.
  private func isNameChange(_ index: Int) -> Bool {
    step(index).has(.newName) || isStraightTurn(index)
  }

  private func isStraightTurn(_ index: Int) -> Bool {
    (step(index).has(.turn) || step(index).has(.keepOn)) && step(index).has(.straight)
  }

  private func isOnOneSide(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (step(a).instruction.direction, step(b).instruction.direction)
    return (a == .straight || a.isLeft) && (b == .straight || b.isLeft)
      || (a == .straight || a.isRight) && (b == .straight || b.isRight)
  }

  // MARK: Cases

  /// Right and at once left, or the other way round, where a road crosses with a step aside.
  private func isStaggered(_ previous: Int, _ index: Int, _ next: Int) -> Bool {
    if step(index).instruction.entersRing || step(next).instruction.entersRing { return false }
    func isRight(_ sweep: Double) -> Bool { sweep > 45 && sweep < 135 }
    let first = drafts.sweep(index), second = drafts.sweep(next)
    let isZigzag =
      isRight(first) && isRight(360 - second) || isRight(360 - first) && isRight(second)
    return isZigzag && step(index).metres < Self.asideReach
      && step(previous).mode == step(index).mode
      && isUndisturbed(index)
  }

  /// Back on the same road, over a short piece of another.
  func isUTurn(_ previous: Int, _ index: Int, _ next: Int) -> Bool {
    guard mayJoin(previous, index, next),
      step(index).has(.turn) || step(index).has(.keepOn) || step(index).has(.endOfRoad),
      turnsRound(index, next), drafts.haveSameName(previous, next)
    else { return false }
    if isShort(index) { return true }
    let isLink =
      step(index).metres <= 2 * reach && !step(index).road.hasName && step(previous).road.hasName
      && step(next).road.hasName
    let isMedian = step(index).metres <= Self.medianReach || !step(index).road.hasName
    return isUndisturbed(index) && (isLink || isMedian && drafts.openCount(next) == 1)
  }

  func turnsRound(_ index: Int, _ next: Int) -> Bool {
    let sweep = CollapseAngles(drafts).between(index, next)
    return difference(sweep, 0) <= 35
  }

  /// A stretch has another name or none, and then the old one is back.
  private func nameComesBack(_ previous: Int, _ index: Int, _ next: Int) -> Bool {
    guard mayJoin(previous, index, next) else { return false }
    let begins = step(index).has(.newName) || step(index).has(.turn) && step(index).has(.straight)
    let ends =
      step(next).has(.newName) || step(next).has(.turn) && step(next).has(.straight)
      || step(next).has(.silent) && !step(next).road.isCalled
    guard begins, ends else { return false }
    let (before, after) = (step(previous).road, step(next).road)
    return before.name == after.name && before.ref == after.ref
      || drafts.haveSameName(previous, next)
  }

  /// A name or a bend just before the turn that it belongs to.
  private func isAnnouncedEarly(_ previous: Int, _ index: Int, _ next: Int) -> Bool {
    guard isShort(index), isManoeuvre(next) else { return false }
    if mayJoin(previous, index, next), isNameChange(index), step(next).end == nil { return true }
    return mayJoin(index, next) && step(index).has(.silent) && !step(index).has(.straight)
      && isOnOneSide(index, next) && drafts.openCount(index) > 1
  }

  /// A turn and what comes of it at once.
  private func isFollowedUp(_ index: Int, _ next: Int) -> Bool {
    guard mayJoin(index, next) else { return false }
    return isFollowedByName(index, next) || isFollowedByBend(index, next)
      || isSilentBeforeName(index, next) || isFollowedByOnlyWay(index, next)
      || isStraightBeforeOnlyWay(index, next)
  }

  private func isFollowedByName(_ index: Int, _ next: Int) -> Bool {
    guard isManoeuvre(index), isNameChange(next) else { return false }
    let isNear = step(index).metres <= 1.5 * reach && step(next).has(.newName)
    return isShort(index) || isNear && (step(next).has(.straight) || drafts.openCount(next) == 1)
  }

  private func isFollowedByBend(_ index: Int, _ next: Int) -> Bool {
    isShort(index) && step(next).has(.silent) && !step(next).has(.straight) && isManoeuvre(index)
      && isOnOneSide(index, next)
  }

  private func isSilentBeforeName(_ index: Int, _ next: Int) -> Bool {
    step(index).metres < reach / 4 && step(index).has(.silent) && step(next).has(.newName)
  }

  private func isFollowedByOnlyWay(_ index: Int, _ next: Int) -> Bool {
    isShort(index) && !step(index).has(.straight) && drafts.openCount(next) == 1
      && !step(next).has(.silent)
  }

  private func isStraightBeforeOnlyWay(_ index: Int, _ next: Int) -> Bool {
    isStraightTurn(index) && step(index).metres <= 2 * reach && drafts.openCount(next) == 1
      && isUndisturbed(index)
  }

  /// Two turns with the middle of a divided junction between them.
  private func isStraightBetweenTurns(_ previous: Int, _ index: Int, _ next: Int) -> Bool {
    guard mayJoin(previous, index, next), step(previous).end == nil, step(index).has(.silent),
      step(index).has(.straight), step(previous).has(.turn) || step(previous).has(.keepOn),
      step(next).has(.turn) || step(next).has(.keepOn) || step(next).has(.onRamp)
    else { return false }
    let (a, b) = (step(previous).metres, step(index).metres)
    let isAlike = (a < 5 && b < 5) || min(a, b) > 0.75 * max(a, b)
    let total = CollapseAngles(drafts).between(previous, next)
    return isAlike && max(a, b) < 0.8 * reach && total > Angle.narrow
      && total < 360 - Angle.narrow
  }

  /// Two nodes at which one cannot but go on.
  func isWithoutChoice(_ index: Int, _ next: Int) -> Bool {
    guard mayJoin(index, next) else { return false }
    let passed = drafts.junctions[step(index).junctions]
    return drafts.openCount(next) == 1 && passed.count == 2
      && passed[passed.endIndex - 1].openCount == 1 && step(index).metres < 1.5 * reach
  }
}
