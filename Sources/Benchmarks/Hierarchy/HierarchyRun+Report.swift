// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import JSON

extension HierarchyRun: Report {
  static var conditions: Set<String> {
    [
      "nodes", "arcs", "preparationThreads", "count", "rank", "rows", "columns", "pairs", "rounds",
      "reachablePairs", "sumOfDistances",
    ]
  }

  func write(to json: inout JSONWriter) {
    json.field("input", subject.name)
    json.field("nodes", subject.graph.nodeCount)
    json.field("arcs", subject.graph.arcCount)
    json.field("arcsPerNode", subject.arcsPerNode, decimals: 4)
    json.field("shortcuts", subject.hierarchy.shortcutCount)
    json.field("hierarchyArcs", subject.hierarchy.arcCount)
    json.field("hierarchyArcsPerNode", subject.hierarchyArcsPerNode, decimals: 4)
    json.field("preparationThreads", subject.threads)
    json.field("preparationSeconds", subject.preparationSeconds, decimals: 6)
    json.field("preparationCpuSeconds", subject.preparationCPUSeconds, decimals: 6)
    json.field("preparationPeakBytes", subject.preparationBytes)
    json.field("hierarchyBytes", subject.hierarchy.byteCount)
    json.field("hierarchyBytesPerNode", subject.hierarchyBytesPerNode, decimals: 2)
    if let time = subject.openSeconds { json.field("openSeconds", time, decimals: 6) }
    json.field("reachablePairs", distances.count(where: \.isFinite))
    json.field("sumOfDistances", sumOfDistances)
    json.field("clockNanoseconds", clockCost)
    json.object("queries") { json in
      searches[0].summary().write(to: &json)
      path.summary().write(to: &json)
      for search in searches.dropFirst() { search.summary().write(to: &json) }
      tables.write(to: &json)
      sweeps.summary().write(to: &json)
    }
    ranks.write(to: &json)
    routingKit?.write(to: &json)
  }

  func table() -> String {
    let rows = facts + [tables.row]
    var lines = rows.map { $0.padded(20) + $1 }
    lines += ["", Measurement.Summary.header]
    let measurements = [searches[0], path] + searches.dropFirst() + [tables.measurement, sweeps]
    lines += measurements.map { $0.summary().row }
    lines += [
      "Times are each query's, less \(clockCost) ns for reading the clock; “together” is the mean of",
      "all in one go, in processor time. Settled, relaxed and stalled are means.", "",
      ranks.table(),
    ]
    if let routingKit { lines.append(routingKit.table()) }
    return lines.joined(separator: "\n")
  }

  private var sumOfDistances: UInt64 {
    distances.reduce(0) { $1.isFinite ? $0 + UInt64($1) : $0 }
  }

  private var facts: [(String, String)] {
    let hierarchy = subject.hierarchy
    var rows: [(String, String)] = [
      ("input", subject.name), ("nodes", String(subject.graph.nodeCount)),
      ("arcs", "\(subject.graph.arcCount), \(figure(subject.arcsPerNode, decimals: 3)) a node"),
      ("shortcuts", String(hierarchy.shortcutCount)),
      (
        "hierarchy arcs",
        "\(hierarchy.arcCount), \(figure(subject.hierarchyArcsPerNode, decimals: 3)) a node"
      ),
      (
        "hierarchy bytes",
        "\(hierarchy.byteCount), \(figure(subject.hierarchyBytesPerNode, decimals: 1)) a node"
      ),
      (
        "preparation",
        "\(figure(subject.preparationSeconds, decimals: 3)) s, "
          + "\(figure(subject.preparationCPUSeconds, decimals: 3)) s of processors, "
          + "\(subject.threads) thread\(subject.threads == 1 ? "" : "s")"
      ),
      ("its memory", "\(subject.preparationBytes) bytes at its peak"),
    ]
    if let time = subject.openSeconds {
      rows.append(("open and check", figure(time, decimals: 4) + " s"))
    }
    let reachable = distances.count(where: \.isFinite)
    rows.append(("reachable pairs", "\(reachable) of \(distances.count)"))
    rows.append(("sum of distances", String(sumOfDistances)))
    return rows
  }
}
