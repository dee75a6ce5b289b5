// SPDX-License-Identifier: Apache-2.0

import OSMRoute

extension Arguments {
  /// The profile; profiles have the names that other programs give them, too.
  func transport() throws -> TransportChoice {
    try value("--profile").map { try Self.transport($0[...]) } ?? .profile("automobile")
  }

  /// Profiles joined by commas, one for each leg.
  func transports() throws -> [TransportChoice] {
    let words = (value("--profile") ?? "automobile").split(
      separator: ",", omittingEmptySubsequences: false)
    let choices = try words.map { try Self.transport($0) }
    guard choices.count == 1 || !choices.contains(.any) else {
      throw CommandError.usage("--profile takes automobile or walking for each leg, not any")
    }
    return choices
  }

  private static func transport(_ word: Substring) throws -> TransportChoice {
    switch word {
    case "automobile", "car", "driving": return .profile("automobile")
    case "walking", "foot": return .profile("walking")
    case "any": return .any
    case "cycling", "bicycle", "bike", "transit":
      throw CommandError.usage(
        "a map has roads for automobile and walking only; “\(word)” is not in this graph")
    case let other:
      throw CommandError.usage("--profile takes automobile, walking or any, not “\(other)”")
    }
  }
}
