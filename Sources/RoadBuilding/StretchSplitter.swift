// SPDX-License-Identifier: Apache-2.0

import Geo

/// Cuts the stretches of one way into segments, and sums up what nodes within these add to their
/// times.
struct StretchSplitter {
  struct Piece {
    let tail: UInt32
    let head: UInt32
    /// Both ends included.
    let points: ArraySlice<StretchWalker.Point>
    let metres: Double
  }

  /// By profile, an element a segment of the way.
  private(set) var delays: [[NodeUse.Facing]]
  private var passed: [(metres: Double, tagging: NodeTagging)] = []

  init(profileCount: Int) { delays = [[NodeUse.Facing]](repeating: [], count: profileCount) }

  /// Begins a way.
  mutating func clear() {
    for profile in delays.indices { delays[profile].removeAll(keepingCapacity: true) }
  }

  mutating func split(
    _ stretch: [StretchWalker.Point], _ numbers: NodeNumbers, _ taggings: NodeTaggings,
    _ append: (Piece) -> Void
  ) {
    var start = 0
    var metres = 0.0
    guard var tail = numbers[stretch[0].slot] else { return }
    for index in 1..<stretch.count {
      metres += Earth.distance(stretch[index - 1].location, stretch[index].location)
      guard let head = numbers[stretch[index].slot] else {
        if let tagging = taggings[stretch[index].slot] { passed.append((metres, tagging)) }
        continue
      }
      for profile in delays.indices { delays[profile].append(delay(profile, over: metres)) }
      append(Piece(tail: tail, head: head, points: stretch[start...index], metres: metres))
      (start, tail, metres) = (index, head, 0)
      passed.removeAll(keepingCapacity: true)
    }
  }

  /// The time of the nodes passed.
  private func delay(_ profile: Int, over metres: Double) -> NodeUse.Facing {
    passed.reduce(into: NodeUse.Facing()) { sum, node in
      let use = node.tagging.uses[profile], isFirstHalf = node.metres < metres / 2
      sum.forward += use.seconds(backward: false, isJunctionAhead: !isFirstHalf)
      sum.backward += use.seconds(backward: true, isJunctionAhead: isFirstHalf)
    }
  }
}
