// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS
import PackedFile

/// A graph with its hierarchy, and what it took to have them.
struct HierarchySubject {
  let graph: Graph
  let hierarchy: ContractionHierarchy
  let preparationSeconds: Double
  /// Bytes of memory that preparation had at its peak; 0 where the system does not tell.
  let preparationBytes: Int
  /// Seconds to open and check the stored hierarchy, where it was stored.
  let openSeconds: Double?

  init(_ options: HierarchyOptions) throws {
    switch options.input {
    case .dimacs(let path): try self.init(dimacs: path, threads: options.threads)
    case .mapFile(let path, let profile):
      try self.init(mapFile: path, profile: profile, threads: options.threads)
    }
  }

  private init(dimacs path: String, threads: Int) throws {
    let input = try DIMACSGraph(path: path, largestWeight: .largestFinite)
    let graph = Graph.sortingArcs(
      nodeCount: input.nodeCount, tail: input.tail, head: input.head, weight: input.weight
    ).graph
    self.graph = graph
    let memory = MemoryGauge()
    (hierarchy, preparationSeconds) = seconds {
      ContractionHierarchy.build(graph, threads: threads)
    }
    preparationBytes = memory.peakGrowth
    openSeconds = nil
  }

  private init(mapFile path: String, profile: String, threads: Int) throws {
    let container = try Container(path: path)
    guard container.hasSection("\(profile).graph.first") else {
      throw container.damaged("has no profile “\(profile)”")
    }
    let (opened, time) = try seconds {
      let graph = try Graph(container: container, prefix: "\(profile).graph")
      return (
        graph: graph,
        hierarchy: try ContractionHierarchy(
          container: container, prefix: "\(profile).ch", graph: graph)
      )
    }
    graph = opened.graph
    hierarchy = opened.hierarchy
    openSeconds = time
    let memory = MemoryGauge()
    preparationSeconds =
      seconds {
        ContractionHierarchy.build(opened.graph, threads: threads)
      }.seconds
    preparationBytes = memory.peakGrowth
  }
}
