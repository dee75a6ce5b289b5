// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork
import Routing

/// Shortest paths over the arcs driven, as many of the last as any restriction is long, by
/// correcting labels until none changes.
struct LiteralSearch {
  private struct Step {
    let state: Int
    let arc: UInt32
    let turn: UInt64
  }

  private let rules: LiteralRules
  private var numbers: [[UInt32]: Int] = [:]
  private var steps: [[Step]] = []

  init(_ rules: LiteralRules) { self.rules = rules }

  /// The least weight from one of the sources to each target, infinite where there is none.
  mutating func weights(from sources: [Phantom], to targets: [[Phantom]]) -> [Weight] {
    let arrivals = arrivals(from: sources)
    return targets.map { phantoms in
      var best = UInt64.max
      for phantom in phantoms {
        for arc in arcs(of: phantom) {
          let part = part(of: arc, upTo: phantom)
          for source in sources where source.segment == phantom.segment {
            let start = source.position(onArc: arc), end = phantom.position(onArc: arc)
            guard start <= end else { continue }
            best = min(
              best, entry(into: arc, from: sources) + part - self.part(of: arc, upTo: source))
          }
          if let arrival = arrivals[arc] { best = min(best, arrival + part) }
        }
      }
      return best < UInt64(Weight.infinity) ? Weight(best) : .infinity
    }
  }

  /// The least weight at which each arc is turned into.
  private mutating func arrivals(from sources: [Phantom]) -> [UInt32: UInt64] {
    var distances: [Int: UInt64] = [:]
    var queue: [Int] = []
    for phantom in sources {
      for arc in arcs(of: phantom) {
        let state = number(of: [arc])
        let rest = UInt64(rules.profile.cost[arc]) - part(of: arc, upTo: phantom)
        let start = entry(into: arc, from: sources) + rest
        distances[state] = min(distances[state] ?? .max, start)
        queue.append(state)
      }
    }
    // Every state whose distance falls is looked at again, until none falls.
    var arrivals: [UInt32: UInt64] = [:]
    var position = 0
    while position < queue.count {
      let state = queue[position]
      position += 1
      for step in steps[state] {
        let turned = (distances[state] ?? 0) + step.turn
        arrivals[step.arc] = min(arrivals[step.arc] ?? .max, turned)
        let sum = turned + UInt64(rules.profile.cost[step.arc])
        guard sum < distances[step.state] ?? .max else { continue }
        distances[step.state] = sum
        queue.append(step.state)
      }
    }
    return arrivals
  }

  /// Setting out on a private road from a place where another is not.
  private func entry(into arc: UInt32, from sources: [Phantom]) -> UInt64 {
    let flags = rules.profile.flags
    let isPublic = sources.contains { phantom in
      arcs(of: phantom).contains { flags[$0].access != .restricted }
    }
    return isPublic && flags[arc].access == .restricted ? 1 << 27 : 0
  }

  private func arcs(of phantom: Phantom) -> [UInt32] {
    [2 * phantom.segment, 2 * phantom.segment + 1].filter { rules.isUsable($0) }
  }

  private func part(of arc: UInt32, upTo phantom: Phantom) -> UInt64 {
    UInt64((Double(rules.profile.cost[arc]) * phantom.position(onArc: arc)).rounded())
  }

  /// Numbers what was driven, and all that can follow it.
  private mutating func number(of first: [UInt32]) -> Int {
    if let known = numbers[first] { return known }
    var queue = [first]
    numbers[first] = steps.count
    steps.append([])
    while let history = queue.popLast() {
      let arc = history[history.count - 1]
      let state = numbers[history] ?? 0
      for next in rules.permitted(after: history) {
        let longer = Array((history + [next]).suffix(rules.memory))
        if numbers[longer] == nil {
          numbers[longer] = steps.count
          steps.append([])
          queue.append(longer)
        }
        steps[state].append(
          Step(state: numbers[longer] ?? 0, arc: next, turn: rules.turn(from: arc, to: next)))
      }
    }
    return numbers[first] ?? 0
  }
}
