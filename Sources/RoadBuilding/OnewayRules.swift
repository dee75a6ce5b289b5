// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// The directions of a way that are open as far as oneway tags go.
enum Oneway: Equatable {
  case bothWays
  case forward
  case backward
  /// Changes by hour (`reversible`): not usable without knowing when.
  case shut
}

extension Profile {
  /// What the tags say; an explicit tag wins over what the class implies.
  func oneway(_ tags: Tags, _ roadClass: RoadClass, _ flags: WayFlags) -> Oneway {
    for key in onewayKeys {
      switch tags[key] {
      case "yes", "true", "1": return .forward
      case "-1", "reverse": return .backward
      case "no", "false", "0", "alternating": return .bothWays
      case "reversible": return .shut
      default: continue
      }
    }
    if !impliesOneway { return conveying(tags, roadClass) }
    return roadClass == .motorway || flags.contains(.roundabout) ? .forward : .bothWays
  }

  /// Escalators and moving walkways, which carry walkers one way.
  private func conveying(_ tags: Tags, _ roadClass: RoadClass) -> Oneway {
    switch tags["conveying"] {
    case "forward": .forward
    case "backward": .backward
    default: .bothWays
    }
  }
}
