// SPDX-License-Identifier: Apache-2.0

/// What to do at one junction, before several are seen together.
struct Instruction: Equatable {
  var kind: Kind
  var direction: Direction

  enum Kind: Equatable {
    /// No junction: the road goes on.
    case none
    /// A junction at which nothing need be said.
    case silent
    case newName
    case keepOn
    case turn
    case merge
    case onRamp
    case offRamp
    case fork
    case endOfRoad
    case changeOfMode
    /// On foot, onto what is no ordinary path, or by a lift.
    case passage
    /// Onto a short cut past a junction: the turn is the one at its end.
    case sliproad
    case enterRing(Ring)
    /// Onto a ring where a road leaves it before the way goes on.
    case enterRingAtExit(Ring)
    /// Over a ring, from one road to the next, which is one of its exits.
    case touchRing(Ring, exit: Int)
    /// Past a ring, by a road that leaves before it.
    case passRing(Ring)
    case stayOnRing
    case leaveRing(Ring)
  }

  static let none = Instruction(kind: .none, direction: .uTurn)

  init(_ kind: Kind, _ direction: Direction) {
    self.kind = kind
    self.direction = direction
  }

  init(kind: Kind, direction: Direction) { self.init(kind, direction) }

  var isOfRing: Bool { isOnRing || passesRing }

  /// Whether one is on a ring before or after it.
  var isOnRing: Bool { entersRing || leavesRing || kind == .stayOnRing }

  var passesRing: Bool { if case .passRing = kind { true } else { false } }

  var entersRing: Bool {
    switch kind {
    case .enterRing, .enterRingAtExit, .touchRing: true
    default: false
    }
  }

  var leavesRing: Bool {
    switch kind {
    case .leaveRing, .touchRing: true
    default: false
    }
  }

  /// Whether an exit is counted there.
  var passesExit: Bool {
    switch kind {
    case .stayOnRing, .enterRingAtExit, .leaveRing, .touchRing: true
    default: false
    }
  }

  /// The kind of ring that it is about; `nil` for none and for going on round one.
  var ring: Ring? {
    switch kind {
    case .enterRing(let ring), .enterRingAtExit(let ring), .touchRing(let ring, _),
      .passRing(let ring), .leaveRing(let ring):
      ring
    default: nil
    }
  }
}

/// Kinds of roads that go round.
enum Ring: Equatable {
  case roundabout
  /// A large one with a name of its own.
  case rotary
  /// One so small that one turns there as at any junction.
  case turn
}
