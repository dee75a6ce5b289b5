// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// Two readings that differ.
struct Disagreement: Error, CustomStringConvertible {
  let description: String

  init(_ what: String, _ outcome: ReadingOutcome, _ expected: ReadingOutcome) {
    description = "\(what) reads\n\(outcome)\ninstead of\n\(expected)"
  }
}

extension ReaderCheck {
  /// Throws where a reading differs from another one.
  func expect(
    _ outcome: ReadingOutcome, _ what: @autoclosure () -> String, is expected: ReadingOutcome
  ) throws {
    if outcome != expected { throw Disagreement(what(), outcome, expected) }
  }

  /// Throws where a reading gives other elements than a store holds.
  func expect(_ outcome: ReadingOutcome, _ what: String, holds store: ElementStore) throws {
    let expected = allLines(store)
    if case .elements(let lines) = outcome, lines.starts(with: expected) { return }
    throw Disagreement(what, outcome, .elements(expected))
  }
}
