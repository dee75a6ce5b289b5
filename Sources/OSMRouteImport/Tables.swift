// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import OSMReader
import PackedFile
import RoadBuilding

/// All that is made of the elements themselves; these are needed no more then, and what comes
/// next needs their room.
struct Tables {
  let info: MapInfo
  let roads: RoadBuilder
  let places: PlaceIndex

  /// Reads the inputs and builds the tables, places beside roads.
  init(
    _ inputs: [String], _ options: ImportOptions, _ spill: SpillFile?,
    _ report: inout ImportReport, _ watch: inout ResourceWatch, _ clock: inout StageClock,
    _ progress: (MapImport.Progress) -> Void
  ) throws {
    let store = try clock.measure("reading") {
      try Self.read(inputs, options, &report, &watch, progress)
    }
    info = Self.info(store, options)
    let addresses = clock.measure("addresses") { AddressBuilder(store, country: options.country) }
    let index = Background(threads: options.threads) { addresses.build() }
    let draft = try clock.measure("roads") {
      try Self.roadDraft(store, inputs, options, addresses.country)
    }
    roads = clock.measure("roads") { RoadBuilder(draft, spill: spill) }
    (places, report.addresses) = clock.measure("addresses") { index.result() }
  }

  private static func read(
    _ inputs: [String], _ options: ImportOptions, _ report: inout ImportReport,
    _ watch: inout ResourceWatch, _ progress: (MapImport.Progress) -> Void
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
    let store = builder.build()
    guard store.nodes.count + store.ways.count + store.relations.count > 0 else {
      throw InputError(
        path: inputs.joined(separator: ", "),
        "holds no nodes, ways or relations; is it the right file?")
    }
    report.elementBytes = (store.memory.nodes, store.memory.ways, store.memory.relations)
    report.duplicates = (store.duplicates.olderVersions, store.duplicates.equalVersions)
    report.deletedElements = store.duplicates.deleted
    report.unreadableTimestamps = store.unreadableTimestamps
    return store
  }

  private static func roadDraft(
    _ store: ElementStore, _ inputs: [String], _ options: ImportOptions, _ country: String?
  ) throws -> RoadDraft {
    do throws(RoadFault) {
      return try RoadDraft(
        store, profiles: [.automobile, .walking], country: country,
        keepsSource: options.keepsSource)
    } catch {
      throw InputError(path: inputs.joined(separator: ", "), error.description)
    }
  }

  private static func info(_ store: ElementStore, _ options: ImportOptions) -> MapInfo {
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
}
