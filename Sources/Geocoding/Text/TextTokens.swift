// SPDX-License-Identifier: Apache-2.0

/// Cuts text into tokens: the same for names when they are stored and for what is typed.
package enum TextTokens {
  /// Scalars read of a text; what is longer is no address.
  package static let scalarLimit = 1_000

  package static func tokens(of text: String) -> [TextToken] {
    var scanner = TokenScanner(Array(text.unicodeScalars.prefix(scalarLimit)))
    return scanner.scan()
  }

  /// A text that has the tokens given.
  static func text(of tokens: some Sequence<TextToken>) -> String {
    tokens.reduce(into: "") { text, token in
      if !text.isEmpty {
        switch token.gap {
        case .none: break
        case .hyphen: text += "-"
        case .blank: text += " "
        case .comma: text += ", "
        }
      }
      text += token.literal
    }
  }

  /// Stems of a text's tokens.
  package static func stems(_ text: String) -> [String] { tokens(of: text).map(\.stem) }

  /// Canonical forms of a text's tokens.
  package static func canonical(_ text: String) -> [String] { tokens(of: text).map(\.canonical) }

  /// One string that equal names share, whatever their case, accents, hyphens and abbreviations.
  package static func key(_ text: String) -> String {
    canonical(text).joined(separator: " ")
  }
}
