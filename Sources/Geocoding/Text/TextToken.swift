// SPDX-License-Identifier: Apache-2.0

/// A word or number of a text, folded.
package struct TextToken: Equatable, Sendable {
  /// What stands between a token and the one before it.
  package enum Gap: Sendable {
    /// Nothing: "12a" is two tokens, "Hauptstraße" too.
    case none
    /// A hyphen or slash without blanks: "12-14".
    case hyphen
    /// Blanks, and signs that a person may leave out.
    case blank
    /// A comma, semicolon or line end: a new part of an address begins.
    case comma
  }

  /// What was written, in lower case and narrow: tells spellings of one stem apart.
  package let literal: String
  /// What an index stores and a query is compared with; see `WordStem`.
  package let stem: String
  /// The stem with its abbreviations made one: "street", "str" and "saint" are "st".
  package let canonical: String
  package let gap: Gap
  /// Whether it may be the last digits of a longer number: the 578 of "1.578".
  package var isGroup = false

  package var isNumber: Bool { stem.utf8.first.map { (0x30...0x39).contains($0) } ?? false }
}
