// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile

extension Graph {
  /// The graph as DIMACS text.
  var dimacsText: [UInt8] {
    var bytes = Array("p sp \(nodeCount) \(arcCount)\n".utf8)
    for x in 0..<nodeCount {
      for xy in firstOut[x]..<firstOut[x + 1] {
        bytes += "a \(x + 1) \(head[xy] + 1) \(weight[xy])\n".utf8
      }
    }
    return bytes
  }
}
