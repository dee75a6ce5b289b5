// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

struct TextWordTests {
  /// Words that may be typed for others, some of what they stand for.
  @Test(arguments: [
    ("st", "street saint sankt sint"), ("street", "st str"), ("saint", "st"),
    ("ste", "sainte suite"),
    ("dr", "drive doctor doktor docteur"), ("av", "avenue avenida"), ("ave", "avenue"),
    ("str", "strasse straat strada street"), ("straße", "str"), ("bd", "boulevard"),
    ("boulevard", "bd blvd"), ("r", "rue rua"), ("c", "calle carrer"), ("pza", "plaza piazza"),
    ("ул", "улица"), ("улица", "ул"), ("пр", "проспект проезд"), ("пр-т", "проспект"),
    ("проспект", "пр просп пр-т"), ("ulitsa", "ul"), ("ul", "ulica ulice ulitsa"),
    ("nám", "náměstí"), ("cad", "caddesi"), ("cd", "caddesi"), ("sk", "sokak"),
    ("mah", "mahallesi"),
    ("n", "north norte nord"), ("north", "n"), ("mt", "mount"), ("ft", "fort feet"),
    ("lg", "largo"),
    ("cc", "calçada"), ("po", "paseo"), ("tr", "trail travesía"), ("cel", "coronel"),
    ("gal", "général"), ("cdt", "commandant"), ("cne", "capitaine"), ("pr", "professeur praça"),
    ("eng", "engenheiro"), ("św", "świętego"),
    ("sv", "svatého svaty"), ("prof", "professor profesora"), ("gen", "general generała"),
    ("first", "1"), ("1", "first erste premier primera"), ("seventeenth", "17"),
    ("17", "xvii siebzehn diciassette"), ("venti", "20 xx"),
    ("xx", "20 venti vingt vinte"), ("4", "iv quattro quatre"), ("sete", "7"), ("doze", "12"),
    ("veinticinco", "25"), ("31", "xxxi trentuno einunddreißig"), ("ier", "1"), ("dos", "2"),
    ("xvii", "17"), ("5", "fifth"), ("nw", "northwest"), ("northwest", "nw"), ("fwy", "freeway"),
    ("pl", "place platz plac"), ("weg", "w"), ("hwy", "highway"), ("center", "centre ctr"),
    ("centre", "center"), ("б", "большая"), ("οδ", "οδός"), ("sn", ""), ("xyzzy", ""),
  ])
  func `a word stands for others`(word: String, others: String) {
    let stem = TextTokens.stems(word).first ?? ""
    let found = Set(Synonyms.alternatives(of: stem))
    #expect(!found.contains(stem))
    for other in TextTokens.stems(others) { #expect(found.contains(other), "\(other)") }
    if others.isEmpty { #expect(found.isEmpty) }
  }

  @Test(arguments: [
    ("street", "saint"), ("saint", "street"), ("drive", "doctor"), ("straße", "street"),
    ("north", "norte"), ("rue", "rua"), ("one", "first"), ("2", "dos"), ("10", "ten"),
  ])
  func `a long form does not stand for another`(word: String, other: String) {
    let stem = TextTokens.stems(word)[0]
    #expect(!Synonyms.alternatives(of: stem).contains(TextTokens.stems(other)[0]))
  }

  @Test func `a short form may stand for several words`() {
    #expect(Synonyms.phrases(of: "nw") == [["north", "west"]])
    #expect(Synonyms.phrases(of: TextTokens.stems("ny")[0]).contains(["new", "york"]))
    #expect(Synonyms.phrases(of: "street").isEmpty)
    #expect(Synonyms.phrases(of: "25").contains(["vinte", "e", "cinco"]))
    #expect(Synonyms.phrases(of: "21").contains(["vingt", "et", "un"]))
    #expect(!Synonyms.phrases(of: "32").contains(["thirty", "two"]))
    #expect(Synonyms.longestPhrase >= 3)
  }

  /// Names that are one name, and one that is another.
  @Test(arguments: [
    ("Hauptstraße", "Haupt-Str.", "Hauptplatz"),
    ("Oyster Creek Dr", "oyster creek drive", "Oyster Creek Rd"),
    ("Saint Patrick Street", "St. Patrick St", "Patrick Street"),
    ("First Ave", "1st Avenue", "2nd Avenue"),
    ("улица Ленина", "ул. Ленина", "проспект Ленина"),
    ("N Main St", "North Main Street", "South Main Street"),
    ("Park Close", "PARK CL", "Park Crescent"),
    ("Av. de l'Opéra", "Avenue de l’Opera", "Rue de l'Opéra"),
    ("Calle Mayor", "C/ Mayor", "Plaza Mayor"),
    ("ul. Świętego Jana", "Ulica Sw. Jana", "Aleja Jana"),
    ("Náměstí Míru", "nam. Miru", "Ulice Míru"),
    ("Atatürk Cad.", "ATATURK CADDESI", "Atatürk Sokak"),
    ("Bridge Road", "Bridge Rd.", "Boulevard Road"), ("проспект Мира", "пр-т Мира", "проезд Мира"),
    ("King's Road", "Kings Rd", "King Road"), ("Mount Street", "Mt. Street", "Mountain Street"),
  ])
  func `names have one key however they are abbreviated`(name: String, same: String, other: String)
  {
    #expect(Spelling.key(name) == Spelling.key(same))
    #expect(Spelling.key(name) != Spelling.key(other))
  }

  @Test(arguments: [
    "street", "road", "rue", "ulica", "straße", "улица", "проспект", "calle", "via", "piazza",
    "caddesi", "sokak", "náměstí", "utca", "weg", "straat", "laan", "av", "blvd", "路", "街", "rua",
    "οδός", "plac", "gatan", "vej", "tie",
  ])
  func `words for kinds of streets are known`(word: String) {
    #expect(Spelling.isTypeWord(TextTokens.stems(word)[0]))
  }

  @Test(arguments: ["oyster", "main", "ленина", "müller", "north", "12", "de", "saint", "doctor"])
  func `other words are no kinds of streets`(word: String) {
    #expect(!Spelling.isTypeWord(TextTokens.stems(word)[0]))
  }

  @Test(arguments: [
    "de", "la", "du", "des", "of", "the", "van", "der", "den", "von", "zu", "am", "im", "del", "di",
    "da", "do", "dos", "el", "los", "les", "y", "et", "und", "and", "на", "aux", "über", "od",
  ])
  func `words that only hold a name together are known`(word: String) {
    let known = word != "über" && word != "od"
    #expect(Spelling.isParticle(TextTokens.stems(word)[0]) == known)
  }

  @Test(arguments: [
    ("hauptst", "haupt", "strasse"), ("haupts", "haupt", "str"),
    ("hauptstrass", "haupt", "strasse"),
    ("kirchw", "kirch", "weg"), ("marktpl", "markt", "platz"), ("herengr", "heren", "gracht"),
    ("kalverstr", "kalver", "strat"), ("kungsg", "kungs", "gatan"), ("rosenga", "rosen", "gasse"),
  ])
  func `half a kind of street is read as a whole one`(word: String, head: String, suffix: String) {
    let parts = CompoundWords.unfinished(word)
    #expect(parts.contains { $0.head == head && $0.suffix == suffix })
    #expect(parts.allSatisfy { $0.head.utf8.count >= 3 })
    #expect(parts.count <= 12)
  }

  @Test(arguments: [
    ("hauptstrase", "haupt", "strasse"), ("hauptsrtasse", "haupt", "strasse"),
    ("hauptstrassse", "haupt", "strasse"), ("hauptstraxse", "haupt", "strasse"),
    ("marktplaz", "markt", "platz"), ("rosengase", "rosen", "gasse"),
    ("herengrach", "heren", "gracht"),
    ("altstadtrnig", "altstadt", "ring"),
  ])
  func `a misspelled kind of street is seen`(word: String, head: String, suffix: String) {
    #expect(CompoundWords.misspelled(word).contains { $0.head == head && $0.suffix == suffix })
  }

  @Test(arguments: ["", "a", "str", "strasse", "main", "é", String(repeating: "s", count: 500)])
  func `words without a kind of street have few readings`(word: String) {
    #expect(CompoundWords.misspelled(word).allSatisfy { $0.head.utf8.count >= 3 })
    #expect(CompoundWords.unfinished(word).count <= 12)
  }
}
