// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile
package import SpatialIndex

/// The lines of all streets, street by street, in pieces of some points.
///
/// Places lie on a grid of `grid` units, the same for all, so that streets that share a node do so
/// still. Sections, under a prefix:
/// - `.street`, streets + 1: each street's run of pieces;
/// - `.first`, pieces + 1: each piece's run of bytes in `.bytes`: lines, one after the other, the
///   first from the south-west corner of the piece's box, others from the end of the one before;
/// - `.tree`: over the pieces, by their boxes, which are stored.
package struct StreetLines: Sendable {
  /// Points of a piece; the more, the fewer boxes, and the more lines measured in vain.
  static let pieceLength = 40
  /// Places are stored to about a metre, 1e-7 degree: less than a street is wide.
  static let grid: Int64 = 100

  let pieceRuns: Runs
  let pieces: ByteLists
  package let tree: PackedRTree

  /// The lines of a piece; fewer where its bytes are damaged.
  func lines(ofPiece piece: Int) -> [[Coordinate]] {
    let corner = tree.box(ofOrderedItem: piece)
    var reader = pieces.reader(piece)
    var last = Coordinate(latitude: corner.south, longitude: corner.west)
    var lines: [[Coordinate]] = []
    while !reader.isAtEnd {
      let line = reader.nextRing(from: last, grid: Self.grid)
      guard let end = line.last else { break }
      lines.append(line)
      last = end
    }
    return lines
  }

  /// The lines of a street; none where it has no way.
  package func lines(ofStreet street: UInt32) -> [[Coordinate]] {
    pieceRuns[Int(street)].flatMap { lines(ofPiece: $0) }
  }

  package func pieces(ofStreet street: UInt32) -> Range<Int> { pieceRuns[Int(street)] }
  func street(ofPiece piece: UInt32) -> UInt32 { UInt32(pieceRuns.owner(of: Int(piece))) }

  /// Faults of the pieces, for `verify`.
  func check() -> [String] {
    tree.checkInvariants { piece in
      var box = BoundingBox.empty
      for line in lines(ofPiece: Int(piece)) { for place in line { box.extend(to: place) } }
      return box
    }
  }
}

extension StreetLines {
  init(_ builder: StreetLinesBuilder) {
    pieceRuns = Runs(first: builder.pieceFirst)
    pieces = ByteLists(builder.lists)
    tree = PackedRTree(orderedBoxes: builder.boxes, storesItemBoxes: true)
  }

  init(container: Container, _ prefix: String, streets: Int) throws {
    let first: PackedArray<UInt32> = try container.array("\(prefix).first")
    pieces = try ByteLists(container: container, prefix, count: max(0, first.count - 1))
    pieceRuns = try Runs(
      container: container, "\(prefix).street", count: streets, limit: pieces.count)
    tree = try PackedRTree(container: container, prefix: "\(prefix).tree", itemCount: pieces.count)
    guard tree.hasItemBoxes, tree.isOrdered else {
      throw container.damaged("has no boxes in tree “\(prefix).tree”")
    }
  }

  func addSections(to writer: inout ContainerWriter, _ prefix: String) {
    pieceRuns.addSection(to: &writer, "\(prefix).street")
    pieces.addSections(to: &writer, prefix)
    tree.addSections(to: &writer, prefix: "\(prefix).tree")
  }
}

/// Gathers the lines of all streets, street after street.
package struct StreetLinesBuilder: Sendable {
  private(set) var pieceFirst: [UInt32] = [0]
  private(set) var lists = ByteListsBuilder()
  private(set) var boxes: [BoundingBox] = []
  private var piece: [[Coordinate]] = []
  private var pointCount = 0

  package init() {}

  /// Adds the lines of the next street; lines that follow on each other are joined.
  package mutating func addStreet(_ lines: [[Coordinate]]) {
    for line in joined(lines.map { $0.map(\.onGrid) }) { add(line) }
    closePiece()
    pieceFirst.append(UInt32(lists.count))
  }

  private func joined(_ lines: [[Coordinate]]) -> [[Coordinate]] {
    var result: [[Coordinate]] = []
    for line in lines where !line.isEmpty {
      if let last = result.last?.last, last == line[0] {
        result[result.count - 1] += line.dropFirst()
      } else {
        result.append(line)
      }
    }
    return result.map(\.withoutRepeats)
  }

  private mutating func add(_ line: [Coordinate]) {
    var start = 0
    repeat {
      let room = max(2, StreetLines.pieceLength - pointCount)
      let end = min(start + room, line.count)
      piece.append(Array(line[start..<end]))
      pointCount += end - start
      if pointCount >= StreetLines.pieceLength { closePiece() }
      // The next piece begins where this one ends, so that no stretch is left out.
      start = end < line.count ? end - 1 : end
    } while start < line.count
  }

  private mutating func closePiece() {
    if piece.isEmpty { return }
    var box = BoundingBox.empty
    for line in piece { for place in line { box.extend(to: place) } }
    boxes.append(box)
    let lines = piece
    lists.append { bytes in
      var last = Coordinate(latitude: box.south, longitude: box.west)
      for line in lines {
        bytes.append(ring: line, from: last, grid: StreetLines.grid)
        last = line[line.count - 1]
      }
    }
    piece.removeAll()
    pointCount = 0
  }
}

extension Coordinate {
  /// The place of the grid of streets that is nearest.
  fileprivate var onGrid: Coordinate {
    func nearest(_ value: Int32) -> Int64 {
      let half = StreetLines.grid / 2, value = Int64(value)
      return (value >= 0 ? value + half : value - half) / StreetLines.grid * StreetLines.grid
    }
    return Coordinate(clamping: nearest(latitude), nearest(longitude))
  }
}

extension [Coordinate] {
  fileprivate var withoutRepeats: [Coordinate] {
    indices.compactMap { $0 > 0 && self[$0] == self[$0 - 1] ? nil : self[$0] }
  }
}
