// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// The directions of a way that are open as far as oneway tags go.
enum Oneway: Equatable {
  case bothWays
  /// Both ways in turns, with a wait.
  case alternating
  case forward
  case backward
  /// Changes by hour (`reversible`): not usable without knowing when.
  case shut

  func permits(backward isBackward: Bool) -> Bool {
    switch self {
    case .bothWays, .alternating: true
    case .forward: !isBackward
    case .backward: isBackward
    case .shut: false
    }
  }
}

extension Profile {
  /// What the tags say; an explicit tag wins over what the class implies.
  func oneway(_ way: TaggedWay) -> Oneway {
    // A ship or train goes one way whoever is aboard.
    for key in way.isCarried ? onewayKeys + ["oneway"] : onewayKeys {
      switch way.tags[key] {
      case "yes", "true", "1": return .forward
      case "-1", "reverse": return .backward
      case "no", "false", "0": return .bothWays
      case "alternating": return .alternating
      case "reversible": return .shut
      default: continue
      }
    }
    if !impliesOneway { return conveying(way.tags) }
    return way.roadClass == .motorway || way.flags.contains(.roundabout) ? .forward : .bothWays
  }

  /// Escalators and moving walkways, which carry walkers one way.
  private func conveying(_ tags: Tags) -> Oneway {
    switch tags["conveying"] {
    case "forward": .forward
    case "backward": .backward
    default: .bothWays
    }
  }
}
