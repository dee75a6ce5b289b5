// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
package import PackedFile
package import RoadNetwork
import SpatialIndex

/// Builds the stored roads from OSM elements: ways to segments, tags to costs, restrictions to
/// turns.
///
///     elements ─▶ WayScan ─▶ DraftNetwork ─▶ NetworkNumbering ─▶ tables
///                                  └─▶ RestrictionReader ─▶ SearchGraphBuilder (each profile)
package struct RoadBuilder: Sendable {
  private let nodes: NodeTable
  private let segments: SegmentTable
  private let ways: WayTable
  private let tree: PackedRTree
  private let profiles: [DirectedRoads]
  private let restrictions: [[Restriction]]
  private let signs: SignTable
  private let source: SourceTable?
  package let report: RoadReport

  private let spill: SpillFile?

  /// Everything but the search graphs; what these do not need waits in a spill file, if there is one.
  package init(_ drafted: consuming RoadDraft, spill: SpillFile?) {
    self.spill = spill
    let (numbering, rules) = (drafted.numbering, drafted.profiles)
    let whole = numbering.segmentTable(&drafted.network)
    let nodes = numbering.nodeTable(&drafted.network, whole)
    let ways = Self.wayTable(drafted.scan, drafted.signs, keepsSource: drafted.keepsSource)
    let lines = ArcLines(nodes, whole)
    let segments = whole.with(GuidanceBearings(nodes, whole, ways).bearings).spilled(spill)
    (self.nodes, self.segments, self.ways) = (nodes, segments, ways)
    tree = PackedRTree(orderedBoxes: lines.boxes)
    let taggings = drafted.network.taggings.list
    let taggingNumbers = numbering.nodes(&drafted.network.taggingNumbers)
    profiles = rules.indices.map { index in
      DirectedRoads(
        profile: rules[index], nodes: nodes, segments: segments, ways: ways,
        startBearing: lines.startBearing,
        nodeUses: NodeUses(numbers: taggingNumbers, list: taggings.map { $0.uses[index] }),
        cost: PackedArray(numbering.arcs(&drafted.network.profiles[index].cost)),
        access: numbering.arcs(&drafted.network.profiles[index].access),
        remarks: drafted.scan.ways.map { drafted.scan.verdict(of: $0).remarks[index] })
    }
    (restrictions, report) = (drafted.restrictions, drafted.report)
    (signs, source) = (drafted.signs, drafted.source)
  }

  package var profileCount: Int { profiles.count }

  /// The roads as one profile may use them, hierarchy included; by some threads, or one after the
  /// other, the same.
  package func profile(_ index: Int, threads: Int) -> BuiltProfile {
    let roads = profiles[index]
    let search = SearchGraphBuilder(roads, restrictions[index]).build()
    let flags = Self.arcFlags(roads, search)
    let hierarchy = ContractionHierarchy.build(search.graph, threads: threads)
    let network = ProfileNetwork(
      name: roads.profile.name, cost: roads.cost, flags: keep(PackedArray(flags)),
      arrivalClass: keep(search.arrivalClass), firstClass: keep(search.firstClass),
      graph: search.graph.spilled(spill), roadArc: keep(search.roadArc),
      hierarchy: hierarchy.spilled(spill))
    return BuiltProfile(network: network, arrivalCount: search.arrivalCount)
  }

  private func keep<Element>(_ array: PackedArray<Element>) -> PackedArray<Element> {
    spill.map { $0(array) } ?? array
  }

  /// The roads as one profile may use them, and how many arrivals its search nodes stand for.
  package struct BuiltProfile: Sendable {
    fileprivate let network: ProfileNetwork
    fileprivate let arrivalCount: Int
  }

  /// An arc is in the largest component where it leads from there and to there: what only leads
  /// into it cannot be reached, and what only leads out of it cannot be left.
  private static func arcFlags(
    _ roads: DirectedRoads, _ search: SearchGraphBuilder.Result
  ) -> [ArcFlags] {
    var flags = roads.access.indices.map { arc in
      ArcFlags(access: roads.access[arc]).union(
        roads.remarks[roads.segments.way[Arc.segment(of: UInt32(arc))]])
    }
    let components = StrongComponents(search.graph)
    let component = components.component, largest = components.largest
    let firstOut = search.graph.firstOut, head = search.graph.head
    for node in 0..<UInt32(search.graph.nodeCount) where component[node] == largest {
      for searchArc in firstOut[node]..<firstOut[node + 1]
      where component[head[searchArc]] == largest {
        flags[Int(search.roadArc[searchArc])].formUnion(.largestComponent)
      }
    }
    return flags
  }

  package func network(_ profiles: [BuiltProfile]) -> (RoadNetwork, RoadReport) {
    var report = report
    report.profiles = profiles.map { RoadReport.ProfileReport($0.network, $0.arrivalCount) }
    let network = RoadNetwork(
      nodes: nodes, segments: segments, ways: ways, profiles: profiles.map(\.network),
      segmentTree: tree, signs: signs, source: source)
    return (network, report)
  }

  private static func wayTable(
    _ scan: WayScan, _ signs: SignTable, keepsSource: Bool
  ) -> WayTable {
    var flags = scan.ways.map { scan.verdict(of: $0).flags }
    for (position, way) in signs.way.enumerated() {
      flags[Int(way)].formUnion(signs.flags(at: position))
    }
    return WayTable(
      name: PackedArray(scan.ways.map(\.name)), ref: PackedArray(scan.ways.map(\.ref)),
      roadClass: PackedArray(scan.ways.map { scan.verdict(of: $0).roadClass.rawValue }),
      flags: PackedArray(flags),
      osmID: keepsSource ? PackedArray(scan.ways.map(\.osmID)) : .empty,
      strings: scan.strings.build())
  }
}

extension RoadReport.ProfileReport {
  init(_ profile: ProfileNetwork, _ arrivals: Int) {
    let usable = profile.cost.indices.filter { profile.cost[$0].isFinite }
    let connected = usable.count { profile.flags[$0].contains(.largestComponent) }
    self.init(
      name: profile.name, arcs: usable.count, arrivals: arrivals,
      searchNodes: profile.graph.nodeCount,
      searchArcs: profile.graph.arcCount, shortcuts: profile.hierarchy.shortcutCount,
      connectedShare: usable.isEmpty ? 0 : Double(connected) / Double(usable.count))
  }
}

extension SegmentTable {
  fileprivate func with(_ bearing: [ArcBearing]) -> SegmentTable {
    SegmentTable(
      tail: tail, head: head, way: way, lengthCentimetres: lengthCentimetres,
      bearing: PackedArray(bearing), shapeFirst: shapeFirst, shape: shape)
  }

  /// The same, with what no search graph is made of in a spill file.
  fileprivate func spilled(_ spill: SpillFile?) -> SegmentTable {
    guard let spill else { return self }
    return SegmentTable(
      tail: tail, head: head, way: way, lengthCentimetres: spill(lengthCentimetres),
      bearing: spill(bearing),
      shapeFirst: spill(shapeFirst), shape: spill(shape))
  }
}
