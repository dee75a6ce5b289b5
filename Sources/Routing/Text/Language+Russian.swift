// SPDX-License-Identifier: Apache-2.0

extension Language {
  package static let russian = Language(
    code: "ru", name: "русский",
    phrases: Phrases(
      departure: Phrases.Departure(
        head: "Двигайтесь {direction}{along}", proceed: "Двигайтесь{destination}",
        directions: [
          "на север", "на северо-восток", "на восток", "на юго-восток", "на юг", "на юго-запад",
          "на запад", "на северо-запад",
        ]),
      turn: Phrases.Turns(
        sharpLeft: "Резко поверните налево{onto}{toward}", left: "Поверните налево{onto}{toward}",
        slightLeft: "Плавно поверните налево{onto}{toward}",
        straight: "Двигайтесь прямо{along}{toward}",
        slightRight: "Плавно поверните направо{onto}{toward}",
        right: "Поверните направо{onto}{toward}",
        sharpRight: "Резко поверните направо{onto}{toward}",
        uTurn: "Развернитесь{toward}"),
      stay: Phrases.Stay(
        straight: "Двигайтесь прямо{along}{toward}",
        uTurn: "Развернитесь и двигайтесь обратно{along}"),
      newName: "Продолжайте движение{along}{toward}",
      keep: Phrases.Sides(
        left: "Держитесь левее{onto}{toward}", straight: "Держитесь середины{onto}{toward}",
        right: "Держитесь правее{onto}{toward}"),
      merge: Phrases.Merge(
        onto: "Выезжайте{onto}{toward}", plain: "Перестройтесь в основной поток{toward}"),
      ramp: Phrases.Ramp(
        left: "Сверните на въезд слева{reaching}{toward}",
        straight: "Сверните на въезд{reaching}{toward}",
        right: "Сверните на въезд справа{reaching}{toward}",
        mergeLeft: "Поверните налево и выезжайте{onto}{toward}",
        mergeRight: "Поверните направо и выезжайте{onto}{toward}",
        turnLeft: "Поверните налево на въезд{toward}",
        turnRight: "Поверните направо на въезд{toward}"),
      exit: Phrases.Exit(
        plain: "Сверните на съезд{reaching}{toward}",
        left: "Сверните на съезд слева{reaching}{toward}",
        right: "Сверните на съезд справа{reaching}{toward}",
        numbered: "Сверните на съезд {exit}{reaching}{toward}",
        numberedLeft: "Сверните на съезд {exit} слева{reaching}{toward}",
        numberedRight: "Сверните на съезд {exit} справа{reaching}{toward}"),
      roundabout: Phrases.Roundabout(
        exit: "На круговом перекрёстке выберите {ordinal} съезд{onto}{toward}",
        enter: "Въезжайте на круговой перекрёсток",
        leave: "Съезжайте с кругового перекрёстка{onto}{toward}",
        exitNamed: "На круговом перекрёстке «{name}» выберите {ordinal} съезд{onto}{toward}",
        enterNamed: "Въезжайте на круговой перекрёсток «{name}»",
        leaveNamed: "Съезжайте с кругового перекрёстка «{name}»{onto}{toward}",
        left: "На круговом перекрёстке поверните налево{onto}{toward}",
        straight: "На круговом перекрёстке двигайтесь прямо{along}{toward}",
        right: "На круговом перекрёстке поверните направо{onto}{toward}",
        uTurn: "На круговом перекрёстке развернитесь{toward}"),
      vehicle: Phrases.Vehicles(
        ferry: "Воспользуйтесь паромом", ferryNamed: "Воспользуйтесь паромом «{name}»",
        leaveFerry: "Покиньте паром и двигайтесь дальше{along}{toward}",
        train: "Воспользуйтесь поездом", trainNamed: "Воспользуйтесь поездом «{name}»",
        leaveTrain: "Покиньте поезд и двигайтесь дальше{along}{toward}"),
      passage: Phrases.Passages(
        steps: "пройдите по лестнице", stepsNamed: "пройдите по лестнице ({name})",
        lift: "воспользуйтесь лифтом", escalator: "воспользуйтесь эскалатором",
        square: "пересеките площадь", squareNamed: "пересеките {object}"),
      arrival: Phrases.Arrival(
        plain: "Вы прибыли в место назначения", left: "Место назначения слева от вас",
        ahead: "Место назначения прямо перед вами", right: "Место назначения справа от вас",
        stop: "Вы прибыли в промежуточную точку {number}",
        stopLeft: "Промежуточная точка {number} слева от вас",
        stopAhead: "Промежуточная точка {number} прямо перед вами",
        stopRight: "Промежуточная точка {number} справа от вас"),
      lanes: Phrases.Lanes(
        left: "Держитесь левой полосы", lefts: "Держитесь {count} левых полос",
        middle: "Держитесь средней полосы", middles: "Держитесь {count} средних полос",
        right: "Держитесь правой полосы", rights: "Держитесь {count} правых полос",
        marked: "Займите полосу согласно разметке"),
      toward: ", по указателю «{name}»",
      sequence: "{first}, затем {second}",
      endOfRoad: "В конце дороги",
      notice: Phrases.Notices(
        unavoided: "Маршрута совсем без {kinds} нет; на этом их меньше всего.",
        kinds: Phrases.RoadKindNames(
          tolls: "платных дорог", motorways: "автомагистралей", ferries: "паромов",
          unpaved: "дорог без покрытия", steps: "лестниц"),
        tolls: "На этом маршруте есть платные дороги.",
        ferry: "На этом маршруте есть паромная переправа.",
        shuttleTrain: "Часть этого маршрута проходит на поезде.",
        steps: "На этом маршруте есть лестницы.",
        unpaved: "На этом маршруте есть дороги без покрытия.",
        barrier: "На этом маршруте есть преграда, проезд или проход через которую открыт не всем.",
        timedRules: """
          На некоторых дорогах этого маршрута правила действуют \
          только в определённые часы; они не учтены.
          """,
        withoutPavement: "Этот маршрут идёт по дорогам без тротуара.",
        border: "Этот маршрут пересекает государственную границу.",
        begins: "Этот маршрут начинается на {road}.",
        ends: "Этот маршрут заканчивается на {road}.",
        beginsAndEnds: "Этот маршрут начинается и заканчивается на {road}.",
        passes: "Этот маршрут проходит по {road}.",
        roads: Phrases.RestrictedRoads(
          track: "просёлочной дороге, которая может быть открыта не всем",
          visitors: "дороге только для жителей и посетителей",
          sidepath: "дороге, рядом с которой есть пешеходная дорожка",
          privateOrSidepath: "дороге, которая частная или рядом с которой есть пешеходная дорожка",
          privateRoad: "частной дороге"),
        farFromStart: "От начальной точки до начала маршрута {length}.",
        farFromStop: "От конца маршрута до промежуточной точки {length}.",
        farFromDestination: "От конца маршрута до места назначения {length}."),
      failure: Phrases.Failures(
        addressNotFound: "Адрес не найден.", directionsNotFound: "Маршрут недоступен.",
        incomplete: "Укажите начальную точку и хотя бы одно место назначения."),
      heading: Phrases.Headings(
        from: "Откуда", via: "Через", to: "Куда", route: "Маршрут", segment: "УЧАСТОК {number}",
        startingPoint: "Начальная точка", endingPoint: "Конечная точка", distance: "Расстояние",
        expectedTravelTime: "Ожидаемое время в пути", totalDistance: "Общее расстояние",
        totalTime: "Общее время", departure: "Отправление", arrival: "Прибытие",
        givenOrder: "В заданном порядке", note: "Примечание", approximate: "приблизительно",
        automobile: "на машине", walking: "пешком", field: "{name}: {first}"),
      measure: Phrases.MeasureWords(
        metres: "{number} м", kilometres: "{number} км",
        feet: Counted("{number} фут", few: "{number} фута", "{number} футов"),
        miles: Counted("{number} миля", few: "{number} мили", "{number} миль"),
        metresInWords: Counted("{number} метр", few: "{number} метра", "{number} метров"),
        seconds: "{number} с", minutes: "{number} мин", hours: "{number} ч",
        both: "{first} {second}")),
    grammar: Grammar(
      decimalSign: ",", comma: ", ", and: " и ", counts: ["двух", "трёх", "четырёх"],
      plural: russianPlural, ordinal: { "\($0)-й" }, road: russianRoad))
}

