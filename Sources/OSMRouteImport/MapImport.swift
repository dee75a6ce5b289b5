// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import CHeap
import Geo
import Geocoding
import OSMReader
import PackedFile
import RoadBuilding
import RoadNetwork

/// Makes a map file of OSM data.
public enum MapImport {
  /// What is going on, for someone who waits.
  public enum Progress: Sendable {
    /// Bytes of the input read, of how many (`nil` for a pipe), and elements found in them.
    case reading(bytes: Int, of: Int?, elements: Int)
    /// A stage begins.
    case stage(String)
    /// Before all, and once more where what was read shows that it was too low: bytes of memory and
    /// of disk that such inputs need as a rule, and whether the machine may be too small.
    case estimate(memory: Int, disk: Int, isTight: Bool)
  }

  /// Reads OSM files (XML, PBF; `-` is standard input) and writes one map file, which
  /// is replaced whole or not at all; `-` writes to standard output.
  ///
  /// Throws an error whose description says what is wrong, where, and what to do.
  public static func run(
    inputs: [String], output: String, options: ImportOptions = ImportOptions(),
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) throws -> ImportReport {
    try options.check()
    // An import frees large pieces stage by stage and would else hold a fifth more than it uses.
    heap_returns_freed_memory()
    var report = ImportReport()
    var watch = ResourceWatch(output: output, isForced: options.ignoresShortage)
    report.estimate = ImportEstimate(inputs: inputs)
    if let estimate = report.estimate { try watch.tell(estimate, progress) }
    var clock = StageClock { progress(.stage($0)) }
    let spill = output == "-" ? nil : SpillFile(beside: output)
    let tables = try Tables(inputs, options, spill, &report, &watch, &clock, progress)
    let roads = tables.roads
    let profiles = clock.measure("hierarchies") {
      // One after the other, each by all threads: half the memory of both at a time.
      (0..<roads.profileCount).map { roads.profile($0, threads: options.threads) }
    }
    let network: RoadNetwork
    (network, report.roads) = roads.network(profiles)
    report.bytes = try clock.measure("writing") {
      var writer = ContainerWriter()
      tables.info.addSections(to: &writer)
      network.addSections(to: &writer)
      tables.places.addSections(to: &writer)
      try write(writer, to: output)
      return writer.byteCount
    }
    report.stages = clock.stages
    return report
  }

  private static func write(_ writer: borrowing ContainerWriter, to output: String) throws {
    guard output == "-" else { return try writer.write(to: output) }
    try writer.write { try writeAll($0, to: 1, path: "standard output") }
  }
}
