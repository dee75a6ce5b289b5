// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
package import Geo
import PackedFile
package import RoadNetwork

/// Turns a path into steps.
package struct Guide {
  private let network: RoadNetwork
  private let profile: ProfileNetwork
  private let geometry: PathGeometry
  private let turns: TurnClassifier
  private let crossings: IntersectionFinder

  package init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.network = network
    self.profile = profile
    geometry = PathGeometry(network: network)
    turns = TurnClassifier(network: network, profile: profile)
    crossings = IntersectionFinder(network: network, profile: profile)
  }

  /// The leg that a path is; `destination` is the point asked for, for its side of the street.
  package func leg(
    along path: RoutePath, destination: Coordinate, describesLine: Bool = false
  ) -> Leg {
    let starts = stepStarts(path.pieces)
    var steps: [Step] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].piece : path.pieces.count
      steps.append(step(start, path.pieces, upTo: end))
    }
    steps.append(arrival(path, destination: destination))
    return Leg(
      steps: steps, source: path.source, target: path.target,
      summary: mainRoads(path.pieces).joined(separator: ", "),
      deciseconds: UInt64(TravelWeight.deciseconds(path.weight)),
      line: describesLine ? geometry.line(path.pieces) : [])
  }

  /// The one or two names or numbers under which most of a way lies, longest first.
  package func mainRoads(_ pieces: [RoutePath.Piece]) -> [String] {
    var lengths: [String: Double] = [:]
    for piece in pieces {
      let name = roadName(piece.arc)
      if !name.isEmpty { lengths[name, default: 0] += geometry.length(piece) }
    }
    let total = lengths.values.reduce(0, +)
    let sorted = lengths.sorted { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }
    // A second name that covers little would only distract.
    return sorted.prefix(2).enumerated().filter { $0 == 0 || $1.value > total / 5 }.map(
      \.element.key)
  }

  // MARK: Where steps begin

  private struct StepStart {
    let piece: Int
    let manoeuvre: Manoeuvre
    /// The piece whose road the step is named after; of a roundabout the exit.
    var namedAfter: Int
  }

  private func stepStarts(_ pieces: [RoutePath.Piece]) -> [StepStart] {
    var starts = [departure(pieces)]
    var index = 1
    while index < pieces.count {
      if isRing(pieces[index].arc), !isRing(pieces[index - 1].arc) {
        let start = roundabout(pieces, entry: index)
        starts.append(start)
        index = max(index, start.namedAfter) + 1
        continue
      }
      if let manoeuvre = manoeuvre(pieces, at: index),
        manoeuvre.kind != .newName || name(of: starts.last, pieces) != roadName(pieces[index].arc)
      {
        starts.append(StepStart(piece: index, manoeuvre: manoeuvre, namedAfter: index))
      }
      index += 1
    }
    return starts
  }

  /// What a step's road is called; a stretch without a name does not end it.
  private func name(of start: StepStart?, _ pieces: [RoutePath.Piece]) -> String? {
    start.map { roadName(pieces[$0.namedAfter].arc) }
  }

  private func departure(_ pieces: [RoutePath.Piece]) -> StepStart {
    let manoeuvre = Manoeuvre(
      kind: .depart, modifier: nil, location: geometry.points(pieces[0])[0], bearingBefore: 0,
      bearingAfter: geometry.bearings(pieces[0]).start ?? 0, exit: nil)
    return StepStart(piece: 0, manoeuvre: manoeuvre, namedAfter: 0)
  }

  private func manoeuvre(_ pieces: [RoutePath.Piece], at index: Int) -> Manoeuvre? {
    let arc = pieces[index - 1].arc, next = pieces[index].arc
    // Across a piece that is a point the direction is that of the road before it.
    let before = pieces[..<index].reversed().lazy.compactMap { geometry.bearings($0).end }.first
    let after = geometry.bearings(pieces[index]).start
    // A piece without a direction makes no turn.
    let bearingBefore = before ?? after ?? 0, bearingAfter = after ?? before ?? 0
    guard
      let (kind, modifier) = turns.classify(
        from: arc, to: next, bearingBefore: bearingBefore, bearingAfter: bearingAfter)
    else { return nil }
    return Manoeuvre(
      kind: kind, modifier: modifier, location: network.nodes.location[network.tail(ofArc: next)],
      bearingBefore: bearingBefore, bearingAfter: bearingAfter, exit: nil)
  }

  // MARK: Roundabouts

  /// A ring that this profile may only go round one way; walkers see ordinary corners.
  private func isRing(_ arc: UInt32) -> Bool {
    network.ways.flags[network.way(ofArc: arc)].contains(.roundabout)
      && !profile.isUsable(Arc.reverse(of: arc))
  }

  private func roundabout(_ pieces: [RoutePath.Piece], entry: Int) -> StepStart {
    var exits = 0
    var index = entry
    while index + 1 < pieces.count, isRing(pieces[index + 1].arc) {
      exits += exitCount(at: network.head(ofArc: pieces[index].arc))
      index += 1
    }
    let leaves = index + 1 < pieces.count
    let last = leaves ? index + 1 : index
    let before = geometry.bearings(pieces[entry - 1]).end ?? 0
    let after = geometry.bearings(pieces[last]).start ?? before
    let manoeuvre = Manoeuvre(
      kind: .roundabout,
      modifier: TurnClassifier.modifier(Earth.turnAngle(from: before, to: after)),
      location: network.nodes.location[network.tail(ofArc: pieces[entry].arc)],
      bearingBefore: before, bearingAfter: geometry.bearings(pieces[entry]).start ?? before,
      exit: leaves ? exits + 1 : nil)
    return StepStart(piece: entry, manoeuvre: manoeuvre, namedAfter: last)
  }

  private func exitCount(at node: UInt32) -> Int {
    network.nodes.arcs(outOf: node).count { profile.isUsable($0) && !isRing($0) }
  }

  // MARK: Steps

  private func step(_ start: StepStart, _ pieces: [RoutePath.Piece], upTo end: Int) -> Step {
    let range = start.piece..<end
    let points = range.reduce(into: [Coordinate]()) { points, index in
      let next = geometry.points(pieces[index])
      points += points.isEmpty ? next[...] : next.dropFirst()
    }
    let named = pieces[start.namedAfter].arc
    return Step(
      manoeuvre: start.manoeuvre, name: network.name(ofArc: named), ref: network.ref(ofArc: named),
      mode: mode(pieces[start.piece].arc),
      distance: range.reduce(0) { $0 + geometry.length(pieces[$1]) },
      deciseconds: range.reduce(0) { $0 + deciseconds(pieces[$1]) }, points: points,
      intersections: range.compactMap { crossings.intersection(pieces, at: $0, start.manoeuvre) },
      drivesOnLeft: drivesOnLeft(pieces[start.piece].arc))
  }

  private func deciseconds(_ piece: RoutePath.Piece) -> UInt64 {
    UInt64(piece.cost) + UInt64(TravelWeight.deciseconds(piece.turn))
  }

  private func arrival(_ path: RoutePath, destination: Coordinate) -> Step {
    let last = path.pieces[path.pieces.count - 1]
    let bearing = geometry.bearings(last).end ?? 0
    let place = path.target.location
    let manoeuvre = Manoeuvre(
      kind: .arrive, modifier: side(of: destination, from: place, bearing: bearing),
      location: place, bearingBefore: bearing, bearingAfter: 0, exit: nil)
    return Step(
      manoeuvre: manoeuvre, name: network.name(ofArc: last.arc), ref: network.ref(ofArc: last.arc),
      mode: mode(last.arc), distance: 0, deciseconds: 0,
      points: [place, place], intersections: [crossings.arrival(at: place, bearing: bearing)],
      drivesOnLeft: drivesOnLeft(last.arc))
  }

  private func drivesOnLeft(_ arc: UInt32) -> Bool {
    network.ways.flags[network.way(ofArc: arc)].contains(.drivesOnLeft)
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

  private func mode(_ arc: UInt32) -> TravelMode {
    TravelMode(network.ways.roadClass(of: network.way(ofArc: arc)))
      ?? (profile.name == "walking" ? .walking : .driving)
  }

  private func roadName(_ arc: UInt32) -> String { network.roadName(ofArc: arc) }
}
