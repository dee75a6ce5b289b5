// SPDX-License-Identifier: Apache-2.0

/// The components of one profile's roads, by what is taken away of these, so that they are made only
/// when somebody first wants such roads away.
package final class RoadComponentsCache: Sendable {
  /// Wishes are few, but closures come and go, and each has some 10 bytes a search node.
  private let recent = RecentValues<RemovedRoads, RoadComponents>(limit: 8)

  package init() {}

  func callAsFunction(_ removed: RemovedRoads, _ make: () -> RoadComponents) -> RoadComponents {
    recent(removed, make)
  }
}
