// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies

/// An algorithm that finds the distance of one pair of nodes after the other.
protocol DistanceSearch: ~Copyable {
  static var name: String { get }
  /// Whether counting costs no time to speak of, so that the timed search counts as well.
  static var alwaysCounts: Bool { get }

  mutating func distance(from source: UInt32, to target: UInt32) -> Weight
  /// The same, and what it took.
  mutating func countedDistance(
    from source: UInt32, to target: UInt32
  ) -> (Weight, SearchCounts)
}

/// Asks a hierarchy.
struct HierarchySearch: DistanceSearch, ~Copyable {
  static let name = "distance"
  static let alwaysCounts = false

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

  mutating func countedDistance(
    from source: UInt32, to target: UInt32
  ) -> (Weight, SearchCounts) {
    (distance(from: source, to: target), query.counts)
  }

  mutating func path(from source: UInt32, to target: UInt32) -> [UInt32] {
    start(from: source, to: target)
    _ = query.run()
    return query.path()
  }
}

/// Dijkstra's algorithm until it settles the target.
struct DijkstraSearch: DistanceSearch, ~Copyable {
  static let name = "dijkstra"
  static let alwaysCounts = true

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

  mutating func countedDistance(
    from source: UInt32, to target: UInt32
  ) -> (Weight, SearchCounts) {
    (distance(from: source, to: target), search.counts)
  }
}

/// Dijkstra's algorithm from both ends.
struct BidirectionalSearch: DistanceSearch, ~Copyable {
  static let name = "bidirectionalDijkstra"
  static let alwaysCounts = true

  private var search: BidirectionalDijkstra

  init(_ graph: Graph) { search = BidirectionalDijkstra(graph) }

  mutating func distance(from source: UInt32, to target: UInt32) -> Weight {
    search.reset()
    search.addSource(node: source, weight: 0)
    search.addTarget(node: target, weight: 0)
    return search.run()
  }

  mutating func countedDistance(
    from source: UInt32, to target: UInt32
  ) -> (Weight, SearchCounts) {
    (distance(from: source, to: target), search.counts)
  }
}

extension Measurement {
  /// Times a search for every pair, and counts what it takes, apart where counting takes time.
  static func of<Search: DistanceSearch & ~Copyable>(
    _ search: inout Search, _ pairs: NodePairs
  ) throws -> (measurement: Measurement, distances: [Weight]) {
    var measurement = Measurement(Search.name)
    var distances: [Weight] = []
    if Search.alwaysCounts {
      measurement.time(&search, pairs, into: &distances)
    } else {
      measurement.timeTogether(&search, pairs)
      measurement.time(&search, pairs, into: &distances)
      try measurement.count(&search, pairs, expecting: distances)
    }
    return (measurement, distances)
  }

  private mutating func time<Search: DistanceSearch & ~Copyable>(
    _ search: inout Search, _ pairs: NodePairs, into distances: inout [Weight]
  ) {
    for index in pairs.indices {
      var found = (Weight.infinity, SearchCounts())
      nanoseconds.append(
        shortTime {
          if Search.alwaysCounts {
            found = search.countedDistance(from: pairs.sources[index], to: pairs.targets[index])
          } else {
            found.0 = search.distance(from: pairs.sources[index], to: pairs.targets[index])
          }
        })
      distances.append(found.0)
      if Search.alwaysCounts { counts.append(found.1) }
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

  private mutating func count<Search: DistanceSearch & ~Copyable>(
    _ search: inout Search, _ pairs: NodePairs, expecting distances: [Weight]
  ) throws {
    for index in pairs.indices {
      let (found, took) = search.countedDistance(
        from: pairs.sources[index], to: pairs.targets[index])
      guard found == distances[index] else {
        throw WrongResult(description: "pair \(index + 1) has another distance when counting")
      }
      counts.append(took)
    }
  }
}
