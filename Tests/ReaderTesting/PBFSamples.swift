// SPDX-License-Identifier: Apache-2.0

/// Elements, and the forms of PBF in which they may come.
package enum PBFSamples {
  /// Elements with everything that a file may hold.
  package static let elements: [SampleElement] = [
    .node(-7, -899_999_999, 1_799_999_999),
    .node(1, 471_234_567, -95_000_000, [("name", "A & B"), ("note", "")]),
    .node(4_294_967_297, 10, -10, [("näme", "Zürich 東京")]),
    .node(4_611_686_018_427_387_903, 0, 0),
    .way(3, [1, 4_294_967_297, -7, 4_611_686_018_427_387_903], [("highway", "service")]),
    .way(4, []),
    .relation(
      5, [.init(.way, 3, "from"), .init(.node, 1, ""), .init(.relation, -9, "to")],
      [("type", "restriction"), ("from", "way")]),
    .relation(6, []),
  ]

  /// The same with ways that tell the places of their nodes, and something deleted.
  package static let locatedElements: [SampleElement] =
    elements.map { element in
      var element = element
      element.places = element.nodeIDs.map { $0 < 0 ? nil : .init($0 % 1000, 5) }
      return element
    } + [.deleted(.node, 1), .deleted(.way, 4), .deleted(.relation, 6)]

  /// A form, by its name and by what writes it.
  package struct Variant: CustomStringConvertible, Sendable {
    package let description: String
    package let writer: PBFWriter

    fileprivate init(_ name: String, _ change: (inout PBFWriter) -> Void) {
      var writer = PBFWriter()
      change(&writer)
      description = name
      self.writer = writer
    }
  }

  package static let variants: [Variant] = [
    Variant("dense, zlib") { _ in },
    Variant("plain nodes") { $0.isDense = false },
    Variant("raw") { $0.isCompressed = false },
    Variant("no info") { $0.hasInfo = false },
    Variant("plain nodes, no info, raw") {
      ($0.isDense, $0.hasInfo, $0.isCompressed) = (false, false, false)
    },
    Variant("numbers singly") { $0.hasSingleNumbers = true },
    Variant("plain nodes, numbers singly") { ($0.isDense, $0.hasSingleNumbers) = (false, true) },
    Variant("fields from last to first") { $0.isReversed = true },
    Variant("plain nodes, fields from last to first") {
      ($0.isDense, $0.isReversed) = (false, true)
    },
    Variant("one element a block") { $0.blockSize = 1 },
    Variant("granularity 1") { $0.granularity = 1 },
    Variant("granularity 50, offsets") {
      ($0.granularity, $0.latitudeOffset, $0.longitudeOffset) = (50, 12_300, -98_700)
    },
    Variant("offsets") { ($0.latitudeOffset, $0.longitudeOffset) = (-500, 700) },
    Variant("history") { $0.features.append("HistoricalInformation") },
  ]

  /// Small files: in every form, raw where that is so, several blocks in each.
  package static func files(isCompressed: Bool) -> [[UInt8]] {
    variants.map { variant in
      var writer = variant.writer
      writer.isCompressed = isCompressed
      writer.blockSize = min(writer.blockSize, 3)
      return writer.file(locatedElements)
    }
  }
}
