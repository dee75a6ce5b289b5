// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// The strongly connected components of the search graph where some roads are taken away, and the
/// arcs between them, removed ones among these.
///
/// What cannot be reached without the removed roads, and how many of them it takes, is known from
/// the few components without a look at their many nodes. They have 4 bytes a search node and 8 an
/// arc between components.
final class RoadComponents: Sendable {
  /// An arc between two components.
  struct Crossing {
    /// Of the search graph.
    let arc: UInt32
    /// The component it leaves.
    let tail: UInt32
  }

  /// The component of each search node; arcs that are left lead from greater numbers to lesser
  /// ones.
  let component: [UInt32]
  /// Whether the largest component deserves that places off it are moved there.
  let isLargestLarge: Bool
  private let largest: Region
  /// The crossings into component c are `crossings[firstInto[c]..<firstInto[c + 1]]`.
  private let firstInto: [UInt32]
  private let crossings: [Crossing]

  /// Complexity: O(arcs).
  init(_ network: RoadNetwork, _ profile: ProfileNetwork, without removed: RemovedRoads) {
    let isRoadLeft = removed.leftRoads(of: network, for: profile)
    let isLeft = removed.leftArcs(of: profile, roads: isRoadLeft)
    let components = StrongComponents(profile.graph) { isLeft[Int($0)] }
    let largest = Region(network, profile, components.component, number: components.largest)
    isLargestLarge = profile.isLarge {
      largest.contains($0)
    } among: {
      isRoadLeft[Int($0)]
    }
    component = components.component
    self.largest = largest
    (firstInto, crossings) = Self.crossings(
      profile.graph, component, count: components.sizes.count)
  }

  /// Whether an arc that is left leads from the largest component to that.
  func isInLargest(_ arc: UInt32) -> Bool { largest.contains(arc) }

  func crossings(into component: UInt32) -> ArraySlice<Crossing> {
    crossings[Int(firstInto[Int(component)])..<Int(firstInto[Int(component) + 1])]
  }

  private static func crossings(
    _ graph: Graph, _ component: [UInt32], count: Int
  ) -> (firstInto: [UInt32], crossings: [Crossing]) {
    var found: [(head: UInt32, crossing: Crossing)] = []
    var firstInto = [UInt32](repeating: 0, count: count + 1)
    for node in 0..<UInt32(graph.nodeCount) {
      let tail = component[Int(node)]
      for arc in graph.firstOut[node]..<graph.firstOut[node + 1] {
        let head = component[Int(graph.head[arc])]
        guard head != tail else { continue }
        found.append((head, Crossing(arc: arc, tail: tail)))
        firstInto[Int(head) + 1] += 1
      }
    }
    for number in 0..<count { firstInto[number + 1] += firstInto[number] }
    var next = firstInto
    var crossings = found.map(\.crossing)
    for (head, crossing) in found {
      crossings[Int(next[Int(head)])] = crossing
      next[Int(head)] += 1
    }
    return (firstInto, crossings)
  }
}

extension RoadComponents {
  /// One component, seen from the roads.
  private struct Region {
    private let network: RoadNetwork
    private let profile: ProfileNetwork
    private let component: [UInt32]
    private let number: UInt32?

    init(
      _ network: RoadNetwork, _ profile: ProfileNetwork, _ component: [UInt32], number: UInt32?
    ) {
      (self.network, self.profile) = (network, profile)
      (self.component, self.number) = (component, number)
    }

    /// Whether some turn into an arc leads from the component to that.
    func contains(_ arc: UInt32) -> Bool {
      let graph = profile.graph, tail = network.tail(ofArc: arc)
      return (profile.firstClass[tail]..<profile.firstClass[tail + 1]).contains { node in
        component[Int(node)] == number
          && (graph.firstOut[node]..<graph.firstOut[node + 1]).contains {
            profile.roadArc[$0] == arc && component[Int(graph.head[$0])] == number
          }
      }
    }
  }
}
