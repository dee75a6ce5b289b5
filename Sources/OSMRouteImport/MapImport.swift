// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
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
    /// Before all: bytes of memory and of disk that inputs of such sizes need as a rule, and whether
    /// the machine may be too small.
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
    var report = ImportReport()
    report.estimate = try estimate(inputs, output, progress)
    var clock = StageClock { progress(.stage($0)) }
    let tables = try Tables(inputs, options, &report, &clock, progress)
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

  /// Refuses what cannot end well, before the work.
  private static func estimate(
    _ inputs: [String], _ output: String, _ progress: (Progress) -> Void
  ) throws -> ImportEstimate? {
    guard let estimate = ImportEstimate(inputs: inputs) else { return nil }
    let memory = AvailableResources.memory
    let disk = output == "-" ? nil : AvailableResources.disk(at: output)
    try estimate.check(memory: memory, disk: disk, output: output)
    progress(
      .estimate(
        memory: estimate.memory.usual, disk: estimate.disk.usual,
        isTight: estimate.memory.usual > memory ?? .max || estimate.disk.usual > disk ?? .max))
    return estimate
  }

  private static func write(_ writer: borrowing ContainerWriter, to output: String) throws {
    guard output == "-" else { return try writer.write(to: output) }
    try writer.write { try writeAll($0, to: 1, path: "standard output") }
  }
}
