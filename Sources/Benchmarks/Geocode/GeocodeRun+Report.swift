// SPDX-License-Identifier: Apache-2.0

import Geocoding
import JSON
import PackedFile

extension GeocodeRun: Report {
  static let conditions: Set = [
    "objects", "asked", "distinct", "streetless", "first", "count", "aimPercent",
    "aimMicroseconds", "aimBytes", "addresses", "streets", "places", "points", "rounds", "seed",
    "answered", "rows",
  ]

  func write(to json: inout JSONWriter) {
    json.field("input", subject.container.path)
    json.field("objectList", subject.objectsPath ?? "")
    json.field("addresses", subject.index.addressCount)
    json.field("streets", subject.index.streetCount)
    json.field("places", subject.index.placeCount)
    json.field("points", subject.index.pointCount)
    json.field("objects", subject.objectCount)
    json.field("asked", subject.objects.count)
    json.field("distinct", rates.distinct.count)
    json.field("streetless", subject.streetless.count)
    json.field("rounds", options.rounds)
    json.field("seed", options.seed)
    json.field("clockNanoseconds", processorClockCost)
    json.object("rates") { json in
      for rate in rates.rates { rate.write(to: &json) }
    }
    json.object("queries") { json in
      for times in times.times { times.write(to: &json) }
    }
    if let touched = times.touched {
      json.field("touchedBytesPerQuery", touched.mean, decimals: 0)
    }
    if case .success(let search) = times.fullText { search.write(to: &json) }
    bytes.write(to: &json)
  }

  func table() -> String {
    var lines = facts.map { $0.padded(20) + $1 }
    lines += ["", Rate.header] + rates.rates.map(\.row)
    lines.append(
      "Of \(rates.distinct.count) distinct addresses; by points all \(subject.objects.count). "
        + "Ties: found as another object of the same address or point.")
    lines += failures
    if options.queries > 0 { lines += timeLines }
    return (lines + ["", bytes.table()]).joined(separator: "\n")
  }

  private var timeLines: [String] {
    var lines = ["", QueryTimes.header] + times.times.map(\.row)
    lines += [
      "Times are the least of \(options.rounds) of each query, in processor time of one thread, less "
        + "\(processorClockCost) ns",
      "for reading the clock; “together” is the mean of all in one go.",
    ]
    if let touched = times.touched {
      lines.append(
        "Free text looks at \(figure(touched.mean / 1024, decimals: 0)) KiB of the map file, in "
          + "whole pages (mean of \(touched.bytes.count)).")
    }
    switch times.fullText {
    case .success(let search): lines += ["", search.table()]
    case .failure(let error): lines += ["", "nothing beside it: \(error)"]
    case nil: break
    }
    return lines
  }

  private var facts: [(String, String)] {
    let index = subject.index
    let source = subject.objectsPath.map { "of \($0)" } ?? "houses of the index"
    var facts = [
      ("input", subject.container.path),
      (
        "holds",
        "\(index.addressCount) addresses, \(index.streetCount) streets, \(index.placeCount) places, "
          + "\(index.pointCount) points of interest"
      ),
      (
        "objects",
        "\(subject.objectCount) \(source), \(subject.objects.count) of them asked for"
      ),
    ]
    guard subject.objectsPath != nil else { return facts }
    let examples = subject.streetless.prefix(5).map { "\($0.kind)/\($0.id)" }
    facts.append(
      (
        "not counted",
        "\(subject.streetless.count) with neither street nor place"
          + (examples.isEmpty ? "" : ": " + examples.joined(separator: " "))
          + (subject.streetless.count > examples.count ? " ..." : "")
      ))
    return facts
  }

  /// The first failures of each rate, where they go into the table.
  private var failures: [String] {
    guard case .table(let count) = options.failures, count > 0 else { return [] }
    return rates.rates.flatMap { rate -> [String] in
      guard !rate.failures.isEmpty else { return [] }
      return ["", "not found: \(rate.words)"] + rate.failures.prefix(count).map(\.text)
        + (rate.failures.count > count ? ["  and \(rate.failures.count - count) more"] : [])
    }
  }
}
