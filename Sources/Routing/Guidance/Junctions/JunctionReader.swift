// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import PackedFile
import RoadNetwork

/// Reads junctions off the network as one profile sees them.
///
/// A class that holds the columns it reads: a copy of a network is a copy of dozens of arrays.
final class JunctionReader {
  let network: RoadNetwork
  let names: RoadNames
  /// Whether one is a walker, who goes round roundabouts and turns round as he likes.
  let isWalking: Bool

  private let tails: PackedArray<UInt32>
  private let heads: PackedArray<UInt32>
  private let ways: PackedArray<UInt32>
  private let lengths: PackedArray<UInt32>
  private let bearings: PackedArray<ArcBearing>
  private let firstOut: PackedArray<UInt32>
  private let outArc: PackedArray<UInt32>
  private let locations: PackedArray<Coordinate>
  private let wayNames: PackedArray<StringID>
  private let wayRefs: PackedArray<StringID>
  private let wayClasses: PackedArray<UInt8>
  private let wayFlags: PackedArray<WayFlags>
  private let nodeFlags: PackedArray<NodeFlags>
  private let costs: PackedArray<Weight>
  private let arcFlags: PackedArray<ArcFlags>
  private let arrivalClass: PackedArray<UInt32>
  private let firstSearchArc: PackedArray<UInt32>
  private let roadArc: PackedArray<UInt32>

