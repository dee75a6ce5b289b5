// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import PackedFile
import RoadNetwork

/// Reads junctions off the network as one profile sees them.
struct JunctionReader {
  let network: RoadNetwork
  let profile: ProfileNetwork
  let names: RoadNames
  /// Whether one is a walker, who goes round roundabouts and turns round as he likes.
  let isWalking: Bool

  init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.network = network
    self.profile = profile
    names = RoadNames(network)
    isWalking = profile.isWalking
  }

  func traits(ofArc arc: UInt32) -> RoadTraits {
    RoadTraits(way: network.way(ofArc: arc), network.ways)
  }

  /// Direction of travel at an arc's start, degrees from north; `nil` where it has none.
  func startBearing(_ arc: UInt32) -> Double? { network.segments.bearing[arc].degrees }

  /// Direction of travel at an arc's end.
  func endBearing(_ arc: UInt32) -> Double? { startBearing(Arc.reverse(of: arc)).map(reversed) }

  /// Whether the profile may use a road in either direction.
  func isRoad(_ arc: UInt32) -> Bool {
    profile.isUsable(arc) || profile.isUsable(Arc.reverse(of: arc))
  }

  func isOneway(_ arc: UInt32) -> Bool {
    profile.isUsable(arc) != profile.isUsable(Arc.reverse(of: arc))
  }

  /// How many roads of the profile meet at a node.
  func degree(_ node: UInt32) -> Int { network.nodes.arcs(outOf: node).count(where: isRoad) }

  /// The junction that an arc leads to; `bearing` is the direction of travel, where the arc itself
  /// does not tell it.
  func junction(after arrival: UInt32, bearing known: Double? = nil) -> Junction {
    let node = network.head(ofArc: arrival), back = Arc.reverse(of: arrival)
    let bearing = endBearing(arrival) ?? known ?? 0
    let permitted = permitted(after: arrival)
    var roads: [Junction.Road] = []
    roads.reserveCapacity(4)
    for arc in network.nodes.arcs(outOf: node) where arc == back || isRoad(arc) {
      let direction = startBearing(arc) ?? bearing
      var sweep = arc == back ? 0 : sweep(from: bearing, to: direction)
      if arc != back, sweep == 0 { sweep = 359.99 }
      let isOpen = permitted.contains(arc) && !(isWalking && arc == back)
      roads.append(
        Junction.Road(
          arc: arc, traits: traits(ofArc: arc), bearing: direction, sweep: sweep, isOpen: isOpen,
          leadsAway: profile.isUsable(arc),
          isRestricted: profile.flags[arc].access != .open))
    }
    roads.sort { ($0.sweep, $0.arc) < ($1.sweep, $1.arc) }
    return Junction(
      arrival: arrival, node: node, from: traits(ofArc: arrival), bearing: bearing, roads: roads)
  }

  /// The arcs into which one may turn who comes by an arc; what was driven before it, which a
  /// restriction over several ways would ask for, is not known here.
  func permitted(after arc: UInt32) -> Slice<PackedArray<UInt32>> {
    let node = profile.arrivalClass[arc]
    guard node != ProfileNetwork.noClass else { return profile.roadArc[0..<0] }
    let range = profile.graph.firstOut[node]..<profile.graph.firstOut[node + 1]
    return profile.roadArc[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The last of the arcs that go on from one without a choice, itself if there are none: nodes
  /// where only two roads meet are no junctions.
  func skippingBends(_ arc: UInt32) -> UInt32 {
    let start = network.tail(ofArc: arc)
    var arc = arc
    for _ in 0..<64 {
      let node = network.head(ofArc: arc)
      guard node != start, let next = onlyRoad(after: arc, at: node) else { return arc }
      arc = next
    }
    return arc
  }

  private func onlyRoad(after arc: UInt32, at node: UInt32) -> UInt32? {
    var only: UInt32?
    for next in network.nodes.arcs(outOf: node) where next != Arc.reverse(of: arc) && isRoad(next) {
      if only != nil { return nil }
      only = next
    }
    return only
  }

  /// Metres from an arc's start to the end of the last that goes on from it without a choice, but
  /// no further than a limit by much.
  func metresToJunction(along arc: UInt32, limit: Double) -> Double {
    let start = network.tail(ofArc: arc)
    var arc = arc, metres = network.length(ofArc: arc)
    while metres <= limit {
      let node = network.head(ofArc: arc)
      guard node != start, let next = onlyRoad(after: arc, at: node) else { break }
      arc = next
      metres += max(0.01, network.length(ofArc: arc))
    }
    return metres
  }

  func location(_ node: UInt32) -> Coordinate { network.nodes.location[node] }
}
