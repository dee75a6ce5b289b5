// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
package import PackedFile

/// The roads as one profile may use them: costs of arcs, and the search graph over them.
///
/// A node of the search graph is a **class of arrivals**: all ways of having come to a junction
/// that leave the same choices. Its arcs are the choices: the road arc taken, and what the turn
/// into it and the arc itself cost. A class, as the network is.
package final class ProfileNetwork: Sendable {
  package let name: String
  /// Travel time of each arc, deciseconds; `Weight.infinity` where the profile may not go.
  package let cost: PackedArray<Weight>
  package let flags: PackedArray<ArcFlags>
  /// The class one is in after an arc on which the trip began; `noClass` where the arc is shut.
  package let arrivalClass: PackedArray<UInt32>
  /// The classes at road node x are `firstClass[x]..<firstClass[x + 1]`.
  package let firstClass: PackedArray<UInt32>
  package let graph: Graph
  /// The road arc that each arc of `graph` takes.
  package let roadArc: PackedArray<UInt32>
  package let hierarchy: ContractionHierarchy

  package static let noClass = UInt32.max

  package init(
    name: String, cost: PackedArray<Weight>, flags: PackedArray<ArcFlags>,
    arrivalClass: PackedArray<UInt32>, firstClass: PackedArray<UInt32>, graph: Graph,
    roadArc: PackedArray<UInt32>, hierarchy: ContractionHierarchy
  ) {
    self.name = name
    self.cost = cost
    self.flags = flags
    self.arrivalClass = arrivalClass
    self.firstClass = firstClass
    self.graph = graph
    self.roadArc = roadArc
    self.hierarchy = hierarchy
  }

  /// Whether one goes on foot.
  package var isWalking: Bool { name == "walking" }

  /// The road node that a class of arrivals is at.
  ///
  /// Complexity: O(log n).
  package func roadNode(ofClass number: UInt32) -> UInt32 {
    var low: UInt32 = 0, high = UInt32(firstClass.count - 1)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if firstClass[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  /// How many entries into stricter access an arc of the search graph begins with.
  package func entries(ofTurnOver searchArc: UInt32) -> Weight {
    TravelWeight.entries(graph.weight[searchArc] - cost[roadArc[searchArc]])
  }

  package func isUsable(_ arc: UInt32) -> Bool { cost[arc].isFinite }

  /// Whether the largest strongly connected component deserves that points off it are moved there.
  package var isLargestComponentLarge: Bool {
    isLarge {
      flags[$0].contains(.largestComponent)
    } among: {
      isUsable($0)
    }
  }

  /// Whether a component deserves that points off it are moved there: it has a thousand arcs, or
  /// more than half of all that are usable.
  ///
  /// Complexity: O(arcs) on small maps, little on large ones.
  package func isLarge(
    _ isConnected: (UInt32) -> Bool, among isUsable: (UInt32) -> Bool
  ) -> Bool {
    var connected = 0, usable = 0
    for arc in 0..<UInt32(cost.count) where isUsable(arc) {
      usable += 1
      if isConnected(arc) { connected += 1 }
      if connected >= 1_000 { return true }
    }
    return connected * 2 > usable
  }
}

/// Facts of an arc for one profile.
package struct ArcFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // Bits 0 and 1 are the access level.
  package init(access: AccessLevel) { rawValue = access.rawValue }

  package var access: AccessLevel { AccessLevel(rawValue: rawValue & 3) ?? .restricted }

  /// The arc lies in the profile's largest strongly connected component.
  package static let largestComponent = ArcFlags(rawValue: 1 << 2)
  /// Some of the way's rules hold at some hours only; the arc is as it is at all others.
  package static let timed = ArcFlags(rawValue: 1 << 3)
  /// Walkers have no pavement, and there is traffic.
  package static let withoutPavement = ArcFlags(rawValue: 1 << 4)
}

/// Travel times and entries in one weight (their order is that of the whole).
package enum TravelWeight {
  /// Times take the bits below this one, entries those above.
  package static let entryShift: Weight = 27
  package static let entry: Weight = 1 << entryShift
  /// 155 days.
  package static let largestTime: Weight = entry - 1

  /// How costs are compared that are such weights.
  package static let order = CostOrder(timeBits: Int(entryShift))

  package static func deciseconds(_ weight: Weight) -> Weight { weight & largestTime }
  package static func entries(_ weight: Weight) -> Weight { weight >> entryShift }
}
