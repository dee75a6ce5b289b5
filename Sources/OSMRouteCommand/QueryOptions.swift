// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import RoadNetwork
import Routing

/// What a question about a trip says of how it shall be.
enum QueryOptions {
  static func url(_ arguments: Arguments) throws -> MapsURL? {
    do {
      return try arguments.value("--url").map { try MapsURL($0) }
    } catch let error as MapsURLError {
      throw CommandError.usage(error.message)
    }
  }

  static func directions(
    _ arguments: Arguments, _ trip: QueryTrip, _ url: MapsURL?
  ) throws -> DirectionsOptions {
    let transports = try transports(arguments, url)
    var options = DirectionsOptions(by: transports[0])
    options.passed = trip.passed
    if transports.count > 1 {
      let legs = trip.given.count - 1 - trip.passed.count
      guard transports.count == legs else {
        throw CommandError.usage(
          "--profile names \(transports.count) profiles for \(legs) "
            + (legs == 1 ? "leg" : "legs"))
      }
      options.legProfiles = transports.compactMap(\.name)
    }
    options.alternatives = try arguments.integer("--alternatives", in: 0...9) ?? 0
    options.wishes.avoided = try roads("--avoid", arguments).union(url?.avoided ?? [])
    options.wishes.excluded = try roads("--exclude", arguments)
    options.time = try time(arguments)
    return options
  }

  private static func transports(
    _ arguments: Arguments, _ url: MapsURL?
  ) throws -> [TransportChoice] {
    if let profile = url?.profile, !arguments.isSet("--profile") { return [.profile(profile)] }
    return try arguments.transports()
  }

  private static func time(_ arguments: Arguments) throws -> TripTime? {
    func clock(_ option: String) throws -> ClockTime? {
      try arguments.value(option).map { text in
        guard let time = ClockTime(text) else {
          throw CommandError.usage(
            "\(option) takes a date and a time such as 2026-11-30T08:00, not “\(text)”")
        }
        return time
      }
    }
    let departure = try clock("--depart-at"), arrival = try clock("--arrive-by")
    guard departure == nil || arrival == nil else {
      throw CommandError.usage("--depart-at and --arrive-by exclude each other")
    }
    return departure.map { .departure($0) } ?? arrival.map { .arrival($0) }
  }

  private static func roads(_ option: String, _ arguments: Arguments) throws -> RoadKinds {
    var roads: RoadKinds = []
    for word in arguments.all(option).flatMap({
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }) {
      guard let kind = RoadKinds(name: word) else {
        throw CommandError.usage(
          "\(option) takes \(RoadKinds.names.joined(separator: ", ")), joined by commas, "
            + "not “\(word)”")
      }
      roads.insert(kind)
    }
    return roads
  }
}
