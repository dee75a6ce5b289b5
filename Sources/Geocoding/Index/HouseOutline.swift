// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

/// The corners of a house as they are stored: on a grid, and without the last where it follows from
/// the others, as it does where walls run along two directions in turn.
struct HouseOutline {
  /// Those that are written.
  private let written: [Coordinate]
  private let isClosed: Bool

  /// All corners as they will be read.
  var corners: [Coordinate] {
    guard isClosed, let last = written.closingCorner(grid: HouseBlocks.grid) else {
      return written
    }
    return written + [last]
  }

  init(_ outline: [Coordinate], from start: Coordinate) {
    let corners = outline.gridded(from: start, grid: HouseBlocks.grid)
    let others = Array(corners.dropLast())
    if let last = corners.last, let closing = others.closingCorner(grid: HouseBlocks.grid),
      closing.isWithin(HouseBlocks.grid, of: last)
    {
      (written, isClosed) = (others, true)
    } else {
      (written, isClosed) = (corners, false)
    }
  }

  func append(to bytes: inout [UInt8], from start: Coordinate) {
    bytes.append(varint: UInt64(written.count) << 1 | (isClosed ? 1 : 0))
    bytes.append(places: written, from: start, grid: HouseBlocks.grid)
  }
}

extension BoundedReader {
  /// Appends the corners of an outline; none where the bytes are damaged.
  mutating func readOutline(from start: Coordinate, into corners: inout [Coordinate]) {
    let head = reader.next()
    readPlaces(head >> 1, from: start, grid: HouseBlocks.grid, into: &corners)
    if head & 1 != 0, let last = corners.closingCorner(grid: HouseBlocks.grid) {
      corners.append(last)
    }
  }

  /// Passes over an outline.
  mutating func skipOutline() { skipPlaces(reader.next() >> 1) }
}

extension [Coordinate] {
  /// The corner that makes a ring of an even number of corners whose walls run along the first two
  /// in turn; `nil` where there is none.
  fileprivate func closingCorner(grid: Int64) -> Coordinate? {
    guard count > 2, count % 2 == 1, let last else { return nil }
    let u = Step(from: self[0], to: self[1]), v = Step(from: self[1], to: self[2])
    let back = Step(from: last, to: self[0])
    let area = u.x * v.y - u.y * v.x
    guard area != 0 else { return nil }
    let share = (back.x * v.y - back.y * v.x) / area
    // Past all sense where walls are almost parallel.
    guard abs(share) < 1_000 else { return nil }
    let step = Double(grid)
    return Coordinate(
      clamping: Int64(last.latitude) + grid * Int64((share * u.y / step).rounded()),
      Int64(last.longitude) + grid * Int64((share * u.x / step).rounded()))
  }

  private struct Step {
    let x: Double
    let y: Double

    init(from a: Coordinate, to b: Coordinate) {
      x = Double(Int64(b.longitude) - Int64(a.longitude))
      y = Double(Int64(b.latitude) - Int64(a.latitude))
    }
  }
}

extension Coordinate {
  fileprivate func isWithin(_ units: Int64, of other: Coordinate) -> Bool {
    abs(Int64(latitude) - Int64(other.latitude)) <= units
      && abs(Int64(longitude) - Int64(other.longitude)) <= units
  }
}
