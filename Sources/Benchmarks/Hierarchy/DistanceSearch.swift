// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies

/// An algorithm that finds the distance of one pair of nodes after the other.
protocol DistanceSearch: ~Copyable {
  static var name: String { get }
  /// Whether it is worth to ask for all distances once more in one go, for a mean without the clock.
  static var isQuick: Bool { get }

  mutating func distance(from source: UInt32, to target: UInt32) -> Weight
  /// What the last distance took.
  var counts: SearchCounts { get }
}

/// Asks a hierarchy.
struct HierarchySearch: DistanceSearch, ~Copyable {
  static let name = "distance"
  static let isQuick = true

  private var query: CHQuery

  init(_ hierarchy: ContractionHierarchy) { query = CHQuery(hierarchy) }

  private mutating func start(from source: UInt32, to target: UInt32) {
    query.reset()
    query.addSource(node: source, weight: 0)
    query.addTarget(node: target, weight: 0)
  }

  mutating func distance(from source: UInt32, to target: UInt32) -> Weight {
    start(from: source, to: target)
    return query.run()
  }

  var counts: SearchCounts { query.counts }

  mutating func path(from source: UInt32, to target: UInt32) -> [UInt32] {
    start(from: source, to: target)
    _ = query.run()
    return query.path()
  }
}

/// Dijkstra's algorithm until it settles the target.
struct DijkstraSearch: DistanceSearch, ~Copyable {
  static let name = "dijkstra"
  static let isQuick = false

  private var search: SettlingSearch

  init(_ graph: Graph) { search = SettlingSearch(graph) }

  mutating func distance(from source: UInt32, to target: UInt32) -> Weight {
    search.reset()
    search.addSource(node: source, weight: 0)
    while let (node, distance) = search.settleNext() {
      if node == target { return distance }
    }
    return .infinity
  }

  var counts: SearchCounts { search.counts }
}

/// Dijkstra's algorithm from both ends.
struct BidirectionalSearch: DistanceSearch, ~Copyable {
  static let name = "bidirectionalDijkstra"
  static let isQuick = false

  private var search: BidirectionalDijkstra

  init(_ graph: Graph) { search = BidirectionalDijkstra(graph) }

  mutating func distance(from source: UInt32, to target: UInt32) -> Weight {
    search.reset()
    search.addSource(node: source, weight: 0)
    search.addTarget(node: target, weight: 0)
    return search.run()
  }

  var counts: SearchCounts { search.counts }
}

extension Measurement {
  /// Times a search for every pair, and notes what each took.
  static func of<Search: DistanceSearch & ~Copyable>(
    _ search: inout Search, _ pairs: NodePairs
  ) -> (measurement: Measurement, distances: [Weight]) {
    var measurement = Measurement(Search.name)
    if Search.isQuick { measurement.timeTogether(&search, pairs) }
    let distances = measurement.time(&search, pairs)
    return (measurement, distances)
  }

  private mutating func time<Search: DistanceSearch & ~Copyable>(
    _ search: inout Search, _ pairs: NodePairs
  ) -> [Weight] {
    pairs.indices.map { index in
      var found = Weight.infinity
      nanoseconds.append(
        shortTime {
          found = search.distance(from: pairs.sources[index], to: pairs.targets[index])
        })
      counts.append(search.counts)
      return found
    }
  }

  private mutating func timeTogether<Search: DistanceSearch & ~Copyable>(
    _ search: inout Search, _ pairs: NodePairs
  ) {
    let start = CPUTime.ofThread
    for index in pairs.indices {
      _ = search.distance(from: pairs.sources[index], to: pairs.targets[index])
    }
    seconds = CPUTime.ofThread - start
  }
}
