// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader
import PackedFile
import RoadNetwork

/// Picks the ways that some profile may use, and resolves their nodes to places.
///
/// A node that the input lacks splits its way: the stretches before and after it stay, and are
/// never joined by a straight line. A node repeated at once counts once.
struct WayScan {
  /// A stretch of a way whose nodes are all there, two at least.
  struct Stretch {
    let way: Int
    /// Range in `nodeIDs` and `locations`.
    let points: Range<Int>
  }

  struct Way {
    let osmID: Int64
    let roadClass: RoadClass
    let flags: WayFlags
    let name: StringID
    let ref: StringID
    /// One a profile.
    fileprivate(set) var uses: [WayUse]
    fileprivate let stretches: Range<Int>
    /// How much of it is in the input, by its nodes, above 0 to 1.
    fileprivate let presentShare: Double
    /// `nil` for what is no ferry or shuttle train.
    fileprivate let duration: FerryDuration?

    var isCarried: Bool { roadClass.isCarried }
  }

  private let profiles: [Profile]
  private let region: Region
  private let ferries: FerryRoutes
  private let timedKeys: Set<String>
  private(set) var ways: [Way] = []
  private(set) var stretches: [Stretch] = []
  private(set) var nodeIDs: [Int64] = []
  private(set) var locations: [Coordinate] = []
  private(set) var strings = StringTableBuilder()
  /// How often each node is used by a stretch; its ends count twice, so that 2 means a junction.
  private(set) var uses = IDTable()
  private(set) var report = RoadReport()

  init(_ store: ElementStore, profiles: [Profile], region: Region) {
    self.profiles = profiles
    self.region = region
    ferries = FerryRoutes(store)
    timedKeys = Set(profiles.flatMap(\.timedKeys))
    var lookup = store.nodes.lookup()
    for way in store.ways { scan(way, &lookup) }
    shareFerryTimes()
  }

  private mutating func scan(_ way: OSMWay, _ lookup: inout NodeLookup) {
    guard let tagged = tagged(way) else { return }
    let uses = profiles.map { $0.use(tagged) }
    guard uses.contains(where: { !$0.isShut }) else {
      report.waysShut += 1
      return
    }
    let stretchesBefore = stretches.count
    addStretches(of: way, &lookup)
    guard stretches.count > stretchesBefore else {
      report.waysTooShort += 1
      return
    }
    let tags = tagged.tags
    if tags.keys(endingIn: ":conditional").contains(where: { timedKeys.contains($0) }) {
      report.waysTimed += 1
    }
    let gaps = stretches[stretchesBefore...].reduce(0) { $0 + $1.points.count - 1 }
    ways.append(
      Way(
        osmID: way.id, roadClass: tagged.roadClass, flags: tagged.flags,
        name: words(tags["name"]), ref: words(tags["ref"]),
        uses: uses, stretches: stretchesBefore..<stretches.count,
        presentShare: min(1, Double(gaps) / Double(max(1, Self.gapCount(way)))),
        duration: tagged.isCarried ? FerryDuration(tags: way.tags) : nil))
  }

  /// The tags that hold for a way: members of ferries may have theirs from the relation.
  func tags(of way: OSMWay) -> Tags { ferries.tags(of: way) }

  /// A way that a class can be given to.
  private func tagged(_ way: OSMWay) -> TaggedWay? {
    let tags = tags(of: way)
    return RoadClass(tags: tags).map {
      TaggedWay(
        tags: tags, roadClass: $0, flags: WayFlags(tags: tags, in: region),
        isClosed: way.isClosed, region: region)
    }
  }

  /// Pieces between nodes that are not the same.
  private static func gapCount(_ way: OSMWay) -> Int {
    zip(way.nodeIDs, way.nodeIDs.dropFirst()).count { $0 != $1 }
  }

  // MARK: Ferries

  /// A way takes the time that it tells itself, else its share of its relation's; one that the
  /// input cuts off takes the share that is there.
  private mutating func shareFerryTimes() {
    let carried = ways.filter(\.isCarried).map { way in
      (
        way.osmID,
        FerryTimes.Member(metres: length(way) / way.presentShare, seconds: way.duration?.any)
      )
    }
    let times = FerryTimes(ferries, Dictionary(carried) { first, _ in first })
    for index in ways.indices {
      guard let own = ways[index].duration else { continue }
      let lent = own.any == nil ? times.share(ofWay: ways[index].osmID) : nil
      let share = ways[index].presentShare
      for profile in ways[index].uses.indices {
        let use = ways[index].uses[profile]
        ways[index].uses[profile].forward = use.forward?.lasting((own.forward ?? lent), share)
        ways[index].uses[profile].backward = use.backward?.lasting((own.backward ?? lent), share)
      }
    }
  }

  /// Metres of what is in the input.
  private func length(_ way: Way) -> Double {
    stretches[way.stretches].reduce(0) { length, stretch in
      let line = locations[stretch.points]
      return zip(line, line.dropFirst()).reduce(length) { $0 + Earth.distance($1.0, $1.1) }
    }
  }

  /// A name or number; none where there are only blanks.
  private mutating func words(_ value: String?) -> StringID {
    guard let value, !value.allSatisfy(\.isWhitespace) else { return .empty }
    return strings.intern(value)
  }

  private mutating func addStretches(
    of way: OSMWay, _ lookup: inout NodeLookup
  ) {
    var start = nodeIDs.count
    for nodeID in way.nodeIDs {
      guard let location = lookup.location(of: nodeID) else {
        report.nodesMissing += 1
        endStretch(from: start)
        start = nodeIDs.count
        continue
      }
      if nodeIDs.count > start, nodeIDs.last == nodeID {
        report.nodesRepeated += 1
        continue
      }
      nodeIDs.append(nodeID)
      locations.append(location)
    }
    endStretch(from: start)
  }

  private mutating func endStretch(from start: Int) {
    let end = nodeIDs.count
    guard end - start >= 2 else {
      nodeIDs.removeSubrange(start...)
      locations.removeSubrange(start...)
      return
    }
    for index in start..<end {
      let isEnd = index == start || index == end - 1
      uses.update(nodeIDs[index], initial: 0) { $0 += isEnd ? 2 : 1 }
    }
    stretches.append(Stretch(way: ways.count, points: start..<end))
  }
}
