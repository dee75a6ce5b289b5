// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
import PackedFile
package import RoadNetwork

/// Where a search begins and ends: classes of the search graph with the costs of partial arcs.
///
/// Source on arc a: the class that a trip begun on a arrives in, with the rest of a. Target on
/// arc b: every class at b's tail that may turn into b, with the turn and the part of b.
package struct RouteSeeds: Sendable {
  package struct Source: Sendable {
    package let node: UInt32
    /// The rest of the arc.
    package let weight: Weight
    package let arc: UInt32
    package let phantom: Phantom
  }

  package struct Target: Sendable {
    package let node: UInt32
    /// The turn into the arc, and the part of it up to the phantom.
    package let weight: Weight
    package let part: Weight
    package let arc: UInt32
    package let phantom: Phantom
  }

  package private(set) var sources: [Source] = []
  package private(set) var targets: [Target] = []
  /// The lightest route that never leaves the arc it begins on.
  package private(set) var direct: RoutePath?

  init() {}

  package init(
    _ network: RoadNetwork, _ profile: ProfileNetwork, from: [Phantom], to: [Phantom]
  ) {
    for phantom in from {
      forEachUsableArc(of: phantom, profile) { addSource(phantom, $0, profile) }
    }
    for phantom in to {
      forEachUsableArc(of: phantom, profile) { addTarget(phantom, $0, network, profile) }
    }
    for source in from {
      for target in to where source.segment == target.segment {
        forEachUsableArc(of: source, profile) { addDirect(source, target, $0, profile) }
      }
    }
  }

  /// The lightest source seed at a class.
  func source(of node: UInt32?) -> Source? {
    sources.filter { $0.node == node }.min { $0.weight < $1.weight }
  }

  /// The lightest target seed at a class.
  func target(of node: UInt32?) -> Target? {
    targets.filter { $0.node == node }.min { $0.weight < $1.weight }
  }

  private func forEachUsableArc(
    of phantom: Phantom, _ profile: ProfileNetwork, _ body: (UInt32) -> Void
  ) {
    let forward = Arc.forward(of: phantom.segment)
    for arc in [forward, Arc.reverse(of: forward)] where profile.isUsable(arc) { body(arc) }
  }

  private mutating func addSource(_ phantom: Phantom, _ arc: UInt32, _ profile: ProfileNetwork) {
    let cost = profile.cost[arc]
    sources.append(
      Source(
        node: profile.arrivalClass[arc],
        weight: cost - partialCost(cost, upTo: phantom.position(onArc: arc)), arc: arc,
        phantom: phantom))
  }

  private mutating func addTarget(
    _ phantom: Phantom, _ arc: UInt32, _ network: RoadNetwork, _ profile: ProfileNetwork
  ) {
    let tail = network.tail(ofArc: arc)
    let cost = profile.cost[arc]
    let part = partialCost(cost, upTo: phantom.position(onArc: arc))
    for node in profile.firstClass[tail]..<profile.firstClass[tail + 1] {
      for searchArc in profile.graph.firstOut[node]..<profile.graph.firstOut[node + 1]
      where profile.roadArc[searchArc] == arc {
        let weight = (profile.graph.weight[searchArc] &- cost).saturatingSum(part)
        guard weight.isFinite else { continue }
        targets.append(
          Target(node: node, weight: weight, part: part, arc: arc, phantom: phantom))
      }
    }
  }

  /// Positions are compared, never costs: two positions can cost the same.
  private mutating func addDirect(
    _ source: Phantom, _ target: Phantom, _ arc: UInt32, _ profile: ProfileNetwork
  ) {
    let start = source.position(onArc: arc), end = target.position(onArc: arc)
    guard start <= end else { return }
    let cost = profile.cost[arc]
    let weight = partialCost(cost, upTo: end) - partialCost(cost, upTo: start)
    if let direct, direct.weight <= weight { return }
    let piece = RoutePath.Piece(arc: arc, from: start, to: end, cost: weight, turn: 0)
    direct = RoutePath(source: source, target: target, pieces: [piece], weight: weight)
  }
}
