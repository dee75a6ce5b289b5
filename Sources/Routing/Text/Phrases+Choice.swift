// SPDX-License-Identifier: Apache-2.0

/// Left or right.
enum Side {
  case left
  case right
}

extension Manoeuvre.Modifier {
  /// `nil` of what lies straight ahead or straight behind.
  var side: Side? {
    switch self {
    case .sharpRight, .right, .slightRight: .right
    case .sharpLeft, .left, .slightLeft: .left
    case .uTurn, .straight: nil
    }
  }
}

extension Phrases.Turns {
  subscript(modifier: Manoeuvre.Modifier?) -> Phrase {
    switch modifier {
    case .sharpLeft: sharpLeft
    case .left: left
    case .slightLeft: slightLeft
    case .straight, nil: straight
    case .slightRight: slightRight
    case .right: right
    case .sharpRight: sharpRight
    case .uTurn: uTurn
    }
  }
}

extension Phrases.Sides {
  subscript(side: Side?) -> Phrase {
    switch side {
    case .left: left
    case .right: right
    case nil: straight
    }
  }
}

extension Phrases.Ramp {
  /// A slight turn is a ramp beside the road, any other one at a junction.
  subscript(modifier: Manoeuvre.Modifier?, isNamed: Bool) -> Phrase {
    switch modifier {
    case .slightLeft: left
    case .slightRight: right
    case .left, .sharpLeft: isNamed ? mergeLeft : turnLeft
    case .right, .sharpRight: isNamed ? mergeRight : turnRight
    case .straight, .uTurn, nil: straight
    }
  }
}

extension Phrases.Exit {
  subscript(side: Side?) -> Phrase {
    switch side {
    case .left: left
    case .right: right
    case nil: plain
    }
  }

  subscript(numbered side: Side?) -> Phrase {
    switch side {
    case .left: numberedLeft
    case .right: numberedRight
    case nil: numbered
    }
  }
}

extension Phrases.Roundabout {
  subscript(turn modifier: Manoeuvre.Modifier?) -> Phrase {
    switch modifier {
    case .uTurn: uTurn
    case .straight, nil: straight
    default: modifier?.side == .left ? left : right
    }
  }
}

/// The lanes that lead where the way goes, where they lie side by side.
struct LaneBlock {
  let phrase: Phrase
  /// How many, for more than one.
  let count: String

  /// `nil` where every lane does, or none, or some here and some there.
  init?(_ lanes: [Lane], _ phrases: Phrases.Lanes, _ counts: [String]) {
    guard let first = lanes.firstIndex(where: \.isValid),
      let last = lanes.lastIndex(where: \.isValid),
      first > 0 || last < lanes.count - 1, lanes[first...last].allSatisfy(\.isValid)
    else { return nil }
    let count = last - first + 1
    self.count = count - 2 < counts.count && count > 1 ? counts[count - 2] : String(count)
    if first == 0 {
      phrase = count == 1 ? phrases.left : phrases.lefts
    } else if last == lanes.count - 1 {
      phrase = count == 1 ? phrases.right : phrases.rights
    } else {
      phrase = count == 1 ? phrases.middle : phrases.middles
    }
  }
}
