// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Writes the arcs of the graph that arcs of a hierarchy stand for.
///
/// An arc unpacks into a tree whose leaves are the path. Climbing about in it would wait for memory
/// at every step; so it is laid out level by level, all arcs of a level being fetched long before
/// their turn, and the places of the leaves are then counted. No step depends on a guess whether an
/// arc is a shortcut, for such a guess is as often wrong as right.
///
/// The parts of an arc come before it, so this ends; how long a path may get is bounded, so that
/// it ends soon. Parts were checked when the hierarchy was opened, and are read unchecked.
@safe struct PathUnpacking: ~Copyable {
  // Not private, for Swift 6.3 builds no debug code of buffers of private elements.
  /// An arc of the tree.
  struct Item: BitwiseCopyable {
    /// An arc of the hierarchy; once it was looked up, its arc of the graph, or the first part.
    var arc: UInt32
    /// Where the item of its first part is, the second after it; 0 at a leaf.
    var first: UInt32 = 0
    /// How many leaves it has; once it was placed, how many are before it.
    var leaves: UInt32 = 0
  }

  private(set) var path = GrowingBuffer<UInt32>()
  /// The first two are no arcs but stand for the parts that leaves lack.
  private var items = GrowingBuffer<Item>()
  private static let noParts = 2

  init() { removeAll() }

  mutating func removeAll() {
    path.removeAll()
    items.removeAll()
    for _ in 0..<Self.noParts { items.append(Item(arc: 0)) }
  }

  /// Adds an arc to the end of those to unpack.
  @inline(__always)
  mutating func append(_ arc: Int, of hierarchy: HierarchyReader) {
    hierarchy.prefetchParts(of: UInt32(truncatingIfNeeded: arc))
    items.append(Item(arc: UInt32(truncatingIfNeeded: arc)))
  }

  /// Unpacks all arcs that were added into `path`.
  mutating func unpack(_ hierarchy: HierarchyReader) {
    let topEnd = items.count
    guard lookUp(hierarchy) else { return removeAll() }
    countLeaves()
    var leaves: UInt32 = 0
    for place in Self.noParts..<topEnd {
      let own = unsafe items.base[place].leaves
      unsafe items.base[place].leaves = leaves
      leaves &+= own
    }
    path.resize(to: Int(leaves))
    placeLeaves()
  }

  /// Adds the parts of shortcuts, level by level; false where they are more than any path has.
  private mutating func lookUp(_ hierarchy: HierarchyReader) -> Bool {
    let children = hierarchy.children
    let limit = min(2 * hierarchy.pathLimit, Int(UInt32.max / 2))
    var place = Self.noParts
    var count = items.count
    while place < count {
      if count > limit { return false }
      items.resize(to: count &+ 2)
      let item = unsafe items.base + place
      let (part, back) = unsafe children[Int(item.pointee.arc)]
      let isShortcut = back != 0
      unsafe item.pointee.arc = part
      unsafe item.pointee.first = UInt32(truncatingIfNeeded: isShortcut ? count : 0)
      unsafe items.base[count] = Item(arc: part)
      unsafe items.base[count &+ 1] = Item(arc: part &- back)
      hierarchy.prefetchParts(of: isShortcut ? part : 0)
      hierarchy.prefetchParts(of: isShortcut ? part &- back : 0)
      count &+= isShortcut ? 2 : 0
      place &+= 1
    }
    items.resize(to: count)
    return true
  }

  /// Counts from the lowest level up.
  private func countLeaves() {
    let items = unsafe items.base
    var place = self.items.count
    while place > Self.noParts {
      place &-= 1
      let item = unsafe items + place
      let first = unsafe items + Int(item.pointee.first)
      let sum = unsafe first[0].leaves &+ first[1].leaves
      unsafe item.pointee.leaves = first == items ? 1 : sum
    }
  }

  /// Places from the highest level down: the parts of a shortcut where it is, one after the other.
  private func placeLeaves() {
    let items = unsafe items.base, path = unsafe path.base
    var place = Self.noParts
    while place < self.items.count {
      let item = unsafe items[place]
      // What a shortcut writes here, the first of its leaves will write over.
      unsafe path[Int(item.leaves)] = item.arc
      let first = unsafe items + Int(item.first)
      unsafe first[1].leaves = item.leaves &+ first[0].leaves
      unsafe first[0].leaves = item.leaves
      place &+= 1
    }
  }
}
