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
  private let geometry: PathGeometry
  private let reader: JunctionReader
  private let signs: SignReader

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
    var metres = 0.0
    var steps = drafts.steps.dropLast().map { draft in
      // Rounded from the leg's start, so that errors do not add up.
      let before = centimetres(metres)
      metres += draft.metres
      return step(draft, drafts, path.pieces, centimetres: centimetres(metres) - before)
    }
    signRamps(&steps, drafts, path.pieces)
    if let last = drafts.steps.last { steps.append(arrival(last, path, destination: destination)) }
    return Leg(
      steps: steps, source: path.source, target: path.target,
      summary: mainRoads(path.pieces).joined(separator: ", "),
      deciseconds: UInt64(TravelWeight.deciseconds(path.weight)),
      line: describesLine ? geometry.line(path.pieces) : [])
  }

  private func drafts(_ pieces: [RoutePath.Piece]) -> StepDrafts {
    var drafts = StepDrafting(reader, pieces).drafts
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

  /// The one or two names or numbers under which most of a way lies, longest first.
  package func mainRoads(_ pieces: [RoutePath.Piece]) -> [String] {
    var lengthOfName: [StringID: Double] = [:]
    for piece in pieces {
      let way = network.way(ofArc: piece.arc)
      let name = network.ways.name[way].isEmpty ? network.ways.ref[way] : network.ways.name[way]
      if !name.isEmpty { lengthOfName[name, default: 0] += geometry.length(piece) }
    }
    let lengths = lengthOfName.map { (key: network.ways.strings[$0.key], value: $0.value) }
    let total = lengths.reduce(0) { $0 + $1.value }
    let sorted = lengths.sorted { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }
    // A second name that covers little would only distract.
    return sorted.prefix(2).enumerated().filter { $0 == 0 || $1.value > total / 5 }.map(
      \.element.key)
  }

  // MARK: Steps

  private func step(
    _ draft: StepDraft, _ drafts: StepDrafts, _ pieces: [RoutePath.Piece], centimetres: UInt64
  ) -> Step {
    let points = geometry.points(pieces[draft.pieces])
    let first = pieces[draft.pieces.lowerBound].arc, named = pieces[draft.namedAfter].arc
    let manoeuvre = manoeuvre(draft, drafts, pieces, at: points[0])
    var step = Step(
      manoeuvre: manoeuvre, name: network.ways.strings[draft.road.name],
      ref: network.ways.strings[draft.road.ref], signs: signs.signs(of: named), mode: draft.mode,
      centimetres: centimetres,
      deciseconds: draft.pieces.reduce(0) { $0 + deciseconds(pieces[$1]) }, points: points,
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

  /// What a traveller may want to know of a road, in OSRM's words.
  private func classes(_ arc: UInt32) -> [String] {
    let way = network.way(ofArc: arc)
    let flags = network.ways.flags[way]
    var classes: [String] = []
    switch network.ways.roadClass(of: way) {
    case .motorway, .motorwayLink: classes.append("motorway")
    case .ferry: classes.append("ferry")
    default: break
    }
    if flags.contains(.toll) { classes.insert("toll", at: 0) }
    if profile.flags[arc].access != .open { classes.append("restricted") }
    if flags.contains(.tunnel) { classes.append("tunnel") }
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

  private func arrival(_ draft: StepDraft, _ path: RoutePath, destination: Coordinate) -> Step {
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
      mode: draft.mode, centimetres: 0, deciseconds: 0, points: [place, place],
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
