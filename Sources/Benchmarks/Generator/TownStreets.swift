// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Draws a town and the tracks around it: a bent lattice of streets of which some are missing, so
/// that most junctions have three arms; main streets along some of its lines; alleys, footways and
/// dead ends between.
struct TownStreets {
  private let plan: CountryPlan
  private let cell: CountryPlan.Cell
  private var dice: Dice
  private var names: NameGrammar
  private(set) var drawn = DrawnCell()
  /// Lines of streets that houses can stand at, and their names.
  private(set) var houseLines: [(nodes: [Int], street: String)] = []
  let town: String
  let postcode: String
  let country: String

  private var gates: [Int] = []
  private let centre = CountryPlan.cellSide / 2

  init(_ plan: CountryPlan, _ cell: CountryPlan.Cell) {
    self.plan = plan
    self.cell = cell
    dice = Dice(seed: plan.seed, cell.column, cell.row, 2)
    names = NameGrammar(seed: plan.seed, column: cell.column, row: cell.row)
    (town, postcode, country) = (names.town(), names.postcode(), names.country)
    addGates()
    let reach = drawStreets()
    drawTracks(outside: reach)
    drawLinks()
  }

  // MARK: Streets

  /// Half the side of the town's lattice in steps, and the length of a step in metres.
  private var lattice: (half: Int, step: Double) {
    let points = max(9, plan.junctions(of: cell))
    let half = max(1, Int((points.squareRoot() / 2).rounded()))
    return (half, min(75, 0.46 * CountryPlan.cellSide / Double(half)))
  }

