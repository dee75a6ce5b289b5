// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS
import PackedFile
import TestSupport
import Testing

/// A real road network with known distances, in the folder `luxembourg` of the test data.
///
/// `OSMROUTE_FULL_TESTS` asks for all pairs; see `TestData`.
struct LuxembourgTests {
  private static let folder = "\(TestData.folder)/luxembourg"
  private static let pairLimit = TestData.isFull ? Int.max : 2000

  @Test(
    .enabled(if: TestData.hasLuxembourg, "no road graph in \(folder)"), arguments: ["time", "dist"])
  func `distances and paths are the known ones`(weight: String) throws {
    let input = try DIMACSGraph(
      path: "\(Self.folder)/luxembourg-\(weight).gr.gz", largestWeight: .largestFinite)
    let graph = Graph.sortingArcs(
      nodeCount: input.nodeCount, tail: input.tail, head: input.head, weight: input.weight
    ).graph
    let pairs = try DIMACSPairs(
      path: "\(Self.folder)/luxembourg.p2p.gz", nodeCount: graph.nodeCount)
    let expected = try DistanceList(path: "\(Self.folder)/luxembourg-\(weight).expected.gz")
    #expect(expected.distances.count == pairs.count)
    let hierarchy = ContractionHierarchy.build(graph)
    #expect(hierarchy.checkInvariants(against: graph) == [])
    var query = CHQuery(hierarchy)
    for index in 0..<min(pairs.count, Self.pairLimit) {
      query.reset()
      query.addSource(node: pairs.sources[index], weight: 0)
      query.addTarget(node: pairs.targets[index], weight: 0)
      let found = query.run()
      let distance = expected.distances[index]
      try #require(found == distance ?? .infinity, "pair \(index + 1)")
      guard let distance else { continue }
      let end = graph.follow(query.path(), from: pairs.sources[index])
      try #require(end?.end == pairs.targets[index], "pair \(index + 1)")
      try #require(end?.weight == UInt64(distance), "pair \(index + 1)")
    }
  }
}
