// SPDX-License-Identifier: Apache-2.0

/// A part of an address that a line may show.
enum AddressField: Character {
  case number = "n"
  case thoroughfare = "s"
  case unit = "u"
  /// Street, number and unit as they stand together.
  case street = "S"
  case neighbourhood = "B"
  case subLocality = "U"
  case locality = "L"
  case county = "C"
  case state = "A"
  case postcode = "P"
}

/// How the fields of an address stand in a line: "$P $L" is "9490 Vaduz".
///
/// `$x` is a field, `<...>` what stands with the field it touches or not at all, all else parts
/// fields that are both there. Of several such separators the first counts, so "$L, $A $P"
/// without a state is "Lake Jackson, 77566".
struct AddressPattern: Sendable {
  private struct Piece: Sendable {
    var separator = ""
    var prefix = ""
    var field: AddressField
    var suffix = ""
  }

  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var separator = "", glued = "", isGlued = false, isField = false
    for character in text {
      if isField {
        isField = false
        guard let field = AddressField(rawValue: character) else { continue }
        pieces.append(Piece(separator: separator, prefix: glued, field: field))
        (separator, glued) = ("", "")
      } else if character == ">" {
        isGlued = false
        guard separator.isEmpty, !pieces.isEmpty else { continue }
        pieces[pieces.count - 1].suffix = glued
        glued = ""
      } else if character == "<" || character == "$" {
        isGlued = character == "<"
        isField = character == "$"
      } else if isGlued {
        glued.append(character)
      } else {
        separator.append(character)
      }
    }
    self.pieces = pieces
  }

  /// The line, `nil` where none of its fields is known.
  func line(_ value: (AddressField) -> String?) -> String? {
    var line = ""
    var separator: String?
    for piece in pieces {
      if separator == nil { separator = piece.separator }
      guard let text = value(piece.field), !text.isEmpty else { continue }
      if !line.isEmpty { line += Self.separator(separator ?? "", between: line, text) }
      line += Self.prefix(piece.prefix, of: text, piece.field)
      line += text
      line += Self.suffix(piece.suffix, of: text)
      separator = nil
    }
    return line.isEmpty ? nil : line
  }

  /// Parts that are written together stay apart where their letters or digits would run together.
  private static func separator(
    _ separator: String, between line: String, _ text: String
  ) -> String {
    guard separator.isEmpty, let last = line.utf8.last, let first = text.utf8.first else {
      return separator
    }
    return isASCIIWordPart(last) && isASCIIWordPart(first) ? " " : ""
  }

  private static func isASCIIWordPart(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x80 && byte != UInt8(ascii: "(")
  }

  /// "Unit" stands before "4", not before "Apt 4".
  private static func prefix(_ prefix: String, of text: String, _ field: AddressField) -> String {
    guard field == .unit else { return prefix }
    let isBare = text.utf8.first.map { (0x30...0x39).contains($0) } == true || text.count == 1
    return isBare ? prefix : ""
  }

  /// What a number is called stands in it once: "12号", "7号之1".
  private static func suffix(_ suffix: String, of text: String) -> String {
    guard let last = text.unicodeScalars.last else { return suffix }
    return PhraseText.isIdeograph(last) || text.contains(suffix) ? "" : suffix
  }
}