  private mutating func addGates() {
    let (half, step) = lattice
    let edge = Double(half) * step, side = CountryPlan.cellSide
    let motorway = 120.0
    let places: [DrawnCell.Point] = [
      .init(x: centre - edge, y: centre), .init(x: centre, y: centre - edge),
      .init(x: centre + edge, y: centre), .init(x: centre, y: centre + edge),
      .init(x: motorway, y: side * 0.3), .init(x: motorway - 25, y: side * 0.3),
      .init(x: side * 0.3, y: motorway - 25), .init(x: side * 0.3, y: motorway),
    ]
    gates = places.map { drawn.add($0) }
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

  /// Gives how far the town reaches from the centre, metres.
  private mutating func drawStreets() -> Double {
    let (half, step) = lattice
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
          gate(column, row, half)
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
    return Double(half) * step
  }

  private func gate(_ column: Int, _ row: Int, _ half: Int) -> Int? {
    switch (column, row) {
    case (-half, 0): gates[0]
    case (0, -half): gates[1]
    case (half, 0): gates[2]
    case (0, half): gates[3]
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
      let isMissing = kind >= .residential && dice.happens(0.42)
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
    if dice.happens(kind < .tertiary ? 0.3 : 0.14) { tags.append(.init("oneway", "yes")) }
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

  // MARK: Around the town

  /// A wide lattice of tracks and paths over the rest of the cell, tied to the town's gates.
  private mutating func drawTracks(outside reach: Double) {
    let count = 21, step = CountryPlan.cellSide / Double(count + 1)
    var points = [Int?](repeating: nil, count: count * count)
    for row in 0..<count {
      for column in 0..<count {
        let x = step * (Double(column) + 1 + dice.number(-0.35...0.35))
        let y = step * (Double(row) + 1 + dice.number(-0.35...0.35))
        if max(abs(x - centre), abs(y - centre)) < reach + 60 { continue }
        points[row * count + column] = drawn.add(.init(x: x, y: y))
      }
    }
    for row in 0..<count {
      for column in 0..<count {
        guard let tail = points[row * count + column] else { continue }
        let east = column + 1 < count ? points[row * count + column + 1] : nil
        let north = row + 1 < count ? points[(row + 1) * count + column] : nil
        for (head, line) in [(east, row), (north, column)] {
          // Some lines are country lanes all along, so that these hang together.
          let isLane = line % 7 == 3
          guard let head, isLane || !dice.happens(0.32) else { continue }
          let kind = isLane ? "unclassified" : dice.happens(0.66) ? "track" : "path"
          drawn.draw(from: tail, to: head, every: 33, &dice, [.init("highway", kind)])
        }
      }
    }
    let lanes = (0..<count).filter { $0 % 7 == 3 }
    let around = lanes.flatMap { line in
      (0..<count).flatMap { [points[line * count + $0], points[$0 * count + line]] }
    }.compactMap { $0 }
    for gate in gates.prefix(4) {
      guard let nearest = around.min(by: { distance($0, gate) < distance($1, gate) }) else {
        return
      }
      drawn.draw(from: gate, to: nearest, every: 33, &dice, [.init("highway", "unclassified")])
    }
  }

  private func distance(_ a: Int, _ b: Int) -> Double {
    let (p, q) = (drawn.nodes[a].point, drawn.nodes[b].point)
    return (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)
  }

  // MARK: Roads to the neighbours

  private typealias Gate = DrawnCell.Gate

  private mutating func drawLinks() {
    let east = CountryPlan.Cell(column: cell.column + 1, row: cell.row)
    let north = CountryPlan.Cell(column: cell.column, row: cell.row + 1)
    drawRoad(from: .east, to: east, .west, dx: 1, dy: 0)
    drawRoad(from: .north, to: north, .south, dx: 0, dy: 1)
    if plan.isBesideMotorway(cell.column) {
      drawMotorway(.northbound, .southbound, to: north, exit: .west)
    }
    if plan.isBesideMotorway(cell.row) {
      drawMotorway(.eastbound, .westbound, to: east, exit: .south)
    }
    if plan.isBesideMotorway(cell.column), plan.isBesideMotorway(cell.row) {
      for (from, to) in [
        (Gate.northbound, Gate.eastbound), (.northbound, .westbound), (.southbound, .eastbound),
        (.southbound, .westbound), (.eastbound, .northbound), (.eastbound, .southbound),
        (.westbound, .northbound), (.westbound, .southbound),
      ] { drawOneway(from: gates[from.rawValue], to: gates[to.rawValue], "motorway_link") }
    }
  }

  /// A road across the country to a neighbour's gate.
  private mutating func drawRoad(
    from gate: Gate, to other: CountryPlan.Cell, _ otherGate: Gate, dx: Double, dy: Double
  ) {
    guard plan.contains(other) else { return }
    let isMain = (dx > 0 ? cell.row : cell.column) % 3 == 0
    let start = drawn.nodes[gates[gate.rawValue]].point
    let end = DrawnCell.Point(
      x: dx > 0 ? CountryPlan.cellSide : start.x, y: dy > 0 ? CountryPlan.cellSide : start.y)
    let last = drawn.add(end)
    let line = drawn.bent(from: gates[gate.rawValue], to: last, every: 45, &dice)
    drawn.draw(
      line.map { .own($0) } + [.gate(other, otherGate)],
      [
        .init("highway", isMain ? "primary" : "secondary"),
        .init("ref", "\(isMain ? "P" : "S") \(dx > 0 ? cell.row : 1_000 + cell.column)"),
      ])
  }

  private mutating func drawMotorway(
    _ there: Gate, _ back: Gate, to next: CountryPlan.Cell, exit: Gate
  ) {
    let tags = [
      DrawnCell.Tag("highway", "motorway"), DrawnCell.Tag("oneway", "yes"),
      DrawnCell.Tag("ref", "M \(there == .northbound ? cell.column : cell.row)"),
    ]
    if plan.contains(next) {
      for (gate, isBack) in [(there, false), (back, true)] {
        let start = drawn.nodes[gates[gate.rawValue]].point, side = CountryPlan.cellSide
        let last = drawn.add(
          there == .northbound
            ? .init(x: start.x, y: start.y + side * 0.8)
            : .init(x: start.x + side * 0.8, y: start.y))
        let line = drawn.bent(from: gates[gate.rawValue], to: last, every: 150, &dice)
        let references = line.map { DrawnCell.Reference.own($0) } + [.gate(next, gate)]
        drawn.draw(isBack ? references.reversed() : references, tags)
      }
    }
    // An exit to the town every second cell.
    guard (cell.column + cell.row) % 2 == 0 else { return }
    for gate in [there, back] {
      drawOneway(from: gates[gate.rawValue], to: gates[exit.rawValue], "motorway_link")
      drawOneway(from: gates[exit.rawValue], to: gates[gate.rawValue], "motorway_link")
    }
  }

  private mutating func drawOneway(from tail: Int, to head: Int, _ highway: String) {
    drawn.draw(
      from: tail, to: head, every: 60, &dice,
      [.init("highway", highway), .init("oneway", "yes")])
  }
}
