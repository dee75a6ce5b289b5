// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// A named thing before names are numbered; strings are those of the collection.
struct ThingDraft {
  var name: StringID
  var otherNames: [PlaceCollection.OtherName] = []
  /// Number among the drafted contexts.
  var context: UInt32
  var location: Coordinate
  var object: ObjectID?
  var importance: UInt8 = 0
  /// Whether it is a settlement or another area with a name, not a street or a point of interest.
  var isPlace = false
  var outline: [[Coordinate]] = []

  /// All that it is found by, each once.
  var allNames: Set<StringID> {
    Set([name] + otherNames.map(\.name)).subtracting([.empty])
  }
}
