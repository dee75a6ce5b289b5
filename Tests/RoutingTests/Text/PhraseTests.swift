// SPDX-License-Identifier: Apache-2.0

import Routing
import Testing

/// What holds of the phrases of every language.
struct PhraseTests {
  /// Every phrase of a language, and where in its tables it stands.
  private static func phrases(_ language: Language) -> [(path: String, phrase: Phrase)] {
    var found: [(path: String, phrase: Phrase)] = []
    func collect(_ value: Any, _ path: String) {
      if let phrase = value as? Phrase {
        found.append((path, phrase))
        return
      }
      for child in Mirror(reflecting: value).children {
        collect(child.value, path + "." + (child.label ?? "?"))
      }
    }
    collect(language.phrases, language.code)
    return found
  }

  private static let mayBeEmpty: Set<Phrase.Slot> = [
    .onto, .along, .reaching, .destination, .toward,
  ]

  @Test func `every language has every phrase`() {
    let paths = Language.all.map { language in
      Self.phrases(language).map { String($0.path.dropFirst(language.code.count)) }
    }
    #expect(paths.allSatisfy { $0 == paths[0] } && paths[0].count > 120)
    #expect(Language.all.map(\.code) == ["en", "ru", "zh", "de", "fr", "es"])
    #expect(Set(Language.all.map(\.name)).count == Language.all.count)
  }

