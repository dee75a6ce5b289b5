// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import JSON

/// The queries of pairs by Dijkstra rank, by the hierarchy and by what needs no preparation.
struct RankRun {
  struct Rank {
    let exponent: Int
    /// Of the hierarchy, of bidirectional Dijkstra and of Dijkstra.
    let summaries: [Measurement.Summary]

    var count: Int { summaries[0].count }
  }

  let ranks: [Rank]

  /// Throws `WrongResult` where two of them disagree.
  init(_ subject: HierarchySubject, sources: Int) throws {
    var hierarchy = HierarchySearch(subject.hierarchy)
    var bidirectional = BidirectionalSearch(subject.graph)
    var dijkstra = DijkstraSearch(subject.graph)
    let ranked = RankPairs(of: subject.graph, sources: sources)
    let results = [
      Measurement.of(&hierarchy, ranked.pairs),
      Measurement.of(&bidirectional, ranked.pairs), Measurement.of(&dijkstra, ranked.pairs),
    ]
    for result in results.dropFirst() where result.distances != results[0].distances {
      throw WrongResult(
        description: "\(results[0].measurement.name) and \(result.measurement.name) disagree "
          + "about pairs of a Dijkstra rank")
    }
    ranks = ranked.byExponent.map { exponent, indices in
      Rank(
        exponent: exponent, summaries: results.map { $0.measurement.only(indices).summary() })
    }
  }

  func table() -> String {
    guard let first = ranks.first else { return "" }
    let columns = ["median us", "p95 us", "settled"].map { $0.aligned(11) }.joined()
    let names = first.summaries.map { ("   " + $0.name).padded(33) }.joined()
    var lines = [
      "".padded(14) + names,
      "rank".padded(6) + "count".aligned(8)
        + String(repeating: columns, count: first.summaries.count),
    ]
    for rank in ranks {
      let figures = rank.summaries.flatMap {
        [
          figure($0.median, decimals: 2), figure($0.p95, decimals: 2),
          figure($0.settled, decimals: 1),
        ]
      }
      lines.append(
        "2^\(rank.exponent)".padded(6) + String(rank.count).aligned(8)
          + figures.map { $0.aligned(11) }.joined())
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func write(to json: inout JSONWriter) {
    json.array("ranks") { json in
      for rank in ranks {
        json.object { json in
          json.field("name", "2^\(rank.exponent)")
          json.field("rank", 1 << rank.exponent)
          json.field("count", rank.count)
          for summary in rank.summaries {
            json.object(summary.name) { json in
              json.field("medianMicroseconds", summary.median, decimals: 3)
              json.field("p95Microseconds", summary.p95, decimals: 3)
              json.field("settledNodes", summary.settled, decimals: 1)
            }
          }
        }
      }
    }
  }

  /// Time against rank.
  func plot(_ subtitle: String) -> Plot {
    var plot = Plot(
      title: "Time of a distance query by Dijkstra rank", subtitle: subtitle,
      x: .init("Dijkstra rank of the target (nodes settled until it is reached)", base: 2),
      y: .init("microseconds", base: 10))
    let names = ["contraction hierarchy", "bidirectional Dijkstra", "Dijkstra"]
    for (index, name) in names.enumerated() {
      func line(_ value: (Measurement.Summary) -> Double) -> [Plot.Point] {
        ranks.map { .init(x: Double(1 << $0.exponent), y: value($0.summaries[index])) }
      }
      plot.add(name, line(\.median), upTo: line(\.p95))
    }
    plot.note = "line: median; band: up to the 95th percentile; both axes logarithmic"
    return plot
  }
}
