// SPDX-License-Identifier: Apache-2.0

import RoadNetwork
import Routing
import Testing

/// Lengths, times, plurals and lists in each language.
struct MeasureTests {
  /// Metres, then en, ru, zh, de, fr, es.
  static let kilometres: [(Double, [String])] = [
    (0, ["0 m", "0 м", "0米", "0 m", "0 m", "0 m"]),
    (7.4, ["7 m", "7 м", "7米", "7 m", "7 m", "7 m"]),
    (354, ["350 m", "350 м", "350米", "350 m", "350 m", "350 m"]),
    (994, ["990 m", "990 м", "990米", "990 m", "990 m", "990 m"]),
    (996, ["1 km", "1 км", "1公里", "1 km", "1 km", "1 km"]),
    (1240, ["1.2 km", "1,2 км", "1.2公里", "1,2 km", "1,2 km", "1,2 km"]),
    (99_460, ["99.5 km", "99,5 км", "99.5公里", "99,5 km", "99,5 km", "99,5 km"]),
    (123_400, ["123 km", "123 км", "123公里", "123 km", "123 km", "123 km"]),
  ]

  @Test(arguments: kilometres)
  func `lengths are in metres and kilometres`(metres: Double, expected: [String]) {
    #expect(Language.all.map { Instructions(language: $0).distance(metres) } == expected)
  }

  static let miles: [(Double, [String])] = [
    (0.3048, ["1 ft", "1 фут", "1英尺", "1 Fuß", "1 pied", "1 pie"]),
    (0.6096, ["2 ft", "2 фута", "2英尺", "2 Fuß", "2 pieds", "2 pies"]),
    (60, ["200 ft", "200 футов", "200英尺", "200 Fuß", "200 pieds", "200 pies"]),
    (482, ["0.3 miles", "0,3 мили", "0.3英里", "0,3 Meilen", "0,3 mile", "0,3 millas"]),
    (1609, ["1 mile", "1 миля", "1英里", "1 Meile", "1 mile", "1 milla"]),
    (3219, ["2 miles", "2 мили", "2英里", "2 Meilen", "2 miles", "2 millas"]),
    (8047, ["5 miles", "5 миль", "5英里", "5 Meilen", "5 miles", "5 millas"]),
    (17_703, ["11 miles", "11 миль", "11英里", "11 Meilen", "11 miles", "11 millas"]),
    (33_796, ["21 miles", "21 миля", "21英里", "21 Meilen", "21 miles", "21 millas"]),
    (180_246, ["112 miles", "112 миль", "112英里", "112 Meilen", "112 miles", "112 millas"]),
    (195_000, ["121 miles", "121 миля", "121英里", "121 Meilen", "121 miles", "121 millas"]),
  ]

  @Test(arguments: miles)
  func `lengths are in feet and miles`(metres: Double, expected: [String]) {
    let texts = Language.all.map { Instructions(language: $0, units: .miles).distance(metres) }
    #expect(texts == expected)
  }

  static let durations: [(Double, [String])] = [
    (0, ["0 s", "0 с", "0秒", "0 s", "0 s", "0 s"]),
    (45.2, ["45 s", "45 с", "45秒", "45 s", "45 s", "45 s"]),
    (59.6, ["1 min", "1 мин", "1分钟", "1 min", "1 min", "1 min"]),
    (3599, ["1 h", "1 ч", "1小时", "1 h", "1 h", "1 h"]),
    (
      3900,
      ["1 h 5 min", "1 ч 5 мин", "1小时5分钟", "1 h 5 min", "1 h 5 min", "1 h 5 min"]
    ),
    (
      93_600,
      ["26 h", "26 ч", "26小时", "26 h", "26 h", "26 h"]
    ),
  ]

  @Test(arguments: durations)
  func `times are in seconds, minutes and hours`(seconds: Double, expected: [String]) {
    #expect(Language.all.map { Instructions(language: $0).duration(seconds) } == expected)
  }

