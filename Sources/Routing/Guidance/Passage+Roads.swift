// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension RoadTraits {
  /// What walkers are told of it, where it is no ordinary road or path.
  var passage: Passage? {
    if flags.contains(.conveyor) { return .escalator }
    switch roadClass {
    case .steps: return .steps
    case .elevator: return .lift
    default: return flags.contains(.square) ? .square : nil
    }
  }
}
