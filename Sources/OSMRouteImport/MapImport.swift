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
    var report = ImportReport()
    var watch = ResourceWatch(output: output, isForced: options.ignoresShortage)
    report.estimate = ImportEstimate(inputs: inputs)
    if let estimate = report.estimate { try watch.tell(estimate, progress) }
    var clock = StageClock()
    func stage<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
      progress(.stage(name))
      return try clock.measure(name, body)
    }

    let store = try stage("reading") { try read(inputs, options, &report, &watch, progress) }
    let (places, addresses) = stage("addresses") {
      AddressBuilder.build(from: store, options: .init(country: options.country))
    }
    report.addresses = addresses
    let roads = try stage("roads") { try roadBuilder(store, inputs, options, addresses.country) }
    let profiles = stage("hierarchies") {
      parallelMap(0..<roads.profileCount, threads: options.threads) { roads.profile($0) }
    }
    let network: RoadNetwork
    (network, report.roads) = roads.network(profiles)
    report.bytes = try stage("writing") {
      var writer = ContainerWriter()
      info(store, options).addSections(to: &writer)
      network.addSections(to: &writer)
      places.addSections(to: &writer)
      try write(writer, to: output)
      return writer.byteCount
    }
    report.stages = clock.stages
    return report
  }

  private static func read(
    _ inputs: [String], _ options: ImportOptions, _ report: inout ImportReport,
    _ watch: inout ResourceWatch, _ progress: (Progress) -> Void
  ) throws -> ElementStore {
    var builder = ElementStoreBuilder()
    for input in inputs {
      try OSMFile.read(input, into: &builder, threads: options.threads) {
        try watch.check(ImportEstimate(elementBytes: $0.bytesHeld))
        progress(
          .reading(bytes: $0.bytesRead, of: $0.size, elements: $0.nodes + $0.ways + $0.relations))
      }
    }
    try watch.tellIfTight(ImportEstimate(elementBytes: builder.byteCount), progress)
    report.elements = builder.counts
    let counts = builder.counts
    guard counts.nodes + counts.ways + counts.relations > 0 else {
      throw InputError(
        path: inputs.joined(separator: ", "),
        "holds no nodes, ways or relations; is it the right file?")
    }
    let store = builder.build()
    report.elementBytes = (store.memory.nodes, store.memory.ways, store.memory.relations)
    report.duplicates = (store.duplicates.olderVersions, store.duplicates.equalVersions)
    return store
  }

  private static func roadBuilder(
    _ store: ElementStore, _ inputs: [String], _ options: ImportOptions, _ country: String?
  ) throws -> RoadBuilder {
    do throws(RoadFault) {
      return try RoadBuilder(
        store, profiles: [.automobile, .walking], country: country,
        keepsSource: options.keepsSource)
    } catch {
      throw InputError(path: inputs.joined(separator: ", "), error.description)
    }
  }

  private static func info(
    _ store: ElementStore, _ options: ImportOptions
  ) -> MapInfo {
    var info = MapInfo()
    // By what it holds: names of files would make other bytes of the same data.
    info.source =
      "\(store.nodes.count) nodes, \(store.ways.count) ways, \(store.relations.count) relations"
    info.timestamp = options.timestamp ?? store.timestamp ?? ""
    info.country = options.country ?? ""
    let bounds = store.bounds
    if !bounds.isEmpty {
      info.bounds = [bounds.south, bounds.west, bounds.north, bounds.east]
    }
    return info
  }

  private static func write(_ writer: borrowing ContainerWriter, to output: String) throws {
    guard output == "-" else { return try writer.write(to: output) }
    try writer.write { try writeAll($0, to: 1, path: "standard output") }
  }
}
