// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
package import RoadNetwork

/// The speed on a way at the moment, as somebody reports it.
package struct WaySpeed: Sendable, Equatable {
  /// The way's id in OpenStreetMap.
  package let wayID: Int64
  /// Directions along the way as it is drawn.
  package let directions: Phantom.Directions
  /// Not negative; 0 where the way is closed.
  package let kilometresPerHour: Double

  package init(wayID: Int64, directions: Phantom.Directions = .both, kilometresPerHour: Double) {
    self.wayID = wayID
    self.directions = directions
    self.kilometresPerHour = kilometresPerHour
  }
}

/// Reported speeds, as the times of a map's arcs.
///
/// Roads can only be slower than the map has them, or closed. Of several reports of a road in one
/// direction the last holds.
package struct RoadSpeeds: Sendable {
  /// Arcs that are slower, by profile: deciseconds, infinite where they are closed.
  private var times: [String: [UInt32: Weight]] = [:]
  /// Those that are closed, by profile, ascending.
  private var closed: [String: [UInt32]] = [:]
  /// Reports of ways that the map does not have.
  package private(set) var unknownCount = 0
  /// Reports of speeds that are above the map's own, in all profiles that may go there.
  package private(set) var fasterCount = 0

  /// `nil` where the map has no ids of ways.
  ///
  /// Complexity: O(ways + segments).
  package init?(_ reports: [WaySpeed], on network: RoadNetwork, profiles: [String]) {
    guard network.ways.osmID.count == network.ways.count else { return nil }
    let placed = PlacedReports(reports, network)
    unknownCount = placed.unknownCount
    var isFaster = [Bool?](repeating: nil, count: reports.count)
    for profile in network.profiles where profiles.contains(profile.name) {
      let slower = SlowerArcs(reports, placed, network, profile)
      times[profile.name] = slower.times
      closed[profile.name] = slower.times.filter { $0.value == .infinity }.keys.sorted()
      for (report, faster) in slower.isFaster {
        isFaster[report] = isFaster[report] != false && faster
      }
    }
    fasterCount = isFaster.count { $0 == true }
  }

  /// What arcs of a profile take that are slower than the map has them.
  func times(of profile: String) -> [UInt32: Weight] { times[profile] ?? [:] }

  /// The arcs of a profile that are closed, ascending.
  func closedArcs(of profile: String) -> [UInt32] { closed[profile] ?? [] }
}

/// The report that holds for each arc.
private struct PlacedReports {
  private(set) var reportOfArc: [(arc: UInt32, report: Int)] = []
  let unknownCount: Int

  init(_ reports: [WaySpeed], _ network: RoadNetwork) {
    var reportsOfID: [Int64: [Int]] = [:]
    for (index, report) in reports.enumerated() {
      reportsOfID[report.wayID, default: []].append(index)
    }
    var reportsOfWay: [UInt32: [Int]] = [:]
    var known: Set<Int64> = []
    for (way, id) in network.ways.osmID.enumerated() {
      guard let found = reportsOfID[id] else { continue }
      reportsOfWay[UInt32(way)] = found
      known.insert(id)
    }
    unknownCount = reports.count { !known.contains($0.wayID) }
    guard !reportsOfWay.isEmpty else { return }
    for (segment, way) in network.segments.way.enumerated() {
      guard let found = reportsOfWay[way] else { continue }
      let forward = Arc.forward(of: UInt32(segment))
      for arc in [forward, Arc.reverse(of: forward)] {
        let direction = Phantom.Directions(ofArc: arc)
        if let last = found.last(where: { reports[$0].directions.contains(direction) }) {
          reportOfArc.append((arc, last))
        }
      }
    }
  }
}

/// What reports make of the arcs of one profile.
private struct SlowerArcs {
  private(set) var times: [UInt32: Weight] = [:]
  /// Of reports that concern the profile: whether they are above the map's own speed.
  private(set) var isFaster: [Int: Bool] = [:]

  /// A report this near to the map's own speed is no other.
  private static let tolerance = 0.01

  init(
    _ reports: [WaySpeed], _ placed: PlacedReports, _ network: RoadNetwork,
    _ profile: ProfileNetwork
  ) {
    var sums: [Int: (reported: Double, own: Double)] = [:]
    for (arc, report) in placed.reportOfArc where profile.isUsable(arc) {
      let own = profile.cost[arc]
      let deciseconds =
        network.length(ofArc: arc) * 36 / reports[report].kilometresPerHour
      let time = Self.time(deciseconds, speed: reports[report].kilometresPerHour)
      if time > own { times[arc] = time }
      sums[report, default: (0, 0)].reported += time.isFinite ? deciseconds : .infinity
      sums[report, default: (0, 0)].own += Double(own)
    }
    isFaster = sums.mapValues { $0.reported < $0.own * (1 - Self.tolerance) }
  }

  /// Infinite where a road is closed, or so slow that nobody would wait.
  private static func time(_ deciseconds: Double, speed: Double) -> Weight {
    guard speed > 0, deciseconds <= Double(TravelWeight.largestTime) else { return .infinity }
    return Weight(deciseconds.rounded())
  }
}
