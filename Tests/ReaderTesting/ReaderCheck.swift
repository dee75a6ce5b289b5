// SPDX-License-Identifier: Apache-2.0

/// What the readers must hold to, whatever bytes they are given.
package enum ReaderCheck: String, CaseIterable, Sendable {
  /// A text is read alike by the scanner and by expat, in pieces of any size, on any threads.
  case xml
  /// A PBF file is read alike on any threads, and what it holds can be written as XML.
  case pbf
  /// A file of any form is read alike from a pipe and on any threads.
  case file
  /// A text is read alike plain, as gzip and as bzip2, in one part or several.
  case packed

  /// How two readings of the bytes differ; `nil` where all are alike.
  package func disagreement(about bytes: [UInt8]) -> String? {
    do {
      switch self {
      case .xml: try checkXML(bytes)
      case .pbf: try checkPBF(bytes)
      case .file: try checkFile(bytes)
      case .packed: try checkPacked(bytes)
      }
    } catch {
      return "\(error)"
    }
    return nil
  }

  /// Inputs to begin with.
  package var seeds: [[UInt8]] {
    switch self {
    case .xml: XMLSamples.all
    case .pbf: PBFSamples.files(isCompressed: false) + PBFSamples.files(isCompressed: true)
    case .file:
      [XMLSamples.document, PBFSamples.files(isCompressed: false)[0]]
        + [Packing.gzip(XMLSamples.document), Packing.bzip2(XMLSamples.document)]
        + XMLSamples.otherForms
    case .packed: XMLSamples.all + XMLSamples.otherForms
    }
  }

  /// Changes an input with an eye to its form.
  package func mutate(
    _ bytes: inout [UInt8], using generator: inout some RandomNumberGenerator
  ) {
    switch self {
    case .xml, .packed: XMLMutation.mutate(&bytes, using: &generator)
    case .pbf: PBFMutation.mutate(&bytes, using: &generator)
    case .file:
      if Bool.random(using: &generator) {
        PBFMutation.mutate(&bytes, using: &generator)
      } else {
        XMLMutation.mutate(&bytes, using: &generator)
      }
    }
  }
}
