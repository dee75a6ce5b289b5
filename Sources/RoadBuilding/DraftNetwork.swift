// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader
import RoadNetwork

/// Segments and nodes in the order in which the ways have them, before they are renumbered.
struct DraftNetwork {
  struct Segment {
    let tail: UInt32
    let head: UInt32
    let way: Int
    /// Range in the scan's `locations`, both ends included.
    let points: Range<Int>
    let lengthCentimetres: UInt32
  }

  private(set) var segments: [Segment] = []
  private(set) var nodeLocations: [Coordinate] = []
  private(set) var nodeFlags: [NodeFlags] = []
  /// Node numbers by OSM id.
  private(set) var nodeByID = IDTable()
  /// The segments of way w are `firstSegment[w]..<firstSegment[w + 1]`, in order.
  private(set) var firstSegment: [Int] = [0]
  /// Travel time of arc `2 * segment + direction`, deciseconds, `nil` where shut; one list a
  /// profile.
  private(set) var costs: [[UInt32?]] = []
  /// Uses of tagged nodes, by node; one list a profile.
  private(set) var nodeUses: [[UInt32: NodeUse]] = []

  private let scan: WayScan
  private var tagged: [Int64: NodeTagging] = [:]
  /// What nodes within a segment add to its time; one list a profile, for few segments have any.
  private var delays: [[Int: NodeUse.Facing]] = []

  private struct NodeTagging {
    let uses: [NodeUse]
    let flags: NodeFlags
    /// Whether ways are cut here: not where all that it does is to take time.
    let cuts: Bool
  }

  /// Throws where a segment takes longer than a weight can hold.
  init(
    _ scan: WayScan, _ store: ElementStore, profiles: [Profile]
  ) throws(RoadFault) {
    self.scan = scan
    costs = profiles.map { _ in [] }
    nodeUses = profiles.map { _ in [:] }
    delays = profiles.map { _ in [:] }
    readNodes(store, profiles)
    var stretch = 0
    for way in scan.ways.indices {
      var times = profiles.indices.map { _ in WayTimes() }
      let first = segments.count
      while stretch < scan.stretches.count, scan.stretches[stretch].way == way {
        split(scan.stretches[stretch])
        stretch += 1
      }
      let whole = metres(first..<segments.count)
      for profile in profiles.indices {
        times[profile].use = scan.ways[way].uses[profile].withSpeeds(overMetres: whole)
        try appendCosts(first..<segments.count, profile, &times[profile])
      }
      firstSegment.append(segments.count)
    }
  }

  /// Finds the nodes on ways that do something to a profile.
  private mutating func readNodes(_ store: ElementStore, _ profiles: [Profile]) {
    let timedKeys = Set(profiles.flatMap(\.timedKeys))
    for node in store.taggedNodes where scan.uses[node.id] != nil {
      let uses = profiles.map { $0.use(ofNode: node.tags) }
      let flags = NodeFlags(tags: node.tags)
      // What is shut at some hours only must be a node to be known by.
      let isTimed = node.tags.keys(endingIn: ":conditional").contains { timedKeys.contains($0) }
      if isTimed || !flags.isEmpty || uses.contains(where: { $0 != .free }) {
        let cuts = isTimed || !flags.isEmpty || uses.contains { !$0.isDelayOnly }
        tagged[node.id] = NodeTagging(uses: uses, flags: flags, cuts: cuts)
      }
    }
  }

  private mutating func split(_ stretch: WayScan.Stretch) {
    var start = stretch.points.lowerBound
    var metres = 0.0
    var passed: [(metres: Double, tagging: NodeTagging)] = []
    for index in stretch.points.dropFirst() {
      metres += Earth.distance(scan.locations[index - 1], scan.locations[index])
      let tagging = tagged.isEmpty ? nil : tagged[scan.nodeIDs[index]]
      guard isNode(index, in: stretch) || tagging?.cuts ?? false else {
        if let tagging { passed.append((metres, tagging)) }
        continue
      }
      for (position, tagging) in passed { delay(tagging, isFirstHalf: position < metres / 2) }
      segments.append(
        Segment(
          tail: node(at: start), head: node(at: index), way: stretch.way,
          points: start..<index + 1,
          lengthCentimetres: UInt32(min((metres * 100).rounded(), Double(UInt32.max)))))
      (start, metres) = (index, 0)
      passed.removeAll(keepingCapacity: true)
    }
  }

