// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile
package import RoadNetwork
import SpatialIndex

/// Finds the phantoms of a point.
package struct Snapper: Sendable {
  /// Points further from any road than this are not on the map, metres.
  package static let reach = 20_000.0
  /// Distances this near to each other tie, metres: a millimetre, below what OSM can tell apart.
  private static let tie = 0.001

  private let network: RoadNetwork
  private let profile: ProfileNetwork
  private let costs: RoadCosts

  package init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.init(RoadCosts(network, profile))
  }

  /// Finds roads that are open under some costs.
  package init(_ costs: RoadCosts) {
    network = costs.network
    profile = costs.profile
    self.costs = costs
  }

  /// `nil` where no usable road is within reach.
  package func snap(_ place: Coordinate, reach: Double = Snapper.reach) -> Snap? {
    snap(Stop(place, reach: reach))
  }

  /// `nil` where no usable road is within the stop's reach and as it asks for.
  package func snap(_ stop: Stop) -> Snap? {
    let stop = hasStreet(stop) ? stop : stop.withoutStreet
    var nearest = TiedPhantoms(), connected = TiedPhantoms()
    let components = costs.openComponents
    visitRoads(around: stop) { phantom in
      let segment = phantom.segment, metres = phantom.distance
      let isFirstDone = nearest.isDone(metres)
      let isSecondDone = connected.isDone(metres)
      if isFirstDone, isSecondDone { return false }
      let phantoms = [phantom] + twin(of: phantom, for: stop)
      if !isFirstDone { nearest.add(phantoms) }
      if !isSecondDone, isConnected(segment, components) { connected.add(phantoms) }
      return true
    }
    guard !nearest.phantoms.isEmpty else { return nil }
    return Snap(nearest: nearest.phantoms, connected: connected.phantoms)
  }

  /// The places on the nearest roads, nearest first, one a road, `count` at most.
  package func nearest(_ count: Int, to stop: Stop) -> [Phantom] {
    var found: [Phantom] = []
    visitRoads(around: stop) { phantom in
      found.append(phantom)
      return found.count < count
    }
    return found
  }

  /// A house may lie this much further from its own street than from another road, metres.
  private static let streetDetour = 100.0

  /// Whether a road of the stop's street is about as near as any other.
  private func hasStreet(_ stop: Stop) -> Bool {
    guard let street = stop.street, !street.isEmpty else { return false }
    var first: Double?, isFound = false
    visitRoads(around: stop.withoutStreet) { phantom in
      let nearest = first ?? phantom.distance
      first = nearest
      guard phantom.distance <= nearest + Self.streetDetour else { return false }
      isFound = isNamed(phantom.segment, street)
      return !isFound
    }
    return isFound
  }

  private func isNamed(_ segment: UInt32, _ street: String) -> Bool {
    network.name(ofArc: Arc.forward(of: segment)).lowercased() == street.lowercased()
  }

  /// Roads without a name may well be the way to the door.
  private func isOfAnotherStreet(_ segment: UInt32, _ stop: Stop) -> Bool {
    guard let street = stop.street else { return false }
    return !network.name(ofArc: Arc.forward(of: segment)).isEmpty && !isNamed(segment, street)
  }

  private func visitRoads(around stop: Stop, _ visit: (Phantom) -> Bool) {
    let plane = LocalPlane(at: stop.place)
    var line: [Coordinate] = []
    network.segmentTree.nearest(to: stop.place, maximumMetres: stop.reach) { segment in
      guard isStart(segment), !isOfAnotherStreet(segment, stop) else { return nil }
      return leastDistance(of: segment, from: plane)
    } distance: { segment in
      guard stop.isPlain else { return phantom(on: segment, for: stop, plane)?.distance }
      line.removeAll(keepingCapacity: true)
      network.append(pointsOfSegment: segment, to: &line)
      return nearestPoint(of: line, to: plane).metres
    } visit: { segment, _ in
      phantom(on: segment, for: stop, plane).map(visit) ?? true
    }
  }

  /// How near a segment is at least, by its ends and its length alone: who goes to its nearest point
  /// and on along it reaches both ends.
  private func leastDistance(of segment: UInt32, from plane: LocalPlane) -> Double {
    // Further from the equator the plane is no measure of lengths some kilometres off.
    guard abs(plane.origin.latitude) < 800_000_000 else { return 0 }
    let tail = network.nodes.location[network.segments.tail[segment]]
    let head = network.nodes.location[network.segments.head[segment]]
    let length = Double(network.segments.lengthCentimetres[segment]) / 100
    let ends = plane.distanceToOrigin(from: tail) + plane.distanceToOrigin(from: head)
    return max(0, (ends - 1.1 * length) / 2 - 1)
  }

  /// The directions of a segment that a profile may use and a stop wants at a point of its line.
  private func directions(
    on segment: UInt32, at point: LinePoint, of line: [Coordinate], for stop: Stop
  ) -> Phantom.Directions {
    let forward = Arc.forward(of: segment)
    var usable: Phantom.Directions = []
    if costs.isOpen(forward) { usable.insert(.forward) }
    if costs.isOpen(Arc.reverse(of: forward)) { usable.insert(.backward) }
    let keepsLeft = network.ways.flags[network.segments.way[segment]].contains(.drivesOnLeft)
    // At a bend either piece will do: it is drawn sharper than it is driven.
    return point.pieces(of: line, within: Self.tie).reduce(into: []) {
      $0.formUnion(
        stop.wanted(of: usable, from: line[$1], to: line[$1 + 1], drivesOnLeft: keepsLeft))
    }
  }

  private struct TiedPhantoms {
    private(set) var phantoms: [Phantom] = []

    func isDone(_ metres: Double) -> Bool {
      phantoms.first.map { metres > $0.distance + Snapper.tie } ?? false
    }

    /// Takes those at the same place as the first: a trip goes on where it came to.
    mutating func add(_ more: [Phantom]) {
      let place = phantoms.first?.location
      phantoms += more.filter { place == nil || $0.location == place }
    }
  }

  /// Trips begin and end on land: not where a ferry is under way.
  private func isStart(_ segment: UInt32) -> Bool {
    let arc = Arc.forward(of: segment)
    guard costs.isOpen(arc) || costs.isOpen(Arc.reverse(of: arc)) else { return false }
    return !network.ways.roadClass(of: network.segments.way[segment]).isCarried
  }

  /// Whether a segment is in the largest component, of the roads that are left where some are not.
  private func isConnected(_ segment: UInt32, _ components: RoadComponents?) -> Bool {
    let arc = Arc.forward(of: segment)
    return isConnected(arc: arc, components)
      || isConnected(arc: Arc.reverse(of: arc), components)
  }

  private func isConnected(arc: UInt32, _ components: RoadComponents?) -> Bool {
    guard costs.isOpen(arc) else { return false }
    guard let components else { return profile.flags[arc].contains(.largestComponent) }
    return costs.permitsTurn(into: arc) && components.isInLargest(arc)
  }

  private func nearestPoint(of line: [Coordinate], to plane: LocalPlane) -> LinePoint {
    var best = LinePoint(piece: 0, fraction: 0, metres: .infinity)
    for piece in 0..<line.count - 1 {
      let found = plane.nearestToOrigin(from: line[piece], to: line[piece + 1])
      if found.metres < best.metres {
        best = LinePoint(piece: piece, fraction: found.fraction, metres: found.metres)
      }
    }
    return best
  }

  /// Where a segment is nearest; `nil` where it runs as the stop does not want it to.
  private func phantom(
    on segment: UInt32, for stop: Stop, _ plane: LocalPlane
  ) -> Phantom? {
    let line = network.points(ofSegment: segment)
    let point = nearestPoint(of: line, to: plane)
    let found = phantom(on: segment, at: point, of: line, for: stop)
    guard found.directions.isEmpty else { return found }
    return twin(of: found, for: stop).first
  }

  private func phantom(
    on segment: UInt32, at point: LinePoint, of line: [Coordinate], for stop: Stop
  ) -> Phantom {
    Phantom(
      segment: segment, position: point.position(on: line), location: point.location(on: line),
      distance: point.metres,
      directions: stop.isPlain ? .both : directions(on: segment, at: point, of: line, for: stop))
  }

  /// The other end of a loop that closes at the phantom: of one place the beginning and the end.
  private func twin(of phantom: Phantom, for stop: Stop) -> [Phantom] {
    let segment = phantom.segment
    guard network.segments.tail[segment] == network.segments.head[segment] else { return [] }
    let length = network.length(ofArc: Arc.forward(of: segment))
    let isBeginning = phantom.position * length < Self.tie
    guard isBeginning || (1 - phantom.position) * length < Self.tie else { return [] }
    let line = network.points(ofSegment: segment)
    let point =
      isBeginning
      ? LinePoint(piece: line.count - 2, fraction: 1, metres: phantom.distance)
      : LinePoint(piece: 0, fraction: 0, metres: phantom.distance)
    let twin = self.phantom(on: segment, at: point, of: line, for: stop)
    return twin.directions.isEmpty ? [] : [twin]
  }
}
