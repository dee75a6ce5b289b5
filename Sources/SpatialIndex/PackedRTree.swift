// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile

/// A static R-tree over boxes, packed along a Hilbert curve: no pointers, built once, mapped.
///
/// Items are numbers 0 ..< `count`; what they are is the caller's. Sections, under a prefix:
/// - `.nodes`: a box per tree node, level by level from the lowest, the root last;
/// - `.items`: the item at each place of the lowest level; empty where items already stand in
///   the curve's order (`hilbertOrder`), so that item and place are one number;
/// - `.boxes`: a box per item in that order; empty where items are cheap to measure (points):
///   searches then look at all items of a lowest node.
///
/// The same boxes give the same bytes. Idea and packing: flatbush (Agafonkin); Kamel and
/// Faloutsos, "On Packing R-trees", 1993, https://doi.org/10.1145/170088.170403.
package struct PackedRTree: Sendable {
  package let count: Int
  let shape: TreeShape
  let nodeBoxes: PackedArray<BoundingBox>
  let itemBoxes: PackedArray<BoundingBox>
  private let items: PackedArray<UInt32>

  /// Packs items given in any order.
  package init(boxes: [BoundingBox], storesItemBoxes: Bool = true) {
    let order = Self.hilbertOrder(of: boxes)
    self.init(
      ordered: order.map { boxes[Int($0)] }, items: order, storesItemBoxes: storesItemBoxes)
  }

  /// Packs items that stand in the order of the curve (any order is right, that one is fast).
  package init(orderedBoxes: [BoundingBox], storesItemBoxes: Bool = false) {
    self.init(ordered: orderedBoxes, items: [], storesItemBoxes: storesItemBoxes)
  }

  private init(ordered: [BoundingBox], items: [UInt32], storesItemBoxes: Bool) {
    count = ordered.count
    shape = TreeShape(itemCount: count)
    nodeBoxes = PackedArray(Self.pack(ordered, shape))
    itemBoxes = storesItemBoxes ? PackedArray(ordered) : .empty
    self.items = PackedArray(items)
  }

  /// Numbers of the boxes in the order of their middles along a Hilbert curve.
  package static func hilbertOrder(of boxes: [BoundingBox]) -> [UInt32] {
    order(of: boxes.map { HilbertCurve.position(of: $0) })
  }

  /// Numbers of positions on a curve in ascending order.
  package static func order(of keys: [UInt64]) -> [UInt32] {
    keys.indices.map { UInt32($0) }.sorted {
      let a = keys[Int($0)], b = keys[Int($1)]
      return a != b ? a < b : $0 < $1
    }
  }

  private static func pack(_ items: [BoundingBox], _ shape: TreeShape) -> [BoundingBox] {
    var nodes: [BoundingBox] = []
    nodes.reserveCapacity(shape.nodeCount)
    var below = items[...]
    for level in 0..<shape.levelCount {
      for index in 0..<shape.count(onLevel: level) {
        var box = BoundingBox.empty
        for child in TreeNode(level: level, index: index).children(limit: below.count) {
          box.extend(to: below[below.startIndex + child])
        }
        nodes.append(box)
      }
      below = nodes[shape.levelStart[level]...]
    }
    return nodes
  }

  /// Whether each item's box is stored.
  package var hasItemBoxes: Bool { itemBoxes.count == count }
  /// Whether items stand in the order of their numbers.
  package var isOrdered: Bool { items.isEmpty }

  /// The stored box of an item, in a tree whose items stand in the order of their numbers.
  package func box(ofOrderedItem item: Int) -> BoundingBox { itemBoxes[item] }

  /// The item at a place of the lowest level.
  func item(at place: Int) -> UInt32 { items.isEmpty ? UInt32(place) : items[place] }
}

extension PackedRTree {
  /// Opens a tree over `itemCount` items; throws where its sections are not such a tree.
  ///
  /// Afterwards every item a search reports is below `itemCount`, whatever the file holds.
  package init(container: Container, prefix: String, itemCount: Int) throws {
    count = itemCount
    shape = TreeShape(itemCount: itemCount)
    nodeBoxes = try container.array("\(prefix).nodes", count: shape.nodeCount)
    itemBoxes = try container.array("\(prefix).boxes")
    items = try container.array("\(prefix).items")
    guard itemBoxes.isEmpty || itemBoxes.count == count, items.isEmpty || items.count == count,
      itemCount < UInt32.max
    else { throw container.damaged("has a tree “\(prefix)” of another size than its items") }
    let span = items.span
    for index in span.indices where span[index] >= UInt32(itemCount) {
      throw container.damaged("names an item in tree “\(prefix)” that it does not have")
    }
  }

  package func addSections(to writer: inout ContainerWriter, prefix: String) {
    writer.add("\(prefix).nodes", nodeBoxes)
    writer.add("\(prefix).items", items)
    writer.add("\(prefix).boxes", itemBoxes)
  }

  /// Box of everything in the tree.
  package var bounds: BoundingBox { nodeBoxes.last ?? .empty }
}

extension PackedRTree {
  /// Faults of the tree, for `verify`: empty where all is well.
  ///
  /// `box` gives an item's box as it must be.
  package func checkInvariants(box: (UInt32) -> BoundingBox) -> [String] {
    var faults: [String] = []
    var isSeen = [Bool](repeating: false, count: count)
    for place in 0..<count {
      let item = item(at: place)
      if isSeen[Int(item)] { faults.append("item \(item) stands twice in the tree") }
      isSeen[Int(item)] = true
      let node = nodeBoxes[place / TreeShape.fanout]
      if !node.contains(box(item)) { faults.append("item \(item) lies outside its node") }
      if !itemBoxes.isEmpty, itemBoxes[place] != box(item) {
        faults.append("item \(item) has another box than the tree's")
      }
    }
    for level in 0..<max(0, shape.levelCount - 1) {
      for index in 0..<shape.count(onLevel: level) {
        let parent = nodeBoxes[shape.levelStart[level + 1] + index / TreeShape.fanout]
        if !parent.contains(nodeBoxes[shape.levelStart[level] + index]) {
          faults.append("node \(index) of level \(level) lies outside its parent")
        }
      }
    }
    return faults
  }
}

extension BoundingBox {
  fileprivate func contains(_ other: BoundingBox) -> Bool {
    other.isEmpty
      || (south <= other.south && west <= other.west && north >= other.north && east >= other.east)
  }
}
