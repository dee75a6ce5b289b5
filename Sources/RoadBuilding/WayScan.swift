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
    let uses: [WayUse]
  }

  private let profiles: [Profile]
  private(set) var ways: [Way] = []
  private(set) var stretches: [Stretch] = []
  private(set) var nodeIDs: [Int64] = []
  private(set) var locations: [Coordinate] = []
  private(set) var strings = StringTableBuilder()
  /// How often each node is used by a stretch; its ends count twice, so that 2 means a junction.
  private(set) var uses = IDTable()
  private(set) var report = RoadReport()

  init(_ store: ElementStore, profiles: [Profile]) {
    self.profiles = profiles
    var lookup = store.nodes.lookup()
    for way in store.ways { scan(way, &lookup) }
  }

  private mutating func scan(_ way: OSMWay, _ lookup: inout NodeLocations.NodeLookup) {
    guard let roadClass = RoadClass(tags: way.tags) else { return }
    let uses = profiles.map { $0.use(way.tags, roadClass, isClosed: way.isClosed) }
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
    ways.append(
      Way(
        osmID: way.id, roadClass: roadClass, flags: WayFlags(tags: way.tags),
        name: words(way.tags["name"]), ref: words(way.tags["ref"]),
        uses: uses))
  }

  /// A name or number; none where there are only blanks.
  private mutating func words(_ value: String?) -> StringID {
    guard let value, !value.allSatisfy(\.isWhitespace) else { return .empty }
    return strings.intern(value)
  }

  private mutating func addStretches(
    of way: OSMWay, _ lookup: inout NodeLocations.NodeLookup
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
