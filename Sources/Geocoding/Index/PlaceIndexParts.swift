// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile

/// The arrays of a `PlaceIndex` while it is built; what each holds stands there.
package struct PlaceIndexParts: Sendable {
  package var counts = PlaceCounts()
  package var strings = StringTableBuilder().build()
  package var tokens: [String] = []
  package var nameTokens = ByteListsBuilder()
  package var tokenNames = ByteListsBuilder()
  package var nameThings = ByteListsBuilder()
  package var nameImportance: [UInt8] = []
  package var thingNames: [StringID] = []
  package var thingContexts: [UInt32] = []
  package var thingLocations: [Coordinate] = []
  package var thingObjects: [StoredObject] = []
  package var thingImportance: [UInt8] = []
  package var thingOthers = ByteListsBuilder()
  package var contexts: [ContextRecord] = []
  package var placeContexts = ByteListsBuilder()
  package var placeRecords: [PlaceRecord] = []
  package var streetContexts = ByteListsBuilder()
  package var houses = HouseBlocksBuilder()
  package var numberKeys: [String] = []
  package var numberTexts = TokenListsBuilder()
  package var lines = StreetLinesBuilder()
  package var points: [PointRecord] = []
  package var categories: [StringID] = []
  package var categoryPoints = ByteListsBuilder()
  package var outlines = AreaOutlinesBuilder()
  /// Objects of houses by block and of things; things have the lower homes.
  package var objectHomes: [(object: ObjectID, home: UInt32)] = []

  package init() {}
}