  @Test(arguments: [
    (0, "0 метров"), (1, "1 метр"), (2, "2 метра"), (4, "4 метра"), (5, "5 метров"),
    (11, "11 метров"), (12, "12 метров"), (14, "14 метров"), (21, "21 метр"), (22, "22 метра"),
    (25, "25 метров"), (101, "101 метр"), (111, "111 метров"), (112, "112 метров"),
    (1112, "1112 метров"), (1122, "1122 метра"), (1001, "1001 метр"),
  ])
  func `Russian counts metres`(metres: Int, expected: String) {
    #expect(
      Instructions(language: .russian).text(.farFromRoad(.start, metres: metres))
        == "От начальной точки до начала маршрута \(expected).")
  }

  static let notices: [(Notice, [String])] = [
    (
      .farFromRoad(.start, metres: 1112),
      [
        "This route begins 1112 metres from the starting point.",
        "От начальной точки до начала маршрута 1112 метров.", "此路线的起点距您的出发地1112米。",
        "Diese Route beginnt 1112 Meter vom Startpunkt entfernt.",
        "Cet itinéraire commence à 1112 mètres du point de départ.",
        "Esta ruta comienza a 1112 metros del punto de partida.",
      ]
    ),
    (
      .unavoided([.tolls, .ferries, .unpaved]),
      [
        "No route avoids tolls, ferries and unpaved roads altogether; this one has the least.",
        "Маршрута совсем без платных дорог, паромов и дорог без покрытия нет; "
          + "на этом их меньше всего.",
        "没有完全避开收费道路、轮渡和未铺装道路的路线；此路线经过的最少。",
        "Keine Route kommt ganz ohne Maut, Fähren und unbefestigte Straßen aus; "
          + "diese hat am wenigsten davon.",
        "Aucun itinéraire n’évite tout à fait les péages, les ferries et les routes non revêtues ; "
          + "celui-ci en comporte le moins.",
        "Ninguna ruta evita del todo los peajes, los ferris y las vías sin pavimentar; "
          + "esta es la que menos tiene.",
      ]
    ),
    (
      .access(.beginsAndEnds, .privateRoad),
      [
        "This route begins and ends on a private road.",
        "Этот маршрут начинается и заканчивается на частной дороге.",
        "此路线的起点和终点都位于私人道路。", "Diese Route beginnt und endet auf einer Privatstraße.",
        "Cet itinéraire commence et se termine sur une voie privée.",
        "Esta ruta comienza y termina en una vía privada.",
      ]
    ),
    (
      .access(.passes, .track),
      [
        "This route passes along a track that may not be for everyone.",
        "Этот маршрут проходит по просёлочной дороге, которая может быть открыта не всем.",
        "此路线经过可能不对所有人开放的小路。",
        "Diese Route verläuft teilweise auf einem Wirtschaftsweg, der vielleicht nicht allen "
          + "offensteht.",
        "Cet itinéraire passe par un chemin qui n’est peut-être pas ouvert à tous.",
        "Esta ruta pasa por una pista que quizá no esté abierta a todos.",
      ]
    ),
  ]

  @Test(arguments: notices)
  func `notices are sentences of the language`(notice: Notice, expected: [String]) {
    #expect(Language.all.map { Instructions(language: $0).text(notice) } == expected)
  }

  @Test(arguments: Language.all)
  func `every notice has its own words`(language: Language) {
    let kinds: [Notice.AccessKind] = [
      .track, .visitors, .sidepath, .privateOrSidepath, .privateRoad,
    ]
    let parts: [Notice.AccessPart] = [.begins, .ends, .beginsAndEnds, .passes]
    let notices: [Notice] =
      [
        .tolls, .ferry, .shuttleTrain, .steps, .unpaved, .barrier, .timedRules, .withoutPavement,
        .border, .unavoided(.motorways),
      ]
      + [.start, .stop, .destination].map { .farFromRoad($0, metres: 30) }
      + parts.flatMap { part in kinds.map { .access(part, $0) } }
    let texts = notices.map(Instructions(language: language).text)
    #expect(Set(texts).count == notices.count)
    #expect(texts.allSatisfy(isReadable))
  }

  @Test func `lengths within notices are in the units asked for`() {
    #expect(
      Instructions(units: .miles).text(.farFromRoad(.destination, metres: 1609))
        == "This route ends 1 mile from the destination.")
  }

  // MARK: Languages, headings and units

  @Test(arguments: [
    ("en", "en"), ("de", "de"), ("de-AT", "de"), ("DE_ch", "de"), ("zh-Hant-TW", "zh"),
    ("pt", nil), ("", nil), ("deu", nil), ("-", nil), ("fr-", "fr"), ("ES", "es"), ("ru-RU", "ru"),
  ])
  func `a tag is of a language`(tag: String, code: String?) {
    #expect(Language(tag: tag)?.code == code)
  }

  @Test(arguments: [
    (nil, LengthUnits.kilometres), ("US", .miles), ("gb", .miles), ("DE", .kilometres),
    ("", .kilometres), ("LR", .miles), ("IE", .kilometres), ("CA", .kilometres),
  ])
  func `units are those of the country`(country: String?, units: LengthUnits) {
    #expect(LengthUnits(ofCountry: country) == units)
  }

  @Test func `headings are words of the language`() {
    let english = Instructions.Heading.allCases.map { Instructions().word($0) }
    #expect(
      english == [
        "From", "Via", "To", "Route", "Starting point", "Ending point", "Distance",
        "Expected Travel Time", "Total Distance", "Total Time", "Departure", "Arrival",
        "In the order given", "Note", "approximate",
      ])
    #expect(
      Language.all.map { Instructions(language: $0).segment(2) } == [
        "SEGMENT #2", "УЧАСТОК 2", "第2段", "ABSCHNITT 2", "ÉTAPE 2", "TRAMO 2",
      ])
    #expect(
      Language.all.map { Instructions(language: $0).transport("walking") } == [
        "walking", "пешком", "步行", "zu Fuß", "à pied", "a pie",
      ])
    #expect(Instructions().transport("wheelchair") == "wheelchair")
    #expect(
      Language.all.map { Instructions(language: $0).field(.totalTime, "12") } == [
        "Total Time: 12", "Общее время: 12", "总时间：12", "Gesamtzeit: 12", "Temps total : 12",
        "Tiempo total: 12",
      ])
  }
}
