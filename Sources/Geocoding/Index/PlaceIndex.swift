// SPDX-License-Identifier: Apache-2.0

import Geo
package import PackedFile
import SpatialIndex

/// The stored index of addresses, streets, places and points of interest.
///
/// *Names* are distinct strings; name i is the string i + 1. *Named things* are places, then
/// streets, then points of interest, numbered in one row, each kind along a Hilbert curve; a thing
/// has one name that it is shown by, and is found by each of its others. *Houses* belong to
/// streets, which may have no way. A *context* is the places that something lies in. Sections:
///
///     places.counts           PlaceCounts, one
///     places.strings.*        StringTable: the names, sorted by bytes, then all other strings
///     places.tokens.*         TokenTable of all words of names, in the form that is compared
///     places.name.tokens.*    ByteLists: ranks of each name's words
///     places.token.names.*    ByteLists: the names that have a word, ascending
///     places.name.things.*    ByteLists: the things that have a name, ascending
///     places.name.importance  UInt8 × names: that of the most important thing of a name
///     places.thing.names      StringID × things: the name shown
///     places.thing.contexts   UInt32 × things
///     places.thing.locations  Coordinate × things
///     places.thing.objects    StoredObject × things
///     places.thing.importance UInt8 × things
///     places.thing.others.*   ByteLists: pairs of StringIDs: the key of a further name and it
///     places.contexts         ContextRecord × c
///     places.place.contexts.* ByteLists: the contexts that a place is in, ascending
///     places.place.records    PlaceRecord × places
///     places.street.contexts.* ByteLists: contexts of a street's houses beside its own
///     places.houses.*         HouseBlocks
///     places.numbers.*        TokenTable of house number keys (`HouseNumber`)
///     places.number.texts.*   TokenLists: each key's house numbers as tagged, StringID
///     places.lines.*          StreetLines
///     places.points           PointRecord × points of interest
///     places.categories       StringID × categories, sorted by the bytes of their values
///     places.category.points.* ByteLists: points of interest of a category, ascending
///     places.outlines.*       AreaOutlines of places and points of interest
///     places.objects.*        ObjectTable: home t is thing t, home things + b is house block b
///     places.trees.{places,points}.* PackedRTree over their locations
///
/// Runs are checked when the index is opened, every other number when it is used. A class, for it
/// has dozens of parts and searches hand it on.
package final class PlaceIndex: Sendable {
  package let counts: PlaceCounts
  package let strings: StringTable
  let tokens: TokenTable
  let minorWords: MinorWords
  let nameTokens: ByteLists
  let tokenNames: ByteLists
  let nameThings: ByteLists
  let nameImportance: PackedArray<UInt8>
  package let things: ThingColumns
  package let contexts: PackedArray<ContextRecord>
  let placeContexts: ByteLists
  package let placeRecords: PackedArray<PlaceRecord>
  let streetContexts: ByteLists
  package let houses: HouseBlocks
  let numberKeys: TokenTable
  let numberTexts: TokenLists
  package let lines: StreetLines
  package let points: PackedArray<PointRecord>
  let categories: PackedArray<StringID>
  let categoryPoints: ByteLists
  package let outlines: AreaOutlines
  let objects: ObjectTable
  let trees: PlaceTrees

  package init(_ parts: PlaceIndexParts) {
    counts = parts.counts
    strings = parts.strings
    tokens = TokenTable(sorted: parts.tokens)
    minorWords = MinorWords(in: tokens)
    nameTokens = ByteLists(parts.nameTokens)
    tokenNames = ByteLists(parts.tokenNames)
    nameThings = ByteLists(parts.nameThings)
    nameImportance = PackedArray(parts.nameImportance)
    things = ThingColumns(parts)
    contexts = PackedArray(parts.contexts)
    placeContexts = ByteLists(parts.placeContexts)
    placeRecords = PackedArray(parts.placeRecords)
    streetContexts = ByteLists(parts.streetContexts)
    houses = HouseBlocks(parts.houses)
    numberKeys = TokenTable(sorted: parts.numberKeys)
    numberTexts = TokenLists(parts.numberTexts)
    lines = StreetLines(parts.lines)
    points = PackedArray(parts.points)
    categories = PackedArray(parts.categories)
    categoryPoints = ByteLists(parts.categoryPoints)
    outlines = AreaOutlines(parts.outlines)
    objects = ObjectTable(parts.objectHomes)
    trees = PlaceTrees(parts)
  }

  /// Throws where a section is absent or is not what the layout says.
  package init(container: Container) throws {
    func lists(_ name: String, _ count: Int) throws -> ByteLists {
      try ByteLists(container: container, "places.\(name)", count: count)
    }
    let one: PackedArray<PlaceCounts> = try container.array("places.counts", count: 1)
    counts = one[0]
    let streets = Int(counts.streets)
    strings = try StringTable(container: container, prefix: "places.strings")
    tokens = try TokenTable(container: container, prefix: "places.tokens")
    minorWords = MinorWords(in: tokens)
    guard counts.things < Int(UInt32.max), Int(counts.names) < strings.count else {
      throw container.damaged("has more places than can be numbered, or fewer strings than names")
    }
    nameTokens = try lists("name.tokens", Int(counts.names))
    tokenNames = try lists("token.names", tokens.count)
    nameThings = try lists("name.things", Int(counts.names))
    nameImportance = try container.array("places.name.importance", count: Int(counts.names))
    things = try ThingColumns(container, count: counts.things)
    contexts = try container.array("places.contexts")
    placeContexts = try lists("place.contexts", Int(counts.places))
    placeRecords = try container.array("places.place.records", count: Int(counts.places))
    streetContexts = try lists("street.contexts", streets)
    houses = try HouseBlocks(
      container: container, "places.houses", count: Int(counts.houses), streets: streets)
    numberKeys = try TokenTable(container: container, prefix: "places.numbers")
    numberTexts = try TokenLists(container, "places.number", "texts", count: numberKeys.count)
    lines = try StreetLines(container: container, "places.lines", streets: streets)
    points = try container.array("places.points", count: Int(counts.points))
    categories = try container.array("places.categories")
    categoryPoints = try lists("category.points", categories.count)
    outlines = try AreaOutlines(container: container, "places.outlines")
    objects = try ObjectTable(container: container, "places.objects")
    trees = try PlaceTrees(container, counts)
  }

  package func addSections(to writer: inout ContainerWriter) {
    writer.add("places.counts", PackedArray(CollectionOfOne(counts)))
    strings.addSections(to: &writer, prefix: "places.strings")
    tokens.addSections(to: &writer, prefix: "places.tokens")
    nameTokens.addSections(to: &writer, "places.name.tokens")
    tokenNames.addSections(to: &writer, "places.token.names")
    nameThings.addSections(to: &writer, "places.name.things")
    writer.add("places.name.importance", nameImportance)
    things.addSections(to: &writer)
    writer.add("places.contexts", contexts)
    placeContexts.addSections(to: &writer, "places.place.contexts")
    writer.add("places.place.records", placeRecords)
    streetContexts.addSections(to: &writer, "places.street.contexts")
    houses.addSections(to: &writer, "places.houses")
    numberKeys.addSections(to: &writer, prefix: "places.numbers")
    numberTexts.addSections(to: &writer, "places.number", "texts")
    lines.addSections(to: &writer, "places.lines")
    writer.add("places.points", points)
    writer.add("places.categories", categories)
    categoryPoints.addSections(to: &writer, "places.category.points")
    outlines.addSections(to: &writer, "places.outlines")
    objects.addSections(to: &writer, "places.objects")
    trees.addSections(to: &writer)
  }
}
