// SPDX-License-Identifier: Apache-2.0

package import OSMReader

/// What comes of reading an input: all that it holds, or what is wrong with it.
package enum ReadingOutcome: Equatable {
  case elements([String])
  case fault(InputError)

  /// What the scanner and expat together make of a text.
  package init(_ text: [UInt8], chunkSize: Int = 1 << 20, threads: Int = 1) {
    var options = XMLOptions()
    options.chunkSize = chunkSize
    self.init(text, threads, options)
  }

  /// What expat alone makes of a text.
  package static func byExpat(_ text: [UInt8], chunkSize: Int = 1 << 20) -> ReadingOutcome {
    var options = XMLOptions()
    options.chunkSize = chunkSize
    options.scansPlainXML = false
    return ReadingOutcome(text, 1, options)
  }

  /// Whether the scanner reads all of a text by itself.
  package static func isPlain(_ text: [UInt8], chunkSize: Int = 1 << 20) -> Bool {
    var options = XMLOptions()
    options.chunkSize = chunkSize
    options.fallsBack = false
    return !ReadingOutcome(text, 1, options).isFault
  }

  /// What is made of files of any form, one after the other.
  package init(ofFiles paths: String..., threads: Int = 1) {
    var options = XMLOptions()
    options.chunkSize = 4096
    self.init { builder in
      for path in paths {
        try OSMFile.read(path, into: &builder, threads: threads, xml: options)
      }
    }
  }

  private init(_ text: [UInt8], _ threads: Int, _ options: XMLOptions) {
    self.init {
      try OSMFile.read(xml: text, named: "text", into: &$0, threads: threads, options: options)
    }
  }

  private init(_ read: (inout ElementStoreBuilder) throws -> Void) {
    var builder = ElementStoreBuilder()
    do {
      try read(&builder)
      let counts = builder.counts
      let store = builder.build()
      let time = "\(store.timestamp ?? "") \(store.unreadableTimestamps)"
      self = .elements(allLines(store) + ["\(counts)", "\(store.duplicates)", time])
    } catch let error as InputError {
      self = .fault(error)
    } catch {
      fatalError("\(error)")
    }
  }

  package var isFault: Bool { if case .fault = self { true } else { false } }
}
