// SPDX-License-Identifier: Apache-2.0

/// What people call kinds of food, by the values of the tag `cuisine`: "пицца" is pizza.
package enum Cuisines {
  /// Kinds of places that serve food.
  static let categories = [
    "amenity=restaurant", "amenity=fast_food", "amenity=cafe", "amenity=food_court", "amenity=bar",
    "amenity=pub", "amenity=biergarten", "amenity=ice_cream", "shop=bakery", "shop=deli",
    "shop=pastry", "shop=tea",
  ]

  /// The values that a text means, the nearest first: "pizza" of "pizza" and of "pizza restaurant";
  /// empty where it is no kind of food.
  package static func values(of text: String) -> [String] {
    let tokens = TextTokens.tokens(of: text)
    if let values = valuesByKey[key(tokens[...])] { return values }
    for cut in tokens.indices.dropFirst() {
      if let values = valuesByKey[key(tokens[..<cut])], isPlace(tokens[cut...]) { return values }
      if let values = valuesByKey[key(tokens[cut...])], isPlace(tokens[..<cut]) { return values }
    }
    return []
  }

  /// Whether words say that food is served: "restaurant".
  private static func isPlace(_ tokens: ArraySlice<TextToken>) -> Bool {
    if placeWords.contains(key(tokens)) { return true }
    guard let match = Categories.match(tokens), match.words.count == tokens.count else {
      return false
    }
    return match.categories.first.map(categories.contains) == true
  }

  private static func key(_ tokens: ArraySlice<TextToken>) -> String {
    tokens.map(\.stem).joined(separator: " ")
  }

  private static let placeWords: Set<String> = Set(
    "food,place,shop,house,cuisine,kitchen,joint,Küche,Essen,comida,cucina,cozinha,кухня,еда,料理"
      .split(separator: ",").map { key(TextTokens.tokens(of: String($0))[...]) })

  private static let valuesByKey: [String: [String]] = {
    var valuesByKey: [String: [String]] = [:]
    func add(_ words: some Sequence<String>, _ values: [String]) {
      for word in words {
        let key = key(TextTokens.tokens(of: word)[...])
        if valuesByKey[key] == nil { valuesByKey[key] = values }
      }
    }
    let lines = table.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.split(separator: ",").map(String.init) }
    }.filter { $0.count == 2 }
    // A value's own line before those where it is one of several.
    for line in lines { add(line[0].prefix(1), line[0]) }
    for line in lines { add(line[1], line[0]) }
    for line in lines { add(line[0], line[0]) }
    return valuesByKey
  }()

  /// Values, and the words for them in the languages of `Categories`.
  private static let table = """
    pizza|pizzas,pizza place,pizzeria,pizzerias,Pizzerien,pizzería,pizzerías,pizzerie,pizzaria,\
    пицца,пиццерия,пиццу,披萨,比萨,披萨店,ピザ,ピザ屋,ピッツァ,pizzacı,pizze,pizzy,pizzu
    sushi|sushi bar,суши,роллы,寿司,寿司店,寿司屋,すし,鮨,suşi
    kebab,doner,gyros,shawarma|kebap,kebabs,döner,Döner Kebab,doner kebab,Dönerladen,Gyros,кебаб,\
    шаурма,донер,шаверма,土耳其烤肉,ケバブ,dönerci,kebapçı,kebaby
    burger|burgers,hamburger,hamburgers,Hamburgers,Burgerladen,hamburguesa,hamburguesas,\
    hamburguesería,hamburguer,hamburgueria,hamburgueres,бургер,бургеры,бургерная,гамбургер,汉堡,\
    汉堡店,ハンバーガー,hamburgerci,burgery,hamburgery,hamburgeria
    chinese|Chinese,Chinesisch,chinesisches,chinesische,Chinese,chinois,chino,cinese,chinês,\
    китайская,китайский,китайское,中餐,中国菜,中華,中華料理,çin,chińska,chiński,čínská,čínský,čína,chinees
    italian|Italienisch,italienisches,italienische,Italiener,italien,italiano,italiana,italiani,\
    итальянская,итальянский,意大利菜,イタリアン,イタリア料理,italyan,włoska,włoski,italská,italský,italiaans
    indian|Indisch,indisches,indische,Inder,indien,indio,india,hindú,indiano,индийская,индийский,\
    印度菜,インド料理,hint,indyjska,indyjski,indická,indický,indiaas
    mexican,tacos,tex-mex|taco,tacos,burrito,burritos,Mexikanisch,mexikanisches,Mexikaner,mexicain,\
    mexicano,taquería,messicano,мексиканская,мексиканский,墨西哥菜,タコス,メキシコ料理,meksika,meksykańska,\
    mexická,mexicaans
    thai|Thailändisch,thailändisches,thaï,thaïlandais,tailandés,tailandese,tailandês,тайская,\
    тайский,泰国菜,タイ料理,tayland,tajska,tajski,thajská,thajský,thais
    japanese,sushi,ramen|Japanisch,japanisches,Japaner,japonais,japonés,giapponese,japonês,японская,\
    японский,日本料理,日料,和食,japon,japońska,japoński,japonská,japonský,japans
    ramen,noodle|ramen shop,Ramen,рамен,拉面,ラーメン,ラーメン屋
    noodle,ramen,soba,udon|noodles,Nudeln,nouilles,fideos,лапша,面馆,面条,麺,makarna,nudle,noedels
    korean|Koreanisch,coréen,coreano,корейская,корейский,韩国料理,韓国料理,kore,koreańska,korejská,\
    koreaans
    vietnamese|Vietnamesisch,vietnamesisches,vietnamien,vietnamita,вьетнамская,越南菜,ベトナム料理,vietnam,\
    wietnamska,vietnamská,vietnamees,pho
    turkish,kebab|Türkisch,türkisches,turc,turco,турецкая,土耳其菜,トルコ料理,türk,turecka,turecká,turks
    greek,gyros|Griechisch,griechisches,Grieche,grec,griego,greco,grego,греческая,греческий,希腊菜,\
    ギリシャ料理,yunan,grecka,řecká,grieks
    french|Französisch,französisches,français,francés,francese,francês,французская,法国菜,フランス料理,\
    fransız,francuska,francouzská,frans
    spanish,tapas|Spanisch,spanisches,espagnol,español,spagnolo,espanhol,испанская,スペイン料理,ispanyol,\
    hiszpańska,španělská,spaans
    tapas|tapas bar,Tapasbar,тапас
    georgian|Georgisch,géorgien,georgiano,грузинская,грузинский,хинкали,gürcü,gruzińska,gruzínská
    asian|Asiatisch,asiatisches,asiatische,asiatique,asiático,asiatico,азиатская,亚洲菜,アジア料理,asya,\
    azjatycka,asijská,aziatisch
    american|Amerikanisch,américain,americano,американская,美国菜,アメリカ料理,amerikan,amerykańska,\
    americká,amerikaans
    sandwich|sandwiches,Sandwiches,belegte Brötchen,bocadillo,bocadillos,sándwich,panino,panini,\
    paninoteca,sanduíche,сэндвич,сэндвичи,三明治,サンドイッチ,sandviç,kanapki,broodje,broodjes,sendvič
    chicken,wings|fried chicken,chicken wings,Hähnchen,Brathähnchen,poulet,pollo,frango,курица,炸鸡,\
    鸡肉,フライドチキン,から揚げ,tavuk,kurczak,kuře,kip
    fish_and_chips,fish|fish and chips,chippy,Backfisch,рыба и чипсы
    steak_house,steak|steakhouse,steak house,steaks,Steaks,bistecca,стейк,стейкхаус,牛排,ステーキ,steki,\
    steaky
    barbecue,bbq|BBQ,barbeque,grill,Grill,asado,parrilla,churrasco,churrascaria,шашлык,барбекю,烧烤,\
    焼肉,バーベキュー,mangal,barbecue
    pasta|Pasta,spaghetti,паста,意大利面,パスタ,makarony,těstoviny
    crepe,pancake|crêpe,crêpes,crêperie,Crêpes,pancakes,Pfannkuchen,crepería,creperia,блины,блинная,\
    可丽饼,クレープ,krep,naleśniki,naleśnikarnia,palačinky,pannenkoek,pannenkoeken,pannenkoekenhuis
    donut|donuts,doughnut,doughnuts,пончики,甜甜圈,ドーナツ,pączki,koblihy
    bubble_tea|bubble tea,boba,奶茶,珍珠奶茶,タピオカ,бабл ти
    falafel|Falafel,фалафель,ファラフェル
    curry|Curry,curries,карри,咖喱,カレー
    hot_dog,sausage|hot dog,hot dogs,Currywurst,Bratwurst,хот-дог,хот-доги,热狗,ホットドッグ,sosisli,\
    hot dogi,párek v rohlíku
    dumpling,dumplings|dumplings,Teigtaschen,пельмени,вареники,饺子,餃子,mantı,pierogi,pierogarnia,\
    knedlíky
    breakfast,brunch|brunch,Frühstück,petit déjeuner,desayuno,colazione,pequeno-almoço,café da manhã,\
    завтрак,завтраки,早餐,朝食,kahvaltı,śniadanie,snídaně,ontbijt
    kosher|koscher,casher,кошерный
    seafood,fish|Meeresfrüchte,fruits de mer,mariscos,marisquería,frutti di mare,frutos do mar,\
    морепродукты,海鲜,海鮮,シーフード,deniz ürünleri,owoce morza,mořské plody,zeevruchten
    """
}
