// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute

/// A question about a place, from the command line or from a line of a batch.
struct PlaceQuestion: Sendable {
  /// What was asked, in one line.
  var text: String
  /// The same in parts, where it was given so.
  var parts: StructuredAddress?
  /// The place to look around, as it was written; `nil` where none was given.
  var near: String?

  init(_ text: String) { self.text = text }

  init(parts: StructuredAddress) {
    text = parts.text
    self.parts = parts
  }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

/// Answers a question; what it throws is told in the place of the answer.
typealias PlaceAsking = @Sendable (OfflineMap, PlaceQuestion) throws -> PlacemarkAnswer
