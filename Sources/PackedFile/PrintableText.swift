// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text as a message may quote it: one line that steers no terminal, cut after `limit`
  /// characters.
  ///
  /// Controls, and marks that reorder or break lines, are shown by their numbers: `\u{1b}`.
  package func printable(limit: Int = 80) -> String {
    var text = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < limit else { return text + "…" }
      if scalar.isInvisible {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
