// SPDX-License-Identifier: Apache-2.0

extension Synonyms {
  /// Groups of the numbers that streets have: their words, digits and Roman numerals.
  ///
  /// Words that only hold names together in some language ("dos", "ten") are read as numbers; no
  /// number is read as them.
  static let numbers: [Group] = {
    var groups: [Int: Group] = [:]
    for line in numberWords {
      for (place, words) in line.split(separator: " ").enumerated() where words != "." {
        let number = place + 1
        groups[number, default: empty(number)].long += words.split(separator: "/").map(stem)
      }
    }
    for (word, number) in furtherNumbers {
      groups[number, default: empty(number)].long.append(stem(word[...]))
    }
    return groups.keys.sorted().compactMap { groups[$0] }
  }()

  private static func empty(_ number: Int) -> Group {
    Group(long: [], short: [String(number)] + (romanNumerals[number].map { [$0] } ?? []))
  }

  private static func stem(_ word: Substring) -> String {
    var writer = StemWriter()
    WordStem.write(Array(word.unicodeScalars), to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Numbers whose Roman numeral is a letter of its own, which means one only behind a name.
  static let letterNumerals = [1: "i", 5: "v", 10: "x"]

  private static let romanNumerals: [Int: String] = {
    let tens = ["", "x", "xx", "xxx"]
    let ones = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]
    let numerals = (1...31).filter { letterNumerals[$0] == nil }.map { number in
      (number, tens[number / 10] + ones[number % 10])
    }
    return Dictionary(uniqueKeysWithValues: numerals)
  }()

  /// By language the words for 1, 2, 3 and so on; a point where there is none of one word.
  private static let numberWords = [
    "one/first two/second three/third four/fourth five/fifth six/sixth seven/seventh "
      + "eight/eighth nine/ninth ten/tenth eleven/eleventh twelve/twelfth thirteen/thirteenth "
      + "fourteen/fourteenth fifteen/fifteenth sixteen/sixteenth seventeen/seventeenth "
      + "eighteen/eighteenth nineteen/nineteenth twenty/twentieth . . . . . . . . . "
      + "thirty/thirtieth",
    "eins/erste/ersten/erster zwei/zweite/zweiten/zweiter drei/dritte/dritten vier/vierte/vierten "
      + "fünf/fünfte/fünften sechs/sechste/sechsten sieben/siebte/siebten acht/achte/achten "
      + "neun/neunte/neunten zehn/zehnte/zehnten elf/elfte/elften zwölf/zwölfte/zwölften "
      + "dreizehn/dreizehnte/dreizehnten vierzehn/vierzehnte/vierzehnten fünfzehn/fünfzehnte "
      + "sechzehn/sechzehnte siebzehn/siebzehnte/siebzehnten achtzehn/achtzehnte "
      + "neunzehn/neunzehnte zwanzig/zwanzigste/zwanzigsten einundzwanzig zweiundzwanzig "
      + "dreiundzwanzig vierundzwanzig fünfundzwanzig sechsundzwanzig siebenundzwanzig "
      + "achtundzwanzig neunundzwanzig dreißig/dreißigste einunddreißig",
    "premier/première/ier deux/deuxième trois/troisième quatre/quatrième cinq/cinquième "
      + "six/sixième sept/septième huit/huitième neuf/neuvième dix/dixième onze/onzième "
      + "douze/douzième treize/treizième quatorze/quatorzième quinze/quinzième seize/seizième "
      + ". . . vingt/vingtième . . . . . . . . . trente",
    "uno/primera/primero/primer dos/segunda/segundo tres/tercera/tercero/tercer "
      + "cuatro/cuarta/cuarto cinco/quinta/quinto seis/sexta/sexto siete/séptima/séptimo "
      + "ocho/octava/octavo nueve/novena/noveno diez/décima/décimo once/undécima doce/duodécima "
      + "trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún "
      + "veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho "
      + "veintinueve treinta",
    "um/primeiro/primeira dois/duas três/terceiro/terceira quatro/quarta . . sete/sétima/sétimo "
      + "oito/oitava/oitavo nove/nona/nono dez . doze treze quatorze/catorze quinze "
      + "dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte . . . . . . . . . "
      + "trinta",
    "primo/prima due/secondo/seconda tre/terzo/terza quattro/quarto cinque sei/sesto/sesta "
      + "sette/settimo/settima otto/ottavo/ottava nove dieci undici dodici tredici quattordici "
      + "quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré "
      + "ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno",
    "eerste tweede derde vierde vijfde",
    "birinci ikinci üçüncü",
    "первая/первый/первого вторая/второй/второго третья/третий/третьего "
      + "четвёртая/четвёртый/четвёртого пятая/пятый/пятого шестая/шестой/шестого "
      + "седьмая/седьмой/седьмого восьмая/восьмой/восьмого девятая/девятый/девятого "
      + "десятая/десятый/десятого",
    "pierwszego drugiego trzeciego czwartego piątego szóstego siódmego ósmego dziewiątego "
      + "dziesiątego jedenastego dwunastego trzynastego czternastego piętnastego szesnastego "
      + "siedemnastego osiemnastego dziewiętnastego dwudziestego . . . . . . . . . trzydziestego",
    "一 二 三 四 五 六 七 八 九 十",
  ]

  private static let furtherNumbers = [
    ("forty", 40), ("fifty", 50), ("sixty", 60), ("seventy", 70), ("eighty", 80), ("ninety", 90),
  ]

  /// Words for tens, what joins them to ones, and the ones.
  private static let sums: [(tens: [(Int, String)], joint: String, ones: String)] = [
    ([(20, "twenty"), (30, "thirty")], "", "one two three four five six seven eight nine"),
    (
      [(20, "twenty"), (30, "thirty")], "",
      "first second third fourth fifth sixth seventh eighth ninth"
    ),
    ([(20, "vingt"), (30, "trente")], "", ". deux trois quatre cinq six sept huit neuf"),
    ([(20, "vingt"), (30, "trente")], "et ", "un"),
    ([(10, "dix")], "", ". . . . . . sept huit neuf"),
    ([(20, "vinte"), (30, "trinta")], "e ", "um dois três quatro cinco seis sete oito nove"),
    ([(30, "treinta")], "y ", "uno"),
  ]

  /// What joins tens to ones where people write them so.
  static let joints: Set<String> = ["e", "y", "et", "i", "und"]

  /// Numbers that are several words, as the lines of short forms: "25=vinte e cinco".
  static let sumLines: [String] = sums.flatMap { sum in
    sum.tens.flatMap { tens, word in
      sum.ones.split(separator: " ").enumerated().compactMap { place, one -> String? in
        let number = tens + place + 1
        return one == "." || number > 31 ? nil : "\(number)=\(word) \(sum.joint)\(one)"
      }
    }
  }
}
