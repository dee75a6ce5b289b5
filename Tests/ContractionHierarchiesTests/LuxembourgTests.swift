// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS
import Foundation
import PackedFile
import Testing

/// A real road network with known distances, in the folder `luxembourg` of the test data.
///
/// The data are not part of the project: `OSMROUTE_TEST_DATA` names the folder they are in, else
/// it is `TestData` beside Package.swift. `OSMROUTE_FULL_TESTS` asks for all pairs.
struct LuxembourgTests {
  private static let folder: String = {
    let environment = ProcessInfo.processInfo.environment
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    return (environment["OSMROUTE_TEST_DATA"] ?? "\(root)/TestData") + "/luxembourg"
  }()

  private static let hasData: Bool = {
    let isThere = FileManager.default.fileExists(atPath: "\(folder)/luxembourg-time.gr.gz")
    if !isThere { print("skipped: no road network in \(folder); see OSMROUTE_TEST_DATA") }
    return isThere
  }()

  private static let pairLimit =
    ProcessInfo.processInfo.environment["OSMROUTE_FULL_TESTS"] == nil ? 2000 : Int.max

  // Enabled where the data are.
  @Test(.enabled(if: hasData), arguments: ["time", "dist"])
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
