// SPDX-License-Identifier: Apache-2.0

extension Language {
  package static let german = Language(
    code: "de", name: "Deutsch",
    phrases: Phrases(
      departure: Phrases.Departure(
        head: "{along} {direction} starten", proceed: "Dem Weg bis{destination} folgen",
        directions: [
          "nach Norden", "nach Nordosten", "nach Osten", "nach Südosten", "nach Süden",
          "nach Südwesten", "nach Westen", "nach Nordwesten",
        ]),
      turn: Phrases.Turns(
        sharpLeft: "Scharf links{onto}{toward} abbiegen", left: "Links{onto}{toward} abbiegen",
        slightLeft: "Leicht links{onto}{toward} abbiegen",
        straight: "Geradeaus weiter{along}{toward}",
        slightRight: "Leicht rechts{onto}{toward} abbiegen",
        right: "Rechts{onto}{toward} abbiegen",
        sharpRight: "Scharf rechts{onto}{toward} abbiegen", uTurn: "{along}{toward} wenden"),
      stay: Phrases.Stay(straight: "Geradeaus weiter{along}{toward}", uTurn: "{along} wenden"),
      newName: "Weiter{along}{toward}",
      keep: Phrases.Sides(
        left: "Links halten{onto}{toward}", straight: "Geradeaus halten{onto}{toward}",
        right: "Rechts halten{onto}{toward}"),
      merge: Phrases.Merge(onto: "{onto}{toward} auffahren", plain: "Einfädeln{toward}"),
      ramp: Phrases.Ramp(
        left: "Links die Auffahrt{reaching}{toward} nehmen",
        straight: "Die Auffahrt{reaching}{toward} nehmen",
        right: "Rechts die Auffahrt{reaching}{toward} nehmen",
        mergeLeft: "Links{onto}{toward} auffahren", mergeRight: "Rechts{onto}{toward} auffahren",
        turnLeft: "Links auf die Auffahrt{toward} abbiegen",
        turnRight: "Rechts auf die Auffahrt{toward} abbiegen"),
      exit: Phrases.Exit(
        plain: "Die Ausfahrt{reaching}{toward} nehmen",
        left: "Links die Ausfahrt{reaching}{toward} nehmen",
        right: "Rechts die Ausfahrt{reaching}{toward} nehmen",
        numbered: "Ausfahrt {exit}{reaching}{toward} nehmen",
        numberedLeft: "Links die Ausfahrt {exit}{reaching}{toward} nehmen",
        numberedRight: "Rechts die Ausfahrt {exit}{reaching}{toward} nehmen"),
      roundabout: Phrases.Roundabout(
        exit: "Im Kreisverkehr die {ordinal} Ausfahrt{onto}{toward} nehmen",
        enter: "In den Kreisverkehr einfahren",
        leave: "Den Kreisverkehr{onto}{toward} verlassen",
        exitNamed: "Im Kreisverkehr „{name}“ die {ordinal} Ausfahrt{onto}{toward} nehmen",
        enterNamed: "In den Kreisverkehr „{name}“ einfahren",
        leaveNamed: "Den Kreisverkehr „{name}“{onto}{toward} verlassen",
        left: "Im Kreisverkehr links{onto}{toward} abbiegen",
        straight: "Im Kreisverkehr geradeaus weiter{along}{toward}",
        right: "Im Kreisverkehr rechts{onto}{toward} abbiegen",
        uTurn: "Im Kreisverkehr wenden{toward}"),
      vehicle: Phrases.Vehicles(
        ferry: "Die Fähre nehmen", ferryNamed: "Die Fähre „{name}“ nehmen",
        leaveFerry: "Die Fähre verlassen, weiter{along}{toward}",
        train: "Den Zug nehmen", trainNamed: "Den Zug „{name}“ nehmen",
        leaveTrain: "Den Zug verlassen, weiter{along}{toward}"),
      passage: Phrases.Passages(
        steps: "die Treppe nehmen", stepsNamed: "die Treppe ({name}) nehmen",
        lift: "den Aufzug nehmen", escalator: "die Rolltreppe nehmen",
        square: "den Platz überqueren", squareNamed: "{object} überqueren"),
      arrival: Phrases.Arrival(
        plain: "Ziel erreicht", left: "Das Ziel liegt links", ahead: "Das Ziel liegt geradeaus",
        right: "Das Ziel liegt rechts", stop: "Zwischenziel {number} erreicht",
        stopLeft: "Zwischenziel {number} liegt links",
        stopAhead: "Zwischenziel {number} liegt geradeaus",
        stopRight: "Zwischenziel {number} liegt rechts"),
      lanes: Phrases.Lanes(
        left: "Auf der linken Spur bleiben", lefts: "Auf den {count} linken Spuren bleiben",
        middle: "Auf der mittleren Spur bleiben",
        middles: "Auf den {count} mittleren Spuren bleiben",
        right: "Auf der rechten Spur bleiben", rights: "Auf den {count} rechten Spuren bleiben",
        marked: "Nach den Fahrbahnmarkierungen einordnen"),
      toward: " Richtung {name}",
      sequence: "{first}, dann {second}",
      endOfRoad: "Am Ende der Straße",
      notice: Phrases.Notices(
        unavoided: "Keine Route kommt ganz ohne {kinds} aus; diese hat am wenigsten davon.",
        kinds: Phrases.RoadKindNames(
          tolls: "Maut", motorways: "Autobahnen", ferries: "Fähren",
          unpaved: "unbefestigte Straßen", steps: "Treppen"),
        tolls: "Diese Route ist mautpflichtig.", ferry: "Diese Route führt über eine Fähre.",
        shuttleTrain: "Auf dieser Route fährt ein Autozug.",
        steps: "Diese Route führt über Treppen.",
        unpaved: "Diese Route führt über unbefestigte Straßen.",
        barrier: "Diese Route führt durch eine Sperre, die nicht allen offensteht.",
        timedRules: """
          Auf einigen Straßen dieser Route gelten Regeln nur zu \
          bestimmten Zeiten; sie sind nicht berücksichtigt.
          """,
        withoutPavement: "Diese Route folgt Straßen ohne Gehweg.",
        border: "Diese Route überquert eine Staatsgrenze.",
        begins: "Diese Route beginnt auf {road}.", ends: "Diese Route endet auf {road}.",
        beginsAndEnds: "Diese Route beginnt und endet auf {road}.",
        passes: "Diese Route verläuft teilweise auf {road}.",
        roads: Phrases.RestrictedRoads(
          track: "einem Wirtschaftsweg, der vielleicht nicht allen offensteht",
          visitors: "einer Straße nur für Anlieger",
          sidepath: "einer Straße, neben der ein Fußweg verläuft",
          privateOrSidepath: "einer Straße, die privat ist oder neben der ein Fußweg verläuft",
          privateRoad: "einer Privatstraße"),
        farFromStart: "Diese Route beginnt {length} vom Startpunkt entfernt.",
        farFromStop: "Diese Route endet {length} vom Zwischenziel entfernt.",
        farFromDestination: "Diese Route endet {length} vom Ziel entfernt."),
      failure: Phrases.Failures(
        addressNotFound: "Adresse nicht gefunden.", directionsNotFound: "Keine Route verfügbar.",
        incomplete: "Bitte geben Sie einen gültigen Startpunkt und mindestens ein Ziel ein."),
      heading: Phrases.Headings(
        from: "Von", via: "Über", to: "Nach", route: "Route", segment: "ABSCHNITT {number}",
        startingPoint: "Startpunkt", endingPoint: "Endpunkt", distance: "Entfernung",
        expectedTravelTime: "Voraussichtliche Reisezeit", totalDistance: "Gesamtstrecke",
        totalTime: "Gesamtzeit", departure: "Abfahrt", arrival: "Ankunft",
        givenOrder: "In der angegebenen Reihenfolge", note: "Hinweis", approximate: "ungefähr",
        automobile: "mit dem Auto", walking: "zu Fuß", field: "{name}: {first}"),
      measure: Phrases.MeasureWords(
        metres: "{number} m", kilometres: "{number} km", feet: Counted(always: "{number} Fuß"),
        miles: Counted("{number} Meile", "{number} Meilen"),
        metresInWords: Counted(always: "{number} Meter"),
        seconds: "{number} s", minutes: "{number} min", hours: "{number} h",
        both: "{first} {second}")),
    grammar: Grammar(
      decimalSign: ",", comma: ", ", and: " und ", counts: ["zwei", "drei", "vier"],
      plural: { $0 == 10 ? .one : .other }, ordinal: { "\($0)." }, road: germanRoad))
}