private func russianPlural(_ tenths: Int) -> PluralForm {
  guard tenths % 10 == 0 else { return .few }
  switch (tenths / 10 % 10, tenths / 10 % 100) {
  case (_, 11...14): return .other
  case (1, _): return .one
  case (2...4, _): return .few
  default: return .other
  }
}

/// "на улицу Ленина", "по Невскому проспекту"; a name of which it is not known how it is declined
/// stays apart, behind a colon: "Поверните направо: Арбат".
private func russianRoad(_ road: String, _ use: RoadUse) -> String {
  let isDative = use != .onto && use != .object
  guard let name = isIndeclinable(road) ? road : declined(road, dative: isDative) else {
    switch use {
    case .onto, .along: return ": \(road)"
    case .reaching, .destination: return " к дороге «\(road)»"
    case .object: return "площадь «\(road)»"
    }
  }
  switch use {
  case .onto: return " на \(name)"
  case .along: return " по \(name)"
  case .reaching, .destination: return " к \(name)"
  case .object: return name
  }
}

/// Numbers, abbreviations in capitals, and names in other scripts.
private func isIndeclinable(_ road: String) -> Bool {
  isRoadNumber(road)
    || road.unicodeScalars.allSatisfy { !(0x400...0x4ff).contains($0.value) }
    || (!road.contains(" ") && road.allSatisfy(\.isUppercase))
}

