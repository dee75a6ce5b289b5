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
    /// The start's lag, the entry and the rest of the arc.
    package let weight: Weight
    /// An entry where the arc is private and the place is not, else 0.
    package let entry: Weight
    /// The rest of the arc.
    package let rest: Weight
    package let arc: UInt32
    package let phantom: Phantom
  }

  /// A place to set out from that is worse than the best one by some weight.
  package struct Start: Sendable {
    package let phantom: Phantom
    package let lag: Weight
    /// Whether setting out on a private arc is an entry.
    fileprivate let isPublic: Bool

    package init(_ phantom: Phantom, lag: Weight = 0) {
      self.init(phantom, lag: lag, isPublic: false)
    }

    private init(_ phantom: Phantom, lag: Weight, isPublic: Bool) {
      self.phantom = phantom
      self.lag = lag
      self.isPublic = isPublic
    }

    /// The starts of a trip from a place, which is public where one of the roads that tie is: a
    /// private road that begins there, too, is no short cut.
    package static func tied(_ phantoms: [Phantom], _ profile: ProfileNetwork) -> [Start] {
      let isPublic = phantoms.contains { phantom in
        phantom.usableArcs(profile).contains { profile.flags[$0].access < .restricted }
      }
      return phantoms.map { Start($0, lag: 0, isPublic: isPublic) }
    }

    fileprivate func entry(into arc: UInt32, _ profile: ProfileNetwork) -> Weight {
      isPublic && profile.flags[arc].access == .restricted ? TravelWeight.entry : 0
    }
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
  /// What that route weighs, the lag of its start included.
  package private(set) var directWeight = Weight.infinity

  init() {}

  package init(
    _ network: RoadNetwork, _ profile: ProfileNetwork, from: [Phantom], to: [Phantom]
  ) {
    self.init(network, profile, from: Start.tied(from, profile), to: to)
  }

  package init(
    _ network: RoadNetwork, _ profile: ProfileNetwork, from: [Start], to: [Phantom]
  ) {
    for start in from {
      for arc in start.phantom.usableArcs(profile) { addSource(start, arc, profile) }
    }
    for phantom in to {
      for arc in phantom.usableArcs(profile) { addTarget(phantom, arc, network, profile) }
    }
    for start in from {
      for target in to where start.phantom.segment == target.segment {
        let arcs = Set(target.usableArcs(profile))
        for arc in start.phantom.usableArcs(profile) where arcs.contains(arc) {
          addDirect(start, target, arc, profile)
        }
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

  private mutating func addSource(_ start: Start, _ arc: UInt32, _ profile: ProfileNetwork) {
    let cost = profile.cost[arc]
    let rest = cost - partialCost(cost, upTo: start.phantom.position(onArc: arc))
    let entry = start.entry(into: arc, profile)
    let weight = start.lag.saturatingSum(entry).saturatingSum(rest)
    guard weight.isFinite else { return }
    sources.append(
      Source(
        node: profile.arrivalClass[arc], weight: weight, entry: entry, rest: rest, arc: arc,
        phantom: start.phantom))
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
    _ start: Start, _ target: Phantom, _ arc: UInt32, _ profile: ProfileNetwork
  ) {
    let from = start.phantom.position(onArc: arc), end = target.position(onArc: arc)
    guard from <= end else { return }
    let cost = profile.cost[arc]
    let part = partialCost(cost, upTo: end) - partialCost(cost, upTo: from)
    let entry = start.entry(into: arc, profile), own = entry.saturatingSum(part)
    let weight = start.lag.saturatingSum(own)
    guard weight.isFinite, weight < directWeight else { return }
    let piece = RoutePath.Piece(arc: arc, from: from, to: end, cost: part, turn: entry)
    directWeight = weight
    direct = RoutePath(
      source: start.phantom, target: target, ends: (arc, arc), pieces: [piece], weight: own)
  }
}
