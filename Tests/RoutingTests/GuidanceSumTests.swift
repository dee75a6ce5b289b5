// SPDX-License-Identifier: Apache-2.0

import Geo
import Routing
import TestSupport
import Testing

/// What the steps of any leg have to add up to.
struct GuidanceSumTests {
  /// What is wrong with a leg; `nil` where nothing is.
  private func fault(_ leg: Leg) -> String? {
    let steps = leg.steps
    if steps.reduce(0, { $0 + $1.deciseconds }) != leg.deciseconds { return "times do not add up" }
    if steps.first?.manoeuvre.kind != .depart || steps.last?.manoeuvre.kind != .arrive {
      return "it does not depart or arrive"
    }
    for (step, next) in zip(steps, steps.dropFirst()) where step.points.last != next.points.first {
      return "there is a gap after a step"
    }
    for step in steps {
      if step.points.count < 2 { return "a step has one point" }
      let numbers = [step.distance, step.manoeuvre.bearingBefore, step.manoeuvre.bearingAfter]
      if !numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) { return "a number is none" }
      if step.intersections.isEmpty { return "a step has no intersection" }
      for crossing in step.intersections {
        let roads = crossing.roads
        if crossing.incoming.map({ $0 >= roads.count }) ?? false { return "no way in" }
        if crossing.outgoing.map({ $0 >= roads.count }) ?? false { return "no way out" }
        if zip(roads, roads.dropFirst()).contains(where: { $0.bearing > $1.bearing }) {
          return "bearings are not in order"
        }
      }
    }
    return nil
  }

  @Test(arguments: 0..<60)
  func `steps add up on any map`(_ seed: Int) throws {
    let random = RandomRoadMap(seed: seed)
    let map = TestMap(xml: random.xml)
    let places = random.places.prefix(8).map { "\($0.latitudeDegrees),\($0.longitudeDegrees)" }
    for profile in TestMap.Profile.allCases {
      for (from, to) in zip(places, places.dropFirst()) {
        guard let leg = map.leg(from, to, by: profile) else { continue }
        let fault = fault(leg)
        #expect(fault == nil, "from \(from) to \(to) by \(profile)\n\(random.xml)")
      }
    }
  }
}