  /// Adds the time of a node within the segment that comes next.
  private mutating func delay(_ tagging: NodeTagging, isFirstHalf: Bool) {
    for (profile, use) in tagging.uses.enumerated() where use != .free {
      let forward = use.seconds(backward: false, isJunctionAhead: !isFirstHalf)
      let backward = use.seconds(backward: true, isJunctionAhead: isFirstHalf)
      delays[profile][segments.count, default: NodeUse.Facing()].forward += forward
      delays[profile][segments.count, default: NodeUse.Facing()].backward += backward
    }
  }

  private func isNode(_ index: Int, in stretch: WayScan.Stretch) -> Bool {
    if index == stretch.points.upperBound - 1 { return true }
    return scan.uses[scan.nodeIDs[index]].map { $0 >= 2 } ?? false
  }

  private mutating func node(at index: Int) -> UInt32 {
    let id = scan.nodeIDs[index]
    if let known = nodeByID[id] { return known }
    let node = UInt32(nodeLocations.count)
    nodeByID.update(id, initial: node) { _ in }
    nodeLocations.append(scan.locations[index])
    let tagging = tagged[id]
    nodeFlags.append(tagging?.flags ?? [])
    for (profile, use) in (tagging?.uses ?? []).enumerated() where use != .free {
      nodeUses[profile][node] = use
    }
    return node
  }

  private func metres(_ range: Range<Int>) -> Double {
    range.reduce(0) { $0 + Double(segments[$1].lengthCentimetres) / 100 }
  }

  private mutating func appendCosts(
    _ range: Range<Int>, _ profile: Int, _ times: inout WayTimes
  ) throws(RoadFault) {
    for segment in range {
      let metres = Double(segments[segment].lengthCentimetres) / 100
      let delay = delays[profile].isEmpty ? nil : delays[profile][segment]
      let (forward, backward) = times.advance(metres: metres, delay ?? NodeUse.Facing())
      for cost in [forward, backward] where cost ?? 0 > TravelWeight.largestTime {
        throw .takesTooLong(way: scan.ways[segments[segment].way].osmID)
      }
      costs[profile].append(forward)
      costs[profile].append(backward)
    }
  }
}

/// Why no roads can be made of an input.
package enum RoadFault: Error, Equatable, CustomStringConvertible {
  case takesTooLong(way: Int64)

  package var description: String {
    switch self {
    case .takesTooLong(let way):
      "way \(way) has a stretch without junctions that takes longer than 155 days; "
        + "most likely one of its nodes is misplaced: put it right or leave the way out"
    }
  }
}

/// Travel times along a way: each piece is the difference of rounded times from the way's start,
/// so that the errors of rounding do not add up.
private struct WayTimes {
  var use = WayUse.shut
  private var seconds = NodeUse.Facing()

  mutating func advance(
    metres: Double, _ delay: NodeUse.Facing
  ) -> (forward: UInt32?, backward: UInt32?) {
    (
      Self.advance(&seconds.forward, metres, use.forward, delay.forward),
      Self.advance(&seconds.backward, metres, use.backward, delay.backward)
    )
  }

  private static func advance(
    _ seconds: inout Double, _ metres: Double, _ direction: WayUse.Direction?, _ delay: Double
  ) -> UInt32? {
    guard let direction else { return nil }
    let before = (seconds * 10).rounded()
    seconds += metres / (direction.speed / 3.6) + delay
    let cost = (seconds * 10).rounded() - before
    return UInt32(min(cost, Double(UInt32.max)))
  }
}
