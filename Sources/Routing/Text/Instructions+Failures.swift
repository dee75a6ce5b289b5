// SPDX-License-Identifier: Apache-2.0

extension Instructions {
  /// Why there are no directions.
  package enum Failure: CaseIterable, Sendable {
    case addressNotFound
    case directionsNotFound
    /// A start or all stops are missing.
    case incomplete
  }

  /// A sentence for the person who asked.
  package func text(_ failure: Failure) -> String {
    let phrases = language.phrases.failure
    switch failure {
    case .addressNotFound: return phrases.addressNotFound.filled()
    case .directionsNotFound: return phrases.directionsNotFound.filled()
    case .incomplete: return phrases.incomplete.filled()
    }
  }
}
