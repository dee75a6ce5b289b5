// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile
import SpatialIndex

/// The stored index of addresses, streets, places and points of interest.
///
/// *Named things* are streets, then places, then points of interest, numbered in one row of n.
/// *Entries* are addresses 0 ..< a, then named things a ..< a + n. Sections:
///
///     places.counts         PlaceCounts, one
///     places.named          NamedRecord × n
///     places.name.first     n + 1; each thing's run in:
///     places.name.tokens    token ranks of its names, `variantEnd` after each name
///     places.area.first     n + 1; each thing's run in:
///     places.area.contexts  further contexts it is known in (a street's addresses')
///     places.kinds          PlaceKind × places
///     places.points         PointRecord × points of interest
///     places.point.first    points + 1; each point's run in:
///     places.point.tokens   token ranks of its street's name
///     places.house.first    streets + 1; each street's run in:
///     places.houses         AddressRecord × a, by street, then house number
///     places.numbers.*      TokenTable of house number keys (`HouseNumber`)
///     places.number.first   keys + 1; each key's run in:
///     places.number.texts   the house numbers as tagged, StringID
///     places.contexts       ContextRecord × c, the first of them empty
///     places.context.first  c + 1; each context's run in:
///     places.context.tokens token ranks of its words
///     places.tokens.*       TokenTable of all words of names and contexts, t
///     places.posting.first  t + 1; each word's run of bytes in:
///     places.postings       numbers of the things whose name has the word, ascending: varints
///                           of differences (the first from 0, no two equal)
///     places.piece.first    pieces + 1; each piece's run in:
///     places.piece.lines    Coordinate: pieces of street lines, along a Hilbert curve
///     places.piece.streets  street of each piece
///     places.by-object      all entries, by their OSM object, then number
///     places.strings.*      StringTable
///     places.trees.{houses,places,points,pieces}.*  PackedRTree
///
/// Runs are checked when the index is opened, every other number when it is used.
package struct PlaceIndex: Sendable {
  /// Ends each name among the tokens of a thing.
  package static let variantEnd = UInt32.max

  package let counts: PlaceCounts
  package let named: PackedArray<NamedRecord>
  package let names: TokenLists
  package let areas: TokenLists
  package let kinds: PackedArray<PlaceKind.RawValue>
  package let points: PackedArray<PointRecord>
  package let pointStreets: TokenLists
  package let houseRuns: Runs
  package let houses: PackedArray<AddressRecord>
  package let numberKeys: TokenTable
  package let numberTexts: TokenLists
  package let contexts: PackedArray<ContextRecord>
  package let contextTokens: TokenLists
  package let tokens: TokenTable
  /// Ranks of the words that say only what kind of street or place something is.
  let typeWords: Set<UInt32>
  package let postingRuns: Runs
  package let postings: PackedArray<UInt8>
  package let pieceRuns: Runs
  package let pieceLines: PackedArray<Coordinate>
  package let pieceStreets: PackedArray<UInt32>
  package let byObject: PackedArray<UInt32>
  package let strings: StringTable
  package let trees: PlaceTrees

  package init(_ parts: PlaceIndexParts) {
    counts = parts.counts
    named = PackedArray(parts.named)
    names = TokenLists(parts.names)
    areas = TokenLists(parts.areas)
    kinds = PackedArray(parts.kinds.map(\.rawValue))
    points = PackedArray(parts.points)
    pointStreets = TokenLists(parts.pointStreets)
    houseRuns = Runs(first: parts.houseFirst)
    houses = PackedArray(parts.houses)
    numberKeys = TokenTable(sorted: parts.numberKeys)
    numberTexts = TokenLists(parts.numberTexts)
    contexts = PackedArray(parts.contexts)
    contextTokens = TokenLists(parts.contextTokens)
    tokens = TokenTable(sorted: parts.tokens)
    typeWords = Spelling.typeWordRanks(in: tokens)
    postingRuns = Runs(first: parts.postingFirst)
    postings = PackedArray(parts.postings)
    pieceRuns = Runs(first: parts.pieceFirst)
    pieceLines = PackedArray(parts.pieceLines)
    pieceStreets = PackedArray(parts.pieceStreets)
    byObject = PackedArray(parts.byObject)
    strings = parts.strings
    trees = PlaceTrees(parts)
  }
}

extension PlaceIndex {
  /// Throws where a section is absent or is not what the layout says.
  package init(container: Container) throws {
    let counts: PackedArray<PlaceCounts> = try container.array("places.counts", count: 1)
    self.counts = counts[0]
    let things = self.counts
    guard things.named + Int(things.addresses) < Int(UInt32.max) else {
      throw container.damaged("has more places than can be numbered")
    }
    named = try container.array("places.named", count: things.named)
    names = try TokenLists(container, "places.name", "tokens", count: things.named)
    areas = try TokenLists(container, "places.area", "contexts", count: things.named)
    kinds = try container.array("places.kinds", count: Int(things.places))
    points = try container.array("places.points", count: Int(things.points))
    pointStreets = try TokenLists(container, "places.point", "tokens", count: points.count)
    houses = try container.array("places.houses", count: Int(things.addresses))
    houseRuns = try Runs(
      container: container, "places.house.first", count: Int(things.streets), limit: houses.count)
    numberKeys = try TokenTable(container: container, prefix: "places.numbers")
    numberTexts = try TokenLists(container, "places.number", "texts", count: numberKeys.count)
    contexts = try container.array("places.contexts")
    contextTokens = try TokenLists(container, "places.context", "tokens", count: contexts.count)
    tokens = try TokenTable(container: container, prefix: "places.tokens")
    typeWords = Spelling.typeWordRanks(in: tokens)
    postings = try container.array("places.postings")
    postingRuns = try Runs(
      container: container, "places.posting.first", count: tokens.count, limit: postings.count)
    pieceStreets = try container.array("places.piece.streets")
    pieceLines = try container.array("places.piece.lines")
    pieceRuns = try Runs(
      container: container, "places.piece.first", count: pieceStreets.count,
      limit: pieceLines.count)
    byObject = try container.array("places.by-object", count: houses.count + things.named)
    strings = try StringTable(container: container, prefix: "places.strings")
    trees = try PlaceTrees(container, things, pieces: pieceStreets.count)
  }

  package func addSections(to writer: inout ContainerWriter) {
    writer.add("places.counts", PackedArray(CollectionOfOne(counts)))
    writer.add("places.named", named)
    names.addSections(to: &writer, "places.name", "tokens")
    areas.addSections(to: &writer, "places.area", "contexts")
    writer.add("places.kinds", kinds)
    writer.add("places.points", points)
    pointStreets.addSections(to: &writer, "places.point", "tokens")
    houseRuns.addSection(to: &writer, "places.house.first")
    writer.add("places.houses", houses)
    numberKeys.addSections(to: &writer, prefix: "places.numbers")
    numberTexts.addSections(to: &writer, "places.number", "texts")
    writer.add("places.contexts", contexts)
    contextTokens.addSections(to: &writer, "places.context", "tokens")
    tokens.addSections(to: &writer, prefix: "places.tokens")
    postingRuns.addSection(to: &writer, "places.posting.first")
    writer.add("places.postings", postings)
    pieceRuns.addSection(to: &writer, "places.piece.first")
    writer.add("places.piece.lines", pieceLines)
    writer.add("places.piece.streets", pieceStreets)
    writer.add("places.by-object", byObject)
    strings.addSections(to: &writer, prefix: "places.strings")
    trees.addSections(to: &writer)
  }
}
