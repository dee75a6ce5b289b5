// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geocoding
import OSMRoute
import PackedFile
import RoadNetwork
import SpatialIndex

/// All checks of a map file, one after the other.
enum Verification {
  struct Check {
    let name: String
    /// What was checked, where all is well.
    let message: String
    /// What is wrong.
    let fault: String?
  }

  /// Throws only where the system does not give the file.
  static func run(path: String, queries: Int) throws -> [Check] {
    var checks: [Check] = []
    do {
      let container = try Container(path: path)
      checks.append(checksums(container))
      let map = try OfflineMap(contentsOf: path)
      checks.append(
        Check(
          name: "indices", message: "every index is in range",
          fault: map.network.source?.checkIndices().first))
      checks.append(tree(map.network))
      checks.append(places(map.geocoder.index))
      for profile in map.network.profiles {
        checks.append(hierarchy(profile))
        checks.append(self.queries(profile, count: queries))
      }
    } catch let error as MapFileError {
      checks.append(Check(name: "open", message: "", fault: error.reason))
    }
    return checks
  }

  private static func checksums(_ container: Container) -> Check {
    let name = "checksums"
    do {
      for section in container.sections { try container.verifyChecksum(of: section) }
    } catch {
      return Check(name: name, message: "", fault: (error as? MapFileError)?.reason ?? "\(error)")
    }
    return Check(
      name: name, message: "\(container.sections.count) sections are as they were written",
      fault: nil)
  }

  private static func tree(_ network: RoadNetwork) -> Check {
    let faults = network.segmentTree.checkInvariants { network.box(ofSegment: $0) }
    return Check(
      name: "segment tree", message: "\(network.segments.count) segments stand in it",
      fault: faults.first)
  }

  private static func places(_ index: PlaceIndex) -> Check {
    Check(
      name: "addresses", message: "\(index.addressCount) addresses are consistent",
      fault: index.checkIndices().first)
  }

  private static func hierarchy(_ profile: ProfileNetwork) -> Check {
    Check(
      name: "\(profile.name) hierarchy",
      message: "\(profile.hierarchy.arcCount) arcs keep the invariants",
      fault: profile.hierarchy.checkInvariants(against: profile.graph).first)
  }

  /// Random pairs: the hierarchy's distance and path against Dijkstra's distance.
  private static func queries(_ profile: ProfileNetwork, count: Int) -> Check {
    let name = "\(profile.name) queries"
    let nodeCount = UInt32(profile.graph.nodeCount)
    guard nodeCount > 0 else { return Check(name: name, message: "no roads", fault: nil) }
    var query = CHQuery(profile.hierarchy)
    var dijkstra = Dijkstra(profile.graph)
    var random = RandomNumbers()
    for _ in 0..<count {
      let source = random.next(below: nodeCount), target = random.next(below: nodeCount)
      query.reset()
      query.addSource(node: source, weight: 0)
      query.addTarget(node: target, weight: 0)
      let found = query.run()
      dijkstra.reset()
      dijkstra.addSource(node: source, weight: 0)
      dijkstra.addTarget(node: target, weight: 0)
      let expected = dijkstra.run()
      let pair = "from search node \(source) to \(target)"
      guard found == expected else {
        return Check(
          name: name, message: "",
          fault: "\(pair) the hierarchy says \(found), Dijkstra's algorithm \(expected)")
      }
      let sum = query.path().reduce(Weight(0)) { $0.saturatingSum(profile.graph.weight[$1]) }
      guard !found.isFinite || sum == found else {
        return Check(
          name: name, message: "", fault: "\(pair) the path weighs \(sum), not \(found)")
      }
    }
    return Check(
      name: name, message: "\(count) random pairs agree with Dijkstra's algorithm", fault: nil)
  }
}

/// The same random numbers in every run (SplitMix64).
private struct RandomNumbers {
  private var state: UInt64 = 1

  mutating func next(below limit: UInt32) -> UInt32 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return UInt32((z ^ (z >> 31)) >> 32) % limit
  }
}
