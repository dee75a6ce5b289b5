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

  private struct NodeTagging {
    let uses: [NodeUse]
    let flags: NodeFlags
  }

  init(_ scan: WayScan, _ store: ElementStore, profiles: [Profile]) {
    self.scan = scan
    costs = profiles.map { _ in [] }
    nodeUses = profiles.map { _ in [:] }
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
        appendCosts(first..<segments.count, profile, &times[profile])
      }
      firstSegment.append(segments.count)
    }
  }

  /// Finds the nodes on ways that do something to a profile; a way is split at them.
  private mutating func readNodes(_ store: ElementStore, _ profiles: [Profile]) {
    for node in store.taggedNodes where scan.uses[node.id] != nil {
      let uses = profiles.map { $0.use(ofNode: node.tags) }
      let flags = NodeFlags(tags: node.tags)
      if !flags.isEmpty || uses.contains(where: { $0 != .free }) {
        tagged[node.id] = NodeTagging(uses: uses, flags: flags)
      }
    }
  }

  private mutating func split(_ stretch: WayScan.Stretch) {
    var start = stretch.points.lowerBound
    for index in stretch.points.dropFirst() where isNode(index, in: stretch) {
      let tail = node(at: start), head = node(at: index)
      let line = scan.locations[start...index]
      let metres = zip(line, line.dropFirst()).reduce(0) { $0 + Earth.distance($1.0, $1.1) }
      segments.append(
        Segment(
          tail: tail, head: head, way: stretch.way, points: start..<index + 1,
          lengthCentimetres: UInt32(min((metres * 100).rounded(), Double(UInt32.max)))))
      start = index
    }
  }

  private func isNode(_ index: Int, in stretch: WayScan.Stretch) -> Bool {
    if index == stretch.points.upperBound - 1 { return true }
    let id = scan.nodeIDs[index]
    return scan.uses[id].map { $0 >= 2 } ?? false || tagged[id] != nil
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

  private mutating func appendCosts(_ range: Range<Int>, _ profile: Int, _ times: inout WayTimes) {
    for segment in range {
      let metres = Double(segments[segment].lengthCentimetres) / 100
      let (forward, backward) = times.advance(metres: metres)
      costs[profile].append(forward)
      costs[profile].append(backward)
    }
  }
}

/// Travel times along a way: each piece is the difference of rounded times from the way's start,
/// so that the errors of rounding do not add up.
private struct WayTimes {
  var use = WayUse.shut
  private var forwardSeconds = 0.0
  private var backwardSeconds = 0.0

  mutating func advance(metres: Double) -> (forward: UInt32?, backward: UInt32?) {
    (
      Self.advance(&forwardSeconds, metres, use.forward),
      Self.advance(&backwardSeconds, metres, use.backward)
    )
  }

  private static func advance(
    _ seconds: inout Double, _ metres: Double, _ direction: WayUse.Direction?
  ) -> UInt32? {
    guard let direction else { return nil }
    let before = (seconds * 10).rounded()
    seconds += metres / (direction.speed / 3.6)
    let cost = (seconds * 10).rounded() - before
    return UInt32(min(cost, Double(TravelWeight.largestTime)))
  }
}

extension WayUse {
  /// With the speeds that make the whole way take its `duration`, where it has one.
  func withSpeeds(overMetres metres: Double) -> WayUse {
    guard let duration, metres > 0 else { return self }
    let speed = metres / duration * 3.6
    return WayUse(
      forward: forward.map { Direction(access: $0.access, speed: speed) },
      backward: backward.map { Direction(access: $0.access, speed: speed) }, duration: duration)
  }
}
