// SPDX-License-Identifier: Apache-2.0

package import Geo

/// The curve through all places that keeps near ones near each other in its order.
package enum HilbertCurve {
  /// Position of a place along a Hilbert curve over all 2^32 x 2^32 coordinates.
  package static func position(of place: Coordinate) -> UInt64 {
    var x = UInt32(bitPattern: place.longitude) ^ 0x8000_0000
    var y = UInt32(bitPattern: place.latitude) ^ 0x8000_0000
    var position: UInt64 = 0
    var bit: UInt32 = 0x8000_0000
    while bit > 0 {
      let right = x & bit != 0, up = y & bit != 0
      position = position << 2 | (right ? (up ? 2 : 3) : (up ? 1 : 0))
      if !up {
        if right {
          x = ~x
          y = ~y
        }
        swap(&x, &y)
      }
      bit >>= 1
    }
    return position
  }

  /// Position of the middle of a box.
  package static func position(of box: BoundingBox) -> UInt64 { position(of: box.middle) }
}

extension BoundingBox {
  /// The middle of the box; of no meaning where it is empty.
  var middle: Coordinate {
    Coordinate(
      latitude: Int32((Int64(south) + Int64(north)) >> 1),
      longitude: Int32((Int64(west) + Int64(east)) >> 1))
  }
}
