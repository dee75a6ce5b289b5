// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import JSON
import PackedFile

/// The measured queries of one hierarchy.
struct HierarchyRun {
  private let subject: HierarchySubject
  private let pairs: NodePairs
  private var distances: [Weight] = []
  private var distance = Measurement("distance")
  private var path = Measurement("path")
  private var dijkstra = Measurement("dijkstra")
  private var tables = Measurement("table")
  private var sweeps = Measurement("sweep")

  init(_ subject: HierarchySubject, _ pairs: NodePairs) {
    self.subject = subject
    self.pairs = pairs
  }

  /// Runs all queries; throws `WrongResult` where hierarchy, path and Dijkstra disagree.
  mutating func measure(dijkstraCount: Int) throws {
    measureDistances()
    try measurePaths()
    try measureDijkstra(min(dijkstraCount, pairs.count))
    try measureTables()
    try measureSweeps()
  }

  /// Sources and targets of a table.
  private static let tableSide = 100
  private static let tableCount = 20
  private static let sweepCount = 50

  /// Tables from the sources to the targets of as many pairs; their diagonals are known.
  private mutating func measureTables() throws {
    for number in 0..<Self.tableCount {
      let range = number * Self.tableSide..<(number + 1) * Self.tableSide
      guard range.upperBound <= pairs.count else { return }
      var diagonal: [Weight] = []
      let start = nanoseconds()
      var cells = CHTable(
        subject.hierarchy, targets: range.map { [PathSeed(node: pairs.targets[$0], weight: 0)] })
      var row: [Weight] = []
      for index in range {
        cells.weights(from: [PathSeed(node: pairs.sources[index], weight: 0)], into: &row)
        diagonal.append(row[index - range.lowerBound])
      }
      tables.add(nanoseconds: nanoseconds() - start, settled: 0)
      guard diagonal.elementsEqual(distances[range]) else {
        throw WrongResult(description: "table \(number + 1) has other weights than its pairs")
      }
    }
  }

  private mutating func measureSweeps() throws {
    var search = CHSweep(subject.hierarchy)
    for index in 0..<min(Self.sweepCount, pairs.count) {
      let start = nanoseconds()
      search.run(from: [PathSeed(node: pairs.sources[index], weight: 0)], .fromSeeds)
      sweeps.add(nanoseconds: nanoseconds() - start, settled: subject.graph.nodeCount)
      guard search.weight(of: pairs.targets[index]) == distances[index] else {
        throw WrongResult(description: "the sweep of pair \(index + 1) has another weight")
      }
    }
  }

  private mutating func measureDistances() {
    var query = CHQuery(subject.hierarchy)
    for index in pairs.indices {
      let start = nanoseconds()
      query.reset()
      query.addSource(node: pairs.sources[index], weight: 0)
      query.addTarget(node: pairs.targets[index], weight: 0)
      let found = query.run()
      distance.add(nanoseconds: nanoseconds() - start, settled: query.settledCount)
      distances.append(found)
    }
  }

  private mutating func measurePaths() throws {
    var query = CHQuery(subject.hierarchy)
    for index in pairs.indices {
      let start = nanoseconds()
      query.reset()
      query.addSource(node: pairs.sources[index], weight: 0)
      query.addTarget(node: pairs.targets[index], weight: 0)
      _ = query.run()
      let arcs = query.path()
      path.add(nanoseconds: nanoseconds() - start, settled: query.settledCount)
      try check(arcs, of: index)
    }
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

  private mutating func measureDijkstra(_ count: Int) throws {
    var search = Dijkstra(subject.graph)
    for index in 0..<count {
      let start = nanoseconds()
      search.reset()
      search.addSource(node: pairs.sources[index], weight: 0)
      search.addTarget(node: pairs.targets[index], weight: 0)
      let found = search.run()
      dijkstra.add(nanoseconds: nanoseconds() - start, settled: search.settledCount)
      guard found == distances[index] else {
        throw WrongResult(
          description: "pair \(index + 1): the hierarchy says \(text(distances[index])), "
            + "Dijkstra \(text(found))")
      }
    }
  }

  private func text(_ weight: Weight) -> String { weight.isFinite ? String(weight) : "-1" }
}

extension HierarchyRun {
  /// One distance a line, -1 where there is no path.
  func distanceLines() -> [UInt8] {
    Array(distances.map { text($0) + "\n" }.joined().utf8)
  }

  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("nodes", subject.graph.nodeCount)
      json.field("arcs", subject.graph.arcCount)
      json.field("shortcuts", subject.hierarchy.shortcutCount)
      json.field("preparationSeconds", subject.preparationSeconds, decimals: 6)
      json.field("preparationPeakBytes", subject.preparationBytes)
      json.field("hierarchyBytes", subject.hierarchy.byteCount)
      json.object("queries") { json in
        for measurement in [distance, path, dijkstra, tables, sweeps] {
          measurement.summary().write(to: &json)
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// The figures for people.
  func table() -> String {
    let hierarchy = subject.hierarchy
    let finite = distances.filter(\.isFinite)
    var rows: [(String, String)] = [
      ("nodes", String(subject.graph.nodeCount)), ("arcs", String(subject.graph.arcCount)),
      ("shortcuts", String(hierarchy.shortcutCount)),
      ("hierarchy arcs", String(hierarchy.arcCount)),
      ("preparation", decimalText(subject.preparationSeconds, decimals: 3) + " s"),
      (
        "its memory",
        "\(subject.preparationBytes) bytes, \(subject.preparationBytes / max(1, subject.graph.nodeCount))"
          + " a node"
      ),
      ("hierarchy bytes", String(hierarchy.byteCount)),
    ]
    if let time = subject.openSeconds {
      rows.append(("open and check", decimalText(time, decimals: 4) + " s"))
    }
    rows.append(("reachable pairs", "\(finite.count) of \(pairs.count)"))
    rows.append(("sum of distances", String(finite.reduce(UInt64(0)) { $0 + UInt64($1) })))
    var lines = rows.map { $0.padded(18) + $1 }
    lines += ["", Measurement.Summary.header]
    lines += [distance, path, dijkstra, tables, sweeps].map { $0.summary().row }
    return lines.joined(separator: "\n") + "\n"
  }
}
