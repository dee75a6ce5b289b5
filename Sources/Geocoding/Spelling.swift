// SPDX-License-Identifier: Apache-2.0

/// Abbreviations and spelling variants, made one form on both sides of a search.
///
/// Where a short form has two readings both long forms share it ("St": Street and Saint), so
/// none is lost; which name is spelled as typed decides between equals.
enum Spelling {
  /// Splits what German and Dutch write in one word: "hauptstrasse" into "haupt" and "strasse".
  static func parts(of word: String) -> [String] {
    for suffix in ["strasse", "straat", "str"] where word.utf8.count > suffix.utf8.count + 1 {
      if word.hasSuffix(suffix) { return [String(word.dropLast(suffix.count)), suffix] }
    }
    return [word]
  }

  /// The one form of a folded word.
  static func canonical(_ word: String) -> String {
    if let short = shortForms[word] { return short }
    return collapsed(word)
  }

  /// Whether a canonical token says only what kind of street or place it is.
  static func isTypeWord(_ canonical: String) -> Bool { typeWords.contains(canonical) }

  /// Ranks of all words that `isTypeWord`.
  static func typeWordRanks(in tokens: TokenTable) -> Set<UInt32> {
    Set(typeWords.compactMap { tokens.find($0) })
  }

  /// "ae", "oe", "ue", "aa" as "a", "o", "u", "a": how ä, ö, ü, å are written without dots.
  private static func collapsed(_ word: String) -> String {
    var bytes: [UInt8] = []
    for byte in word.utf8 {
      if let last = bytes.last, isUmlautBase(last) {
        if byte == UInt8(ascii: "e") { continue }
        if byte == UInt8(ascii: "a"), last == byte { continue }
      }
      bytes.append(byte)
    }
    return bytes.count == word.utf8.count ? word : String(decoding: bytes, as: UTF8.self)
  }

  private static func isUmlautBase(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "a") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "u")
  }

  /// Lines of a canonical form and the words it stands for.
  private static let streetTypes = [
    "st street str strasse straat strada saint sankt sint sveti svaty", "ste sainte suite",
    "av ave avenue avenida avda avd aven", "blvd boulevard bd bvd boul bulevar bulvar", "rd road",
    "dr drive doctor doktor", "ln lane", "hwy highway", "ct court", "pl place platz plac",
    "sq square", "ctr center centre cntr", "ter terrace terr", "cir circle circ", "pkwy parkway",
    "expy expressway", "fwy freeway", "aly alley", "xing crossing", "trl trail", "plz plaza pza",
    "tpke turnpike", "cres crescent", "gdns gardens", "gr grove", "byp bypass", "rte route",
    "w way wy weg", "ch chemin che", "imp impasse", "all allee", "r rue rua", "c calle carrer cl",
    "ps paseo passeig pg pso", "via v", "vle viale", "pza piazza", "lgo largo",
    "ul ulica ulice ulitsa", "al aleja aleje", "os osiedle", "nam namesti", "tr trida",
    "cad caddesi cadde", "sok sokak sokagi sk", "mah mahallesi mahalle mh",
    "ул улица", "пр проспект просп", "пер переулок", "пл площадь", "ш шоссе", "наб набережная",
    "бул бульвар", "вул вулиця",
  ]

  private static let otherWords = [
    "n north", "s south", "e east", "mt mount", "ft fort", "sw swietego swietej swiety",
    "hl heilige heiliger", "prof professor profesor", "gen general", "д дом", "к корпус корп",
    "г город",
  ]

  private static let shortForms: [String: String] = {
    var forms: [String: String] = [:]
    for line in streetTypes + otherWords {
      let words = line.split(separator: " ").map(String.init)
      for word in words where forms[word] == nil { forms[word] = words[0] }
    }
    return forms
  }()

  private static let typeWords: Set<String> = Set(
    streetTypes.compactMap { $0.split(separator: " ").first.map(String.init) })
}
