// SPDX-License-Identifier: Apache-2.0

/// "Main St & Oak Ave", "corner of A and B", "угол A и B": two streets that meet.
package enum IntersectionText {
  /// All ways to read a text as two streets, the likeliest first.
  ///
  /// Names have "and" and "at" in them, too, so whoever asks must look for both streets.
  package static func split(_ text: String) -> [(String, String)] {
    let phrase = PhraseText(text)
    guard phrase.words.count > 2, phrase.words.count < PhraseText.wordLimit else { return [] }
    let (inner, isMarked) = Self.inner(of: phrase)
    var found: [(rank: Int, first: String, second: String)] = []
    for (range, meaning) in connectives.all(in: phrase) {
      guard let rank = meaning.rank(isMarked: isMarked) else { continue }
      for part in inner
      where part.lowerBound < range.lowerBound && range.upperBound < part.upperBound {
        let before = part.lowerBound..<range.lowerBound
        let behind = range.upperBound..<part.upperBound
        guard isStreets(phrase, before, behind, meaning) else { continue }
        let pair = (phrase.text(before), phrase.text(behind))
        if found.contains(where: { ($0.first, $0.second) == pair }) { continue }
        found.append((rank, pair.0, pair.1))
      }
    }
    if found.isEmpty, isMarked { return cuts(phrase, inner) }
    let sorted = found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return sorted.prefix(splitLimit).map { ($0.element.first, $0.element.second) }
  }

  private static let splitLimit = 12

  /// "解放大道人民路口": two streets of which the first ends with what kind of street it is.
  private static func cuts(
    _ phrase: PhraseText, _ parts: [Range<Int>]
  ) -> [(String, String)] {
    let pairs = parts.flatMap { part in
      part.dropFirst().compactMap { cut -> (String, String)? in
        guard isKindOfStreet(phrase.words[cut - 1].folded) else { return nil }
        return (phrase.text(part.lowerBound..<cut), phrase.text(cut..<part.upperBound))
      }
    }
    return Array(pairs.prefix(splitLimit))
  }

  private static func isKindOfStreet(_ word: String) -> Bool {
    if streetEnds.contains(word) { return true }
    let stems = TextTokens.stems(word)
    return stems.count == 1 && stems.allSatisfy(Spelling.isTypeWord)
  }

  private static let streetEnds: Set<String> = [
    "路", "街", "道", "巷", "通", "り", "線", "线", "号",
  ]

  private enum Meaning {
    /// A sign or a word that says corner.
    case sign
    /// "and".
    case and
    /// "and" in a language where other languages have an article or the name of a street.
    case short
    /// "with", which tells only behind "corner of".
    case with
    /// "with" where people say so without "corner" as well: "Paulista com Augusta".
    case commonWith

    /// The lower the likelier; `nil` where it does not part streets.
    func rank(isMarked: Bool) -> Int? {
      switch self {
      case .sign: 0
      case .and: 1
      case .short: 3
      case .with: isMarked ? 2 : nil
      case .commonWith: isMarked ? 2 : 3
      }
    }
  }

  /// Both have a letter; beside "&" one may be a mere number, as streets of Manhattan.
  private static func isStreets(
    _ phrase: PhraseText, _ first: Range<Int>, _ second: Range<Int>, _ meaning: Meaning
  ) -> Bool {
    guard phrase.hasWord(first), phrase.hasWord(second) else { return false }
    if phrase.hasLetter(first), phrase.hasLetter(second) { return true }
    let isSlash =
      first.upperBound < second.lowerBound && phrase.words[first.upperBound].folded == "/"
    return !isSlash && meaning != .with && (phrase.hasLetter(first) || phrase.hasLetter(second))
  }

  /// The words between "corner of" and "intersection", and whether there were such words.
  private static func inner(of phrase: PhraseText) -> (parts: [Range<Int>], isMarked: Bool) {
    let count = phrase.words.count
    let start = prefixes.phrases(in: phrase, at: 0).first?.range.upperBound ?? 0
    var ends: [Int] = []
    for position in max(start + 1, count - 4)..<max(count, start + 1) {
      for (range, _) in suffixes.phrases(in: phrase, at: position) where range.upperBound == count {
        ends.append(range.lowerBound)
      }
    }
    let parts = (ends.isEmpty ? [count] : ends).map { start..<max(start, $0) }
    return (parts, start > 0 || !ends.isEmpty)
  }

  private static let prefixes = PhraseTable<Bool>([
    (
      true,
      """
      corner of,the corner of,at the corner of,on the corner of,corner,intersection of,\
      the intersection of,intersection,junction of,crossing of,crossroads of,cnr,cnr of,\
      Ecke,an der Ecke,Ecke von,Kreuzung,Kreuzung von,an der Kreuzung,Einmündung,angle,angle de,\
      angle du,à l'angle de,à l'angle du,à l'angle des,angle des,à l'angle,au coin de,coin de,\
      intersection de,intersection du,croisement de,croisement du,carrefour de,carrefour,esquina,\
      esquina de,esquina entre,en la esquina de,cruce,cruce de,cruce entre,intersección de,\
      intersección entre,angolo,angolo di,angolo tra,all'angolo tra,all'angolo di,\
      incrocio,incrocio di,incrocio tra,incrocio fra,esquina da,esquina do,\
      na esquina de,na esquina da,cruzamento,cruzamento de,cruzamento da,cruzamento entre,угол,\
      на углу,на пересечении,пересечение,перекрёсток,на перекрёстке,róg,na rogu,róg ulic,\
      skrzyżowanie,na skrzyżowaniu,skrzyżowanie ulic,roh,na rohu,roh ulic,křižovatka,\
      na křižovatce,křížení,hoek,hoek van,op de hoek van,kruising,kruising van,kruispunt,\
      kruispunt van,köşe
      """
    )
  ])

  private static let suffixes = PhraseTable<Bool>([
    (
      true,
      """
      corner,intersection,junction,crossing,crossroads,Ecke,Kreuzung,交叉口,交叉路口,的交叉口,交汇处,\
      的交汇处,交界处,交会处,交口,路口,口,十字路口,の交差点,交差点,の角,köşesi,köşesinde,kavşağı,kavşağında,kesişimi,\
      kesişiminde,kruising,hoek,róg,roh,перекрёсток,угол
      """
    )
  ])

  private static let connectives = PhraseTable<Meaning>([
    (
      .sign,
      """
      &,@,/,×,＆,／,＠,+,corner,corner of,cnr,cor,Ecke,an der Ecke,an der Ecke zur,Ecke zur,angle,\
      à l'angle de,angle de,à l'angle,coin,au coin de,esquina,esquina con,esquina a,esq,\
      esquina de,esquina com,esquina da,angolo,ang,all'angolo con,angolo con,incrocio,\
      incrocio con,incrocio,cruce con,cruza con,угол,на углу с,пересечение с,róg,róg ul,roh,\
      na rohu,roh ulice,hoek,op de hoek van,x,crossing,köşesi
      """
    ),
    (
      .and,
      """
      and,and the,at,und,und der,et,et de,et du,et la,et des,y,e,e la,e il,e da,e do,i,и,ve,\
      ile,en,en de,和,与,與,及,跟,と,ed
      """
    ),
    (.short, "a,n"), (.commonWith, "con,com"),
    (
      .with,
      """
      with,mit,mit der,avec,avec la,com a,с,со,z,ze,s,se,met,met de,to,zur,kreuzt,交,到
      """
    ),
  ])
}
