// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
package import Geo
import PackedFile
package import RoadNetwork

/// Turns a path into steps.
///
///     junctions ─▶ drafts ─▶ joined: divided junctions, ends, rings, close turns, names ─▶ steps
package struct Guide {
  private let network: RoadNetwork
  private let profile: ProfileNetwork
  let geometry: PathGeometry
  let reader: JunctionReader
  private let signs: SignReader
  private let memory = TurnMemory()

  package init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.network = network
    self.profile = profile
    geometry = PathGeometry(network: network)
    reader = JunctionReader(network, profile)
    signs = SignReader(reader: reader)
  }

  /// The leg that a path is; `destination` is the point asked for, for its side of the street.
  package func leg(
    along path: RoutePath, destination: Coordinate, describesLine: Bool = false
  ) -> Leg {
    let drafts = drafts(path.pieces)
    let shape = Shape(drafts, path, geometry)
    var steps: [Step] = []
    steps.reserveCapacity(drafts.steps.count)
    var metres = 0.0
    for index in drafts.steps.indices.dropLast() {
      // Rounded from the leg's start, so that errors do not add up.
      let before = centimetres(metres)
      metres += drafts.steps[index].metres
      steps.append(
        step(
          drafts.steps[index], drafts, path.pieces, shape[index],
          centimetres: centimetres(metres) - before))
    }
    signRamps(&steps, drafts, path.pieces)
    if let last = drafts.steps.last {
      steps.append(arrival(last, path, destination: destination, shape[steps.count]))
    }
    return Leg(
      steps: steps, source: path.source, target: path.target,
      summary: mainRoads(path.pieces).joined(separator: ", "),
      centimetres: centimetres(metres),
      deciseconds: UInt64(TravelWeight.deciseconds(path.weight)),
      endNames: Leg.EndNames(first: steps.first?.name ?? "", last: steps.last?.name ?? ""),
      shape: shape.line, line: describesLine ? geometry.line(path.pieces) : [])
  }

  /// The leg without steps and summary, and without a line where none is drawn.
  package func bareLeg(along path: RoutePath, drawsLine: Bool, describesLine: Bool) -> Leg {
    let pieces = path.pieces, last = pieces.count - 1
    // Of ends that are hardly touched the roads beside them have the names.
    if pieces.isEmpty || min(geometry.length(pieces[0]), geometry.length(pieces[last])) < 2 {
      return leg(
        along: path, destination: path.target.location, describesLine: describesLine
      ).withoutSteps
    }
    var line: [Coordinate] = []
    if drawsLine {
      geometry.append(pieces[...], to: &line)
      line.append(path.target.location)
    }
    return Leg(
      steps: [], source: path.source, target: path.target, summary: "",
      centimetres: centimetres(geometry.length(pieces)),
      deciseconds: UInt64(TravelWeight.deciseconds(path.weight)),
      endNames: Leg.EndNames(
        first: network.name(ofArc: pieces[0].arc), last: network.name(ofArc: pieces[last].arc)),
      shape: line, line: describesLine ? geometry.line(pieces) : [])
  }

  private func drafts(_ pieces: [RoutePath.Piece]) -> StepDrafts {
    var drafts = StepDrafting(reader, memory, pieces).drafts
    drafts = DividedJunctions.joined(drafts)
    drafts = EndTrimming.trimmed(drafts)
    drafts = RingSteps.joined(drafts)
    drafts = StepCollapse.collapsed(drafts)
    drafts = LaneForesight.constrained(drafts)
    return QuietSteps.quietened(drafts)
  }

  /// A ramp without a sign has that of the road that it leads to, if its direction is known: "I 280
  /// South".
  private func signRamps(
    _ steps: inout [Step], _ drafts: StepDrafts, _ pieces: [RoutePath.Piece]
  ) {
    for index in steps.indices.dropLast()
    where drafts.steps[index].road.isRamp && steps[index].signs.isEmpty {
      let next = drafts.steps[(index + 1)...].firstIndex { !$0.road.isLink }
      guard let next, drafts.steps[next].end == nil, drafts.steps[next].road.isFast else {
        continue
      }
      steps[index].signs.refs = signs.directedRefs(of: pieces[drafts.steps[next].namedAfter].arc)
    }
  }

  // MARK: Steps

  private func step(
    _ draft: StepDraft, _ drafts: StepDrafts, _ pieces: [RoutePath.Piece], _ shape: LinePart,
    centimetres: UInt64
  ) -> Step {
    let first = pieces[draft.pieces.lowerBound].arc, named = pieces[draft.namedAfter].arc
    let manoeuvre = manoeuvre(draft, drafts, pieces, at: shape.line[shape.range.lowerBound])
    var step = Step(
      manoeuvre: manoeuvre, name: network.ways.strings[draft.road.name],
      ref: network.ways.strings[draft.road.ref], signs: signs.signs(of: named), mode: draft.mode,
      centimetres: centimetres,
      deciseconds: draft.pieces.reduce(0) { $0 + deciseconds(pieces[$1]) }, shape: shape,
      intersections: intersections(draft, drafts, pieces, manoeuvre),
      drivesOnLeft: drivesOnLeft(first))
    if let ring = draft.rotary { step.rotaryName = network.roadName(ofArc: pieces[ring].arc) }
    step.passage = passage(first, draft)
    return step
  }

  private func manoeuvre(
    _ draft: StepDraft, _ drafts: StepDrafts, _ pieces: [RoutePath.Piece], at start: Coordinate
  ) -> Manoeuvre {
    if draft.end == .depart {
      // Of a piece that the trip only touches no direction is told.
      let piece = draft.isTrimmed ? draft.namedAfter : draft.pieces.lowerBound
      return Manoeuvre(
        kind: .depart, modifier: nil, location: start, bearingBefore: 0,
        bearingAfter: geometry.bearings(pieces[piece]).start ?? 0, exit: nil)
    }
    let junction = drafts.junctions[draft.junctions.lowerBound]
    return Manoeuvre(
      kind: Manoeuvre.Kind(draft.instruction.kind), modifier: draft.instruction.direction,
      location: junction.location, bearingBefore: junction.bearingBefore,
      bearingAfter: junction.bearingAfter,
      exit: draft.instruction.passesRing ? 0 : draft.exit)
  }

  private func intersections(
    _ draft: StepDraft, _ drafts: StepDrafts, _ pieces: [RoutePath.Piece], _ manoeuvre: Manoeuvre
  ) -> [Intersection] {
    var found: [Intersection] = []
    var passed = draft.junctions
    if draft.end == .depart {
      if draft.isTrimmed, !passed.isEmpty { passed.removeFirst() }
      found.append(
        Intersection(
          location: manoeuvre.location, roads: [road(manoeuvre.bearingAfter)],
          incoming: nil, outgoing: 0, classes: classes(pieces[draft.pieces.lowerBound].arc)))
    }
    found.reserveCapacity(found.count + passed.count)
    for junction in drafts.junctions[passed] {
      found.append(
        Intersection(
          location: junction.location, roads: drafts.roads[junction.roads],
          incoming: junction.incoming, outgoing: junction.outgoing,
          lanes: junction.choice?.lanes ?? [], classes: classes(pieces[junction.piece].arc)))
    }
    return found
  }

  private func road(_ bearing: Double) -> Intersection.Road {
    Intersection.Road(bearing: Int(bearing.rounded()) % 360, isOpen: true)
  }

  private func classes(_ arc: UInt32) -> Intersection.Classes {
    let way = reader.way(arc), flags = reader.flags(ofWay: way)
    var classes: Intersection.Classes = []
    switch reader.roadClass(ofWay: way) {
    case .motorway, .motorwayLink: classes.insert(.motorway)
    case .ferry: classes.insert(.ferry)
    default: break
    }
    if flags.contains(.toll) { classes.insert(.toll) }
    if reader.access(arc) != .open { classes.insert(.restricted) }
    if flags.contains(.tunnel) { classes.insert(.tunnel) }
    return classes
  }

  private func passage(_ arc: UInt32, _ draft: StepDraft) -> Passage? {
    if draft.instruction.kind == .passage, reader.isLift(reader.tail(arc)) { return .lift }
    return reader.traits(ofArc: arc).passage
  }

  private func centimetres(_ metres: Double) -> UInt64 { UInt64((metres * 100).rounded()) }

  private func deciseconds(_ piece: RoutePath.Piece) -> UInt64 {
    UInt64(piece.cost) + UInt64(TravelWeight.deciseconds(piece.turn))
  }

  private func drivesOnLeft(_ arc: UInt32) -> Bool {
    network.ways.flags[network.way(ofArc: arc)].contains(.drivesOnLeft)
  }

  // MARK: Arrival

  private func arrival(
    _ draft: StepDraft, _ path: RoutePath, destination: Coordinate, _ shape: LinePart
  ) -> Step {
    let last = path.pieces[path.pieces.count - 1]
    let piece = draft.isTrimmed ? path.pieces[draft.namedAfter] : last
    let bearing = geometry.bearings(piece).end ?? 0
    let place = path.target.location
    let manoeuvre = Manoeuvre(
      kind: .arrive, modifier: side(of: destination, from: place, bearing: bearing),
      location: place, bearingBefore: bearing, bearingAfter: 0, exit: nil)
    let back = Intersection(
      location: place, roads: [road(reversed(bearing))], incoming: 0, outgoing: nil)
    return Step(
      manoeuvre: manoeuvre, name: network.ways.strings[draft.road.name],
      ref: network.ways.strings[draft.road.ref], signs: signs.signs(of: piece.arc),
      mode: draft.mode, centimetres: 0, deciseconds: 0, shape: shape,
      intersections: [back], drivesOnLeft: drivesOnLeft(last.arc))
  }

  /// The side of the street on which a place lies; `nil` where it is on the street itself.
  private func side(
    of place: Coordinate, from road: Coordinate, bearing: Double
  ) -> Manoeuvre.Modifier? {
    guard Earth.distance(road, place) > 1, let towards = Earth.bearing(from: road, to: place) else {
      return nil
    }
    let angle = Earth.turnAngle(from: bearing, to: towards)
    // Beyond the end of a street a place lies ahead, on neither side.
    if abs(angle) < 20 || abs(angle) > 160 { return .straight }
    return angle > 0 ? .right : .left
  }
}

extension Manoeuvre.Kind {
  init(_ kind: Instruction.Kind) {
    switch kind {
    case .none, .silent, .changeOfMode, .passage, .stayOnRing: self = .notification
    case .newName: self = .newName
    case .keepOn: self = .continue
    case .turn, .sliproad: self = .turn
    case .merge: self = .merge
    case .onRamp: self = .onRamp
    case .offRamp: self = .offRamp
    case .fork: self = .fork
    case .endOfRoad: self = .endOfRoad
    case .enterRing(let ring), .enterRingAtExit(let ring), .touchRing(let ring, _):
      switch ring {
      case .roundabout: self = .roundabout
      case .rotary: self = .rotary
      case .turn: self = .roundaboutTurn
      }
    case .leaveRing(let ring), .passRing(let ring):
      self = ring == .rotary ? .exitRotary : .exitRoundabout
    }
  }
}
