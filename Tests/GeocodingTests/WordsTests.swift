// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct WordsTests {
  @Test(arguments: [
    ("pharmacy", "amenity=pharmacy"), ("Pharmacies", "amenity=pharmacy"),
    ("drugstore", "shop=chemist"), ("Apotheke", "amenity=pharmacy"),
    ("аптека", "amenity=pharmacy"), ("药店", "amenity=pharmacy"), ("薬局", "amenity=pharmacy"),
    ("eczane", "amenity=pharmacy"), ("apteka", "amenity=pharmacy"),
    ("lékárna", "amenity=pharmacy"), ("lekarna", "amenity=pharmacy"),
    ("apotheek", "amenity=pharmacy"), ("farmácia", "amenity=pharmacy"),
    ("gas station", "amenity=fuel"), ("АЗС", "amenity=fuel"), ("заправка", "amenity=fuel"),
    ("加油站", "amenity=fuel"), ("ガソリンスタンド", "amenity=fuel"), ("Tankstelle", "amenity=fuel"),
    ("station-service", "amenity=fuel"), ("benzinlik", "amenity=fuel"),
    ("hotel", "tourism=hotel"), ("гостиница", "tourism=hotel"), ("ATM", "amenity=atm"),
    ("Geldautomat", "amenity=atm"), ("parking", "amenity=parking"), ("Parkhaus", "amenity=parking"),
    ("supermarket", "shop=supermarket"), ("超市", "shop=supermarket"),
    ("hospital", "amenity=hospital"), ("hôpital", "amenity=hospital"),
    ("szpital", "amenity=hospital"), ("station", "railway=station"), ("gare", "railway=station"),
    ("駅", "railway=station"), ("вокзал", "railway=station"),
    ("церковь", "amenity=place_of_worship"),
    ("pizzeria x", nil), ("Main", nil), ("ресторан", "amenity=restaurant"),
    ("public toilet", "amenity=toilets"), ("EV charger", "amenity=charging_station"),
    ("boîte aux lettres", "amenity=post_box"), ("park", "leisure=park"),
    ("Spielplatz", "leisure=playground"), ("lac", "natural=water"), ("школа", "amenity=school"),
  ])
  func `people call kinds of places by many words`(text: String, category: String?) {
    let match = Categories.match(TextTokens.tokens(of: text)[...])
    if let category {
      #expect(match?.categories.contains(category) == true)
      #expect(match?.words.count == TextTokens.tokens(of: text).count)
    } else {
      #expect(match == nil || match?.words.count != TextTokens.tokens(of: text).count)
    }
  }

  @Test(arguments: [
    ("hotel", ["tourism=hotel", "tourism=motel", "tourism=guest_house"]),
    ("atm", ["amenity=atm", "amenity=bank"]), ("pharmacy", ["amenity=pharmacy"]),
    ("supermarket", ["shop=supermarket", "shop=convenience"]),
    ("hospital", ["amenity=hospital", "healthcare=hospital"]),
    ("station", ["railway=station", "public_transport=station"]),
    ("drugstore", ["shop=chemist", "amenity=pharmacy"]), ("bank", ["amenity=bank"]),
  ])
  func `a word has several categories, the nearest first`(text: String, categories: [String]) {
    let found = Categories.match(TextTokens.tokens(of: text)[...])?.categories ?? []
    #expect(Set(categories).isSubset(of: found))
    if text != "drugstore" { #expect(found.first == categories[0]) }
  }

  @Test(arguments: [
    ("pizza", "pizza"), ("Pizzeria", "pizza"), ("пицца", "pizza"), ("ピザ", "pizza"),
    ("披萨", "pizza"), ("sushi", "sushi"), ("寿司", "sushi"), ("Döner", "kebab"),
    ("шаурма", "kebab"), ("hamburguesas", "burger"), ("汉堡", "burger"),
    ("italian restaurant", "italian"), ("italienisches Restaurant", "italian"),
    ("restaurant chinois", "chinese"), ("Chinese food", "chinese"), ("中華料理", "chinese"),
    ("fish and chips", "fish_and_chips"), ("ラーメン", "ramen"), ("steakhouse", "steak_house"),
    ("main street", nil), ("italian hospital", nil), ("restaurant", nil), ("", nil),
  ])
  func `people call kinds of food by many words`(text: String, cuisine: String?) {
    #expect(Cuisines.values(of: text).first == cuisine)
  }

  @Test func `the longest run of words is the category`() {
    let tokens = TextTokens.tokens(of: "fast food restaurant near gas station")
    let matches = Categories.matches(in: tokens)
    #expect(matches.map(\.words) == [0..<2, 4..<6, 2..<3])
    #expect(matches[0].categories == ["amenity=fast_food"])
  }

  @Test(arguments: [
    ("amenity=fuel", ["amenity=fuel"]), ("fuel", ["amenity=fuel"]), ("shop=x", ["shop=x"]),
    ("Tankstelle", ["amenity=fuel"]), ("guest_house", ["tourism=guest_house"]), ("xyzzy", []),
    ("", []),
  ])
  func `an option names categories`(text: String, categories: [String]) {
    #expect(Array(Categories.named(text).prefix(1)) == categories)
  }

  @Test(arguments: [
    ("amenity=pharmacy", "de", "Apotheke"), ("amenity=pharmacy", "ja", "薬局"),
    ("amenity=pharmacy", "pt-BR", "farmácia"), ("amenity=pharmacy", "xx", "pharmacy"),
    ("amenity=place_of_worship", "en", "place of worship"), ("building=church", "de", "Kirche"),
    ("tourism=motel", "en", "motel"), ("amenity=nothing", "en", nil), ("shop", "en", "shop"),
  ])
  func `categories have labels`(category: String, language: String, label: String?) {
    #expect(Categories.label(category, language: language) == label)
  }

  @Test func `every category has words in every language`() {
    #expect(Categories.all.count >= 150)
    for category in Categories.all {
      for language in Categories.languages {
        #expect(Categories.label(category, language: language)?.isEmpty == false)
      }
    }
  }

  @Test(arguments: [
    ("pharm", "amenity=pharmacy"), ("gas st", "amenity=fuel"), ("Apoth", "amenity=pharmacy"),
    ("супер", "shop=supermarket"),
  ])
  func `categories are found by their beginning`(text: String, category: String) {
    #expect(Categories.beginning(with: text).contains(category))
  }

  @Test(arguments: [
    ("pharmacy near Oyster Creek Dr", "pharmacy", "Oyster Creek Dr"),
    ("pharmacy close to Main St, Clute", "pharmacy", "Main St, Clute"),
    ("hotels in Lake Jackson", "hotels", "Lake Jackson"), ("bank at Main St", "bank", "Main St"),
    ("gas station near me", "gas station", ""), ("pharmacy nearby", "pharmacy", ""),
    ("nearest atm", "atm", ""), ("Apotheke in der Nähe von Hauptstr. 5", "Apotheke", "Hauptstr. 5"),
    ("Apotheke in der Nähe", "Apotheke", ""), ("Bäcker nahe Bahnhof", "Bäcker", "Bahnhof"),
    ("Restaurant bei der Mühle", "Restaurant", "Mühle"),
    ("Nächste Tankstelle", "Tankstelle", ""), ("pharmacie près de la gare", "pharmacie", "la gare"),
    ("boulangerie à côté de Rue X", "boulangerie", "Rue X"),
    ("pharmacie près d'Annecy", "pharmacie", "Annecy"),
    ("farmacia cerca de Calle Mayor", "farmacia", "Calle Mayor"),
    ("farmacia cerca del río", "farmacia", "río"),
    ("farmacia vicino a Via Roma", "farmacia", "Via Roma"),
    ("farmácia perto de Rua X", "farmácia", "Rua X"), ("farmácia perto da Sé", "farmácia", "Sé"),
    ("аптека около ул. Ленина", "аптека", "ул. Ленина"),
    ("аптека рядом с вокзалом", "аптека", "вокзалом"), ("аптека рядом", "аптека", ""),
    ("кафе возле парка", "кафе", "парка"), ("ближайшая аптека", "аптека", ""),
    ("人民路附近的药店", "药店", "人民路"), ("人民路旁边的银行", "银行", "人民路"), ("附近的药店", "药店", ""),
    ("北京的酒店", "酒店", "北京"), ("東京駅の近くの薬局", "薬局", "東京駅"),
    ("東京駅近くの薬局", "薬局", "東京駅"), ("最寄りの駅", "駅", ""),
    ("Atatürk Caddesi yakınında eczane", "eczane", "Atatürk Caddesi"),
    ("en yakın eczane", "eczane", ""), ("apteka blisko ul. Długiej", "apteka", "ul. Długiej"),
    ("apteka w pobliżu dworca", "apteka", "dworca"), ("lékárna u nádraží", "lékárna", "nádraží"),
    ("lékárna poblíž nádraží", "lékárna", "nádraží"), ("lékárna v okolí", "lékárna", ""),
    ("apotheek in de buurt van Damstraat", "apotheek", "Damstraat"),
    ("apotheek bij het station", "apotheek", "het station"),
  ])
  func `a kind of place near a place`(text: String, what: String, whereText: String) {
    let split = NearText.split(text).first
    #expect(split?.what == what)
    #expect(split?.whereText == whereText)
  }

  @Test(arguments: ["", "near", "Main Street", "near Main Street", "附近", "pharmacy near", "in in"])
  func `other texts are not near anything`(text: String) {
    #expect(NearText.split(text).isEmpty)
  }

  @Test func `of several words that part, those that say near come first`() {
    let splits = NearText.split("café in Bar near church at Lake Jackson")
    #expect(splits.map(\.what) == ["café in Bar", "café", "café in Bar near church"])
  }

  @Test(arguments: [
    ("Main St & Oak Ave", "Main St", "Oak Ave"), ("Main St and Oak Ave", "Main St", "Oak Ave"),
    ("Main St at Oak Ave, Clute", "Main St", "Oak Ave, Clute"), ("Main @ Oak", "Main", "Oak"),
    ("Main/Oak", "Main", "Oak"), ("Main St / Oak Ave", "Main St", "Oak Ave"),
    ("Main x Oak", "Main", "Oak"), ("corner of Main St and Oak Ave", "Main St", "Oak Ave"),
    ("the corner of Main St & Oak Ave", "Main St", "Oak Ave"),
    ("intersection of A St and B St", "A St", "B St"), ("cnr Main & Oak", "Main", "Oak"),
    ("Main and Oak intersection", "Main", "Oak"), ("5th Ave & 42nd St", "5th Ave", "42nd St"),
    ("7th Ave & 42", "7th Ave", "42"),
    ("Ecke Hauptstraße/Bahnhofstraße", "Hauptstraße", "Bahnhofstraße"),
    ("Hauptstraße Ecke Bahnhofstraße", "Hauptstraße", "Bahnhofstraße"),
    ("Hauptstr. und Bahnhofstr.", "Hauptstr", "Bahnhofstr"),
    ("Kreuzung Hauptstraße mit Bahnhofstraße", "Hauptstraße", "Bahnhofstraße"),
    ("angle de la rue A et de la rue B", "la rue A", "la rue B"),
    ("à l'angle de rue A et rue B", "rue A", "rue B"), ("Rue A angle Rue B", "Rue A", "Rue B"),
    ("esquina de Calle A con Calle B", "Calle A", "Calle B"),
    ("Calle A esquina Calle B", "Calle A", "Calle B"), ("Calle A y Calle B", "Calle A", "Calle B"),
    ("Via A angolo Via B", "Via A", "Via B"), ("incrocio tra Via A e Via B", "Via A", "Via B"),
    ("Rua B com Rua C", "Rua B", "Rua C"), ("esquina da Rua A com Rua B", "Rua A", "Rua B"),
    ("Rua A e Rua B", "Rua A", "Rua B"), ("угол Ленина и Мира", "Ленина", "Мира"),
    ("на углу ул. Ленина и ул. Мира", "ул. Ленина", "ул. Мира"),
    ("пересечение Ленина с Мира", "Ленина", "Мира"), ("Ленина угол Мира", "Ленина", "Мира"),
    ("中山路和人民路", "中山路", "人民路"), ("中山路与人民路交叉口", "中山路", "人民路"),
    ("中山路和人民路的交叉口", "中山路", "人民路"), ("青山通りと表参道の交差点", "青山通り", "表参道"),
    ("A Caddesi ve B Sokak", "A Caddesi", "B Sokak"),
    ("A Caddesi ile B Sokak köşesi", "A Caddesi", "B Sokak"),
    ("róg Długiej i Krótkiej", "Długiej", "Krótkiej"), ("Długa róg Krótkiej", "Długa", "Krótkiej"),
    ("skrzyżowanie Długiej z Krótką", "Długiej", "Krótką"),
    ("roh Dlouhé a Krátké", "Dlouhé", "Krátké"), ("hoek Damstraat en Rokin", "Damstraat", "Rokin"),
    ("Damstraat hoek Rokin", "Damstraat", "Rokin"),
  ])
  func `two streets that meet`(text: String, first: String?, second: String?) {
    let split = IntersectionText.split(text).first
    #expect(split?.0 == first)
    #expect(split?.1 == second)
  }

  @Test(arguments: [
    "", "&", "Main St", "12/14 Main St", "& Main", "Main &", "corner of Main", "12 & 14",
  ])
  func `other texts are no intersection`(text: String) {
    #expect(IntersectionText.split(text).isEmpty)
  }

  @Test(arguments: [
    "", "a", "&", "и ", "near ", "的", "附近", "corner of ", "in der Nähe ", "\u{301}", "🏠 ", "a & ",
    "の ",
  ])
  func `texts of any length are split`(piece: String) {
    for count in [1, 3, 60, 10_000] {
      let text = String(repeating: piece, count: count)
      #expect(NearText.split(text).count <= 12)
      #expect(IntersectionText.split(text).count <= 12)
      _ = Categories.matches(in: TextTokens.tokens(of: text))
    }
  }
}
