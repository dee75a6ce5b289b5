// SPDX-License-Identifier: Apache-2.0

import RoadNetwork
import Routing

/// What is known of traffic and closures at the moment, for a map.
///
///     let conditions = try RoadConditions([
///       .init(wayID: 100031, kilometresPerHour: 15),
///       .init(wayID: 100044, kilometresPerHour: 0, direction: .forward),
///     ], on: map)
///     request.roadConditions = conditions
///
/// Making it goes through the map's ways once, so that it is to be kept for the next requests.
public struct RoadConditions: Sendable {
  /// The speed on a way at the moment.
  public struct Report: Sendable, Hashable {
    /// A direction along a way as it is drawn.
    public enum Direction: Sendable {
      /// As it is drawn.
      case forward
      /// Against that.
      case backward
      /// Either way.
      case both
    }

    /// The way's id in OpenStreetMap.
    public var wayID: Int64
    /// 0 where it is closed: nothing leads over it, to it or from it.
    ///
    /// What is above the map's own speed counts as that.
    public var kilometresPerHour: Double
    /// The direction that is meant.
    public var direction: Direction

    /// A report of a way.
    public init(wayID: Int64, kilometresPerHour: Double, direction: Direction = .both) {
      self.wayID = wayID
      self.kilometresPerHour = kilometresPerHour
      self.direction = direction
    }
  }

  let speeds: RoadSpeeds
  /// Whose map it is for.
  private let engine: RouteEngine

  /// Reports on a map; of several of one way and direction the last holds.
  ///
  /// Throws a `MapError` with the code `usage` where a speed is no number or below 0, or where the
  /// map was made without the ids of its ways (`import --without-source`).
  public init(_ reports: [Report], on map: OfflineMap) throws {
    if let report = reports.first(where: {
      !$0.kilometresPerHour.isFinite || $0.kilometresPerHour < 0
    }) {
      throw MapError(
        code: .usage,
        details: "\(report.kilometresPerHour) km/h, reported of way \(report.wayID), is no speed.")
    }
    let speeds = RoadSpeeds(
      reports.map(\.stored), on: map.network, profiles: map.network.profiles.map(\.name))
    guard let speeds else {
      throw MapError(code: .usage, details: "This map was made without the ids of its ways.")
    }
    self.speeds = speeds
    engine = map.engine
  }

  /// Reports of ways that the map does not have.
  public var unknownCount: Int { speeds.unknownCount }

  /// Whether they were made for a map.
  func belong(to map: OfflineMap) -> Bool { engine === map.engine }
}

extension RoadConditions.Report {
  fileprivate var stored: WaySpeed {
    let directions: Phantom.Directions =
      switch direction {
      case .forward: .forward
      case .backward: .backward
      case .both: .both
      }
    return WaySpeed(
      wayID: wayID, directions: directions, kilometresPerHour: kilometresPerHour)
  }
}
