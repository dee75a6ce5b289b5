// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies

extension GrowthRun {
  /// By the names of their files, without the ending.
  var plots: [(name: String, plot: Plot)] {
    var query = plot("Time of a random distance query against the size of the map", "microseconds")
    query.add("mean", line { $0.meanQuery })
    query.add("median", line { $0.query.median })
    query.add("95th percentile", line { $0.query.p95 })
    var time = plot("Time of an import against the size of the map", "seconds")
    time.add("whole import, both profiles", line { $0.importCost.seconds })
    time.add("processor time of that", line { $0.importCost.cpuSeconds })
    time.add("hierarchy for cars", line { $0.subject.preparationSeconds })
    var memory = plot("Memory and disk against the size of the map", "megabytes")
    memory.add("input, OSM XML", line { Double($0.inputBytes) / 1e6 })
    memory.add("import, most memory", line { Double($0.importCost.peakBytes) / 1e6 })
    memory.add("map file", line { Double($0.mapBytes) / 1e6 })
    memory.add("hierarchy for cars", line { Double($0.subject.hierarchy.byteCount) / 1e6 })
    return [("growth-query", query), ("growth-time", time), ("growth-memory", memory)]
  }

  private func plot(_ title: String, _ unit: String) -> Plot {
    var plot = Plot(
      title: title,
      subtitle: "generated countries, seed \(options.seed), \(options.threads) threads",
      x: .init("OSM nodes", base: 10), y: .init(unit, base: 10))
    plot.note = "both axes logarithmic"
    return plot
  }

  private func line(_ value: (Step) -> Double) -> [Plot.Point] {
    steps.map { Plot.Point(x: Double($0.size), y: value($0)) }
  }
}
