// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// How one means of transport may use the roads, as a value that generic code reads.
package struct Profile: Sendable {
  package let name: String
  /// Access keys, the most specific first, the generic one (`access`) last.
  let accessKeys: [DirectionalKey]
  let classes: [RoadClass: ClassRule]
  /// Keys that make a way oneway, the most specific first.
  let onewayKeys: [String]
  /// Whether motorways and roundabouts are oneway without a tag that says so.
  let impliesOneway: Bool
  /// Whether `motorroad=yes` shuts a way.
  let isShutOnMotorroads: Bool
  /// Whether a closed way with `area=yes` is used along its ring.
  let followsAreaRings: Bool
  /// Driven speed as a share of the limit; `nil` where limits do not matter.
  let shareOfLimit: Double?
  /// Keys of limits, the most specific first.
  let limitKeys: [DirectionalKey]
  /// Greatest speeds by the value of a key, km/h; 0 shuts the way.
  let speedCaps: [(key: String, caps: [String: Double])]
  /// Tags of ways that are legal and better left: the speed there counts half.
  let discouragements: [(key: String, value: String)]
  /// `nil` where limits of size and weight do not matter.
  let vehicle: VehicleSize?
  /// What nodes with `barrier=*` do where their own access tags say nothing: by that value, or
  /// by a kind of it ("bollard=rising").
  let barriers: [String: BarrierRule]
  let unknownBarrier: BarrierRule
  /// Keys of turn restrictions that concern this profile, the most specific first.
  let restrictionKeys: [String]
  /// Values of `except` that free this profile from a restriction.
  let exemptions: Set<String>
  /// `nil`: turns cost nothing and turning round is free.
  let turnCosts: TurnCosts?
  /// Waiting for a ferry or shuttle train and going aboard, seconds.
  let boardingSeconds: Double
}

/// A key with its forms for one direction of the way.
struct DirectionalKey: Sendable {
  let plain: String
  let forward: String
  let backward: String

  init(_ key: String) {
    plain = key
    forward = "\(key):forward"
    backward = "\(key):backward"
  }

  func form(backward isBackward: Bool) -> String { isBackward ? backward : forward }
}

/// What a class of road is to a profile without further tags.
struct ClassRule: Sendable {
  /// Who may use it where no tag says otherwise; `nil`: nobody.
  let access: AccessLevel?
  /// Whether specific access keys can open it; `access` itself never opens what is not open.
  let canBeOpened: Bool
  /// Speed without a limit, km/h.
  let speed: Double

  static func open(_ speed: Double) -> ClassRule {
    ClassRule(access: .open, canBeOpened: true, speed: speed)
  }

  /// A way to reach what lies on it, but not to pass through.
  static func endsOnly(_ speed: Double) -> ClassRule {
    ClassRule(access: .destination, canBeOpened: true, speed: speed)
  }

  static func onlyIfTagged(_ speed: Double) -> ClassRule {
    ClassRule(access: nil, canBeOpened: true, speed: speed)
  }
}

/// What a barrier does to who comes to it.
enum BarrierRule: Sendable, Equatable {
  case passes
  case blocks
  case delays(seconds: Double)
}

/// What turns cost.
struct TurnCosts: Sendable {
  /// Turning round where that is the only way on, seconds.
  let uTurnSeconds: Double
  /// The sharpest turn at a junction, seconds; gentler ones cost less, straight on nothing.
  let sharpTurnSeconds: Double
  /// Mean wait at a traffic signal, seconds.
  let signalSeconds: Double

  /// What a turn costs by its angle, seconds: nothing up to 25°, all of it from 140°, and between
  /// them a smooth rise (Hermite's 3t² - 2t³).
  func seconds(angle: Double) -> Double {
    let t = min(1, max(0, (abs(angle) - 25) / (140 - 25)))
    return sharpTurnSeconds * t * t * (3 - 2 * t)
  }
}
