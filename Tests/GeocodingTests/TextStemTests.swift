// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

struct TextStemTests {
  /// Texts whose tokens have the same stems, parted by bars.
  @Test(arguments: [
    "Müller | MUELLER | Mu\u{308}ller | muller | ｍüller",
    "Århus | Aarhus | A\u{30a}rhus | arhus",
    "Œuvre | oeuvre | Oeuvre", "Ærø | Aeroe | aero",
    "Straße | STRASSE | strasse | STRAẞE", "Þingvellir | thingvellir",
    "Łódź | Lodz | Lo\u{301}dz\u{301}", "Đorđe | Dorde", "ﬁnal | final", "ĳsvogel | ijsvogel",
    "İstanbul | ISTANBUL | istanbul | ıstanbul", "Iğdır | IGDIR | igdir",
    "Việt Nam | Vie\u{323}\u{302}t Nam | viet nam", "Gəncə | gence",
    "Hauptstraße | Haupt-Strasse | HAUPT STRASSE | Hauptſtraße",
    "Pl. № 5 | pl no 5 | PL. Nº 5 | pl nº5", "Ⅳ | iv | IV", "Ｍain １２ | main 12",
    "١٢ | 12 | १२ | １２", "m² | m 2", "① | 1", "ＫＭ | km | ㎞",
    "улица Ленина | ulitsa Lenina | УЛИЦА ЛЕНИНА", "Королёв | Королев | Korolev | Короле\u{308}в",
    "Невский | Nevskiy | Nevskij | Nevsky | Невскии\u{306}", "Мария | Mariya | Maria | Marija",
    "Большая | Bolshaya | Bolshaja | Bolshaia | Bol'shaya", "Щукино | Shchukino | Shukino",
    "Хабаровск | Khabarovsk | Habarovsk", "Жуков | Zhukov | Zukov", "Юрий | Yuriy | Yuri | Yury",
    "Київ | Kyiv | Киі\u{308}в", "Об'їзна | Обʼїзна | Об’їзна | obizna", "Їжакевич | Yizhakevych",
    "Чернігівська | Chernihivska", "Љубљана | Ljubljana | Liubliana",
    "Његошева ј | Njegoseva j", "България | Balgaria", "подъезд | podezd", "Мінск | Minsk",
    "Αθήνα | Athina | ΑΘΗΝΑ | Αθη\u{301}να", "Ευρώπη | Evropi", "οδός Αύρας | ΟΔΟΣ ΑΥΡΑΣ",
    "Μπότσαρη | Botsari", "Ἀθῆναι | Αθηναι", "Θεσσαλονίκη | Thessaloniki",
    "Երևան | Yerevan", "თბილისი | Tbilisi", "შოთა რუსთაველი | Shota Rustaveli",
    "さくら | サクラ | ｻｸﾗ | sakura", "がぎぐ | か\u{3099}き\u{3099}く\u{3099} | ｶﾞｷﾞｸﾞ | gagigu",
    "とうきょう | トーキョー | Tokyo | tokio", "ファミリー | famiri", "しゃしん | shashin",
    "まっちゃ | matcha", "おおさか | osaka", "霞ヶ関 | 霞が関 | 霞ケ関", "丸の内 | 丸ノ内",
    "いすゞ | いすず | いす\u{309d}\u{3099} | isuzu", "渋谷 | 澁谷 | 涩谷", "東京 | 东京", "廣州 | 广州 | 広州",
    "代々木 | 代代木", "沢 | 澤 | 泽",
    "二丁目 | 2丁目 | ２丁目", "十二番 | 12番", "二十号 | 20號", "豈 | \u{f900}",
    "강남 | Gangnam | \u{1100}\u{1161}\u{11bc}\u{1102}\u{1161}\u{11b7}", "울릉 | ulleung",
    "강남대로 | Gangnam-daero", "مُحَمَّد | محمد", "أحمد | احمد", "فارسی | فارسي", "שָׁלוֹם | שלום | שלומ",
    "Dijkstraat | Dykstraat", "Quai | Quay", "Hawaiʻi | Hawaii | Hawai'i", "Xi'an | xian",
    "Mark's | Marks | MARK’S", "O'Connor | OConnor | o’connor", "l'Église | L Eglise | L’église",
    "Dell'Orso | dell orso", "Grand'Rue | grand rue", "Coeur d'Alene | coeur d alene",
    "1st | 1 | 1er | 1-я | 1й | 1ère", "2nd | 2 | 2ème", "17th | 17. | 17", "28ης | 28",
    "пр-т Мира | прт мира | ПР‑Т МИРА", "Zoë | Zoe | zo", "co\u{ad}op | coop",
  ])
  func `spellings of one text have the same stems`(line: String) {
    let texts = line.split(separator: "|").map(String.init)
    let first = TextTokens.stems(texts[0])
    #expect(!first.isEmpty)
    for text in texts.dropFirst() { #expect(TextTokens.stems(text) == first, "\(text)") }
  }

  /// Pairs of texts that stay apart.
  @Test(arguments: [
    ("Ash", "As"), ("Chat", "Cat"), ("I", "J"), ("J", "Y"), ("XI", "XII"), ("Henri II", "Henri I"),
    ("12st", "12th"), ("かき", "がき"), ("ハナ", "バナ"), ("Street", "Saint"), ("Straße", "Strada"),
    ("12½", "121/2 a"), ("東", "西"), ("二丁目", "三丁目"), ("五", "5"), ("ע", "א"), ("シ", "ツ"),
    ("Parkhof", "Parhof"), ("강", "간"), ("й", "и"), ("Main", "Maine"), ("51st", "51 st"),
  ])
  func `different names have different stems`(a: String, b: String) {
    #expect(TextTokens.stems(a) != TextTokens.stems(b))
  }

  @Test(arguments: [
    ("Hauptstraße 12a", "haupt strasse 12 a"), ("Hauptstr.", "haupt str"),
    ("Straße des 17. Juni", "strasse des 17 juni"), ("5th Avenue", "5 avenu"),
    ("Calle 13", "calle 13"), ("Rue du 8 Mai 1945", "ru du 8 mai 1945"), ("Platz 1", "platz 1"),
    ("Herengracht", "heren gracht"), ("Kalverstraat", "kalver strat"), ("Storgatan", "stor gatan"),
    ("Vestergade", "vester gade"), ("Mannerheimintie", "mannerheimin tie"),
    ("Karl-Johans-Gate", "karl johans gate"), ("Rådhusplatz", "radhus platz"),
    ("Kirchwegstraße", "kirch weg strasse"), ("Spring", "spring"), ("Ring", "ring"),
    ("Altstadtring", "altstadt ring"), ("Nygårdsvej", "nigards vei"), ("丸の内6-2", "丸 no 内 6 2"),
    ("테헤란로12길", "teheranro 12 gil"), ("", ""), ("-", ""), ("\u{301}", ""), ("ь", ""),
    ("\u{200b}\u{feff}", ""), ("1️⃣", "1"), ("🏠", ""), ("a\u{0}b", "a b"),
  ])
  func `a text has these stems`(text: String, stems: String) {
    #expect(TextTokens.stems(text).joined(separator: " ") == stems)
  }

  /// The beginning of a word has the beginning of its stem, so that half a word finds it.
  @Test(arguments: [
    "Müller", "Oyster", "Johannes", "Невский", "Ленина", "Διονυσίου", "さくら", "강남", "Բաղրամյան",
    "რუსთაველი", "Yellow", "Quayside", "Königin", "Święty", "Holzhof",
  ])
  func `what is half typed begins the stem`(word: String) {
    let whole = TextTokens.stems(word).joined()
    for length in 1...word.count {
      let typed = TextTokens.stems(String(word.prefix(length))).joined()
      #expect(whole.hasPrefix(typed), "\(word.prefix(length))")
    }
  }

  @Test func `the literal keeps what was written, in lower case`() {
    let tokens = TextTokens.tokens(of: "MÜLLERSTRAẞE Ｎo ЁЛКИ")
    #expect(tokens.map(\.literal) == ["müller", "straße", "no", "ёлки"])
    #expect(tokens.map(\.gap) == [.comma, .none, .blank, .blank])
  }

  @Test(arguments: [
    ("12a", [TextToken.Gap.comma, .none]), ("12-14", [.comma, .hyphen]),
    ("12 - 14", [.comma, .blank]), ("a, b", [.comma, .comma]), ("a ,b", [.comma, .comma]),
    ("1ー2", [.comma, .hyphen]), ("a\nb c", [.comma, .comma, .blank]), ("1－2", [.comma, .hyphen]),
    ("a，b、c", [.comma, .comma, .comma]),
  ])
  func `a token knows what parts it from the one before`(text: String, gaps: [TextToken.Gap]) {
    #expect(TextTokens.tokens(of: text).map(\.gap) == gaps)
  }

  @Test func `any text is folded, and folding it again changes nothing`() {
    var random = RandomScalars(seed: 7)
    for _ in 0..<20_000 {
      let text = random.text()
      let stems = TextTokens.stems(text)
      #expect(stems.allSatisfy { !$0.isEmpty })
      let again = TextTokens.stems(stems.joined(separator: " "))
      #expect(again == stems, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test func `composed and decomposed letters fold alike`() {
    var random = RandomScalars(seed: 11)
    let letters = decompositions.keys.sorted()
    for _ in 0..<5_000 {
      var composed = String.UnicodeScalarView(), decomposed = String.UnicodeScalarView()
      for _ in 0..<random.next(8) {
        let letter = letters[random.next(letters.count)]
        composed.append(letter)
        decomposed.append(contentsOf: (decompositions[letter] ?? "").unicodeScalars)
        let plain: Unicode.Scalar = random.next(2) == 0 ? "и" : "o"
        composed.append(plain)
        decomposed.append(plain)
      }
      #expect(TextTokens.stems(String(composed)) == TextTokens.stems(String(decomposed)))
    }
  }

  @Test(arguments: [
    "a-", "é", "ae", "十", "강", "ring", "1'", "½", "ぁか\u{3099}", "пр-т", "\u{301}", "γυ",
  ])
  func `a text of any length is cut in a moment`(piece: String) {
    let text = String(repeating: piece, count: 10_000) + "番"
    let took = ContinuousClock().measure { _ = TextTokens.tokens(of: text) }
    // A hundred times what it takes, for machines are busy.
    #expect(took < .milliseconds(100))
  }
}

/// Letters and what they are in NFD.
private let decompositions: [Unicode.Scalar: String] = {
  let lines = [
    "ä a\u{308}", "ö o\u{308}", "ü u\u{308}", "é e\u{301}", "è e\u{300}", "ñ n\u{303}",
    "ç c\u{327}", "å a\u{30a}", "ž z\u{30c}", "š s\u{30c}", "ř r\u{30c}", "ů u\u{30a}",
    "ő o\u{30b}", "ğ g\u{306}", "ş s\u{327}", "İ I\u{307}", "ą a\u{328}", "ộ o\u{323}\u{302}",
    "ư u\u{31b}", "й и\u{306}", "ё е\u{308}", "ї і\u{308}", "ў у\u{306}", "ѓ г\u{301}",
    "ќ к\u{301}", "ӑ а\u{306}", "ӯ у\u{304}", "ά α\u{301}", "ύ υ\u{301}", "ϋ υ\u{308}",
    "ΐ ι\u{308}\u{301}", "ΰ υ\u{308}\u{301}", "ἀ α\u{313}", "ῆ η\u{342}", "ῥ ρ\u{314}",
    "が か\u{3099}", "ぱ は\u{309a}", "ヴ ウ\u{3099}", "ポ ホ\u{309a}", "ゞ ゝ\u{3099}",
    "강 \u{1100}\u{1161}\u{11bc}", "로 \u{1105}\u{1169}", "를 \u{1105}\u{1173}\u{11af}",
    "آ ا\u{653}", "أ ا\u{654}", "ؤ و\u{654}", "ئ ي\u{654}", "\u{fb2a} ש\u{5c1}", "ẖ h\u{331}",
    "ệ e\u{323}\u{302}", "ǖ u\u{308}\u{304}", "Å A\u{30a}",
  ]
  var table: [Unicode.Scalar: String] = [:]
  for line in lines {
    let scalars = line.unicodeScalars
    guard let letter = scalars.first else { continue }
    table[letter] = String(String.UnicodeScalarView(scalars.dropFirst(2)))
  }
  return table
}()

/// Texts of any scalars, more of those that the folding knows.
private struct RandomScalars {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(range.count)
  }

  mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0...next(12) {
      if let scalar = Unicode.Scalar(UInt32(next(ranges[next(ranges.count)]))) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  private let ranges = [
    0x20...0x7e, 0x61...0x7a, 0x61...0x7a, 0x30...0x39, 0x0...0x10ffff, 0xa0...0x24f,
    0x250...0x36f, 0x370...0x3ff, 0x400...0x52f, 0x530...0x6ff, 0x900...0xdff, 0x10a0...0x11ff,
    0x1e00...0x214f, 0x2150...0x24ff, 0x3000...0x33ff, 0x4e00...0x4e20, 0xac00...0xad00,
    0xf900...0xffff, 0x1d400...0x1d7ff,
  ]
}