  init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.network = network
    names = RoadNames(network)
    isWalking = profile.isWalking
    (tails, heads) = (network.segments.tail, network.segments.head)
    (ways, lengths) = (network.segments.way, network.segments.lengthCentimetres)
    bearings = network.segments.bearing
    (firstOut, outArc) = (network.nodes.firstOut, network.nodes.outArc)
    (locations, nodeFlags) = (network.nodes.location, network.nodes.flags)
    (wayNames, wayRefs) = (network.ways.name, network.ways.ref)
    (wayClasses, wayFlags) = (network.ways.roadClass, network.ways.flags)
    (costs, arcFlags) = (profile.cost, profile.flags)
    (arrivalClass, roadArc) = (profile.arrivalClass, profile.roadArc)
    firstSearchArc = profile.graph.firstOut
  }

  // MARK: Arcs, ways and nodes

  func tail(_ arc: UInt32) -> UInt32 { Arc.isBackward(arc) ? heads[arc >> 1] : tails[arc >> 1] }
  func head(_ arc: UInt32) -> UInt32 { Arc.isBackward(arc) ? tails[arc >> 1] : heads[arc >> 1] }
  func way(_ arc: UInt32) -> UInt32 { ways[arc >> 1] }
  func metres(_ arc: UInt32) -> Double { Double(lengths[arc >> 1]) / 100 }
  func isUsable(_ arc: UInt32) -> Bool { costs[arc].isFinite }
  func access(_ arc: UInt32) -> AccessLevel { arcFlags[arc].access }
  func location(_ node: UInt32) -> Coordinate { locations[node] }
  func isMiniRoundabout(_ node: UInt32) -> Bool { nodeFlags[node].contains(.miniRoundabout) }
  func isLift(_ node: UInt32) -> Bool { nodeFlags[node].contains(.lift) }
  func flags(ofWay way: UInt32) -> WayFlags { wayFlags[way] }
  func name(ofWay way: UInt32) -> StringID { wayNames[way] }
  func ref(ofWay way: UInt32) -> StringID { wayRefs[way] }
  func roadClass(ofWay way: UInt32) -> RoadClass { RoadClass(rawValue: wayClasses[way]) ?? .road }

  /// The arcs that leave a node, whoever may use them.
  func arcs(outOf node: UInt32) -> ArcRun {
    ArcRun(outArc, Int(firstOut[node])..<Int(firstOut[node + 1]))
  }

  func traits(ofArc arc: UInt32) -> RoadTraits {
    let way = way(arc)
    return RoadTraits(
      way: way, name: wayNames[way], ref: wayRefs[way], roadClass: roadClass(ofWay: way),
      flags: wayFlags[way])
  }

  /// Direction of travel at an arc's start, degrees from north; `nil` where it has none.
  func startBearing(_ arc: UInt32) -> Double? { bearings[arc].degrees }

  /// Direction of travel at an arc's end.
  func endBearing(_ arc: UInt32) -> Double? { startBearing(Arc.reverse(of: arc)).map(reversed) }

  /// Whether the profile may use a road in either direction.
  func isRoad(_ arc: UInt32) -> Bool {
    isUsable(arc) || isUsable(Arc.reverse(of: arc))
  }

  func isOneway(_ arc: UInt32) -> Bool {
    isUsable(arc) != isUsable(Arc.reverse(of: arc))
  }

  /// How many roads of the profile meet at a node.
  func degree(_ node: UInt32) -> Int {
    arcs(outOf: node).reduce(0) { isRoad($1) ? $0 + 1 : $0 }
  }

  /// The junction that an arc leads to; `bearing` is the direction of travel, where the arc itself
  /// does not tell it.
  func junction(after arrival: UInt32, bearing known: Double? = nil) -> Junction {
    let node = head(arrival), back = Arc.reverse(of: arrival)
    let bearing = endBearing(arrival) ?? known ?? 0
    let permitted = permitted(after: arrival)
    var roads: [Junction.Road] = []
    roads.reserveCapacity(4)
    for arc in arcs(outOf: node) where arc == back || isRoad(arc) {
      let direction = startBearing(arc) ?? bearing
      var sweep = arc == back ? 0 : sweep(from: bearing, to: direction)
      if arc != back, sweep == 0 { sweep = 359.99 }
      let isOpen = permitted.contains(arc) && !(isWalking && arc == back)
      roads.append(
        Junction.Road(
          arc: arc, traits: traits(ofArc: arc), bearing: direction, sweep: sweep, isOpen: isOpen,
          leadsAway: isUsable(arc),
          isRestricted: access(arc) != .open))
    }
    roads.sort { ($0.sweep, $0.arc) < ($1.sweep, $1.arc) }
    return Junction(
      arrival: arrival, node: node, from: traits(ofArc: arrival), bearing: bearing, roads: roads)
  }

  /// The arcs into which one may turn who comes by an arc; what was driven before it, which a
  /// restriction over several ways would ask for, is not known here.
  func permitted(after arc: UInt32) -> ArcRun {
    let node = arrivalClass[arc]
    guard node != ProfileNetwork.noClass else { return ArcRun(roadArc, 0..<0) }
    return ArcRun(roadArc, Int(firstSearchArc[node])..<Int(firstSearchArc[node + 1]))
  }

  /// The last of the arcs that go on from one without a choice, itself if there are none: nodes
  /// where only two roads meet are no junctions.
  func skippingBends(_ arc: UInt32) -> UInt32 {
    let start = tail(arc)
    var arc = arc
    for _ in 0..<64 {
      let node = head(arc)
      guard node != start, let next = onlyRoad(after: arc, at: node) else { return arc }
      arc = next
    }
    return arc
  }

  private func onlyRoad(after arc: UInt32, at node: UInt32) -> UInt32? {
    var only: UInt32?
    for next in arcs(outOf: node) where next != Arc.reverse(of: arc) && isRoad(next) {
      if only != nil { return nil }
      only = next
    }
    return only
  }

  /// Metres from an arc's start to the end of the last that goes on from it without a choice, but
  /// no further than a limit by much.
  func metresToJunction(along arc: UInt32, limit: Double) -> Double {
    let start = tail(arc)
    var arc = arc, metres = self.metres(arc)
    while metres <= limit {
      let node = head(arc)
      guard node != start, let next = onlyRoad(after: arc, at: node) else { break }
      arc = next
      metres += max(0.01, self.metres(arc))
    }
    return metres
  }
}

/// Some arcs in a row of an array.
///
/// Slices of mapped arrays do the same, but are read through witnesses, at many times the cost.
struct ArcRun: Sequence, IteratorProtocol {
  private let arcs: PackedArray<UInt32>
  private var index: Int
  private let end: Int

  init(_ arcs: PackedArray<UInt32>, _ range: Range<Int>) {
    self.arcs = arcs
    (index, end) = (range.lowerBound, range.upperBound)
  }

  var count: Int { end - index }

  mutating func next() -> UInt32? {
    guard index < end else { return nil }
    defer { index += 1 }
    return arcs[index]
  }
}
