// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork
import Routing

/// Routes under other costs by correcting labels until none changes: no hierarchy, no keys, no
/// potentials, every cost asked anew.
struct AlteredSearch {
  /// Entries, what is avoided, time: compared in this order; deciseconds.
  typealias Cost = (entries: UInt64, avoided: UInt64, time: UInt64)

  let network: RoadNetwork
  let profile: ProfileNetwork
  let avoided: RoadKinds
  let excluded: RoadKinds
  /// The kinds of an arc's way, and whether turning into it passes a booth.
  let kinds: (UInt32) -> RoadKinds
  let passesBooth: (UInt32) -> Bool
  /// Kilometres an hour, `nil` where nothing is reported.
  let speed: (UInt32) -> Double?

  /// Deciseconds; `nil` where an arc is closed, excluded or shut.
  private func time(_ arc: UInt32) -> UInt64? {
    guard profile.isUsable(arc), kinds(arc).isDisjoint(with: excluded) else { return nil }
    guard let speed = speed(arc) else { return UInt64(profile.cost[arc]) }
    guard speed > 0 else { return nil }
    return max(
      UInt64(profile.cost[arc]), UInt64((network.length(ofArc: arc) * 36 / speed).rounded()))
  }

  private func avoids(_ arc: UInt32, isTurnedInto: Bool) -> Bool {
    !kinds(arc).isDisjoint(with: avoided)
      || (isTurnedInto && passesBooth(arc) && avoided.contains(.tolls))
  }

  private func mayTurn(into arc: UInt32) -> Bool {
    !(passesBooth(arc) && excluded.contains(.tolls))
  }

  private static func part(_ time: UInt64, upTo position: Double) -> UInt64 {
    UInt64((Double(time) * position).rounded())
  }

  private func arcs(of phantom: Phantom) -> [UInt32] {
    [2 * phantom.segment, 2 * phantom.segment + 1].filter { time($0) != nil }
  }

  /// The least cost from one of the sources to one of the targets; `nil` where there is no way.
  func cost(from sources: [Phantom], to targets: [Phantom]) -> Cost? {
    let labels = labels(from: sources)
    var best: Cost?
    func offer(_ cost: Cost) { if best.map({ cost < $0 }) ?? true { best = cost } }
    for target in targets {
      for arc in arcs(of: target) {
        guard let whole = time(arc) else { continue }
        for source in sources where source.segment == target.segment {
          let (start, end) = (source.position(onArc: arc), target.position(onArc: arc))
          guard start <= end else { continue }
          let own = UInt64(profile.cost[arc])
          let part = max(
            Self.part(whole, upTo: end) - Self.part(whole, upTo: start),
            Self.part(own, upTo: end) - Self.part(own, upTo: start))
          let isAvoided = start < end && avoids(arc, isTurnedInto: false)
          offer((entry(into: arc, from: sources), isAvoided ? max(1, part) : 0, part))
        }
        let position = target.position(onArc: arc), part = Self.part(whole, upTo: position)
        let isAvoided = position > 0 && avoids(arc, isTurnedInto: true)
        for searchArc in 0..<UInt32(profile.graph.arcCount)
        where profile.roadArc[searchArc] == arc && mayTurn(into: arc) {
          guard let label = labels[Int(profile.graph.tail(of: searchArc))] else { continue }
          let turn = profile.graph.weight[searchArc] - profile.cost[arc]
          offer(sum(label, turn, (isAvoided ? max(1, part) : 0, part)))
        }
      }
    }
    return best
  }

  private func sum(
    _ cost: Cost, _ turn: Weight, _ arc: (avoided: UInt64, time: UInt64)
  ) -> Cost {
    (
      cost.entries + UInt64(turn >> 27), cost.avoided + arc.avoided,
      cost.time + UInt64(turn & (1 << 27 - 1)) + arc.time
    )
  }

  /// The least cost at each class of arrivals.
  private func labels(from sources: [Phantom]) -> [Cost?] {
    var labels = [Cost?](repeating: nil, count: profile.graph.nodeCount)
    var queue: [UInt32] = []
    func reach(_ node: UInt32, _ cost: Cost) {
      guard labels[Int(node)].map({ cost < $0 }) ?? true else { return }
      labels[Int(node)] = cost
      queue.append(node)
    }
    for source in sources {
      for arc in arcs(of: source) {
        guard let whole = time(arc) else { continue }
        let position = source.position(onArc: arc)
        let rest = whole - Self.part(whole, upTo: position)
        let isAvoided = position < 1 && avoids(arc, isTurnedInto: false)
        let cost = (entry(into: arc, from: sources), isAvoided ? max(1, rest) : 0, rest)
        reach(profile.arrivalClass[arc], cost)
      }
    }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      guard let label = labels[Int(node)] else { continue }
      for searchArc in profile.graph.firstOut[node]..<profile.graph.firstOut[node + 1] {
        let arc = profile.roadArc[searchArc]
        guard let time = time(arc), mayTurn(into: arc) else { continue }
        let turn = profile.graph.weight[searchArc] - profile.cost[arc]
        let isAvoided = avoids(arc, isTurnedInto: true)
        reach(
          profile.graph.head[searchArc],
          sum(label, turn, (isAvoided ? max(1, time) : 0, time)))
      }
    }
    return labels
  }

  /// Setting out on a private road from a place where another is not.
  private func entry(into arc: UInt32, from sources: [Phantom]) -> UInt64 {
    let isPublic = sources.contains { source in
      arcs(of: source).contains { profile.flags[$0].access != .restricted }
    }
    return isPublic && profile.flags[arc].access == .restricted ? 1 : 0
  }
}
