// SPDX-License-Identifier: Apache-2.0

import Routing
import Testing

/// A step in a line: its kind, its modifier, and fields behind semicolons.
///
///     off ramp slight right; exit 10; street Wolfe Road
///
/// A semicolon that parts fields is followed by a blank. Fields are `name`, `ref`, `exit`, `refs`, `street`, `to` (of signs, lists with commas), `number`
/// (of a roundabout's exit), `rotary`, `over` (a passage), `mode`, `bearing`, `lanes` (`+` where
/// one may go, `-` else), `keeps left`; `before` and `next`, last of all, are the mode before and
/// the name of the road after it; `stop` is a stop's number.
struct StepLine {
  static let kinds: [Manoeuvre.Kind] = [
    .depart, .arrive, .turn, .newName, .continue, .fork, .merge, .onRamp, .offRamp, .endOfRoad,
    .roundabout, .rotary, .roundaboutTurn, .exitRoundabout, .exitRotary, .useLane, .notification,
  ]
  static let modifiers: [Manoeuvre.Modifier?] = [
    .uTurn, .sharpRight, .right, .slightRight, .straight, .slightLeft, .left, .sharpLeft, nil,
  ]

  private(set) var steps: [Step] = []
  private(set) var stop: Int?
  private var index = 0

  init(_ line: String) throws {
    let fields = line.split(separator: "; ").map(String.init)
    var words = StepWords(), before: TravelMode?, next: Step?
    for field in fields.dropFirst() {
      let value = String(field.drop { $0 != " " }.dropFirst())
      switch field.prefix(while: { $0 != " " }) {
      case "before": before = TravelMode(rawValue: value)
      case "next": next = try Self.step("turn right", Self.named(value))
      case "merging": next = try Self.step("merge slight left", Self.named(value))
      case "stop": stop = Int(value)
      case let name: try Self.set(String(name), value, &words)
      }
    }
    if let before {
      var earlier = StepWords()
      earlier.mode = before
      steps.append(Step(.turn, .right, words: earlier))
      index = 1
    }
    steps.append(try Self.step(fields[0], words))
    if let next { steps.append(next) }
  }

  func text(_ language: Language) -> String {
    Instructions(language: language).texts(for: steps, endingAt: stop)[index]
  }

  private static func set(_ field: String, _ value: String, _ words: inout StepWords) throws {
    switch field {
    case "name": words.name = value
    case "ref": words.ref = value
    case "exit": words.signs.exit = value
    case "refs": words.signs.refs = parts(value, ",")
    case "street": words.signs.streets = parts(value, ",")
    case "to": words.signs.places = parts(value, ",")
    case "number": words.exit = Int(value)
    case "rotary": words.rotaryName = value
    case "over": words.passage = Passage(rawValue: value)
    case "mode": words.mode = try #require(TravelMode(rawValue: value))
    case "bearing": words.bearing = try #require(Double(value))
    case "lanes":
      words.lanes = value.map { Lane(indications: [.straight], isValid: $0 == "+") }
    case "keeps": words.drivesOnLeft = value == "left"
    default: Issue.record("there is no field \(field)")
    }
  }

  private static func named(_ name: String) -> StepWords {
    var words = StepWords()
    words.name = name
    return words
  }

  private static func step(_ text: String, _ words: StepWords) throws -> Step {
    let kind = try #require(
      StepLine.kinds.filter { text.hasPrefix($0.rawValue) }.max {
        $0.rawValue.count < $1.rawValue.count
      }, "no kind: \(text)")
    let modifier = String(text.dropFirst(kind.rawValue.count).drop { $0 == " " })
    guard !modifier.isEmpty else { return Step(kind, nil, words: words) }
    let known = Manoeuvre.Modifier(rawValue: modifier)
    return Step(kind, try #require(known) as Manoeuvre.Modifier, words: words)
  }

  private static func parts(_ text: String, _ separator: Character) -> [String] {
    text.split(separator: separator).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Language: CustomTestStringConvertible {
  /// Its code.
  public var testDescription: String { code }
}

/// Lines of a step and, behind `=>`, what a language says.
struct StepTable {
  let rows: [(step: String, text: String)]

  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      let halves = line.split(separator: "=>", maxSplits: 1)
      return (
        String(halves[0].reversed().drop { $0 == " " }.reversed()),
        halves.count > 1 ? String(halves[1].drop { $0 == " " }) : ""
      )
    }
  }
}
