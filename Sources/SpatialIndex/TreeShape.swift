// SPDX-License-Identifier: Apache-2.0

/// How many nodes a packed tree has on each level: known from the number of items alone.
///
///     level 2                 0                 the root
///     level 1        0                1
///     level 0     0     1   ...    16     17    each over `fanout` items
///
/// Node i of a level is over nodes (or, on level 0, items) i * fanout ..< (i + 1) * fanout below.
struct TreeShape: Sendable {
  /// Children of a node; the more, the flatter and smaller the tree, the more boxes seen in vain.
  static let fanout = 16

  /// Where each level's nodes start in the array of all nodes; one element more than levels.
  let levelStart: [Int]

  init(itemCount: Int) {
    var starts = [0]
    var count = itemCount
    while count > 1 || (starts.count == 1 && count > 0) {
      count = (count + Self.fanout - 1) / Self.fanout
      starts.append(starts[starts.count - 1] + count)
    }
    levelStart = starts
  }

  var levelCount: Int { levelStart.count - 1 }
  var nodeCount: Int { levelStart[levelCount] }

  func count(onLevel level: Int) -> Int { levelStart[level + 1] - levelStart[level] }
}

/// A node of the tree by level and number on it.
struct TreeNode {
  let level: Int
  let index: Int

  /// Numbers of its children on the level below, of which there are `limit`.
  func children(limit: Int) -> Range<Int> {
    let first = index * TreeShape.fanout
    return min(first, limit)..<min(first + TreeShape.fanout, limit)
  }
}
