// SPDX-License-Identifier: Apache-2.0

import JSON
import OSMReader

/// The imports of one input by osmroute and by others, in turns.
struct ImportRun: Report {
  static let conditions: Set = ["inputBytes", "rounds"]

  private let input: String
  private let inputBytes: Int
  private let rounds: Int
  private(set) var contenders: [ImportContender]
  /// What there is to compare with elsewhere, or on other inputs.
  private var absent: [String]

  init(
    input: String, _ contenders: [ImportContender], absent: [String], rounds: Int
  ) throws {
    self.input = input
    self.contenders = contenders
    self.absent = absent
    self.rounds = rounds
    inputBytes = try OSMFile.extent(of: input)?.size ?? 0
  }

  /// Runs all in turns; another program that fails on this input takes no further part.
  mutating func measure() throws {
    try Folder.withTemporary { folder in
      for _ in 0..<rounds {
        try contenders[0].run(in: folder)
        for index in contenders.indices.dropFirst().reversed() {
          do { try contenders[index].run(in: folder) } catch is WrongResult {
            absent.append("\(contenders.remove(at: index).name) (fails on this input)")
            _ = try Folder.clear(folder)
          }
        }
      }
    }
  }

  /// Ours over theirs: wall time, processor time, memory, bytes.
  private func ratios(_ other: ImportContender) -> [Double] {
    let own = contenders[0]
    return [
      median(own.seconds) / median(other.seconds),
      median(own.cpuSeconds) / median(other.cpuSeconds),
      median(own.peakBytes.map(Double.init)) / median(other.peakBytes.map(Double.init)),
      Double(own.bytes) / Double(other.bytes),
    ]
  }

  func table() -> String {
    var lines = [
      "\(input): \(inputBytes) bytes",
      "medians of \(rounds)".padded(30)
        + ["seconds", "CPU s", "peak MB", "disk MB"].map { $0.aligned(11) }.joined()
        + "   osmroute's share of these",
    ]
    for contender in contenders {
      let figures = [
        median(contender.seconds), median(contender.cpuSeconds),
        median(contender.peakBytes.map(Double.init)) / 1e6, Double(contender.bytes) / 1e6,
      ]
      let shares = ratios(contender).map { decimalText($0, decimals: 3).aligned(8) }.joined()
      lines.append(
        contender.name.padded(30)
          + figures.map { decimalText($0, decimals: 2).aligned(11) }.joined() + shares)
    }
    if !absent.isEmpty { lines.append("not there: \(absent.joined(separator: ", "))") }
    return lines.joined(separator: "\n") + "\n"
  }

  func write(to json: inout JSONWriter) {
    json.field("input", input)
    json.field("inputBytes", inputBytes)
    json.field("rounds", rounds)
    json.array("imports") { json in
      for contender in contenders { json.object { write(contender, to: &$0) } }
    }
    json.array("absent") { json in
      for peer in absent { json.value(peer) }
    }
  }

  private func write(_ contender: ImportContender, to json: inout JSONWriter) {
    json.field("name", contender.name)
    json.field("medianSeconds", median(contender.seconds), decimals: 3)
    json.field("medianCpuSeconds", median(contender.cpuSeconds), decimals: 3)
    json.field("medianPeakBytes", Int(median(contender.peakBytes.map(Double.init))))
    json.field("bytes", contender.bytes)
    let shares = ratios(contender)
    json.field("secondsRatio", shares[0], decimals: 4)
    json.field("cpuSecondsRatio", shares[1], decimals: 4)
    json.field("peakBytesRatio", shares[2], decimals: 4)
    json.field("bytesRatio", shares[3], decimals: 4)
  }
}
