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

  package init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.network = network
    self.profile = profile
  }

  /// `nil` where no usable road is within reach.
  package func snap(_ place: Coordinate, reach: Double = Snapper.reach) -> Snap? {
    snap(Stop(place, reach: reach))
  }

  /// `nil` where no usable road is within the stop's reach and as it asks for.
  package func snap(_ stop: Stop) -> Snap? {
    let stop = hasStreet(stop) ? stop : stop.withoutStreet
    var nearest = TiedPhantoms(), connected = TiedPhantoms()
    visitRoads(around: stop) { phantom in
      let segment = phantom.segment, metres = phantom.distance
      let isFirstDone = nearest.isDone(metres)
      let isSecondDone = connected.isDone(metres)
      if isFirstDone, isSecondDone { return false }
      if !isFirstDone { nearest.add(phantom) }
      if !isSecondDone, isConnected(segment) { connected.add(phantom) }
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
    network.segmentTree.nearest(to: stop.place, maximumMetres: stop.reach) { segment in
      guard isStart(segment), !isOfAnotherStreet(segment, stop) else { return nil }
      let found = nearestPoint(of: segment, to: plane)
      return stop.isPlain || !directions(on: segment, at: found.index, for: stop).isEmpty
        ? found.metres : nil
    } visit: { segment, _ in
      visit(phantom(on: segment, for: stop, plane))
    }
  }

  /// The directions of a segment that a profile may use and a stop wants, where the segment's
  /// line runs from the point with this index to the next.
  private func directions(
    on segment: UInt32, at index: Int, for stop: Stop
  ) -> Phantom.Directions {
    let forward = Arc.forward(of: segment)
    var usable: Phantom.Directions = []
    if profile.isUsable(forward) { usable.insert(.forward) }
    if profile.isUsable(Arc.reverse(of: forward)) { usable.insert(.backward) }
    if stop.isPlain { return usable }
    let points = network.points(ofSegment: segment)
    return stop.wanted(of: usable, from: points[index], to: points[index + 1])
  }

  private struct TiedPhantoms {
    private(set) var phantoms: [Phantom] = []

    func isDone(_ metres: Double) -> Bool {
      phantoms.first.map { metres > $0.distance + Snapper.tie } ?? false
    }

    mutating func add(_ phantom: Phantom) { phantoms.append(phantom) }
  }

  /// Trips begin and end on land: not where a ferry is under way.
  private func isStart(_ segment: UInt32) -> Bool {
    let arc = Arc.forward(of: segment)
    guard profile.isUsable(arc) || profile.isUsable(Arc.reverse(of: arc)) else { return false }
    let roadClass = network.ways.roadClass(of: network.segments.way[segment])
    return roadClass != .ferry && roadClass != .shuttleTrain
  }

  private func isConnected(_ segment: UInt32) -> Bool {
    let arc = Arc.forward(of: segment)
    return [arc, Arc.reverse(of: arc)].contains {
      profile.isUsable($0) && profile.flags[$0].contains(.largestComponent)
    }
  }

  private func nearestPoint(
    of segment: UInt32, to plane: LocalPlane
  ) -> (index: Int, fraction: Double, metres: Double) {
    var best = (index: 0, fraction: 0.0, metres: Double.infinity)
    let points = network.points(ofSegment: segment)
    for index in 0..<points.count - 1 {
      let found = plane.nearestToOrigin(from: points[index], to: points[index + 1])
      if found.metres < best.metres { best = (index, found.fraction, found.metres) }
    }
    return best
  }

  private func phantom(
    on segment: UInt32, for stop: Stop, _ plane: LocalPlane
  ) -> Phantom {
    let found = nearestPoint(of: segment, to: plane)
    let points = network.points(ofSegment: segment)
    let lengths = zip(points, points.dropFirst()).map { Earth.distance($0, $1) }
    let total = lengths.reduce(0, +)
    let before = lengths[..<found.index].reduce(0, +) + lengths[found.index] * found.fraction
    let location = points[found.index].interpolated(
      to: points[found.index + 1], fraction: found.fraction)
    return Phantom(
      segment: segment, position: total > 0 ? min(1, before / total) : 0, location: location,
      distance: found.metres,
      directions: stop.isPlain ? .both : directions(on: segment, at: found.index, for: stop))
  }
}
