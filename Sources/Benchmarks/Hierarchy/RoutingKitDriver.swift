// SPDX-License-Identifier: Apache-2.0

import DIMACS
import JSON

/// A program that the user built of RoutingKit, which is no part of the project.
///
/// `DRIVER gr GRAPH.gr /dev/null reps=1 pairs=N cch=0 [dump=PREFIX]` prepares the graph, asks for
/// N pairs of its own choice, prints one JSON object and with `dump` writes its pairs to
/// `PREFIX.p2p`. docs/performance.md has all of it.
struct RoutingKitDriver {
  /// What the driver says of one run; processor time of one thread.
  struct Answer {
    let preparationSeconds: Double
    let distanceMicroseconds: Double
    let pathMicroseconds: Double
    let tableMilliseconds: Double
    let hierarchyBytes: Double
    /// The sum of all distances.
    let checksum: Double
  }

  let program: String
  let graph: String
  let pairs: Int

  func run(dump prefix: String? = nil) throws -> Answer {
    let dump = prefix.map { ["dump=\($0)"] } ?? []
    let bytes = try ChildProcess.output(
      of: program, ["gr", graph, "/dev/null", "reps=1", "pairs=\(pairs)", "cch=0"] + dump)
    let json: JSONValue
    do { json = try JSONValue(bytes) } catch {
      throw WrongResult(description: "\(program) prints no JSON: \(error)")
    }
    func number(_ name: String) throws -> Double {
      guard let number = json[name]?.number else {
        throw WrongResult(description: "\(program) says nothing of “\(name)”")
      }
      return number
    }
    return Answer(
      preparationSeconds: try number("ch_build_s"), distanceMicroseconds: try number("query_us"),
      pathMicroseconds: try number("query_path_us"),
      tableMilliseconds: try number("table100x100_ms"),
      hierarchyBytes: try number("ch_file_bytes"), checksum: try number("checksum"))
  }

  /// The same with the pairs that it chose, by way of a folder.
  func firstRun(in folder: String, nodeCount: Int) throws -> (Answer, NodePairs) {
    let prefix = "\(folder)/chosen"
    let answer = try run(dump: prefix)
    return (answer, NodePairs(try DIMACSPairs(path: prefix + ".p2p", nodeCount: nodeCount)))
  }
}
