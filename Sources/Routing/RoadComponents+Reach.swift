// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension RoadComponents {
  /// Whether any of some search nodes leads to any of others over arcs that are open.
  ///
  /// The components must be those without all that is not open. Numbers fall along arcs, so that
  /// none above the sources' matters; mostly both ends are in one component, and all is said.
  func lead(from sources: [UInt32], to targets: [UInt32], _ costs: RoadCosts) -> Bool {
    let starts = Set(sources.map { component[Int($0)] })
    let highest = starts.max() ?? 0
    var open = Array(Set(targets.map { component[Int($0)] }.filter { $0 <= highest }))
    var seen = Set(open)
    while let number = open.popLast() {
      if starts.contains(number) { return true }
      for crossing in crossings(into: number) where crossing.tail <= highest {
        guard costs.mayTurn(over: crossing.arc), seen.insert(crossing.tail).inserted else {
          continue
        }
        open.append(crossing.tail)
      }
    }
    return false
  }
}
