// SPDX-License-Identifier: Apache-2.0

/// Names of towns and streets in one of four scripts, made of parts; the commonest street names are
/// those of all towns of a script.
struct NameGrammar {
  private struct Script {
    let country: String
    let townStarts: [String]
    let townEnds: [String]
    let common: [String]
    let stems: [String]
    let kinds: [String]
    /// What tells streets apart whose names are taken.
    let modifiers: [String]
    let postcode: String
  }

  private let script: Script
  private var dice: Dice
  private var used: Set<String> = []

  init(seed: Int, column: Int, row: Int) {
    // A script holds for a stretch of country.
    var region = Dice(seed: seed, column / 4, row / 4, 3)
    let share = region.share()
    script =
      share < 0.55 ? Self.latin : share < 0.7 ? Self.cyrillic : share < 0.85 ? Self.greek : Self.han
    dice = Dice(seed: seed, column, row, 4)
  }

  var country: String { script.country }

  mutating func town() -> String { pick(script.townStarts) + pick(script.townEnds) }

  mutating func postcode() -> String {
    String(script.postcode.map { $0 == "0" ? Character(String(dice.below(10))) : $0 })
  }

  /// The name of the next street: no two of a town have one.
  mutating func street() -> String {
    for _ in 0..<8 {
      let name = anyStreet()
      if used.insert(name).inserted { return name }
    }
    let name = anyStreet()
    let modified = script.modifiers.lazy.map { $0 + name }
    let numbered = (2...).lazy.map { "\(name) \($0)" }
    let free =
      modified.first { !used.contains($0) } ?? numbered.first { !used.contains($0) } ?? name
    used.insert(free)
    return free
  }

  private mutating func anyStreet() -> String {
    dice.happens(0.3) ? pick(script.common) : pick(script.stems) + pick(script.kinds)
  }

  private mutating func pick(_ list: [String]) -> String { list[dice.below(list.count)] }

  private static let latin = Script(
    country: "DE",
    townStarts: [
      "Alten", "Neu", "Ober", "Unter", "Hohen", "Linden", "Birken", "Erlen", "König", "Mühl",
      "Stein", "Sulz", "Wald", "Wein", "Brücken", "Kirch", "Eber", "Grün", "Ross", "Schön",
    ],
    townEnds: [
      "bach", "berg", "burg", "dorf", "feld", "hausen", "heim", "hofen", "ingen", "stadt", "tal",
      "weiler", "furt", "brunn", "au", "rode",
    ],
    common: [
      "Hauptstraße", "Bahnhofstraße", "Schulstraße", "Gartenstraße", "Dorfstraße", "Bergstraße",
      "Kirchgasse", "Lindenweg", "Am Markt", "Ringstraße", "Mühlweg", "Waldstraße",
    ],
    stems: [
      "Ahorn", "Amsel", "Bach", "Beethoven", "Blumen", "Brunnen", "Eichen", "Falken", "Fichten",
      "Finken", "Friedens", "Goethe", "Hebel", "Hof", "Jahn", "Kapellen", "Kastanien", "Lerchen",
      "Mozart", "Nelken", "Park", "Post", "Rathaus", "Rosen", "Schiller", "Schloss", "See",
      "Sonnen", "Tannen", "Tulpen", "Turm", "Uhland", "Veilchen", "Wiesen", "Zeppelin", "Ziegel",
    ],
    kinds: ["straße", "weg", "gasse", "allee", "platz", "ring", "pfad", "steig"],
    modifiers: [
      "Alte ", "Neue ", "Obere ", "Untere ", "Kleine ", "Große ", "Hintere ", "Vordere ",
    ],
    postcode: "00000")

  private static let cyrillic = Script(
    country: "BG",
    townStarts: [
      "Бело", "Горно", "Долно", "Ново", "Старо", "Крас", "Зелен", "Камен", "Речно", "Соло",
      "Добро", "Липо",
    ],
    townEnds: ["град", "во", "поле", "село", "ник", "ица", "бор", "дол"],
    common: [
      "улица Централна", "улица Васил Левски", "улица Христо Ботев", "улица Първа",
      "булевард България", "улица Училищна", "улица Гарова",
    ],
    stems: [
      "улица Роза", "улица Дунав", "улица Иван Вазов", "улица Опълченска", "улица Шипка",
      "улица Марица", "улица Тракия", "улица Вихрен", "улица Мусала", "улица Струма",
      "улица Люлин", "улица Вардар", "улица Зора", "улица Младост", "улица Искър",
    ],
    kinds: ["", " 1", " 2", " 3", " изток", " запад", " север", " юг"],
    modifiers: ["стара ", "нова ", "горна ", "долна ", "малка ", "голяма "],
    postcode: "0000")

  private static let greek = Script(
    country: "GR",
    townStarts: [
      "Νέα ", "Παλαιά ", "Άνω ", "Κάτω ", "Μεγάλη ", "Μικρή ", "Άγιος ", "Αγία ",
    ],
    townEnds: [
      "Μάκρη", "Πέτρα", "Καλλίπολη", "Σμύρνη", "Ιωνία", "Αρτάκη", "Φιλαδέλφεια", "Τρίγλια",
      "Χώρα", "Βρύση", "Ράχη", "Μονή",
    ],
    common: [
      "Ερμού", "Αθηνάς", "Εθνικής Αντιστάσεως", "28ης Οκτωβρίου", "Ελευθερίου Βενιζέλου",
      "Κολοκοτρώνη", "Σταδίου",
    ],
    stems: [
      "Αγίου Γεωργίου", "Αγίου Νικολάου", "Ακροπόλεως", "Αριστοτέλους", "Βασιλέως Αλεξάνδρου",
      "Δημοκρατίας", "Διγενή", "Ηρώων", "Θεμιστοκλέους", "Κανάρη", "Μακεδονίας", "Ομήρου",
      "Πλάτωνος", "Ρήγα Φεραίου", "Σοφοκλέους", "Τσακάλωφ",
    ],
    kinds: ["", " Α", " Β", " Γ", " Δ"],
    modifiers: ["Παλαιά ", "Νέα ", "Άνω ", "Κάτω ", "Μικρή ", "Μεγάλη "],
    postcode: "000 00")

  private static let han = Script(
    country: "TW",
    townStarts: ["東", "西", "南", "北", "中", "新", "大", "小", "上", "下", "平", "安"],
    townEnds: ["山區", "河鎮", "湖區", "港鎮", "林鄉", "田鄉", "埔鎮", "屯區"],
    common: ["中山路", "中正路", "民生路", "和平路", "復興路", "民權路", "光復路"],
    stems: [
      "仁愛", "信義", "忠孝", "建國", "文化", "自由", "公園", "大同", "長春", "南京", "成功",
      "三民", "五權", "學府", "博愛", "健康",
    ],
    kinds: ["路", "街", "路一段", "路二段", "街一巷", "大道"],
    modifiers: ["東", "西", "南", "北", "新", "中"],
    postcode: "000")
}
