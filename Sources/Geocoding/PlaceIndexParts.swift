// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile

/// The arrays of a `PlaceIndex` while it is built; what each holds stands there.
package struct PlaceIndexParts: Sendable {
  package var counts = PlaceCounts()
  package var named: [NamedRecord] = []
  package var names = TokenListsBuilder()
  package var areas = TokenListsBuilder()
  package var kinds: [PlaceKind] = []
  package var points: [PointRecord] = []
  package var pointStreets = TokenListsBuilder()
  package var houseFirst: [UInt32] = [0]
  package var houses: [AddressRecord] = []
  package var numberKeys: [String] = []
  package var numberTexts = TokenListsBuilder()
  package var contexts: [ContextRecord] = []
  package var contextTokens = TokenListsBuilder()
  package var tokens: [String] = []
  package var postingFirst: [UInt32] = [0]
  package var postings: [UInt8] = []
  package var pieceFirst: [UInt32] = [0]
  package var pieceLines: [Coordinate] = []
  package var pieceStreets: [UInt32] = []
  package var byObject: [UInt32] = []
  package var strings: StringTable

  package init(strings: StringTable) { self.strings = strings }

  /// A box around each piece of street line.
  package var pieceBoxes: [BoundingBox] {
    pieceStreets.indices.map { piece in
      var box = BoundingBox.empty
      for place in pieceLines[Int(pieceFirst[piece])..<Int(pieceFirst[piece + 1])] {
        box.extend(to: place)
      }
      return box
    }
  }
}