/// The word for a road and the adjectives before it in another case; `nil` where there is none.
private func declined(_ road: String, dative: Bool) -> String? {
  var words = road.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  guard words.count <= 12,
    let index = words.firstIndex(where: { nouns[$0.lowercased()] != nil }),
    let noun = nouns[words[index].lowercased()]
  else { return nil }
  for before in 0..<index { words[before] = adjective(words[before], noun.gender, dative: dative) }
  words[index] = dative ? noun.dative : noun.accusative
  return words.joined(separator: " ")
}

private func adjective(_ word: String, _ gender: Gender, dative: Bool) -> String {
  guard dative || gender == .feminine else { return word }
  let endings = endings(gender, dative: dative)
  func replaced(_ word: some StringProtocol) -> String {
    guard let (ending, other) = endings.first(where: { word.hasSuffix($0.0) }) else {
      return String(word)
    }
    return word.dropLast(ending.count) + other
  }
  // The hyphen of "1-я" belongs to the ending, that of "Тверская-Ямская" joins two adjectives.
  if word.first?.isNumber == true { return replaced(word) }
  return word.split(separator: "-", omittingEmptySubsequences: false).map { replaced($0) }
    .joined(separator: "-")
}

/// Endings of adjectives and ordinals, and what becomes of them, longest first.
private func endings(_ gender: Gender, dative: Bool) -> [(String, String)] {
  switch gender {
  case .feminine:
    dative
      ? [("-я", "-й"), ("ая", "ой"), ("яя", "ей")] : [("-я", "-ю"), ("ая", "ую"), ("яя", "юю")]
  case .masculine:
    [
      ("кий", "кому"), ("гий", "гому"), ("хий", "хому"), ("вий", "вьему"), ("жий", "жьему"),
      ("-й", "-му"), ("ый", "ому"), ("ой", "ому"), ("ий", "ему"),
    ]
  case .neuter: [("-е", "-му"), ("ое", "ому"), ("ее", "ему")]
  }
}

private enum Gender { case masculine, feminine, neuter }

private let nouns: [String: (gender: Gender, accusative: String, dative: String)] = [
  "улица": (.feminine, "улицу", "улице"), "площадь": (.feminine, "площадь", "площади"),
  "набережная": (.feminine, "набережную", "набережной"),
  "аллея": (.feminine, "аллею", "аллее"), "дорога": (.feminine, "дорогу", "дороге"),
  "линия": (.feminine, "линию", "линии"), "трасса": (.feminine, "трассу", "трассе"),
  "магистраль": (.feminine, "магистраль", "магистрали"),
  "автодорога": (.feminine, "автодорогу", "автодороге"),
  "эстакада": (.feminine, "эстакаду", "эстакаде"), "просека": (.feminine, "просеку", "просеке"),
  "проспект": (.masculine, "проспект", "проспекту"),
  "переулок": (.masculine, "переулок", "переулку"),
  "бульвар": (.masculine, "бульвар", "бульвару"), "проезд": (.masculine, "проезд", "проезду"),
  "тупик": (.masculine, "тупик", "тупику"), "тракт": (.masculine, "тракт", "тракту"),
  "мост": (.masculine, "мост", "мосту"), "спуск": (.masculine, "спуск", "спуску"),
  "тоннель": (.masculine, "тоннель", "тоннелю"), "вал": (.masculine, "вал", "валу"),
  "путепровод": (.masculine, "путепровод", "путепроводу"),
  "въезд": (.masculine, "въезд", "въезду"), "взвоз": (.masculine, "взвоз", "взвозу"),
  "шоссе": (.neuter, "шоссе", "шоссе"), "кольцо": (.neuter, "кольцо", "кольцу"),
]
