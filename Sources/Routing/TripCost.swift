// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork

/// What a trip over any number of legs costs, in parts that are compared one after the other.
struct TripCost: Comparable {
  private var entries: UInt64 = 0
  private var avoided: UInt64 = 0
  private var time: UInt64 = 0

  static let greatest = TripCost(entries: .max, avoided: .max, time: .max)

  init() {}

  private init(entries: UInt64, avoided: UInt64, time: UInt64) {
    (self.entries, self.avoided, self.time) = (entries, avoided, time)
  }

  static func < (a: TripCost, b: TripCost) -> Bool {
    (a.entries, a.avoided, a.time) < (b.entries, b.avoided, b.time)
  }

  static func + (a: TripCost, b: PathCost) -> TripCost {
    TripCost(
      entries: a.entries + UInt64(TravelWeight.entries(b.weight)),
      avoided: a.avoided + UInt64(b.avoided),
      time: a.time + UInt64(TravelWeight.deciseconds(b.weight)))
  }

  /// The time, as clocks of searches show it; the latest they can where it is beyond.
  var clock: Weight { Weight(min(time, UInt64(Weight.largestFinite))) }

  /// The lesser of each part.
  func lesser(_ other: TripCost) -> TripCost {
    TripCost(
      entries: min(entries, other.entries), avoided: min(avoided, other.avoided),
      time: min(time, other.time))
  }

  /// By how much each part is above that of another, no part of which is greater; infinite where
  /// that is no longer a cost.
  func lag(behind least: TripCost) -> PathCost {
    let lag = (entries - least.entries, avoided - least.avoided, time - least.time)
    let largest = UInt64(TravelWeight.largestTime)
    guard lag.0 <= 15, lag.1 <= largest, lag.2 <= largest else { return .infinite }
    return PathCost(
      min(Weight(lag.0) << TravelWeight.entryShift | Weight(lag.2), .infinity),
      avoided: Weight(lag.1))
  }
}
