// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// Says where a path leads over what is not for everyone.
struct AccessNotices {
  private typealias Kind = Notice.AccessKind

  private let network: RoadNetwork
  private let profile: ProfileNetwork
  private(set) var notices: [Notice] = []

  init(_ network: RoadNetwork, _ profile: ProfileNetwork, _ pieces: [RoutePath.Piece]) {
    self.network = network
    self.profile = profile
    addRoads(pieces)
    addBarriers(pieces)
  }

  /// Of the roads that follow each other at the beginning, at the end, or between, the strictest.
  private mutating func addRoads(_ pieces: [RoutePath.Piece]) {
    let driven = pieces.filter { $0.from < $0.to }
    let kinds = (driven.isEmpty ? pieces : driven).map { kind(ofArc: $0.arc) }
    let first = kinds.prefix { $0 != nil }, last = kinds.reversed().prefix { $0 != nil }
    let between = kinds.dropFirst(first.count).dropLast(last.count)
    let begins = first.compactMap { $0 }.max(), ends = last.compactMap { $0 }.max()
    if let begins, begins == ends {
      notices.append(.access(.beginsAndEnds, begins))
    } else {
      if let begins { notices.append(.access(.begins, begins)) }
      if let ends { notices.append(.access(.ends, ends)) }
    }
    if let passed = between.compactMap({ $0 }).max() {
      notices.append(.access(.passes, passed))
    }
  }

  /// A turn into a road no stricter that is an entry all the same leads over such a node.
  private mutating func addBarriers(_ pieces: [RoutePath.Piece]) {
    let isPassed = zip(pieces, pieces.dropFirst()).contains { piece, next in
      TravelWeight.entries(next.turn) > 0 && access(piece.arc) >= access(next.arc)
    }
    if isPassed { notices.append(.barrier) }
  }

  private func access(_ arc: UInt32) -> AccessLevel { profile.flags[arc].access }

  /// `nil` where a road is open to all.
  private func kind(ofArc arc: UInt32) -> Kind? {
    let way = network.way(ofArc: arc)
    switch access(arc) {
    case .open: return nil
    // Tracks without access tags are ends of trips, too.
    case .destination: return network.ways.roadClass(of: way) == .track ? .track : .visitors
    case .restricted:
      guard profile.name == "walking" else { return .privateRoad }
      // Only the tags tell what is private from what has a path beside it.
      guard let source = network.source else { return .privateOrSidepath }
      let hasPath = source.tags(ofWay: way).contains { key, value in
        (key == "access" || key.hasPrefix("foot")) && value.contains("use_sidepath")
      }
      return hasPath ? .sidepath : .privateRoad
    }
  }
}
