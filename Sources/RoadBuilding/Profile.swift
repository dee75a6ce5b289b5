// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// How one means of transport may use the roads, as a value that generic code reads.
package struct Profile: Sendable {
  package let name: String
  /// Access keys, the most specific first, the generic one (`access`) last.
  let accessKeys: [DirectionalKey]
  let accessValues: [String: AccessVerdict]
  let classes: [RoadClass: ClassRule]
  /// Keys that make a way oneway, the most specific first.
  let onewayKeys: [String]
  /// Whether motorways and roundabouts are oneway without a tag that says so.
  let impliesOneway: Bool
  /// Whether `motorroad=yes` shuts a way.
  let isShutOnMotorroads: Bool
  /// Whether a closed way with `area=yes` is used along its ring.
  let followsAreaRings: Bool
  /// Tags that shut a way unless its value is one of those excepted.
  let shutBy: [(key: String, except: Set<String>)]
  /// Tags that leave a way to some, who are not told from others here: for ends of trips only.
  let endsOnlyBy: [(key: String, value: String)]
  /// Who else a ferry may be tagged for, so that it is not for this profile unless it says so.
  let othersOnFerries: [String]
  /// `nil`: fits everywhere.
  let size: VehicleSize?
  /// Driven speed as a share of the limit; `nil` where limits do not matter.
  let shareOfLimit: Double?
  /// Keys of limits, the most specific first.
  let limitKeys: [DirectionalKey]
  /// Greatest speeds by the value of a key, km/h; 0 shuts the way.
  let speedCaps: [(key: String, caps: [String: Double])]
  /// Greatest speed on a road used both ways that is too narrow for two, km/h.
  let narrowSpeed: Double?
  let pavementPaces: PavementPaces?
  /// Mean wait where a stretch is used in turns, seconds.
  let alternatingSeconds: Double
  /// Waiting for a lift, seconds.
  let liftSeconds: Double
  /// A step of a flight whose steps are counted, seconds.
  let secondsPerStep: Double
  /// What nodes with `barrier=*` do where their own access tags say nothing: by that value, or
  /// by a kind of it ("bollard=rising").
  let barriers: [String: BarrierRule]
  let unknownBarrier: BarrierRule
  /// What passing a node with a tag takes, by its value, seconds.
  let nodeDelays: [(key: String, seconds: [String: Double])]
  /// Keys of turn restrictions that concern this profile, the most specific first.
  let restrictionKeys: [String]
  /// Values of `except` that free this profile from a restriction.
  let exemptions: Set<String>
  /// `nil`: turns cost nothing and turning round is free.
  let turnCosts: TurnCosts?
  /// Waiting for a ferry or shuttle train and going aboard, seconds.
  let boardingSeconds: Double
}

extension Profile {
  /// Keys of rules for ways that hold at some hours only.
  var timedKeys: [String] {
    (accessKeys + limitKeys).flatMap { [$0.plain, $0.forward, $0.backward] }
      .map { "\($0):conditional" } + onewayKeys.map { "\($0):conditional" }
  }
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
  /// Whether specific access keys can open it.
  let canBeOpened: Bool
  /// Whether `access` itself can, too: where nothing tells who is meant.
  var isOpenedByAll = false
  /// Speed without a limit, km/h.
  let speed: Double
  /// Speed where a key of the profile's own opens the way to all, km/h.
  var speedIfMeant: Double?

  static func open(_ speed: Double, ifMeant speedIfMeant: Double? = nil) -> ClassRule {
    ClassRule(access: .open, canBeOpened: true, speed: speed, speedIfMeant: speedIfMeant)
  }

  /// A way to reach what lies on it, but not to pass through.
  static func endsOnly(_ speed: Double) -> ClassRule {
    ClassRule(access: .destination, canBeOpened: true, speed: speed)
  }

  static func onlyIfAnyTagged(_ speed: Double) -> ClassRule {
    ClassRule(access: nil, canBeOpened: true, isOpenedByAll: true, speed: speed)
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
  /// Must be opened and shut again, unless an access tag lets all pass: then it stands open.
  case opens(seconds: Double)
}
