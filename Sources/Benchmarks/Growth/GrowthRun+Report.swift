// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import JSON

extension GrowthRun: Report {
  static var conditions: Set<String> { ["threads", "pairs", "seed"] }

  /// A figure of each size, with its name in tables and in JSON.
  private struct Column: Sendable {
    let title: String
    let key: String
    let decimals: Int
    let value: @Sendable (Step) -> Double
  }

  private static let columns = [
    Column(title: "query us", key: "meanQueryMicroseconds", decimals: 2) { $0.meanQuery },
    Column(title: "settled", key: "settledNodes", decimals: 1) { $0.query.settled },
    Column(title: "prep us/node", key: "preparationMicrosecondsPerNode", decimals: 3) {
      $0.subject.preparationSeconds / $0.searchNodes * 1e6
    },
    Column(title: "prep CPU us", key: "preparationCpuMicrosecondsPerNode", decimals: 3) {
      $0.subject.preparationCPUSeconds / $0.searchNodes * 1e6
    },
    Column(title: "prep B/node", key: "preparationPeakBytesPerNode", decimals: 1) {
      Double($0.subject.preparationBytes) / $0.searchNodes
    },
    Column(title: "import s", key: "importSeconds", decimals: 2) { $0.importCost.seconds },
    Column(title: "CPU s", key: "importCpuSeconds", decimals: 2) { $0.importCost.cpuSeconds },
    Column(title: "peak MB", key: "importPeakMegabytes", decimals: 1) {
      Double($0.importCost.peakBytes) / 1e6
    },
    Column(title: "map MB", key: "mapMegabytes", decimals: 2) { Double($0.mapBytes) / 1e6 },
    Column(title: "arcs/node", key: "arcsPerNode", decimals: 3) { $0.subject.arcsPerNode },
    Column(title: "h. arcs/node", key: "hierarchyArcsPerNode", decimals: 3) {
      $0.subject.hierarchyArcsPerNode
    },
  ]

  func table() -> String {
    func row(_ name: String, _ nodes: String, _ figures: [String]) -> String {
      name.padded(24) + nodes.aligned(14) + figures.map { $0.aligned(14) }.joined()
    }
    var lines = [row("OSM nodes", "search nodes", Self.columns.map(\.title))]
    for step in steps {
      lines.append(
        row(
          String(step.size), String(step.subject.graph.nodeCount),
          Self.columns.map { figure($0.value(step), decimals: $0.decimals) }))
    }
    guard steps.count > 1 else { return lines[0] + "\n" + lines[1] + "\n" }
    lines.append("factor for 16 times the size")
    for last in steps.indices.dropFirst() {
      lines.append(factors("from \(steps[last - 1].size)", from: last - 1, to: last, row))
    }
    lines.append(factors("over all", from: 0, to: steps.count - 1, row))
    lines.append(
      "Queries are the mean of all in one go, in processor time; preparation is that for cars.")
    return lines.joined(separator: "\n") + "\n"
  }

  private func factors(
    _ name: String, from first: Int, to last: Int, _ row: (String, String, [String]) -> String
  ) -> String {
    row(
      "  " + name, "",
      Self.columns.map { figure(growth($0.value, from: first, to: last), decimals: 2) })
  }

  func write(to json: inout JSONWriter) {
    json.field("threads", options.threads)
    json.field("pairs", options.pairs)
    json.field("seed", options.seed)
    json.array("sizes") { json in
      for step in steps {
        json.object { json in
          json.field("name", String(step.size))
          json.field("nodes", step.size)
          json.field("inputBytes", step.inputBytes)
          json.field("searchNodes", step.subject.graph.nodeCount)
          json.field("hierarchyBytes", step.subject.hierarchy.byteCount)
          for column in Self.columns {
            json.field(column.key, column.value(step), decimals: 6)
          }
        }
      }
    }
    guard steps.count > 1 else { return }
    json.object("factorsPer16") { json in
      for column in Self.columns {
        json.field(column.key, growth(column.value, from: 0, to: steps.count - 1), decimals: 4)
      }
    }
  }
}
