// SPDX-License-Identifier: Apache-2.0

/// The words of one step.
struct StepText {
  private let language: Language
  private let step: Step
  private let before: Step?
  /// Of the first step: the road that comes first that has a name.
  private let firstRoads: [String]
  /// Of the last step: which stop it reaches; `nil` at the destination.
  private let stop: Int?
  private let labels: RoadLabels

  private var phrases: Phrases { language.phrases }
  private var modifier: Manoeuvre.Modifier? { step.manoeuvre.modifier }

  init(
    _ language: Language, _ steps: [Step], at index: Int, stop: Int?
  ) {
    self.language = language
    step = steps[index]
    before = index > 0 ? steps[index - 1] : nil
    self.stop = stop
    labels = RoadLabels(of: step, after: index + 1 < steps.count ? steps[index + 1] : nil)
    // Only the first step asks, so that a route of many steps is gone through once.
    firstRoads =
      step.manoeuvre.kind == .depart && labels.roads.isEmpty
      ? steps[index...].lazy.map { RoadLabels.named($0) }.first { !$0.isEmpty } ?? [] : []
  }

  var text: String {
    if step.manoeuvre.kind != .arrive {
      if let phrase = vehicle { return sentence(filled(phrase)) }
      if let phrase = passage { return passing(phrase) }
    }
    return sentence(filled(phrase, firstRoads.isEmpty ? labels.roads : firstRoads))
  }

  private var phrase: Phrase {
    switch step.manoeuvre.kind {
    case .depart: firstRoads.isEmpty ? phrases.departure.head : phrases.departure.proceed
    case .arrive: arrival
    case .turn, .endOfRoad: phrases.turn[modifier]
    case .continue: staying
    case .newName, .notification: modifier == .uTurn ? phrases.turn.uTurn : phrases.newName
    case .fork: step.signs.exit.isEmpty ? phrases.keep[modifier?.side] : exit
    case .merge: labels.roads.isEmpty ? phrases.merge.plain : phrases.merge.onto
    case .onRamp: phrases.ramp[modifier, !labels.roads.isEmpty]
    case .offRamp: exit
    // Before the ring one turns as anywhere.
    case .exitRoundabout where step.manoeuvre.exit == 0: phrases.turn[modifier]
    case .exitRotary where step.manoeuvre.exit == 0: phrases.turn[modifier]
    case .roundabout, .rotary, .exitRoundabout, .exitRotary: roundabout
    case .roundaboutTurn: phrases.roundabout[turn: modifier]
    case .useLane: lanes?.phrase ?? phrases.lanes.marked
    }
  }

  private var staying: Phrase {
    switch modifier {
    case .uTurn: phrases.stay.uTurn
    case .straight, nil: phrases.stay.straight
    default: phrases.turn[modifier]
    }
  }

  /// The side of an exit is said where it is not the usual one, and where nothing else is.
  private var exit: Phrase {
    let side = modifier?.side
    let isUnusual = side == (step.drivesOnLeft ? .right : .left)
    guard step.signs.exit.isEmpty else {
      return phrases.exit[numbered: isUnusual || step.manoeuvre.kind == .fork ? side : nil]
    }
    let isBare = labels.roads.isEmpty && labels.places.isEmpty
    return phrases.exit[isUnusual || isBare ? side : nil]
  }

  private var roundabout: Phrase {
    let isNamed = !step.rotaryName.isBlank
    switch step.manoeuvre.kind {
    case .exitRoundabout, .exitRotary:
      return isNamed ? phrases.roundabout.leaveNamed : phrases.roundabout.leave
    default:
      if step.manoeuvre.exit == nil {
        return isNamed ? phrases.roundabout.enterNamed : phrases.roundabout.enter
      }
      return isNamed ? phrases.roundabout.exitNamed : phrases.roundabout.exit
    }
  }

  private var arrival: Phrase {
    let phrases = phrases.arrival
    switch modifier {
    case .straight: return stop == nil ? phrases.ahead : phrases.stopAhead
    case .uTurn, nil: return stop == nil ? phrases.plain : phrases.stop
    default:
      return modifier?.side == .left
        ? (stop == nil ? phrases.left : phrases.stopLeft)
        : (stop == nil ? phrases.right : phrases.stopRight)
    }
  }