  @Test(arguments: Language.all)
  func `every gap of a phrase can be filled`(language: Language) {
    for (path, phrase) in Self.phrases(language) {
      // Gaps that may stay empty bring their own blank.
      let text = phrase.filled { Self.mayBeEmpty.contains($0) ? "" : "X" }
      let isJoint = path.hasSuffix(".toward")
      #expect(!text.contains("{") && !text.contains("}"), "\(path): \(text)")
      #expect(!text.contains("  ") && !text.hasSuffix(" "), "\(path): \(text)")
      // A gap at the beginning may leave a blank, which is taken away.
      #expect(
        isJoint || !text.hasPrefix(" ") || phrase.slots.first.map(Self.mayBeEmpty.contains) == true,
        "\(path): \(text)")
    }
  }

  /// Phrases with the same meaning need the same facts, in whatever order.
  @Test(arguments: Language.all)
  func `phrases tell what those of English tell`(language: Language) {
    let roads: Set<Phrase.Slot> = [.onto, .along, .reaching, .destination, .object]
    for (own, english) in zip(Self.phrases(language), Self.phrases(.english)) {
      let facts = Set(own.phrase.slots).subtracting(roads).subtracting([.toward])
      let expected = Set(english.phrase.slots).subtracting(roads).subtracting([.toward])
      #expect(facts == expected, "\(own.path)")
    }
  }

  @Test(arguments: Language.all)
  func `no phrase is empty, and none is left in English`(language: Language) {
    for (own, english) in zip(Self.phrases(language), Self.phrases(.english)) {
      let text = own.phrase.filled()
      let isBare = own.phrase.slots == english.phrase.slots && text.count < 4
      #expect(!text.isEmpty || !own.phrase.slots.isEmpty, "\(own.path)")
      // Units and words that several languages share.
      let shared = [
        "Route", "Distance", "direction ", " : ", ": ", " ", "automobile", "mile", "miles",
        "Via", " mile", " miles", " m", " km", " s", " min", " h",
      ]
      #expect(
        language == .english || isBare || text != english.phrase.filled()
          || shared.contains(text), "\(own.path): \(text)")
    }
  }

  // MARK: Steps

  private static func named(_ name: String) -> StepWords {
    var words = StepWords()
    words.name = name
    return words
  }

  @Test(arguments: Language.all)
  func `every manoeuvre has words, with a name and without`(language: Language) {
    let words = Instructions(language: language)
    var texts: Set<String> = []
    for kind in StepLine.kinds {
      for modifier in StepLine.modifiers {
        for name in ["", "Infinite Loop"] {
          var step = Self.named(name)
          step.exit = kind == .roundabout || kind == .rotary ? 2 : nil
          let text = words.texts(for: [Step(kind, modifier, words: step)])[0]
          texts.insert(text)
          #expect(isReadable(text), "\(kind) \(String(describing: modifier)): \(text)")
          let namesRoad =
            ![.arrive, .useLane].contains(kind) && !(kind == .depart && name.isEmpty)
            && !(modifier == .uTurn && !text.contains("Infinite"))
          #expect(
            !namesRoad || name.isEmpty || text.contains(name),
            "\(kind) \(String(describing: modifier)): \(text)")
        }
      }
    }
    #expect(texts.count > 55)
  }

  @Test(arguments: Language.all)
  func `left is not right`(language: Language) {
    let words = Instructions(language: language)
    let pairs: [(Manoeuvre.Modifier, Manoeuvre.Modifier)] = [
      (.left, .right), (.slightLeft, .slightRight), (.sharpLeft, .sharpRight),
    ]
    let kinds: [Manoeuvre.Kind] = [
      .turn, .continue, .endOfRoad, .fork, .onRamp, .offRamp, .roundaboutTurn, .arrive,
    ]
    for kind in kinds {
      for (left, right) in pairs {
        let texts = [left, right].map { words.texts(for: [Step(kind, $0)])[0] }
        #expect(texts[0] != texts[1], "\(kind)")
      }
    }
    let turns = StepLine.modifiers.map { words.texts(for: [Step(.turn, $0)])[0] }
    #expect(Set(turns).count == 8)
  }

  // MARK: Names

  private static let oddNames = [
    "Aleja \"Solidarności\" \\ x", "شارع الملك فهد", "רחוב הרצל", "{onto}", "{name} {exit}", "}{",
    "{",
    "a{b}c", "улица", "Улица", " ", "\t", "\u{202E}desrever", "🛣️", "\u{301}", "-я улица", "Straße",
    "str.", "rue", "Rue", "calle", "Allée ", "  Main  Street", "١٢٣", "A", "A ", "A-", "I 280",
    "ая улица", "e e Straße", "é", "\0", "\n", "улица улица улица",
    String(repeating: "Я ", count: 500),
    String(repeating: "я", count: 20_000), String(repeating: "Lange ", count: 4000) + "Straße",
  ]

  @Test(arguments: Language.all)
  func `odd names come through as they are`(language: Language) {
    let words = Instructions(language: language)
    for name in Self.oddNames {
      for kind in StepLine.kinds {
        var step = Self.named(name)
        step.signs.places = [name]
        step.signs.refs = [name]
        step.signs.exit = name
        step.rotaryName = name
        step.exit = 1
        let text = words.texts(for: [Step(kind, .right, words: step)])[0]
        #expect(!text.isEmpty)
        if kind == .exitRotary, !name.allSatisfy(\.isWhitespace) {
          let scalars = Array(text.unicodeScalars)
          #expect(scalars.contains(Array(name.unicodeScalars)), "\(text)")
        }
      }
      let departure = Step(.depart, nil, words: Self.named(name))
      #expect(words.texts(for: [departure]).count == 1)
    }
  }

  @Test func `numbers out of all bounds do not trap`() {
    for language in Language.all {
      let words = Instructions(language: language)
      for number in [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude] {
        for units in LengthUnits.allCases {
          #expect(!Instructions(language: language, units: units).distance(number).isEmpty)
        }
        #expect(!words.duration(number).isEmpty)
        var step = StepWords()
        step.bearing = number
        #expect(!words.texts(for: [Step(.depart, nil, words: step)])[0].isEmpty)
      }
      var step = StepWords()
      step.exit = .min
      #expect(!words.texts(for: [Step(.roundabout, .left, words: step)])[0].isEmpty)
      #expect(!words.text(.farFromRoad(.stop, metres: .max)).isEmpty)
      #expect(words.texts(for: [Step]()).isEmpty)
    }
  }

  @Test func `the words of a language need no road at all`() throws {
    let line = try StepLine("depart; bearing 0")
    #expect(Set(Language.all.map { line.text($0) }).count == Language.all.count)
  }
}

/// Whether a text is one a person could be shown: no gap, no blank too many, a capital first.
func isReadable(_ text: String) -> Bool {
  !text.isEmpty && !text.contains("{") && !text.contains("  ") && text.first != " "
    && text.last != " " && !text.contains(" ,") && text.first?.isLowercase == false
}
