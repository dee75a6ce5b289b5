// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import SpatialIndex

/// The lines of all street ways, cut into short pieces that stand along a Hilbert curve.
struct StreetPieces {
  /// Points of a piece; the more, the fewer boxes, and the more lines measured in vain.
  private static let pieceLength = 8

  private(set) var first: [UInt32] = [0]
  private(set) var places: [Coordinate] = []
  /// The street way of each piece.
  private(set) var ways: [UInt32] = []
  let tree: PackedRTree

  init(_ collection: PlaceCollection) {
    var pieces: [(way: Int, range: Range<Int>)] = []
    for (way, street) in collection.streetWays.enumerated() {
      var start = street.line.lowerBound
      while start < street.line.upperBound {
        let end = min(start + Self.pieceLength, street.line.upperBound)
        pieces.append((way, start..<end))
        // The next piece begins where this one ends, so that no stretch is left out.
        start = end < street.line.upperBound ? end - 1 : end
      }
    }
    let boxes = pieces.map { Self.box(of: collection.linePlaces[$0.range]) }
    let order = PackedRTree.hilbertOrder(of: boxes)
    for piece in order {
      let (way, range) = pieces[Int(piece)]
      places += collection.linePlaces[range]
      first.append(UInt32(places.count))
      ways.append(UInt32(way))
    }
    tree = PackedRTree(orderedBoxes: order.map { boxes[Int($0)] })
  }

  /// The nearest way that `handicap` accepts, with metres to be added to its distance; and
  /// that sum.
  func nearestWay(
    to location: Coordinate, within metres: Double, handicap: (Int) -> Double?
  ) -> (way: Int, metres: Double)? {
    let plane = LocalPlane(at: location)
    let found = tree.nearest(to: location, maximumMetres: metres) { piece in
      guard let extra = handicap(Int(ways[Int(piece)])) else { return nil }
      return plane.metres(to: line(of: Int(piece))).map { $0 + extra }
    }
    return found.map { (Int(ways[Int($0.item)]), $0.metres) }
  }

  func line(of piece: Int) -> ArraySlice<Coordinate> {
    places[Int(first[piece])..<Int(first[piece + 1])]
  }

  static func box(of line: some Sequence<Coordinate>) -> BoundingBox {
    var box = BoundingBox.empty
    for place in line { box.extend(to: place) }
    return box
  }
}
