// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS
import PackedFile

/// A graph with its hierarchy, and what it took to have them.
struct HierarchySubject {
  let graph: Graph
  let hierarchy: ContractionHierarchy
  let preparationSeconds: Double
  /// Seconds to open and check the stored hierarchy, where it was stored.
  let openSeconds: Double?

  init(_ options: HierarchyOptions) throws {
    switch options.input {
    case .dimacs(let path): try self.init(dimacs: path)
    case .mapFile(let path, let profile): try self.init(mapFile: path, profile: profile)
    }
  }

  private init(dimacs path: String) throws {
    let input = try DIMACSGraph(path: path, largestWeight: .largestFinite)
    let graph = Graph.sortingArcs(
      nodeCount: input.nodeCount, tail: input.tail, head: input.head, weight: input.weight
    ).graph
    self.graph = graph
    (hierarchy, preparationSeconds) = seconds { ContractionHierarchy.build(graph) }
    openSeconds = nil
  }

  private init(mapFile path: String, profile: String) throws {
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
    preparationSeconds = seconds { ContractionHierarchy.build(opened.graph) }.seconds
  }
}
