// SPDX-License-Identifier: Apache-2.0

/// Runs the programs of the documentation, each by its name.
///
/// What stands between `// begin NAME` and `// end` is in the documentation line by line; the tests
/// see to that, and run each of them where `town.osmroute` is the sample town.
@main enum Samples {
  static func main() async throws {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    guard let sample = all[name] else { fatalError("there is no sample “\(name)”") }
    try await sample()
  }

  private static let all: [String: @Sendable () async throws -> Void] = [
    "directions": directions,
    "around": around,
    "mapkit-open": mapkitOpen,
    "mapkit-a": mapkitA,
    "mapkit-b": mapkitB,
    "mapkit-c": mapkitC,
    "mapkit-d": mapkitD,
    "mapkit-e": mapkitE,
    "errors": errors,
    "dates": dates,
    "location": location,
    "round-trip-1": roundTrip1,
    "round-trip-2": roundTrip2,
    "round-trip-3": roundTrip3,
    "round-trip-4": roundTrip4,
    "round-trip-5": roundTrip5,
  ]
}
