// SPDX-License-Identifier: Apache-2.0

/// What is painted on a lane.
struct LaneMarks: OptionSet, Hashable {
  let rawValue: UInt16

  static let none = LaneMarks(rawValue: 1 << 0)
  static let straight = LaneMarks(rawValue: 1 << 1)
  static let sharpLeft = LaneMarks(rawValue: 1 << 2)
  static let left = LaneMarks(rawValue: 1 << 3)
  static let slightLeft = LaneMarks(rawValue: 1 << 4)
  static let slightRight = LaneMarks(rawValue: 1 << 5)
  static let right = LaneMarks(rawValue: 1 << 6)
  static let sharpRight = LaneMarks(rawValue: 1 << 7)
  static let uTurn = LaneMarks(rawValue: 1 << 8)
  static let mergeLeft = LaneMarks(rawValue: 1 << 9)
  static let mergeRight = LaneMarks(rawValue: 1 << 10)

  static let all: [LaneMarks] = (0...10).map { LaneMarks(rawValue: 1 << $0) }
  static let merges: LaneMarks = [.mergeLeft, .mergeRight]

  /// The marks of one lane in a `turn:lanes` tag, such as "left;through".
  init(text: some StringProtocol) {
    let marks = text.split(separator: ";").reduce(into: LaneMarks()) { marks, word in
      marks.formUnion(Self.byWord[String(word).filter { $0 != " " }] ?? .none)
    }
    let painted = marks.subtracting(.none)
    self.init(rawValue: painted.isEmpty ? LaneMarks.none.rawValue : painted.rawValue)
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private static let byWord: [String: LaneMarks] = [
    "none": .none, "through": .straight, "left": .left, "right": .right, "reverse": .uTurn,
    "slight_left": .slightLeft, "slight_right": .slightRight, "sharp_left": .sharpLeft,
    "sharp_right": .sharpRight, "merge_to_left": .mergeLeft, "merge_to_right": .mergeRight,
  ]

  /// In the order in which OSRM tells them.
  var indications: [Lane.Indication] {
    Self.all.filter { contains($0) }.map { mark in
      switch mark {
      case .sharpLeft: .sharpLeft
      case .left: .left
      case .slightLeft: .slightLeft
      case .slightRight: .slightRight
      case .right: .right
      case .sharpRight: .sharpRight
      case .uTurn: .uTurn
      case .none: .none
      default: .straight
      }
    }
  }

  /// The direction that a single mark asks for.
  var direction: Direction {
    switch self {
    case .uTurn: .uTurn
    case .sharpRight: .sharpRight
    case .right: .right
    case .slightRight: .slightRight
    case .slightLeft: .slightLeft
    case .left: .left
    case .sharpLeft: .sharpLeft
    default: .straight
    }
  }

  /// The mark that asks for a direction.
  init(_ direction: Direction) {
    switch direction {
    case .uTurn: self = .uTurn
    case .sharpRight: self = .sharpRight
    case .right: self = .right
    case .slightRight: self = .slightRight
    case .straight: self = .straight
    case .slightLeft: self = .slightLeft
    case .left: self = .left
    case .sharpLeft: self = .sharpLeft
    }
  }

  /// From right to left, turning round last.
  var order: Int {
    switch self {
    case .sharpRight: 0
    case .right: 1
    case .slightRight: 2
    case .straight: 3
    case .slightLeft: 4
    case .left: 5
    case .sharpLeft: 6
    case .uTurn: 7
    default: 8
    }
  }
}

/// The lanes before a junction, and which of them lead where the way goes.
struct LaneChoice: Equatable {
  /// From left to right.
  var marks: [LaneMarks]
  /// The first that leads there, counted from the right.
  var first: Int
  var count: Int

  var toTheRight: Int { first }
  var toTheLeft: Int { marks.count - first - count }

  /// From left to right.
  var lanes: [Lane] {
    marks.enumerated().map { index, marks in
      let number = self.marks.count - 1 - index
      return Lane(
        indications: marks.indications, isValid: number >= first && number < first + count)
    }
  }
}

/// Neighbouring lanes that carry one mark.
struct LaneGroup: Equatable {
  var mark: LaneMarks
  /// Counted from the right, both included.
  var from: Int
  var to: Int

  /// Whether it lies before another, from the right.
  static func precedes(_ a: LaneGroup, _ b: LaneGroup) -> Bool {
    if a.from != b.from { return a.from < b.from }
    if a.to != b.to { return a.to < b.to }
    if a.mark == b.mark { return false }
    if a.mark == .uTurn { return a.from == 0 }
    if b.mark == .uTurn { return b.from != 0 }
    return a.mark.order < b.mark.order
  }

  /// The groups of some lanes from right to left; none where marks cross each other.
  static func groups(of marks: [LaneMarks]) -> [LaneGroup] {
    var groups: [LaneGroup] = []
    for (number, lane) in marks.reversed().enumerated() {
      for mark in LaneMarks.all where lane.contains(mark) {
        if let known = groups.firstIndex(where: { $0.mark == mark }) {
          groups[known].to = number
        } else {
          groups.append(LaneGroup(mark: mark, from: number, to: number))
        }
      }
    }
    groups.sort(by: precedes)
    for index in groups.indices.dropFirst() {
      let isInMiddle = index + 1 < groups.count && groups[index].mark == .uTurn
      if isInMiddle || groups[index - 1].to > groups[index].from { return [] }
    }
    return groups
  }
}
