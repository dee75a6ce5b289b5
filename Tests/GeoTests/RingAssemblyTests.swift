// SPDX-License-Identifier: Apache-2.0

import Geo
import Testing

struct RingAssemblyTests {
  /// Letters on a grid of 5 by 5: a is at 0 0, b east of it, f north of it.
  static func place(_ letter: Character) -> Coordinate {
    let number = Int32(letter.asciiValue ?? 97) - 97
    return Coordinate(latitude: number / 5 * 1000, longitude: number % 5 * 1000)
  }

  /// The letters of a ring from its least one, in the direction that reads first.
  static func text(ring: [Coordinate]) -> String {
    let letters = text(line: ring)
    let turns = [letters, String(letters.reversed())].flatMap { letters in
      letters.indices.map { letters[$0...] + letters[..<$0] }
    }
    return turns.map { String($0) }.min() ?? ""
  }

  static func text(line: [Coordinate]) -> String {
    String(
      line.map {
        Character(Unicode.Scalar(UInt8($0.latitude / 1000 * 5 + $0.longitude / 1000) + 97))
      })
  }

  static func text(open line: [Coordinate]) -> String {
    let letters = text(line: line)
    return min(letters, String(letters.reversed()))
  }

  @Test(arguments: [
    // A ring by itself, in two lines, in three of any direction.
    ("abga", "abg", ""),
    ("abg gfa", "abgf", ""),
    ("ab gb gfa", "abgf", ""),
    ("gf ba bg af", "abgf", ""),
    // Two rings apart; one within the other.
    ("abga deid", "abg dei", ""),
    ("aeyua gimqlg", "aeyu gimql", ""),
    // Rings that touch where lines end, and in the middle of lines.
    ("abg ga gh hm mg", "abg ghm", ""),
    ("abga ghmg", "abg ghm", ""),
    ("fab bgf bch hgb", "abgf bchg", ""),
    // Four that touch in one place.
    ("gab bg gch hg gmh gfk kg", "abg cgh fgk", "gmh"),
    // Lines that are there twice, in one direction or both; a ring that is.
    ("abg gfa abg gba", "abgf", ""),
    ("abga gbag", "abg", ""),
    ("abga abga", "abg", ""),
    // What does not close.
    ("ab bc", "", "abc"),
    ("ab cd", "", "ab cd"),
    ("abg gfa gh hi", "abgf", "ghi"),
    ("hg abg gfa", "abgf", "gh"),
    // Nothing to speak of.
    ("", "", ""),
    ("a", "", ""),
    ("aa aaa", "", ""),
    ("aba", "", ""),
    ("aabbgga", "abg", ""),
    ("abg gfa ab", "abgf", "ab"),
  ])
  func `lines are rings and what stays open`(lines: String, rings: String, open: String) {
    let lines = lines.split(separator: " ").map { $0.map(Self.place) }
    let found = RingAssembly.assemble(lines)
    #expect(found.rings.map(Self.text(ring:)).sorted().joined(separator: " ") == rings)
    #expect(found.open.map(Self.text(open:)).sorted().joined(separator: " ") == open)
  }
}
