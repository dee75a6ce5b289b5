// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// Shares the time of a whole crossing among the ways that make it, by their lengths.
struct FerryTimes {
  struct Member {
    /// Of the whole way, what the input cuts off included.
    let metres: Double
    /// Seconds that its own tags tell.
    let seconds: Double?
  }

  private let ferries: FerryRoutes
  private let members: [Int64: Member]
  /// Seconds a metre of members without a time of their own, by route; `nil` where nobody can tell.
  private let paces: [Double?]

  init(_ ferries: FerryRoutes, _ members: [Int64: Member]) {
    self.ferries = ferries
    self.members = members
    paces = ferries.routes.map { Self.pace(of: $0, members) }
  }

  /// Seconds of a whole way that tells none itself: what the first of its routes that can tell
  /// leaves to it.
  func share(ofWay id: Int64) -> Double? {
    guard let pace = ferries.routes(ofWay: id).lazy.compactMap({ paces[$0] }).first else {
      return nil
    }
    return members[id].map { $0.metres * pace }
  }

  private static func pace(of route: FerryRoutes.Route, _ members: [Int64: Member]) -> Double? {
    let found = route.ways.compactMap { members[$0] }
    // Where a member is absent nobody knows how much of the time was its own.
    guard let seconds = route.seconds, found.count == route.ways.count else { return nil }
    let left = found.reduce(seconds) { $0 - ($1.seconds ?? 0) }
    let metres = found.reduce(0) { $0 + ($1.seconds == nil ? $1.metres : 0) }
    return left > 0 && metres > 0 ? left / metres : nil
  }
}

/// What the tags of a way aboard tell of the time it takes, seconds.
struct FerryDuration: Equatable {
  let forward: Double?
  let backward: Double?

  init(tags: Tags) {
    func read(_ key: String) -> Double? { tags[key].flatMap(seconds(ofDuration:)) }
    let both = read("duration")
    forward = read("duration:forward") ?? both
    backward = read("duration:backward") ?? both
  }

  /// The time for one direction or the other; `nil` where it tells none.
  var any: Double? { forward ?? backward }
}
