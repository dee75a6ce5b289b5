// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A place where roads meet, as one sees it who comes by one of them.
///
/// The roads stand in their order against the clock, beginning with the one that leads back:
///
///            straight
///                 3
///     left   4    │
///        ─────────●──────── 2   right
///                 │ ╲
///            back 0   1   sharp right
struct Junction {
  /// The arc one comes by.
  let arrival: UInt32
  let node: UInt32
  let from: RoadTraits
  /// Direction of travel on arrival, degrees from north.
  var bearing: Double
  var roads: [Road]

  /// A road that leaves a junction, or that only enters it.
  struct Road {
    /// Leads away from the junction, whether one may drive it so or not.
    let arc: UInt32
    let traits: RoadTraits
    /// In which it leaves, degrees from north.
    var bearing: Double
    /// Degrees against the clock from the road back: 90 to the right, 180 straight on, 270 to the
    /// left.
    var sweep: Double
    /// Whether one may go on by it.
    var isOpen: Bool
    /// Whether it may be driven away from the junction at all.
    let leadsAway: Bool
    /// Whether it is not for everyone.
    let isRestricted: Bool

    /// How far it is off straight on, degrees.
    var bend: Double { abs(180 - sweep) }
    var direction: Direction { Direction(sweep: sweep) }
  }

  var openCount: Int { roads.count { $0.isOpen } }

  /// The road nearest to a direction among those that pass.
  func nearest(to sweep: Double, where passes: (Road) -> Bool = { _ in true }) -> Int? {
    var best: Int?
    for index in roads.indices where passes(roads[index]) {
      if let last = best,
        difference(roads[index].sweep, sweep) >= difference(roads[last].sweep, sweep)
      {
        continue
      }
      best = index
    }
    return best
  }

  func index(of arc: UInt32) -> Int? { roads.firstIndex { $0.arc == arc } }
}

typealias Direction = Manoeuvre.Modifier

/// The smaller angle between two directions, degrees, 0...180.
func difference(_ a: Double, _ b: Double) -> Double {
  let angle = abs(a - b).truncatingRemainder(dividingBy: 360)
  return angle > 180 ? 360 - angle : angle
}

/// Degrees against the clock from the road back to one that leaves in a direction, 0 ..< 360.
func sweep(from bearingOfTravel: Double, to bearing: Double) -> Double {
  let angle = (540 - bearing + bearingOfTravel).truncatingRemainder(dividingBy: 360)
  return angle < 0 ? angle + 360 : angle
}

func reversed(_ bearing: Double) -> Double { bearing >= 180 ? bearing - 180 : bearing + 180 }

extension Manoeuvre.Modifier {
  init(sweep: Double) {
    switch sweep {
    case ...0: self = .uTurn
    case ..<60: self = .sharpRight
    case ..<140: self = .right
    case ..<160: self = .slightRight
    case ...200: self = .straight
    case ...220: self = .slightLeft
    case ...300: self = .left
    case ..<360: self = .sharpLeft
    default: self = .uTurn
    }
  }

  var isRight: Bool { self == .slightRight || self == .right || self == .sharpRight }
  var isLeft: Bool { self == .slightLeft || self == .left || self == .sharpLeft }
}

/// Angles that decide, degrees.
enum Angle {
  /// Within this a road goes straight on.
  static let hair = 3.0
  /// Within this two directions can hardly be told apart.
  static let fuzzy = 25.0
  /// Within this a road bends rather than turns.
  static let narrow = 40.0
  /// Beyond this roads do not belong together.
  static let group = 60.0

  /// Half the angle of a vector, degrees, 0 ..< 180: the axis of what doubles angles.
  static func degrees(halfOf vector: (y: Double, x: Double)) -> Double {
    let angle = atan2(vector.y, vector.x) * 90 / .pi
    return angle < 0 ? angle + 180 : angle
  }
}
