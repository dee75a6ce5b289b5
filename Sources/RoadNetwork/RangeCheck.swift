// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile

/// One fast pass over arrays of indices, so that later reads cannot leave their arrays.
struct RangeCheck {
  let container: Container

  func below(_ array: PackedArray<UInt32>, _ limit: Int, _ section: String) throws {
    let span = array.span
    var greatest: UInt32 = 0
    for index in span.indices { greatest = max(greatest, span[index]) }
    guard array.isEmpty || Int(greatest) < limit else {
      throw container.damaged("has an index out of range in section “\(section)”")
    }
  }

  func offsets(_ array: PackedArray<UInt32>, end: Int, _ section: String) throws {
    let span = array.span
    var last: UInt32 = 0
    var isMonotone = true
    for index in span.indices {
      isMonotone = isMonotone && span[index] >= last
      last = span[index]
    }
    guard isMonotone, span.count > 0, span[0] == 0, Int(last) == end else {
      throw container.damaged("has offsets that do not fit in section “\(section)”")
    }
  }

  func classes(_ profile: ProfileNetwork) throws {
    let classCount = UInt32(profile.graph.nodeCount)
    let (arrivals, costs) = (profile.arrivalClass, profile.cost)
    let arrival = arrivals.span, cost = costs.span
    for arc in arrival.indices {
      let isShut = arrival[arc] == ProfileNetwork.noClass && cost[arc] == .infinity
      guard isShut || (arrival[arc] < classCount && cost[arc] <= TravelWeight.largestTime) else {
        throw container.damaged("has arc \(arc) with no class in section “\(profile.name).arrival”")
      }
    }
    let (roadArcs, graph) = (profile.roadArc, profile.graph)
    let roads = roadArcs.span, weights = graph.weight.span
    for arc in roads.indices where weights[arc] < cost[Int(roads[arc])] {
      throw container.damaged("has a turn that costs less than nothing in “\(profile.name).graph”")
    }
  }
}
