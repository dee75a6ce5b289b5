// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS
import Geo
import PackedFile
import SpatialIndex

/// A graph with its hierarchy, and what it took to have them.
struct HierarchySubject {
  /// Of the input, for reports.
  let name: String
  let graph: Graph
  /// The number here of each node of the file, where they are not the same.
  let number: [UInt32]?
  let hierarchy: ContractionHierarchy
  let threads: Int
  let preparationSeconds: Double
  let preparationCPUSeconds: Double
  /// Bytes of memory that preparation had at its peak; 0 where the system does not tell.
  let preparationBytes: Int
  /// Seconds to open and check the stored hierarchy, where it was stored.
  let openSeconds: Double?

  var arcsPerNode: Double { perNode(graph.arcCount) }
  var hierarchyArcsPerNode: Double { perNode(hierarchy.arcCount) }
  var hierarchyBytesPerNode: Double { perNode(hierarchy.byteCount) }

  private func perNode(_ number: Int) -> Double { Double(number) / Double(graph.nodeCount) }

  /// Reads a graph in DIMACS form and prepares it; with places its nodes are numbered along a curve
  /// through these.
  init(dimacs path: String, coordinates: String?, threads: Int) throws {
    let input = try DIMACSGraph(path: path, largestWeight: .largestFinite)
    let number = try coordinates.map {
      Self.numbers(of: try DIMACSCoordinates(path: $0, nodeCount: input.nodeCount))
    }
    func renumbered(_ nodes: [UInt32]) -> [UInt32] {
      number.map { number in nodes.map { number[Int($0)] } } ?? nodes
    }
    let graph = Graph.sortingArcs(
      nodeCount: input.nodeCount, tail: renumbered(input.tail), head: renumbered(input.head),
      weight: input.weight
    ).graph
    self.init(name: path, graph, stored: nil, threads: threads, number: number)
  }

  /// The number along the curve of each node of the file.
  private static func numbers(of places: DIMACSCoordinates) -> [UInt32] {
    let positions = zip(places.x, places.y).map {
      HilbertCurve.position(of: Coordinate(latitude: $1, longitude: $0))
    }
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    var number = [UInt32](repeating: 0, count: order.count)
    for (place, node) in order.enumerated() { number[node] = UInt32(place) }
    return number
  }

  /// Opens a profile of a map file, and prepares it anew only to time that.
  init(mapFile path: String, profile: String, threads: Int) throws {
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
    self.init(
      name: "\(path), \(profile)", opened.graph, stored: (opened.hierarchy, time),
      threads: threads)
  }

  private init(
    name: String, _ graph: Graph, stored: (hierarchy: ContractionHierarchy, seconds: Double)?,
    threads: Int, number: [UInt32]? = nil
  ) {
    self.name = name
    self.number = number
    self.graph = graph
    self.threads = threads
    let memory = MemoryGauge()
    let before = CPUTime.seconds
    let (made, time) = seconds { ContractionHierarchy.build(graph, threads: threads) }
    preparationSeconds = time
    preparationCPUSeconds = CPUTime.seconds - before
    preparationBytes = memory.peakGrowth
    hierarchy = stored?.hierarchy ?? made
    openSeconds = stored?.seconds
  }
}