/// "in die Hauptstraße", "auf den Alten Markt"; a name of which it is not known how it stands in
/// a sentence is in quotes: "in die Straße „Am Markt“".
private func germanRoad(_ road: String, _ use: RoadUse) -> String {
  let noun = RoadNoun(germanOf: road)
  let quoted = noun == nil
  let (accusative, dative, to) = (noun?.gender ?? .feminine).articles
  let prefix = quoted ? "Straße „" : "", suffix = quoted ? "“" : ""
  func named(_ article: String, _ name: String) -> String { "\(article) \(prefix)\(name)\(suffix)" }
  let declined = noun.map { germanDeclined(road, $0.gender, .dative) } ?? road
  let object = noun.map { germanDeclined(road, $0.gender, .accusative) } ?? road
  switch use {
  case .onto: return (noun?.isEntered ?? true ? " in " : " auf ") + named(accusative, object)
  case .along: return (noun?.isInside ?? false ? " in " : " auf ") + named(dative, declined)
  case .reaching, .destination: return " " + named(to, declined)
  case .object: return named(accusative, object)
  }
}

private enum GermanCase { case dative, accusative }

/// Adjectives before the noun: "Lange Straße", but "auf der Langen Straße".
private func germanDeclined(
  _ road: String, _ gender: RoadNoun.Gender, _ use: GermanCase
) -> String {
  let words = road.split(separator: " ", omittingEmptySubsequences: false)
  guard words.count > 1 else { return road }
  return words.enumerated().map { index, word in
    guard index < words.count - 1, !(gender != .masculine && use == .accusative),
      let ending = word.last, "ers".contains(ending)
    else { return String(word) }
    let stem = ending == "e" ? word : word.dropLast()
    return stem.last == "e" && adjectives.contains(stem.lowercased()) ? stem + "n" : String(word)
  }.joined(separator: " ")
}

