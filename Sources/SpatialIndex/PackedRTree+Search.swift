// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile

extension PackedRTree {
  /// Reports the items whose box meets `box`, in the tree's order, until `visit` answers false.
  ///
  /// A tree without item boxes reports all items of the lowest nodes that meet it: look closer.
  package func search(_ box: BoundingBox, visit: (UInt32) -> Bool) {
    guard shape.levelCount > 0 else { return }
    var stack = [TreeNode(level: shape.levelCount - 1, index: 0)]
    while let node = stack.popLast() {
      guard nodeBoxes[shape.levelStart[node.level] + node.index].intersects(box) else { continue }
      if node.level > 0 {
        for child in node.children(limit: shape.count(onLevel: node.level - 1)).reversed() {
          stack.append(TreeNode(level: node.level - 1, index: child))
        }
      } else {
        for place in node.children(limit: count)
        where itemBoxes.isEmpty || itemBoxes[place].intersects(box) {
          if !visit(item(at: place)) { return }
        }
      }
    }
  }

  /// The items whose box meets `box`, ascending.
  package func items(meeting box: BoundingBox) -> [UInt32] {
    var found: [UInt32] = []
    search(box) {
      found.append($0)
      return true
    }
    return found.sorted()
  }

  /// Reports items by ascending distance from a place, ties by number, until `visit` answers
  /// false or nothing is left within `maximumMetres`.
  ///
  /// `distance` measures an item exactly, in metres on the sphere or on the `LocalPlane` at the
  /// place, or refuses it with `nil`; it is asked only for items that may be next. In a tree without
  /// item boxes `bound` may say quickly how near an item is at least, or refuse it. Right at any
  /// latitude and across ±180°.
  package func nearest(
    to place: Coordinate, maximumMetres: Double = .infinity,
    bound: ((UInt32) -> Double?)? = nil, distance: (UInt32) -> Double?,
    visit: (UInt32, Double) -> Bool
  ) {
    var search = NearestSearch(tree: self, place: place, maximumMetres: maximumMetres)
    while let (item, metres) = search.next(distance, bound) {
      if !visit(item, metres) { return }
    }
  }

  /// The nearest item that `distance` accepts, and how far it is.
  package func nearest(
    to place: Coordinate, maximumMetres: Double = .infinity, distance: (UInt32) -> Double?
  ) -> (item: UInt32, metres: Double)? {
    var search = NearestSearch(tree: self, place: place, maximumMetres: maximumMetres)
    return search.next(distance)
  }
}

/// Best-first search: a queue of nodes and items by how near they can be.
private struct NearestSearch {
  private let tree: PackedRTree
  private let bound: DistanceBound
  private let maximumMetres: Double
  private var queue = NearestQueue()

  init(tree: PackedRTree, place: Coordinate, maximumMetres: Double) {
    self.tree = tree
    self.maximumMetres = maximumMetres
    bound = DistanceBound(from: place)
    if let root = tree.nodeBoxes.last {
      push(.node, tree.nodeBoxes.count - 1, bound.metres(to: root))
    }
  }

  mutating func next(
    _ distance: (UInt32) -> Double?, _ itemBound: ((UInt32) -> Double?)? = nil
  ) -> (item: UInt32, metres: Double)? {
    while let entry = queue.pop() {
      switch entry.kind {
      case .measured: return (entry.number, entry.metres)
      case .unmeasured: measure(entry.number, distance)
      case .node: expand(Int(entry.number), distance, itemBound)
      }
    }
    return nil
  }

  private mutating func expand(
    _ number: Int, _ distance: (UInt32) -> Double?, _ itemBound: ((UInt32) -> Double?)?
  ) {
    let level = tree.shape.level(ofNode: number)
    let node = TreeNode(level: level, index: number - tree.shape.levelStart[level])
    if level > 0 {
      let first = tree.shape.levelStart[level - 1]
      for child in node.children(limit: tree.shape.count(onLevel: level - 1)) {
        push(.node, first + child, bound.metres(to: tree.nodeBoxes[first + child]))
      }
    } else if tree.itemBoxes.isEmpty, let itemBound {
      for place in node.children(limit: tree.count) {
        let item = tree.item(at: place)
        if let metres = itemBound(item) { push(.unmeasured, Int(item), metres) }
      }
    } else if tree.itemBoxes.isEmpty {
      for place in node.children(limit: tree.count) { measure(tree.item(at: place), distance) }
    } else {
      for place in node.children(limit: tree.count) {
        push(.unmeasured, Int(tree.item(at: place)), bound.metres(to: tree.itemBoxes[place]))
      }
    }
  }

  private mutating func measure(_ item: UInt32, _ distance: (UInt32) -> Double?) {
    if let metres = distance(item) { push(.measured, Int(item), metres) }
  }

  private mutating func push(_ kind: NearestEntry.Kind, _ number: Int, _ metres: Double) {
    // A distance that is no number fails this comparison too.
    guard metres <= maximumMetres else { return }
    queue.push(NearestEntry(metres: metres, kind: kind, number: UInt32(number)))
  }
}

extension TreeShape {
  fileprivate func level(ofNode number: Int) -> Int {
    var level = 0
    while number >= levelStart[level + 1] { level += 1 }
    return level
  }
}
