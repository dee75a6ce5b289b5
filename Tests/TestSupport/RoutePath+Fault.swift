// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
package import RoadNetwork
package import Routing

extension RoutePath {
  /// What is wrong with the pieces of a path: each must begin where the one before ends, and all
  /// must add up to its weight; `nil` where nothing is.
  package func fault(in network: RoadNetwork) -> String? {
    var sum: UInt64 = 0
    for (index, piece) in pieces.enumerated() {
      sum += UInt64(piece.cost) + UInt64(piece.turn)
      let isInOrder = 0 <= piece.from && piece.from <= piece.to && piece.to <= 1
      if !isInOrder { return "piece \(index) runs from \(piece.from) to \(piece.to)" }
      guard index > 0 else { continue }
      let last = pieces[index - 1]
      if network.head(ofArc: last.arc) != network.tail(ofArc: piece.arc) {
        return "piece \(index) begins elsewhere than the one before ends"
      }
      if last.to != 1 || piece.from != 0 { return "there is a gap before piece \(index)" }
    }
    if pieces.isEmpty { return "there are no pieces" }
    return sum == UInt64(weight) ? nil : "the pieces add up to \(sum), not \(weight)"
  }
}
