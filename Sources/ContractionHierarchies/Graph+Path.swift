// SPDX-License-Identifier: Apache-2.0

import PackedFile

extension Graph {
  /// What a search says of a node that no arc led to.
  static var noArc: UInt32 { .max }

  /// The path to a node, where `parent` tells the arc each node was reached by, `noArc` at its
  /// start.
  func path(
    to target: UInt32, over parent: (UInt32) -> UInt32
  ) -> (source: UInt32, arcs: [UInt32]) {
    var arcs: [UInt32] = []
    var node = target
    while true {
      let arc = parent(node)
      if arc == Self.noArc { return (node, arcs.reversed()) }
      arcs.append(arc)
      node = tail(of: arc)
    }
  }
}
