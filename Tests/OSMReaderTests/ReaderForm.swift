// SPDX-License-Identifier: Apache-2.0

import OSMReader
import TestSupport

/// A form in which elements reach a reader: each reader gets the same ones from a test.
enum ReaderForm: CaseIterable {
  case scannedXML
  case expatXML
  case densePBF
  case plainPBF

  /// Reads elements into a builder, as one input of perhaps several.
  func read(_ elements: [SampleElement], into builder: inout ElementStoreBuilder) throws {
    switch self {
    case .scannedXML: try readXML(elements.xml, into: &builder) { $0.fallsBack = false }
    case .expatXML: try readXML(elements.xml, into: &builder) { $0.scansPlainXML = false }
    case .densePBF, .plainPBF:
      var writer = PBFWriter()
      writer.isDense = self == .densePBF
      writer.blockSize = 3
      writer.features.append("HistoricalInformation")
      let path = TemporaryFolder()
      try OSMFile.read(
        path.write(writer.file(elements), to: "input"), into: &builder, threads: 2)
    }
  }

  private func readXML(
    _ text: String, into builder: inout ElementStoreBuilder, _ change: (inout XMLOptions) -> Void
  ) throws {
    var options = XMLOptions()
    // Each element is a piece of its own, which are joined.
    options.chunkSize = 50
    change(&options)
    try OSMFile.read(xml: Array(text.utf8), named: "text", into: &builder, options: options)
  }

  /// All that a store holds of elements in this form.
  func lines(_ elements: [SampleElement]) throws -> [String] {
    var builder = ElementStoreBuilder()
    try read(elements, into: &builder)
    return allLines(builder.build())
  }
}
