// SPDX-License-Identifier: Apache-2.0

package import Geo

/// One number for each rank of area (`AreaRank`); `none` where there is no area of it.
///
/// Areas are numbered by size, the smallest first: so the least number of each rank is the
/// smallest area that contains a place.
package typealias AreaNumbers = SIMD16<UInt32>

extension AreaNumbers {
  package static let none = AreaNumbers(repeating: .max)
}

/// Which areas contain a place, by a tree of squares over their outlines.
///
/// A square that no outline crosses knows the answer. One with outlines knows what contains its
/// south-west corner; whether a place in it is on the same side of an outline is told by how often
/// the way from the corner to the place crosses that, first north, then east:
///
///     +----------+
///     |   o---x  |   x the place, its way from the corner
///     |   /      |   / an outline that the way crosses
///     o--/-------+
package struct AreaIndex: Sendable {
  /// A square that is not divided.
  struct Leaf: Sendable {
    /// Number, in `covers`, of the areas that contain it whole.
    var cover: UInt32
    /// Its outlines are `runs[firstRun]` up to those of the next leaf.
    var firstRun: UInt32
  }

  /// The outline of one area in one square.
  struct Run: Sendable {
    var area: UInt32
    /// Whether the square's south-west corner is inside.
    var hasCorner: Bool
    /// Its lines are `edges[firstEdge]` up to those of the next run.
    var firstEdge: UInt32
  }

  /// Mark of a node that is a leaf.
  static let leafMark: UInt32 = 1 << 31

  /// South-west corner of the whole.
  var origin = PlaneRing.Point(x: 0, y: 0)
  /// The whole is a square of 2 to this power units.
  var bits = 0
  /// For a divided square the first of its four parts, else its leaf, marked.
  var nodes: [UInt32] = []
  var leaves: [Leaf] = []
  var runs: [Run] = []
  /// A line from a corner of a ring, by the number of the corner, to the next.
  var edges: [UInt32] = []
  /// Corners of all rings; each ring ends with its first corner again.
  var corners: [AreaCorner] = []
  var covers: [AreaNumbers] = []
  /// The ranks that each area has, as its own number there.
  var numbersOfArea: [AreaNumbers] = []

  /// The smallest area of each rank that contains a place.
  package func areas(at place: Coordinate) -> AreaNumbers {
    let point = PlaneRing.Point(place)
    guard !nodes.isEmpty, point.x >= origin.x, point.y >= origin.y else { return .none }
    let x = UInt64(point.x - origin.x), y = UInt64(point.y - origin.y)
    guard (x | y) >> UInt64(bits) == 0 else { return .none }
    var node = nodes[0]
    var level = UInt64(bits)
    while node & Self.leafMark == 0 {
      level -= 1
      node = nodes[Int(node) + Int((x >> level) & 1 | ((y >> level) & 1) << 1)]
    }
    let corner = PlaneRing.Point(
      x: origin.x + Int64((x >> level) << level), y: origin.y + Int64((y >> level) << level))
    return areas(inLeaf: Int(node & ~Self.leafMark), from: corner, to: point)
  }

  private func areas(
    inLeaf leaf: Int, from corner: PlaneRing.Point, to point: PlaneRing.Point
  ) -> AreaNumbers {
    var found = covers[Int(leaves[leaf].cover)]
    for run in Int(leaves[leaf].firstRun)..<Int(leaves[leaf + 1].firstRun) {
      var isInside = runs[run].hasCorner
      for edge in Int(runs[run].firstEdge)..<Int(runs[run + 1].firstEdge) {
        let start = Int(edges[edge])
        if AreaCorner.isCrossed(
          from: corner, to: point, corners[start].point, corners[start + 1].point)
        {
          isInside.toggle()
        }
      }
      if isInside { found = pointwiseMin(found, numbersOfArea[Int(runs[run].area)]) }
    }
    return found
  }
}

/// A corner of a ring on the endless plane (`PlaneRing`), in half the room.
struct AreaCorner: Sendable {
  let x: Int32
  let y: Int32

  /// `nil` where it is too far beyond ±180°.
  init?(_ point: PlaneRing.Point) {
    guard let x = Int32(exactly: point.x), let y = Int32(exactly: point.y) else { return nil }
    self.x = x
    self.y = y
  }

  var point: PlaneRing.Point { PlaneRing.Point(x: Int64(x), y: Int64(y)) }

  /// Whether the way from a corner north, then east to a place crosses a line an odd number of
  /// times.
  @inline(__always)
  static func isCrossed(
    from corner: PlaneRing.Point, to place: PlaneRing.Point, _ a: PlaneRing.Point,
    _ b: PlaneRing.Point
  ) -> Bool {
    let bend = PlaneRing.Point(x: corner.x, y: place.y)
    let isCrossedNorth = corner.isSouth(ofEdge: a, b) != bend.isSouth(ofEdge: a, b)
    return isCrossedNorth != (bend.isWest(ofEdge: a, b) != place.isWest(ofEdge: a, b))
  }
}
