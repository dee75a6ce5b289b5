// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// What comes of reading a text: all that it holds, or what is wrong with it.
enum XMLOutcome: Equatable {
  case elements([String])
  case fault(InputError)

  /// What the scanner and expat together make of it.
  init(_ text: [UInt8], chunkSize: Int = 1 << 20, threads: Int = 1) {
    var options = XMLOptions()
    options.chunkSize = chunkSize
    self.init(text, threads, options)
  }

  /// What expat alone makes of it.
  static func byExpat(_ text: [UInt8]) -> XMLOutcome {
    var options = XMLOptions()
    options.scansPlainXML = false
    return XMLOutcome(text, 1, options)
  }

  /// Whether the scanner reads all of it by itself.
  static func isPlain(_ text: [UInt8], chunkSize: Int = 1 << 20) -> Bool {
    var options = XMLOptions()
    options.chunkSize = chunkSize
    options.fallsBack = false
    if case .elements = XMLOutcome(text, 1, options) { return true }
    return false
  }

  private init(_ text: [UInt8], _ threads: Int, _ options: XMLOptions) {
    var builder = ElementStoreBuilder()
    do {
      try OSMFile.read(xml: text, named: "text", into: &builder, threads: threads, options: options)
      let counts = builder.counts
      let store = builder.build()
      let places = store.nodes.description + ["\(counts)", "\(store.timestamp ?? "")"]
      self = .elements(describe(store) + places)
    } catch let error as InputError {
      self = .fault(error)
    } catch {
      fatalError("\(error)")
    }
  }

  var isFault: Bool { if case .fault = self { true } else { false } }
}
