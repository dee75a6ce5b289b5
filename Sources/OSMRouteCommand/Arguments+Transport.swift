// SPDX-License-Identifier: Apache-2.0

import OSMRoute

extension Arguments {
  /// The profile; profiles have the names that other programs give them, too.
  func transport() throws -> TransportChoice {
    switch value("--profile") ?? "automobile" {
    case "automobile", "car", "driving": return .profile("automobile")
    case "walking", "foot": return .profile("walking")
    case "any": return .any
    case let other:
      throw CommandError.usage("--profile takes automobile, walking or any, not “\(other)”")
    }
  }
}
