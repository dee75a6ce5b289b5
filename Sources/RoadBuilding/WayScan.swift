// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader
import PackedFile
import RoadNetwork

/// Picks the ways that some profile may use, and counts how they use their nodes.
struct WayScan {
  struct Way {
    let osmID: Int64
    /// In the store's ways.
    let index: UInt32
    let name: StringID
    let ref: StringID
    /// In `verdicts.list`.
    let verdict: UInt32
    /// In `verdicts.uses`.
    fileprivate(set) var uses: UInt32
  }

  private let ferries: FerryRoutes
  private(set) var verdicts: WayVerdicts
  private(set) var ways: [Way] = []
  private(set) var strings = StringTableBuilder()
  private(set) var nodes: NodeCounts
  private(set) var report = RoadReport()
  private var crossings: [Crossing] = []

  init(_ store: ElementStore, profiles: [Profile], region: Region) {
    ferries = FerryRoutes(store)
    verdicts = WayVerdicts(store.strings, profiles, region)
    nodes = NodeCounts(slotCount: store.nodes.slotCount)
    var walker = StretchWalker(store)
    for (index, way) in store.ways.enumerated() { scan(way, UInt32(index), &walker) }
    report.nodesMissing = walker.nodesMissing
    report.nodesRepeated = walker.nodesRepeated
    shareFerryTimes()
  }

  /// How each profile may use a way.
  func uses(of way: Int) -> [WayUse] { verdicts.uses[Int(ways[way].uses)] }

  func verdict(of way: Way) -> WayVerdict { verdicts.list[Int(way.verdict)] }

  private mutating func scan(_ way: OSMWay, _ index: UInt32, _ walker: inout StretchWalker) {
    // Members of ferries may have tags from the relation.
    let tags = ferries.tags(of: way)
    guard let number = verdicts.number(of: tags) else { return }
    let verdict = verdicts.list[Int(number)]
    let uses = verdict.followsShape && way.isClosed ? verdict.usesIfClosed : verdict.uses
    guard verdicts.uses[Int(uses)].contains(where: { !$0.isShut }) else {
      report.waysShut += 1
      return
    }
    var gaps = 0, metres = 0.0
    walker.forEachStretch(of: way) { points in
      gaps += points.count - 1
      nodes.count(points)
      if verdict.roadClass.isCarried { metres += Self.length(points) }
    }
    guard gaps > 0 else {
      report.waysTooShort += 1
      return
    }
    if verdict.isTimed { report.waysTimed += 1 }
    if verdict.roadClass.isCarried {
      let share = min(1, Double(gaps) / Double(max(1, Self.gapCount(way))))
      crossings.append(
        Crossing(
          way: ways.count, metres: metres, presentShare: share,
          duration: FerryDuration(tags: way.tags)))
    }
    ways.append(
      Way(
        osmID: way.id, index: index, name: words(tags["name"]), ref: words(tags["ref"]),
        verdict: number, uses: uses))
  }

  /// A name or number; none where there are only blanks.
  private mutating func words(_ value: String?) -> StringID {
    guard let value, !value.allSatisfy(\.isWhitespace) else { return .empty }
    return strings.intern(value)
  }

  // MARK: Ferries

  /// A ferry or shuttle train.
  private struct Crossing {
    let way: Int
    /// Of what is in the input.
    let metres: Double
    /// How much of it is in the input, by its nodes, above 0 to 1.
    let presentShare: Double
    let duration: FerryDuration
  }

  /// A way takes the time that it tells itself, else its share of its relation's; one that the
  /// input cuts off takes the share that is there.
  private mutating func shareFerryTimes() {
    let members = crossings.map {
      (
        ways[$0.way].osmID,
        FerryTimes.Member(metres: $0.metres / $0.presentShare, seconds: $0.duration.any)
      )
    }
    let times = FerryTimes(ferries, Dictionary(members) { first, _ in first })
    for crossing in crossings {
      let own = crossing.duration, share = crossing.presentShare
      let lent = own.any == nil ? times.share(ofWay: ways[crossing.way].osmID) : nil
      var uses = uses(of: crossing.way)
      for profile in uses.indices {
        uses[profile].forward = uses[profile].forward?.lasting(own.forward ?? lent, share)
        uses[profile].backward = uses[profile].backward?.lasting(own.backward ?? lent, share)
      }
      ways[crossing.way].uses = verdicts.number(ofUses: uses)
    }
  }

  /// Metres.
  private static func length(_ points: [StretchWalker.Point]) -> Double {
    zip(points, points.dropFirst()).reduce(0) {
      $0 + Earth.distance($1.0.location, $1.1.location)
    }
  }

  /// Pieces between nodes that are not the same.
  private static func gapCount(_ way: OSMWay) -> Int {
    let ids = way.nodeIDs
    return zip(ids, ids.dropFirst()).count { $0 != $1 }
  }
}
