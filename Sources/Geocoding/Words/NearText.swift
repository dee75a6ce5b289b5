// SPDX-License-Identifier: Apache-2.0

/// "pharmacy near Oyster Creek Dr": what is looked for, and where.
package enum NearText {
  /// All ways to read a text so, the likeliest first.
  ///
  /// The words between are found in many languages; many are ordinary words, too ("in", "by"), so
  /// whoever asks must see whether what stands before is something to look for. Where the text
  /// says "nearby" or "near me", the second part is empty. `saysNear` tells such words from those
  /// that are ordinary.
  package static func split(
    _ text: String
  ) -> [(what: String, whereText: String, saysNear: Bool)] {
    let phrase = PhraseText(text)
    guard phrase.words.count > 1, phrase.words.count < PhraseText.wordLimit else { return [] }
    var found: [(rank: Int, what: String, whereText: String)] = []
    for (range, meaning) in connectives.all(in: phrase) {
      guard let split = split(phrase, at: range, meaning) else { continue }
      let isNew = !found.contains { $0.what == split.what && $0.whereText == split.whereText }
      guard isNew else { continue }
      found.append((meaning.rank, split.what, split.whereText))
    }
    let sorted = found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return sorted.prefix(splitLimit).map {
      (withoutNearest($0.element.what), $0.element.whereText, $0.element.rank == 0)
    }
  }

  /// A text without words like "nearest" at its start.
  static func withoutNearest(_ text: String) -> String {
    let phrase = PhraseText(text)
    guard let first = phrase.words.indices.first,
      let (range, _) = connectives.phrases(in: phrase, at: first).first(where: {
        $0.meaning == .nearest
      }), range.upperBound < phrase.words.count
    else { return text }
    return phrase.text(range.upperBound..<phrase.words.count)
  }

  private static let splitLimit = 12

  private enum Meaning {
    /// "A near B".
    case near
    /// "A in B".
    case within
    /// "B附近的A".
    case nearReversed
    /// "B的A".
    case withinReversed
    /// "A nearby", at the end.
    case nearby
    /// "nearest A", at the start.
    case nearest

    var rank: Int {
      switch self {
      case .near, .nearReversed, .nearby, .nearest: 0
      case .within, .withinReversed: 1
      }
    }
  }

  private static func split(
    _ phrase: PhraseText, at range: Range<Int>, _ meaning: Meaning
  ) -> (what: String, whereText: String)? {
    let before = 0..<range.lowerBound, behind = range.upperBound..<phrase.words.count
    let first = phrase.text(before), second = phrase.text(behind)
    switch meaning {
    case .near, .within:
      guard phrase.hasWord(before), phrase.hasWord(behind) else { return nil }
      return (first, second)
    case .nearReversed, .withinReversed:
      let isFrom = phrase.words.first.map { fromWords.contains($0.folded) } ?? false
      let place = before.dropFirst(isFrom ? 1 : 0)
      guard phrase.hasWord(place), phrase.hasWord(behind) else { return nil }
      return (second, phrase.text(place))
    case .nearby: return behind.isEmpty && phrase.hasWord(before) ? (first, "") : nil
    case .nearest: return before.isEmpty && phrase.hasWord(behind) ? (second, "") : nil
    }
  }

  /// "From" in "离火车站最近的".
  private static let fromWords: Set<String> = ["离", "離", "距"]

  private static let connectives = PhraseTable<Meaning>([
    (.near, near), (.within, within), (.nearReversed, nearReversed), (.nearby, nearby),
    (.withinReversed, "的,の,里的,にある"), (.nearest, nearest),
  ])

  private static let near = """
    near,near to,near the,nearby,close to,close by,next to,around,beside,by,not far from,opposite,\
    at the,bei,bei der,beim,nahe,nahe bei,nahe der,nahe dem,in der Nähe von,in der Nähe der,\
    in der Nähe des,in der Nähe vom,nähe,neben,neben der,neben dem,unweit,unweit von,rund um,\
    gegenüber,près de,près du,près des,près d,à côté de,à côté du,à côté des,proche de,proche du,\
    autour de,autour du,aux environs de,à proximité de,à proximité du,en face de,chez,cerca de,\
    cerca del,cerca de la,junto a,junto al,al lado de,alrededor de,próximo a,en torno a,\
    frente a,vicino a,vicino al,vicino alla,vicino all,vicino,nei pressi di,accanto a,accanto al,\
    presso,intorno a,nelle vicinanze di,perto de,perto do,perto da,próximo de,próximo do,\
    próximo da,próximo ao,ao lado de,ao lado do,ao lado da,ao redor de,junto de,около,возле,\
    рядом с,рядом со,вблизи,близ,недалеко от,вокруг,у,поблизости от,напротив,blisko,w pobliżu,\
    niedaleko,niedaleko od,obok,koło,przy,nieopodal,poblíž,v blízkosti,blízko,nedaleko,nedaleko od,\
    vedle,kolem,u,okolo,in de buurt van,dichtbij,dicht bij,bij,nabij,naast,rond,rondom,tegenover
    """

  private static let within = """
    in,at,on,within,inside,im,am,an,auf,innerhalb,à,au,aux,dans,en,sur,sul,a,nel,nella,em,no,na,\
    в,во,на,w,we,ve,v,op,te,aan,de,del,di,of,von,van
    """

  private static let nearReversed = """
    附近的,附近,最近的,旁边的,旁边,旁的,周围的,周围,周边的,周边,边上的,靠近,の近くの,の近くにある,の近く,近くの,周辺の,の周辺の,\
    の周辺,付近の,の付近の,の付近,そばの,のそばの,の隣の,隣の,の横の,yakınında,yakınındaki,yakınlarında,yakınlarındaki,\
    yanında,yanındaki,civarında,civarındaki,etrafında,etrafındaki,yakını,karşısında,karşısındaki
    """

  private static let nearby = """
    nearby,near me,near here,around here,around me,close by,close to me,in der Nähe,\
    in meiner Nähe,hier in der Nähe,in der Umgebung,hier,à proximité,près de moi,près d ici,\
    autour de moi,aux alentours,cerca,cerca de mí,cerca de aquí,aquí cerca,vicino,vicino a me,\
    nelle vicinanze,qui vicino,perto,perto de mim,por perto,aqui perto,perto daqui,рядом,\
    поблизости,рядом со мной,около меня,неподалёку,yakınımda,yakınımdaki,yakınlarda,yakında,\
    w pobliżu,blisko mnie,w okolicy,niedaleko,poblíž,v okolí,nedaleko,v blízkosti,in de buurt,\
    dichtbij,bij mij in de buurt,in mijn buurt,附近,近く
    """

  private static let nearest = """
    nearest,the nearest,closest,the closest,nächste,nächster,nächstes,nächstgelegene,\
    plus proche,más cercano,más cercana,ближайшая,ближайший,ближайшее,ближайшие,en yakın,\
    yakınımdaki,yakınlardaki,najbliższy,najbliższa,najbliższe,nejbližší,dichtstbijzijnde,附近的,\
    最近的,近くの,最寄りの,一番近い
    """
}
