// SPDX-License-Identifier: Apache-2.0

package import Geo

/// A place where a trip begins, ends or passes, and which roads will do for it.
package struct Stop: Sendable, Equatable {
  /// Directions of travel within some degrees of a bearing.
  package struct Heading: Sendable, Equatable {
    /// Degrees from north.
    package let bearing: Double
    /// Degrees to either side.
    package let range: Double

    package init(bearing: Double, range: Double) {
      self.bearing = bearing
      self.range = range
    }

    /// Whole degrees are compared, as they are asked for: no road is drawn more exactly.
    func contains(_ direction: Double) -> Bool {
      abs(Earth.turnAngle(from: bearing, to: direction.rounded())) <= range
    }
  }

  /// On which side of a traveller the place shall lie.
  package enum Approach: String, Sendable {
    case unrestricted
    /// The side on which one drives and stops.
    case curb
    case opposite
  }

  package let place: Coordinate
  /// Roads further off will not do, metres.
  package var reach = Snapper.reach
  /// How one travels along the road there; `nil` for any way.
  package var heading: Heading?
  package var approach = Approach.unrestricted
  /// The street that the place belongs to; a road of another name that happens to be nearer will
  /// not do where one of this name is near, too.
  package var street: String?

  package init(_ place: Coordinate, reach: Double = Snapper.reach) {
    self.place = place
    self.reach = reach
  }

  /// Whether any direction will do.
  var isPlain: Bool { heading == nil && approach == .unrestricted }

  var withoutStreet: Stop {
    var stop = self
    stop.street = nil
    return stop
  }

  /// Those of some directions that the stop wants on a line from a to b.
  func wanted(
    of usable: Phantom.Directions, from a: Coordinate, to b: Coordinate, drivesOnLeft: Bool
  ) -> Phantom.Directions {
    var wanted = usable
    if let heading {
      guard let along = Earth.bearing(from: a, to: b) else { return [] }
      if !heading.contains(along) { wanted.remove(.forward) }
      if !heading.contains(along + 180) { wanted.remove(.backward) }
    }
    // On a one-way street there is no choice of sides.
    guard approach != .unrestricted, wanted == .both else { return wanted }
    let side = rightOf(a, b)
    guard side != 0 else { return wanted }
    let isNear = (side > 0) != drivesOnLeft
    return isNear == (approach == .curb) ? .forward : .backward
  }

  /// Above zero where the place lies to the right of a line, below to the left, zero on it.
  private func rightOf(_ a: Coordinate, _ b: Coordinate) -> Double {
    let plane = LocalPlane(at: place)
    let cross =
      plane.y(of: a) * (plane.x(of: b) - plane.x(of: a))
      - plane.x(of: a) * (plane.y(of: b) - plane.y(of: a))
    // A hand's breadth is no side.
    return abs(cross) < 0.1 * Earth.distance(a, b) ? 0 : cross
  }
}
