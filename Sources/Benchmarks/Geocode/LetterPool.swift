// SPDX-License-Identifier: Apache-2.0

/// Letters that a hand may have typed in place of another: of its script.
struct LetterPool {
  /// By script: a to z, or what stands in the names of streets.
  private let letters: [UInt32: [Character]]

  init(_ names: [String]) {
    var found: [UInt32: Set<Character>] = [:]
    for name in names {
      for letter in name.lowercased() where letter.isLetter {
        found[Self.script(of: letter), default: []].insert(letter)
      }
    }
    var letters = found.mapValues { $0.sorted() }
    letters[Self.latin] = Array("abcdefghijklmnopqrstuvwxyz")
    self.letters = letters
  }

  /// A name with one letter changed; `nil` where there is no letter, or no other of its script.
  func misspelled(_ name: String, _ accents: Accents, _ dice: inout Dice) -> String? {
    let places = name.indices.filter { name[$0].isLetter }
    guard let place = places.randomElement(using: &dice) else { return nil }
    let right = accents.removed(from: name[place].lowercased())
    let others = letters[Self.script(of: name[place])]?.filter {
      accents.removed(from: String($0)) != right
    }
    guard let other = others?.randomElement(using: &dice) else { return nil }
    return name[..<place] + String(other) + name[name.index(after: place)...]
  }

  private static let latin: UInt32 = 0

  /// A number for each script, as blocks of Unicode tell them apart.
  private static func script(of letter: Character) -> UInt32 {
    switch letter.unicodeScalars.first?.value ?? 0 {
    case ..<0x250, 0x1e00..<0x1f00: latin
    case 0x370..<0x400, 0x1f00..<0x2000: 1
    case 0x400..<0x530: 2
    case 0x3040..<0x3100: 3
    case 0x3400..<0xa000: 4
    case 0xac00..<0xd7b0: 5
    case let value: 16 + value >> 7
    }
  }
}

/// Takes accents off letters, by Unicode's canonical equivalence alone.
///
/// A letter with its mark is one `Character` however it is written, so that the table finds
/// "é" by "e" and U+0301.
struct Accents {
  private let base: [Character: Character]

  init() {
    var base: [Character: Character] = [:]
    for letter in "abcdefghijklmnopqrstuvwxyzαεηιουωρабвгдежзиклмнопрстуфхцчшщъыьэюяі" {
      for mark in Self.marks {
        let marked = "\(letter)\(mark)"
        base[Character(marked)] = letter
        // Two marks, as in Vietnamese.
        for second in Self.marks { base[Character("\(marked)\(second)")] = letter }
      }
    }
    self.base = base
  }

  private static let marks =
    ([
      0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30a, 0x30b, 0x30c, 0x31b,
      0x323, 0x326, 0x327, 0x328,
    ] as [UInt32]).compactMap { Unicode.Scalar($0) }

  /// `text`: in lower case.
  func removed(from text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var plain = ""
    for letter in text {
      if letter == "ß" { plain += "ss" } else { plain.append(base[letter] ?? letter) }
    }
    return plain
  }
}
