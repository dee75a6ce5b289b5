// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile

/// The measured queries of one hierarchy.
struct HierarchyRun {
  let subject: HierarchySubject
  private let pairs: NodePairs
  private(set) var distances: [Weight] = []
  /// Of pairs: by the hierarchy and what needs no preparation.
  private(set) var searches: [Measurement] = []
  private(set) var path = Measurement("path")
  private(set) var tables: TableRun
  private(set) var sweeps = Measurement("sweep")
  private(set) var ranks: RankRun
  private(set) var routingKit: RoutingKitRun?

  private static let sweepCount = 50

  /// Runs all queries; throws `WrongResult` where two ways to one distance disagree.
  init(_ subject: HierarchySubject, _ pairs: NodePairs, _ options: HierarchyOptions) throws {
    self.subject = subject
    self.pairs = pairs
    var search = HierarchySearch(subject.hierarchy)
    let asked = Measurement.of(&search, pairs)
    distances = asked.distances
    searches = [asked.measurement]
    tables = try TableRun(
      subject.hierarchy, options.tableSize, pairs, distances: asked.distances)
    ranks = try RankRun(subject, sources: options.rankSources)
    if let driver = options.routingKit {
      routingKit = try RoutingKitRun(
        driver: driver, subject, pairs: pairs.count, rounds: options.rounds)
    }
    try measurePaths(&search)
    try measureBaselines(pairs.prefix(options.dijkstraCount))
    try measureSweeps()
  }

  private mutating func measurePaths(_ search: inout HierarchySearch) throws {
    let start = CPUTime.ofThread
    for index in pairs.indices {
      _ = search.path(from: pairs.sources[index], to: pairs.targets[index])
    }
    path.seconds = CPUTime.ofThread - start
    for index in pairs.indices {
      path.nanoseconds.append(
        shortTime { _ = search.path(from: pairs.sources[index], to: pairs.targets[index]) })
    }
    // Apart from the times, for this takes the caches.
    for index in pairs.indices {
      try check(search.path(from: pairs.sources[index], to: pairs.targets[index]), of: index)
    }
    path.counts = searches[0].counts
  }

  /// A path must lead from source to target without a gap and weigh what its distance says.
  private func check(_ arcs: [UInt32], of index: Int) throws {
    let graph = subject.graph
    guard distances[index].isFinite else { return }
    var node = pairs.sources[index]
    var sum: UInt64 = 0
    for arc in arcs {
      guard (graph.firstOut[node]..<graph.firstOut[node + 1]).contains(arc) else {
        throw WrongResult(description: "the path of pair \(index + 1) has a gap")
      }
      node = graph.head[arc]
      sum += UInt64(graph.weight[arc])
    }
    guard node == pairs.targets[index], sum == UInt64(distances[index]) else {
      throw WrongResult(
        description: "the path of pair \(index + 1) weighs \(sum), its distance is "
          + "\(distances[index])")
    }
  }

  private mutating func measureBaselines(_ pairs: NodePairs) throws {
    var bidirectional = BidirectionalSearch(subject.graph)
    var dijkstra = DijkstraSearch(subject.graph)
    for result in [
      Measurement.of(&dijkstra, pairs), Measurement.of(&bidirectional, pairs),
    ] {
      for index in pairs.indices where result.distances[index] != distances[index] {
        throw WrongResult(
          description: "pair \(index + 1): the hierarchy says \(text(distances[index])), "
            + "\(result.measurement.name) \(text(result.distances[index]))")
      }
      searches.append(result.measurement)
    }
  }

  private mutating func measureSweeps() throws {
    var search = CHSweep(subject.hierarchy)
    for index in 0..<min(Self.sweepCount, pairs.count) {
      sweeps.nanoseconds.append(
        shortTime {
          search.run(from: [PathSeed(node: pairs.sources[index], weight: 0)], .fromSeeds)
        })
      guard search.weight(of: pairs.targets[index]) == distances[index] else {
        throw WrongResult(description: "the sweep of pair \(index + 1) has another weight")
      }
    }
  }

  private func text(_ weight: Weight) -> String { weight.isFinite ? String(weight) : "-1" }

  /// One distance a line, -1 where there is no path.
  func distanceLines() -> [UInt8] {
    Array(distances.map { text($0) + "\n" }.joined().utf8)
  }
}