private let adjectives: Set<String> = [
  "alte", "neue", "lange", "kurze", "große", "kleine", "breite", "schmale", "hohe", "tiefe",
  "obere", "untere", "mittlere", "vordere", "hintere", "innere", "äußere", "erste", "zweite",
  "dritte", "vierte", "fünfte", "grüne", "weiße", "rote", "schwarze", "krumme", "schöne",
  "steile", "grosse", "äussere", "weisse",
]

/// How a name stands in a sentence.
private struct RoadNoun {
  enum Gender {
    case masculine, feminine, neuter

    /// Of the accusative, of the dative, and of "zu" with the dative.
    var articles: (accusative: String, dative: String, to: String) {
      switch self {
      case .masculine: ("den", "dem", "zum")
      case .feminine: ("die", "der", "zur")
      case .neuter: ("das", "dem", "zum")
      }
    }
  }

  let gender: Gender
  /// Whether one turns "in" it, not "auf".
  var isEntered = true
  /// Whether one moves "in" it, not "auf".
  var isInside = false

  /// `nil` where the end of the name does not tell, and where it begins with a preposition.
  init?(germanOf road: String) {
    if isRoadNumber(road) {
      self.init(gender: .feminine, isEntered: false)
      return
    }
    let name = road.lowercased()
    let first = name.prefix { $0 != " " }
    guard !prepositions.contains(String(first)),
      let entry = endings.first(where: { name.hasSuffix($0.ending) })
    else { return nil }
    self.init(gender: entry.gender, isEntered: entry.isEntered, isInside: entry.isInside)
  }

  private init(gender: Gender, isEntered: Bool = true, isInside: Bool = false) {
    self.gender = gender
    self.isEntered = isEntered
    self.isInside = isInside
  }
}

private let prepositions: Set<String> = [
  "am", "an", "auf", "aus", "bei", "beim", "hinter", "hinterm", "im", "in", "ins", "nach", "neben",
  "ob", "über", "um", "unter", "unterm", "vor", "vorm", "zu", "zum", "zur", "zwischen",
]

private let endings: [(ending: String, gender: RoadNoun.Gender, isEntered: Bool, isInside: Bool)] =
  [
    ("straße", .feminine, true, false), ("strasse", .feminine, true, false),
    ("str.", .feminine, true, false), ("gasse", .feminine, true, true),
    ("allee", .feminine, true, false), ("chaussee", .feminine, false, false),
    ("promenade", .feminine, false, false), ("brücke", .feminine, false, false),
    ("autobahn", .feminine, false, false), ("umgehung", .feminine, false, false),
    ("tangente", .feminine, false, false), ("spange", .feminine, false, false),
    ("weg", .masculine, true, false), ("steig", .masculine, true, false),
    ("pfad", .masculine, true, false), ("gang", .masculine, true, true),
    ("platz", .masculine, false, false), ("markt", .masculine, false, false),
    ("ring", .masculine, false, false), ("damm", .masculine, false, false),
    ("wall", .masculine, false, false), ("tunnel", .masculine, true, true),
    ("kreisel", .masculine, true, true), ("ufer", .neuter, false, false),
    ("gässchen", .neuter, true, true), ("gäßchen", .neuter, true, true),
    ("gässle", .neuter, true, true), ("gäßle", .neuter, true, true),
    (" street", .feminine, true, false), (" avenue", .feminine, true, false),
    (" road", .feminine, true, false), (" lane", .feminine, true, false),
    (" boulevard", .masculine, false, false), (" drive", .masculine, true, false),
    (" highway", .masculine, false, false), (" freeway", .masculine, false, false),
    (" parkway", .masculine, false, false), (" expressway", .masculine, false, false),
    (" way", .masculine, true, false), (" loop", .masculine, true, false),
    (" square", .masculine, false, false),
  ]
