// SPDX-License-Identifier: Apache-2.0

import JSON
import OSMReader
import PackedFile

/// The timed readings of one input.
struct ReadingRun: Report {
  static let conditions: Set = ["bytes", "nodes", "ways", "relations", "rounds"]

  private let path: String
  private let form: OSMFile.Form
  private let byteCount: Int
  private let checksum: ElementChecksum
  private var readings: [TimedReading]
  private var rounds = 0

  /// Reads once, which also brings the file into memory.
  init(path: String, threads: Int) throws {
    self.path = path
    guard let extent = try OSMFile.extent(of: path) else {
      if path != "-", absolutePath(path) == nil {
        throw WrongResult(description: "cannot find \(path)")
      }
      throw UsageError("reads its input many times, which takes a file")
    }
    form = extent.form
    byteCount = extent.size
    let checksum = try OSMFile.checksum(of: path, threads: threads)
    self.checksum = checksum
    readings = [1, threads].map { count in
      TimedReading(name: "osmroute, \(count) thread\(count == 1 ? "" : "s")", isOwn: true) {
        guard try OSMFile.checksum(of: path, threads: count).value == checksum.value else {
          throw WrongResult(description: "\(count) threads read other elements than \(threads)")
        }
      }
    }
    if let baseline = ReadingBaseline.reading(of: path, form) { readings.append(baseline) }
  }

  /// Runs all in turns, so that what disturbs the machine disturbs all alike.
  mutating func measure(rounds: Int) throws {
    self.rounds = rounds
    for _ in 0..<rounds {
      for index in readings.indices { try readings[index].run() }
    }
  }

  private var baseline: TimedReading? { readings.first { !$0.isOwn } }

  func table() -> String {
    var lines = [
      "\(path): \(form.rawValue), \(byteCount) bytes, \(checksum.counts.nodes) nodes, "
        + "\(checksum.counts.ways) ways, \(checksum.counts.relations) relations, "
        + "checksum \(hexadecimal)",
      "medians of \(rounds)".padded(28)
        + ["seconds", "CPU s", "MB/s", "ratio", "CPU ratio"].map { $0.aligned(11) }.joined(),
    ]
    for reading in readings {
      let ratios = baseline.map {
        [reading.seconds / $0.seconds, reading.cpuSeconds / $0.cpuSeconds]
      }
      let rate = Double(byteCount) / reading.seconds / 1e6
      lines.append(
        reading.name.padded(28) + decimalText(reading.seconds, decimals: 4).aligned(11)
          + decimalText(reading.cpuSeconds, decimals: 4).aligned(11)
          + decimalText(rate, decimals: 1).aligned(11)
          + (ratios ?? []).map { decimalText($0, decimals: 3).aligned(11) }.joined())
    }
    if baseline == nil { lines.append(ReadingBaseline.absence(form)) }
    return lines.joined(separator: "\n") + "\n"
  }

  func write(to json: inout JSONWriter) {
    json.field("input", path)
    json.field("form", form.rawValue)
    json.field("bytes", byteCount)
    json.field("nodes", checksum.counts.nodes)
    json.field("ways", checksum.counts.ways)
    json.field("relations", checksum.counts.relations)
    json.field("checksum", hexadecimal)
    json.field("rounds", rounds)
    json.array("readings") { json in
      for reading in readings { json.object { write(reading, to: &$0) } }
    }
  }

  private func write(_ reading: TimedReading, to json: inout JSONWriter) {
    json.field("name", reading.name)
    json.field("medianSeconds", reading.seconds, decimals: 6)
    json.field("medianCpuSeconds", reading.cpuSeconds, decimals: 6)
    guard let baseline, reading.isOwn else { return }
    json.field("ratio", reading.seconds / baseline.seconds, decimals: 4)
    json.field("cpuRatio", reading.cpuSeconds / baseline.cpuSeconds, decimals: 4)
  }

  private var hexadecimal: String {
    let digits = String(checksum.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
