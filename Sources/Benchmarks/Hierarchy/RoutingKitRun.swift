// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import JSON
import PackedFile

/// The same work on the same graph by osmroute and by RoutingKit, in turns, in processor time.
struct RoutingKitRun {
  private let rounds: Int
  private let pairs: NodePairs
  private let subject: HierarchySubject
  private var comparisons: [Figure] = Kind.allCases.map { Figure(kind: $0) }

  private enum Kind: String, CaseIterable {
    case preparationCpuSeconds, preparationSeconds, distanceMicroseconds, pathMicroseconds
    case tableMilliseconds, hierarchyBytes

    var text: String {
      switch self {
      case .preparationCpuSeconds: "preparation, processor s"
      case .preparationSeconds: "preparation, s"
      case .distanceMicroseconds: "distance, us"
      case .pathMicroseconds: "distance and path, us"
      case .tableMilliseconds: "table 100 x 100, ms"
      case .hierarchyBytes: "hierarchy, bytes"
      }
    }
  }

  /// One figure of both, a value a round.
  private struct Figure {
    let kind: Kind
    var own: [Double] = []
    var other: [Double] = []

    var ratio: Double { median(own) / median(other) }
  }

  /// Asks for as many pairs as the driver writes; throws where the sums of distances differ.
  init(driver: String, _ subject: HierarchySubject, pairs count: Int, rounds: Int) throws {
    self.rounds = rounds
    self.subject = subject
    let (pairs, answers, own) = try Folder.withTemporary { folder in
      let graph = "\(folder)/graph.gr"
      try Output.write(subject.graph.dimacsText, to: graph)
      let driver = RoutingKitDriver(program: driver, graph: graph, pairs: min(count, 10_000))
      // Its pairs, which are the same every time, come with its first answer.
      let (first, pairs) = try driver.firstRun(in: folder, nodeCount: subject.graph.nodeCount)
      var answers = [first]
      var own = [OwnRound(subject, pairs)]
      for _ in 1..<rounds {
        answers.append(try driver.run())
        own.append(OwnRound(subject, pairs))
      }
      return (pairs, answers, own)
    }
    self.pairs = pairs
    for (answer, own) in zip(answers, own) { try add(answer, own) }
  }

  private mutating func add(_ other: RoutingKitDriver.Answer, _ own: OwnRound) throws {
    guard other.checksum == own.checksum else {
      throw WrongResult(
        description: "RoutingKit's distances sum up to \(figure(other.checksum, decimals: 0)), "
          + "osmroute's to \(figure(own.checksum, decimals: 0))")
    }
    let values = [
      (own.preparationCPUSeconds, other.preparationSeconds),
      (own.preparationSeconds, other.preparationSeconds),
      (own.distanceMicroseconds, other.distanceMicroseconds),
      (own.pathMicroseconds, other.pathMicroseconds),
      (own.tableMilliseconds, other.tableMilliseconds),
      (Double(subject.hierarchy.byteCount), other.hierarchyBytes),
    ]
    for (index, value) in values.enumerated() {
      comparisons[index].own.append(value.0)
      comparisons[index].other.append(value.1)
    }
  }

  func table() -> String {
    var lines = [
      "medians of \(rounds)".padded(28)
        + ["osmroute", "RoutingKit", "ratio"].map { $0.aligned(14) }.joined()
    ]
    for comparison in comparisons {
      lines.append(
        comparison.kind.text.padded(28)
          + [median(comparison.own), median(comparison.other), comparison.ratio]
          .map { figure($0, decimals: 3).aligned(14) }.joined())
    }
    return lines.joined(separator: "\n")
      + "\nIn turns, \(pairs.count) pairs that RoutingKit chose, distances of the same sum; "
      + "osmroute prepares\nwith \(subject.threads) thread\(subject.threads == 1 ? "" : "s"), "
      + "RoutingKit with one, whose processor time stands for its seconds.\n"
  }

  func write(to json: inout JSONWriter) {
    json.object("routingKit") { json in
      json.field("rounds", rounds)
      json.field("pairs", pairs.count)
      for comparison in comparisons {
        json.object(comparison.kind.rawValue) { json in
          json.field("osmroute", median(comparison.own), decimals: 6)
          json.field("routingKit", median(comparison.other), decimals: 6)
          json.field("ratio", comparison.ratio, decimals: 4)
        }
      }
    }
  }
}

/// What osmroute takes for what the driver measures, in processor time of this thread.
private struct OwnRound {
  private(set) var preparationSeconds = 0.0
  private(set) var preparationCPUSeconds = 0.0
  private(set) var distanceMicroseconds = 0.0
  private(set) var pathMicroseconds = 0.0
  private(set) var tableMilliseconds = 0.0
  private(set) var checksum = 0.0

  init(_ subject: HierarchySubject, _ pairs: NodePairs) {
    let before = CPUTime.seconds
    preparationSeconds =
      seconds { ContractionHierarchy.build(subject.graph, threads: subject.threads) }.seconds
    preparationCPUSeconds = CPUTime.seconds - before
    var search = HierarchySearch(subject.hierarchy)
    var sum = UInt64(0)
    distanceMicroseconds = Self.meanMicroseconds(pairs) {
      sum += UInt64(search.distance(from: $0, to: $1))
    }
    checksum = Double(sum)
    pathMicroseconds = Self.meanMicroseconds(pairs) { _ = search.path(from: $0, to: $1) }
    let (sources, targets) = (Array(pairs.sources.prefix(100)), Array(pairs.targets.prefix(100)))
    tableMilliseconds = median(
      (0..<5).map { _ in
        let start = CPUTime.ofThread
        _ = TableRun.table(subject.hierarchy, sources, targets)
        return (CPUTime.ofThread - start) * 1e3
      })
  }

  private static func meanMicroseconds(
    _ pairs: NodePairs, _ body: (UInt32, UInt32) -> Void
  ) -> Double {
    let start = CPUTime.ofThread
    for index in pairs.indices { body(pairs.sources[index], pairs.targets[index]) }
    return (CPUTime.ofThread - start) / Double(max(1, pairs.count)) * 1e6
  }
}
