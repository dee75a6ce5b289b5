// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader

/// Resolves the nodes of ways to places, way after way.
///
/// A node that the input lacks splits its way: the stretches before and after it stay, and are
/// never joined by a straight line. A node repeated at once counts once.
struct StretchWalker {
  struct Point {
    /// The node's slot in the store (see `NodeLookup`).
    let slot: Int
    let location: Coordinate
  }

  private var lookup: NodeLookup
  private var points: [Point] = []
  private(set) var nodesMissing = 0
  private(set) var nodesRepeated = 0

  init(_ store: ElementStore) { lookup = store.nodes.lookup() }

  /// Calls `body` with each run of two neighbouring nodes or more that the input has.
  mutating func forEachStretch(of way: OSMWay, _ body: ([Point]) -> Void) {
    points.removeAll(keepingCapacity: true)
    for id in way.nodeIDs {
      guard let node = lookup.find(id) else {
        nodesMissing += 1
        if points.count > 1 { body(points) }
        points.removeAll(keepingCapacity: true)
        continue
      }
      if points.last?.slot == node.slot {
        nodesRepeated += 1
        continue
      }
      points.append(Point(slot: node.slot, location: node.location))
    }
    if points.count > 1 { body(points) }
  }
}
