// SPDX-License-Identifier: Apache-2.0

package import OSMReader
import RoadNetwork

/// What is made of OSM elements on the way to roads; the elements are needed no more then.
package struct RoadDraft {
  let profiles: [Profile]
  let country: String?
  let keepsSource: Bool
  let scan: WayScan
  var network: DraftNetwork
  let numbering: NetworkNumbering
  /// By profile, in terms of the final arcs.
  let restrictions: [[Restriction]]
  let signs: SignTable
  let source: SourceTable?
  let report: RoadReport

  /// `country` is the ISO 3166-1 code of the rules that hold.
  package init(
    _ store: ElementStore, profiles: [Profile], country: String?, keepsSource: Bool
  ) throws(RoadFault) {
    (self.profiles, self.country, self.keepsSource) = (profiles, country, keepsSource)
    scan = WayScan(store, profiles: profiles, region: Region(country: country))
    network = try DraftNetwork(scan, store, profiles: profiles)
    let reader = RestrictionReader(store, network, scan, profiles: profiles)
    let numbering = NetworkNumbering(network)
    self.numbering = numbering
    signs = SignTableBuilder(store).build(scan, network, numbering)
    source =
      keepsSource
      ? SourceTableBuilder(store, profiles: profiles)
        .build(scan, network, numbering, reader.relations) : nil
    restrictions = reader.restrictions.map { list in
      list.map { restriction in
        Restriction(
          path: restriction.path.map { numbering.arc(ofDraft: $0) },
          targets: Set(restriction.targets.map { numbering.arc(ofDraft: $0) }),
          isOnly: restriction.isOnly)
      }
    }
    var report = scan.report
    report.ways = scan.ways.count
    report.nodes = network.nodeCount
    report.segments = network.segmentCount
    report.restrictions = reader.count
    report.country = country
    for (fault, count) in reader.dropped { report.restrictionsDropped[fault.rawValue] = count }
    self.report = report
  }
}
