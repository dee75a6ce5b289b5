// SPDX-License-Identifier: Apache-2.0

package import Geo
import SpatialIndex

/// The countries that may lie in a box, ready to be asked for several places in it.
package struct CountryOutlines: Sendable {
  private let countries: [(place: UInt32, rings: [[Coordinate]])]

  /// Only where there are several is anything read: with one there is no border to tell.
  package init(_ index: PlaceIndex, in box: BoundingBox) {
    var outlines: [UInt32] = []
    index.outlines.tree.search(box) { outline in
      let place = index.outlines.thing(outline)
      if place < index.counts.places, index.kind(ofPlace: place) == .country {
        outlines.append(outline)
      }
      return true
    }
    countries =
      outlines.count < 2
      ? [] : outlines.map { (index.outlines.thing($0), index.outlines.rings($0)) }
  }

  /// Whether several countries are known.
  package var areSeveral: Bool { countries.count > 1 }

  /// The country that a place lies in, as a number; `nil` where none is known.
  package func country(at place: Coordinate) -> UInt32? {
    let plane = LocalPlane(at: place)
    return countries.first { plane.isInside($0.rings) }?.place
  }
}
