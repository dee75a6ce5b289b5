// SPDX-License-Identifier: Apache-2.0

/// Words as they stand in a sentence, in languages that change their endings: "на Садовой",
/// "przy Rynku", "Karaova'da".
enum WordEndings {
  /// Stems that a name may have where a person typed `stem`, which is no word of a name itself.
  ///
  /// They are guesses: most are no words.
  static func nameForms(of stem: String) -> [String] {
    let bytes = Array(stem.utf8)
    guard bytes.count >= shortest else { return [] }
    var forms: [String] = []
    for length in 0...min(longestEnding, bytes.count - shortestRest) {
      guard let endings = table[String(decoding: bytes.suffix(length), as: UTF8.self)] else {
        continue
      }
      let rest = String(decoding: bytes.dropLast(length), as: UTF8.self)
      forms += endings.map { rest + $0 }
    }
    return forms
  }

  /// Letters of a word that has an ending, and letters before the ending.
  private static let shortest = 4, shortestRest = 3

  private static let longestEnding = table.keys.map(\.utf8.count).max() ?? 0

  /// Endings as they are typed with those of names, all as stems have them; "-" for none.
  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for entry in endings.split(separator: " ") {
      let sides = entry.split(separator: "=")
      table[String(sides[0]), default: []] += sides[1].split(separator: "/").map {
        $0 == "-" ? "" : String($0)
      }
    }
    return table
  }()

  /// Russian, Polish, Czech and Slovak, Turkish.
  private static let endings =
    "oi=aia ei=iaia/ia/a iei=a/ia ogo=i ego=i om=-/o em=- e=-/a a=-/o i=-/a/e u=-/a iu=- ke=ok "
    + "ku=ok/ek ka=ok ce=ka/ec ech=i ach=i/a ah=i/a ie=- im=i ih=i "
    + "da=- de=- ta=- te=- daki=- deki=- nda=- nde=- inda=i inde=i dan=- den=- nin=- in=-"
}
