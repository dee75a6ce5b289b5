// SPDX-License-Identifier: Apache-2.0

/// What words of a name weigh, and one form for all spellings of a word.
package enum Spelling {
  /// The one form of a stem and all that may stand for it.
  ///
  /// Where a short form has two readings both long forms share it ("St": Street and Saint).
  package static func canonical(_ stem: String) -> String { Synonyms.canonical[stem] ?? stem }

  /// One string that equal names share, whatever their case, accents, hyphens and abbreviations.
  package static func key(_ name: String) -> String { TextTokens.key(name) }

  /// Whether a stem says only what kind of street or square it is.
  package static func isTypeWord(_ stem: String) -> Bool { typeWords.contains(stem) }

  /// Whether a stem only holds a name together: "de la", "of the", "van der".
  package static func isParticle(_ stem: String) -> Bool { particles.contains(stem) }

  /// All words that say little by themselves: `isTypeWord` or `isParticle`.
  static var minorWords: Set<String> { typeWords.union(particles) }

  private static let typeWords: Set<String> = {
    var words: Set<String> = []
    for group in Synonyms.streetTypes { words.formUnion(group.long + group.short) }
    return words.union(TextTokens.stems(furtherTypes)).subtracting(TextTokens.stems(shortNames))
  }()

  /// Kinds that have no short form.
  private static let furtherTypes =
    "mews quay wharf wynd steeg dreef gracht damm ufer steig stieg pfad ring stien stigen torget "
    + "tie utca daero ro gil 路 街 巷 弄 段 町 村 市 区 县 省 镇 乡 丁 目 番 号 esplanade parvis voie callejon rambla salita calata rynek"

  /// Short forms that are words of names, too.
  private static let shortNames = "po all est sal cal set sen ven k v w g s n u p t tg"

  private static let particles = Set(
    TextTokens.stems(
      "a al and am an aan an ao aos as at au aux auf bei by che cu da das de degli dei del della "
        + "delle dello dell dem den der des di die do dos du e ed een el en et for fra het i il im "
        + "in is l la las le les lez lo los na nad nel nella no nr ob of og och oder on op pod por "
        + "sous sul sulla sur the ten ter til to u und upon v van ved vid vom von w y z ze zu zum zur и на в ve ja"
    ))
}
