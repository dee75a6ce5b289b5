// SPDX-License-Identifier: Apache-2.0

/// What belongs to the word or number before it.
enum WordJoins {
  /// Whether a word before an apostrophe is an article or the like that stands for itself.
  static func isElided(_ word: [Unicode.Scalar]) -> Bool {
    guard word.count <= 6 else { return false }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    return elided.contains(String(text))
  }

  private static let elided: Set<String> = [
    "l", "d", "c", "j", "s", "t", "qu", "dell", "all", "nell", "sull", "dall", "coll", "quell",
    "bell", "un", "gl", "degl", "agl", "dagl", "negl", "sugl", "sant", "santa", "grand", "presqu",
    "jusqu", "entr",
  ]

  /// Whether letters right behind a number only say that it counts: "1st", "2ème", "1-я", "28ης".
  static func isOrdinal(
    _ stem: [UInt8], _ word: [Unicode.Scalar], after last: TextToken?, _ gap: TextToken.Gap
  ) -> Bool {
    guard gap == .none || gap == .hyphen, let last, last.isNumber, word.count <= 5 else {
      return false
    }
    let suffix = String(decoding: stem, as: UTF8.self)
    if word.contains(where: { !$0.isASCII }), isWrittenOrdinal(word) { return true }
    if gap == .hyphen { return false }
    switch suffix {
    case "st", "nd", "rd", "th": return englishOrdinal(last.stem) == suffix
    default: return ordinals.contains(suffix)
    }
  }

  private static func isWrittenOrdinal(_ word: [Unicode.Scalar]) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    return writtenOrdinals.contains(String(text))
  }

  private static func englishOrdinal(_ number: String) -> String {
    let digits = Array(number.utf8.suffix(2))
    if digits.count == 2, digits[0] == UInt8(ascii: "1") { return "th" }
    switch digits.last {
    case UInt8(ascii: "1"): return "st"
    case UInt8(ascii: "2"): return "nd"
    case UInt8(ascii: "3"): return "rd"
    default: return "th"
    }
  }

  private static let ordinals: Set<String> = ["er", "ere", "eme", "ieme", "nde", "ste"]
  private static let writtenOrdinals: Set<String> = [
    "й", "я", "ый", "ой", "ая", "ья", "го", "ого", "ης", "ησ", "ος", "οσ", "ου",
  ]

  /// Whether a point stands in the middle of a short form: "p.zza", "f.lli".
  ///
  /// `rest` begins behind the point; only its first word counts.
  static func isDotted(_ word: [Unicode.Scalar], _ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard word.count <= 3 else { return false }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    for scalar in rest.prefix(longestDotted) {
      guard TextFolding.kind(of: scalar) == .letter else { break }
      text.append(scalar)
    }
    return dotted.contains(String(text).lowercased())
  }

  private static let dotted: Set<String> = [
    "vle", "vlo", "pzza", "ple", "pzle", "cso", "lgo", "lno", "bgo", "cda", "sda", "flli",
    "sta", "sto", "ste", "pº", "nº", "cº", "bº", "avª", "mª", "pso", "pça", "pca", "pza",
  ]
  private static let longestDotted = 4

  /// Stems of short forms that are written with a hyphen in the middle: "пр-т", "б-р".
  static let contractions: Set<String> = [
    "prt", "prkt", "prd", "br", "bulr", "bulvr", "nabna", "nabnaia", "pld", "rn", "mkrn", "perk",
    "ulca", "prtt", "obl", "shse", "alia",
  ]
}
