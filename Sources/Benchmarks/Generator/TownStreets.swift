// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Draws the streets of a town: a bent lattice of which some are missing, so that most junctions
/// have three arms; main streets along some of its lines; alleys, footways and dead ends between.
struct TownStreets {
  private(set) var dice: Dice
  private var names: NameGrammar
  private(set) var drawn = DrawnCell()
  /// Lines of streets that houses can stand at, and their names.
  private(set) var houseLines: [(nodes: [Int], street: String)] = []
  /// How far the town reaches from the centre of its cell, metres.
  let reach: Double

  /// Half the side of the lattice in steps, and the length of a step in metres.
  private let half: Int
  private let step: Double
  private let centre = CountryPlan.cellSide / 2

  /// A town of about so many junctions.
  init(junctions: Double, _ dice: Dice, _ names: NameGrammar) {
    self.dice = dice
    self.names = names
    half = max(1, Int((max(9, junctions).squareRoot() / 2).rounded()))
    step = min(75, 0.46 * CountryPlan.cellSide / Double(half))
    reach = Double(half) * step
    addGates()
    drawStreets()
  }

  /// The gates come first, so that their numbers are those of their kinds.
  private mutating func addGates() {
    let edge = reach, side = CountryPlan.cellSide
    let motorway = 120.0
    let places: [DrawnCell.Point] = [
      .init(x: centre - edge, y: centre), .init(x: centre, y: centre - edge),
      .init(x: centre + edge, y: centre), .init(x: centre, y: centre + edge),
      .init(x: motorway, y: side * 0.3), .init(x: motorway - 25, y: side * 0.3),
      .init(x: side * 0.3, y: motorway - 25), .init(x: side * 0.3, y: motorway),
    ]
    for place in places { _ = drawn.add(place) }
  }

  private enum Kind: Int, Comparable {
    case primary, secondary, tertiary, residential, living

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }

    var highway: String {
      switch self {
      case .primary: "primary"
      case .secondary: "secondary"
      case .tertiary: "tertiary"
      case .residential: "residential"
      case .living: "living_street"
      }
    }
  }

  /// What runs along a line of the lattice, so many steps from the centre.
  private func kind(ofLine line: Int) -> Kind {
    switch abs(line) {
    case 0: .primary
    case let line where line % 12 == 0: .secondary
    case let line where line % 4 == 0: .tertiary
    default: .residential
    }
  }

  private mutating func drawStreets() {
    let width = 2 * half + 1
    var points = [Int?](repeating: nil, count: width * width)
    func index(_ column: Int, _ row: Int) -> Int { (row + half) * width + column + half }
    let lobes = dice.number(0...6.28), flatness = dice.number(0.05...0.3)
    for row in -half...half {
      for column in -half...half {
        let radius = Double(column * column + row * row).squareRoot()
        let angle = atan2(Double(row), Double(column))
        let reach = Double(half) * (1 - flatness * (1 + sin(3 * angle + lobes)) / 2)
        guard radius <= reach || column == 0 || row == 0 else { continue }
        let jitter = column == 0 || row == 0 ? 0.08 : 0.3
        points[index(column, row)] =
          gate(column, row)
          ?? drawn.add(
            .init(
              x: centre + step * (Double(column) + dice.number(-jitter...jitter)),
              y: centre + step * (Double(row) + dice.number(-jitter...jitter))))
      }
    }
    for line in -half...half {
      drawLine(line, (-half...half).map { points[index($0, line)] })
      drawLine(line, (-half...half).map { points[index(line, $0)] })
    }
  }

  private func gate(_ column: Int, _ row: Int) -> Int? {
    switch (column, row) {
    case (-half, 0): DrawnCell.Gate.west.rawValue
    case (0, -half): DrawnCell.Gate.south.rawValue
    case (half, 0): DrawnCell.Gate.east.rawValue
    case (0, half): DrawnCell.Gate.north.rawValue
    default: nil
    }
  }

  /// Draws one line of the lattice as streets; those of a run share a name.
  private mutating func drawLine(_ line: Int, _ points: [Int?]) {
    let kind = kind(ofLine: line)
    var street = names.street()
    var run: [[Int]] = []
    for position in 1..<points.count {
      guard let tail = points[position - 1], let head = points[position] else {
        flush(&run, kind, street)
        continue
      }
      let isMissing = kind >= .residential && dice.happens(0.46)
      if isMissing {
        flush(&run, kind, street)
        street = names.street()
        drawInstead(tail, head)
        continue
      }
      run.append(drawn.bent(from: tail, to: head, every: 24, &dice))
      // A way ends now and then where nothing else begins.
      if dice.happens(kind < .residential ? 0.6 : 0.45) { flush(&run, kind, street) }
      if dice.happens(0.08) { street = names.street() }
    }
    flush(&run, kind, street)
  }

  private mutating func flush(_ run: inout [[Int]], _ kind: Kind, _ street: String) {
    guard let first = run.first else { return }
    let line = run.dropFirst().reduce(first) { $0 + $1.dropFirst() }
    run = []
    let kind = kind == .residential && dice.happens(0.12) ? Kind.living : kind
    var tags = [DrawnCell.Tag("highway", kind.highway), DrawnCell.Tag("name", street)]
    if dice.happens(kind < .tertiary ? 0.3 : 0.16) { tags.append(.init("oneway", "yes")) }
    switch kind {
    case .residential: tags.append(.init("maxspeed", "30"))
    case .living: break
    default: tags.append(.init("maxspeed", "50"))
    }
    drawn.draw(line.map { .own($0) }, tags)
    houseLines.append((line, street))
    addSideWays(line, kind)
  }

  /// Dead ends, yards and footways that begin on a street between its junctions.
  private mutating func addSideWays(_ line: [Int], _ kind: Kind) {
    for node in line.dropFirst().dropLast() where dice.happens(0.12) {
      let place = drawn.nodes[node].point
      let yard = drawn.add(
        .init(x: place.x + dice.number(-35...35), y: place.y + dice.number(-35...35)))
      let isService = dice.happens(0.55)
      drawn.draw(
        from: node, to: yard, every: 9, &dice,
        [.init("highway", isService ? "service" : "footway")])
      if dice.happens(0.45) {
        let end = drawn.add(
          .init(x: place.x + dice.number(-60...60), y: place.y + dice.number(-60...60)))
        drawn.draw(
          from: yard, to: end, every: 9, &dice,
          [.init("highway", isService && dice.happens(0.5) ? "service" : "footway")])
      }
    }
    guard kind < .residential else { return }
    for node in line.dropFirst().dropLast() where dice.happens(0.05) {
      drawn.tag(node, .init("highway", dice.happens(0.3) ? "traffic_signals" : "crossing"))
    }
  }

  /// What is there where a street is missing: nothing, a path, steps, or two dead ends.
  private mutating func drawInstead(_ tail: Int, _ head: Int) {
    switch dice.share() {
    case ..<0.3:
      drawn.draw(
        from: tail, to: head, every: 12, &dice,
        [.init("highway", dice.happens(0.2) ? "steps" : "footway")])
    case ..<0.5:
      let line = drawn.bent(from: tail, to: head, every: 15, &dice)
      drawn.draw(
        line.dropLast(line.count > 3 ? 2 : 1).map { .own($0) }, [.init("highway", "service")])
    default: break
    }
  }
}