  private var lanes: LaneBlock? {
    LaneBlock(
      step.intersections.first?.lanes ?? [], phrases.lanes, language.grammar.counts)
  }

  /// Which lanes to keep in, where the text does not say.
  var laneText: String? {
    guard step.manoeuvre.kind != .useLane, let lanes else { return nil }
    return sentence(filled(lanes.phrase))
  }

  /// What to know at the step that its text does not say.
  var notices: [String] {
    let end = step.manoeuvre.kind == .endOfRoad ? sentence(filled(phrases.endOfRoad)) : nil
    return [end, laneText].compactMap { $0 }
  }

  // MARK: Vehicles and passages

  private var vehicle: Phrase? {
    let phrases = phrases.vehicle
    let isNamed = !labels.roads.isEmpty
    switch (before?.mode, step.mode) {
    case (_, .ferry): return isNamed ? phrases.ferryNamed : phrases.ferry
    case (_, .train): return isNamed ? phrases.trainNamed : phrases.train
    case (.ferry, _) where step.manoeuvre.kind == .notification: return phrases.leaveFerry
    case (.train, _) where step.manoeuvre.kind == .notification: return phrases.leaveTrain
    default: return nil
    }
  }

  private var passage: Phrase? {
    let phrases = phrases.passage
    let isNamed = !labels.roads.isEmpty
    switch step.passage {
    case .steps: return isNamed ? phrases.stepsNamed : phrases.steps
    case .lift: return phrases.lift
    case .escalator: return phrases.escalator
    case .square: return isNamed ? phrases.squareNamed : phrases.square
    case nil: return nil
    }
  }

  /// A turn is said before what it leads over.
  private func passing(_ passage: Phrase) -> String {
    let then = filled(passage)
    let first: Phrase
    switch step.manoeuvre.kind {
    case .depart: first = phrases.departure.head
    case .roundabout, .rotary, .exitRoundabout, .exitRotary: return sentence(then)
    default:
      guard let modifier, modifier != .straight else { return sentence(then) }
      first = phrases.turn[modifier]
    }
    let turn = filled(first, [])
    return sentence(
      phrases.sequence.filled { $0 == .first ? turn : $0 == .second ? then : "" })
  }

  // MARK: Gaps

  private func filled(_ phrase: Phrase) -> String { filled(phrase, labels.roads) }

  private func filled(_ phrase: Phrase, _ roads: [String]) -> String {
    phrase.filled { word($0, roads) }
  }

  private func word(_ slot: Phrase.Slot, _ roads: [String]) -> String {
    switch slot {
    case .onto: road(roads, .onto)
    case .along: road(roads, .along)
    case .reaching: road(roads, .reaching)
    case .destination: road(roads, .destination)
    case .object: road(roads, .object)
    case .toward: toward
    case .exit: step.signs.exit.split(separator: ";").joined(separator: "/")
    case .ordinal: language.grammar.ordinal(step.manoeuvre.exit ?? 1)
    case .direction: direction
    case .name: step.rotaryName.isEmpty ? roads.first ?? "" : step.rotaryName
    case .number: String(stop ?? 0)
    case .count: lanes?.count ?? ""
    case .length, .kinds, .road, .first, .second: ""
    }
  }

  private func road(_ roads: [String], _ use: RoadUse) -> String {
    guard let first = roads.first else { return "" }
    return ([language.grammar.road(first, use)] + roads.dropFirst())
      .joined(separator: language.grammar.slash)
  }

  private var toward: String {
    guard !labels.places.isEmpty else { return "" }
    let places = labels.places.joined(separator: language.grammar.comma)
    return phrases.toward.filled { $0 == .name ? places : "" }
  }

  private var direction: String {
    let bearing = step.manoeuvre.bearingAfter.truncatingRemainder(dividingBy: 360)
    let point = bearing.isFinite ? Int((bearing / 45).rounded()) % 8 : 0
    return phrases.departure.directions[(point + 8) % 8]
  }

  /// Begins with a capital, whatever its first gap left.
  private func sentence(_ text: String) -> String {
    if let first = text.utf8.first, (0x41...0x5a).contains(first) { return text }
    let text = text.drop { $0 == " " }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
