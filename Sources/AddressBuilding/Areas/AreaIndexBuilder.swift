// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Builds an `AreaIndex`: divides the whole until few lines are in each square.
package struct AreaIndexBuilder {
  /// A square with more lines is divided; the more, the smaller the index and the slower.
  private static let leafEdges = 24
  /// Squares of 2 to this power units, 11 m, are not divided.
  private static let leastBits = 10
  /// Lines in all squares, as a multiple of all lines, at which dividing stops: outlines that
  /// cross everything would fill the memory.
  private static let crowding = 12

  private var index = AreaIndex()
  /// Squares that are still to be divided or to become leaves.
  private var waiting: [Square] = []
  private var coverNumbers: [AreaNumbers: UInt32] = [:]
  private var lineBudget = 0

  /// Areas, the smallest first: each a polygon, and its own number in the ranks that it has.
  package static func build(_ areas: [(polygon: [[Coordinate]], numbers: AreaNumbers)]) -> AreaIndex
  {
    var builder = AreaIndexBuilder()
    var outlines: [Outline] = []
    for (polygon, numbers) in areas {
      let area = UInt32(builder.index.numbersOfArea.count)
      builder.index.numbersOfArea.append(numbers)
      let edges = builder.addEdges(of: polygon)
      if !edges.isEmpty { outlines.append(Outline(area: area, hasCorner: false, edges: edges)) }
    }
    builder.divideAll(outlines)
    return builder.index
  }

  /// The lines of one area in one square.
  private struct Outline {
    let area: UInt32
    var hasCorner: Bool
    var edges: [UInt32]
  }

  private struct Square {
    let node: Int
    let corner: PlaneRing.Point
    let bits: Int
    var cover = AreaNumbers.none
    var outlines: [Outline]

    var edgeCount: Int { outlines.reduce(0) { $0 + $1.edges.count } }
  }

  // MARK: Lines

  /// Adds the rings of an area, those across ±180° on both sides; gives their lines.
  private mutating func addEdges(of polygon: [[Coordinate]]) -> [UInt32] {
    var edges: [UInt32] = []
    for ring in polygon.map({ PlaneRing($0) }) where !ring.points.isEmpty {
      for turn in [-3_600_000_000, 0, 3_600_000_000] as [Int64]
      where ring.west + turn <= 1_800_000_000 && ring.east + turn >= -1_800_000_000 {
        let moved = ring.points.compactMap { AreaCorner(.init(x: $0.x + turn, y: $0.y)) }
        guard moved.count == ring.points.count else { continue }
        let first = UInt32(index.corners.count)
        index.corners += moved + moved.prefix(1)
        edges += first..<UInt32(index.corners.count - 1)
      }
    }
    return edges
  }

  // MARK: Squares

  private mutating func divideAll(_ outlines: [Outline]) {
    guard let (corner, bits) = squareAroundAll() else { return }
    index.origin = corner
    index.bits = bits
    index.nodes = [0]
    waiting = [Square(node: 0, corner: corner, bits: bits, outlines: outlines)]
    lineBudget = Self.crowding * index.corners.count + 1_000_000
    var next = 0
    // In the order of size, so that what the budget denies is denied everywhere alike.
    while next < waiting.count {
      let square = waiting[next]
      waiting[next].outlines = []
      next += 1
      if square.edgeCount <= Self.leafEdges || square.bits <= Self.leastBits || lineBudget < 0 {
        addLeaf(square)
      } else {
        divide(square)
      }
    }
    index.leaves.append(AreaIndex.Leaf(cover: 0, firstRun: UInt32(index.runs.count)))
    index.runs.append(
      AreaIndex.Run(area: 0, hasCorner: false, firstEdge: UInt32(index.edges.count)))
  }

  /// The least square around all corners; its own corner is outside of all areas.
  private func squareAroundAll() -> (corner: PlaneRing.Point, bits: Int)? {
    guard let west = index.corners.map(\.x).min(), let east = index.corners.map(\.x).max(),
      let south = index.corners.map(\.y).min(), let north = index.corners.map(\.y).max()
    else { return nil }
    let corner = PlaneRing.Point(x: Int64(west) - 1, y: Int64(south) - 1)
    let extent = max(Int64(east) - corner.x, Int64(north) - corner.y) + 1
    return (corner, Int64.bitWidth - extent.leadingZeroBitCount)
  }

  private mutating func addLeaf(_ square: Square) {
    let next = UInt32(coverNumbers.count)
    let cover = coverNumbers[square.cover] ?? next
    if cover == next {
      coverNumbers[square.cover] = next
      index.covers.append(square.cover)
    }
    index.nodes[square.node] = AreaIndex.leafMark | UInt32(index.leaves.count)
    index.leaves.append(AreaIndex.Leaf(cover: cover, firstRun: UInt32(index.runs.count)))
    for outline in square.outlines {
      index.runs.append(
        AreaIndex.Run(
          area: outline.area, hasCorner: outline.hasCorner, firstEdge: UInt32(index.edges.count)))
      index.edges += outline.edges
    }
  }

  private mutating func divide(_ square: Square) {
    let first = index.nodes.count
    index.nodes[square.node] = UInt32(first)
    index.nodes += [0, 0, 0, 0]
    lineBudget += square.edgeCount
    for part in 0..<4 {
      let half = Int64(1) << (square.bits - 1)
      let corner = PlaneRing.Point(
        x: square.corner.x + (part & 1 == 0 ? 0 : half),
        y: square.corner.y + (part & 2 == 0 ? 0 : half))
      var child = Square(
        node: first + part, corner: corner, bits: square.bits - 1, cover: square.cover,
        outlines: [])
      for outline in square.outlines { add(outline, of: square, to: &child) }
      lineBudget -= child.edgeCount
      waiting.append(child)
    }
  }

  /// Adds to a part of a square what of an outline is in it.
  private func add(_ outline: Outline, of square: Square, to child: inout Square) {
    var part = Outline(area: outline.area, hasCorner: outline.hasCorner, edges: [])
    for edge in outline.edges {
      let a = index.corners[Int(edge)].point, b = index.corners[Int(edge) + 1].point
      if AreaCorner.isCrossed(from: square.corner, to: child.corner, a, b) {
        part.hasCorner.toggle()
      }
      if meets(child, a, b) { part.edges.append(edge) }
    }
    if !part.edges.isEmpty {
      child.outlines.append(part)
    } else if part.hasCorner {
      child.cover = pointwiseMin(child.cover, index.numbersOfArea[Int(outline.area)])
    }
  }

  /// Whether a line may meet a square; it says so of some that pass very near.
  private func meets(_ square: Square, _ a: PlaneRing.Point, _ b: PlaneRing.Point) -> Bool {
    let size = Int64(1) << square.bits
    let west = square.corner.x, south = square.corner.y
    guard max(a.x, b.x) >= west, min(a.x, b.x) <= west + size, max(a.y, b.y) >= south,
      min(a.y, b.y) <= south + size
    else { return false }
    let dx = Double(b.x - a.x), dy = Double(b.y - a.y)
    let left = Double(west - a.x), right = Double(west + size - a.x)
    let low = Double(south - a.y), high = Double(south + size - a.y)
    let sides = SIMD4(
      dx * low - dy * left, dx * low - dy * right, dx * high - dy * left, dx * high - dy * right)
    // Products of up to 2^63 are exact to 2^10.
    return sides.min() <= 1e5 && sides.max() >= -1e5
  }
}
