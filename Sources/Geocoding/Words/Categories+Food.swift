// SPDX-License-Identifier: Apache-2.0

extension Categories {
  /// Food and drink; see `Categories.languages` for the order of the words.
  static let food = """
    amenity=restaurant,amenity=food_court|restaurant,restaurants,diner,eatery,place to eat|\
    Restaurant,Restaurants,Gaststätte,Gasthaus,Wirtshaus|restaurant,restaurants,resto|restaurante,\
    restaurantes|ristorante,ristoranti,trattoria,osteria|restaurante,restaurantes|ресторан,\
    рестораны|餐厅,餐馆,饭店,餐廳|レストラン,飲食店|restoran,restoranlar,lokanta|restauracja,restauracje|restaurace|\
    restaurant,restaurants,eethuis
    amenity=fast_food|fast food,takeaway,takeout,snack bar|Schnellimbiss,Imbiss,Fast Food,\
    Imbissbude|restauration rapide,fast-food,snack|comida rápida|fast food,tavola calda|fast-food,\
    lanchonete,lanchonetes|фастфуд,быстрое питание,закусочная|快餐店,快餐|ファストフード|fast food,büfe|\
    fast food,bar szybkiej obsługi|rychlé občerstvení,občerstvení|snackbar,fastfood,frituur
    amenity=cafe,amenity=ice_cream,shop=coffee|café,cafe,cafes,coffee shop,coffee,coffeehouse,\
    tea room|Café,Cafés,Kaffeehaus,Kaffee|café,cafés,salon de thé|cafetería,cafeterías,café|caffè,\
    bar caffè|café,cafés,cafetaria,cafeteria|кафе,кофейня,кофейни|咖啡馆,咖啡厅,咖啡店|カフェ,喫茶店|kafe,kafeler,\
    kahve|kawiarnia,kawiarnie|kavárna,kavárny|café,cafés,koffiehuis
    amenity=ice_cream,shop=ice_cream|ice cream,ice cream parlour,ice cream shop,gelato|Eisdiele,\
    Eisdielen,Eiscafé,Eis|glacier,glaciers,glaces|heladería,heladerías,helado|gelateria,gelaterie,\
    gelato|sorveteria,sorveterias,gelataria|мороженое,кафе-мороженое|冰淇淋店,冰淇淋|アイスクリーム|dondurmacı,\
    dondurma|lodziarnia,lodziarnie,lody|zmrzlinárna,zmrzlina|ijssalon,ijssalons,ijs
    amenity=bar,amenity=pub|bar,bars,cocktail bar|Bar,Bars|bar,bars|bar,bares|bar|bar,bares|бар,\
    бары|酒吧|バー|bar,barlar|bar,bary|bar,bary|bar,bars
    amenity=pub,amenity=bar,amenity=biergarten|pub,pubs,public house,tavern|Kneipe,Kneipen,\
    Gaststätte,Pub|pub,pubs,brasserie|pub,taberna,cervecería|pub,birreria|pub,boteco,cervejaria|паб,\
    пабы,пивная|酒馆,小酒馆|居酒屋,パブ|pub,birahane,meyhane|pub,puby|hospoda,hospody,pivnice|kroeg,kroegen,\
    pub
    amenity=biergarten|beer garden,beer gardens|Biergarten,Biergärten|jardin à bière|\
    jardín de cerveza|birreria all'aperto|jardim de cerveja|пивной сад|啤酒花园|ビアガーデン|bira bahçesi|\
    ogródek piwny|pivní zahrada,zahrádka|biertuin
    amenity=nightclub|nightclub,night club,nightclubs,disco,club|Nachtclub,Disko,Disco,Diskothek,\
    Club|boîte de nuit,discothèque,club|discoteca,discotecas|discoteca,discoteche,locale notturno|\
    discoteca,discotecas,boate,casa noturna|ночной клуб,ночные клубы,дискотека|夜总会,夜店|ナイトクラブ,クラブ|\
    gece kulübü,disko|klub nocny,kluby nocne,dyskoteka|noční klub,diskotéka|nachtclub,discotheek
    shop=bakery|bakery,bakeries,baker,bread|Bäckerei,Bäckereien,Bäcker|boulangerie,boulangeries,\
    boulanger|panadería,panaderías|panetteria,panificio,forno,panetterie|padaria,padarias|пекарня,\
    булочная,пекарни,хлеб|面包店,烘焙店|パン屋,ベーカリー|fırın,fırınlar,ekmek|piekarnia,piekarnie|pekárna,\
    pekařství,pekárny|bakker,bakkerij,bakkers
    shop=pastry,shop=confectionery|pastry shop,cake shop,patisserie|Konditorei,Konditoreien|\
    pâtisserie,pâtisseries|pastelería,pastelerías|pasticceria,pasticcerie|pastelaria,confeitaria|\
    кондитерская,кондитерские|蛋糕店,甜品店|ケーキ屋,洋菓子店|pastane,pastaneler|cukiernia,cukiernie|cukrárna,\
    cukrárny|banketbakkerij,banketbakker
    shop=confectionery,shop=chocolate|sweet shop,candy store,confectionery,chocolate shop,\
    chocolatier|Süßwaren,Süßigkeiten,Schokolade|confiserie,chocolaterie|confitería,bombonería,\
    dulces|confetteria,cioccolateria|doceria,chocolateria|конфеты,сладости|糖果店|菓子店|şekerci,\
    şekerleme|słodycze|cukrovinky|snoepwinkel
    shop=butcher|butcher,butchers,butcher shop|Metzgerei,Fleischerei,Metzger,Fleischer|boucherie,\
    boucheries,boucher|carnicería,carnicerías|macelleria,macellerie|talho,açougue,talhos|\
    мясная лавка,мясо,мясной магазин|肉店|肉屋,精肉店|kasap,kasaplar|sklep mięsny,rzeźnik,mięso|řeznictví,\
    řezník|slager,slagerij,slagers
    shop=greengrocer|greengrocer,greengrocers,fruit and vegetables,fruit shop|Gemüseladen,\
    Obst und Gemüse,Obsthändler|primeur,fruits et légumes|frutería,fruterías,verdulería|\
    fruttivendolo,frutta e verdura|frutaria,quitanda,hortifruti|овощи и фрукты,овощной магазин|水果店,\
    蔬菜店|八百屋|manav,manavlar|warzywniak,owoce i warzywa|zelenina,ovoce a zelenina|groenteboer,\
    groentewinkel
    shop=supermarket,shop=convenience,shop=grocery|supermarket,supermarkets,grocery,groceries,\
    grocery store,food store|Supermarkt,Supermärkte,Lebensmittel|supermarché,supermarchés,\
    alimentation|supermercado,supermercados|supermercato,supermercati,alimentari|supermercado,\
    supermercados,hipermercado|супермаркет,супермаркеты,продукты,гастроном|超市,超级市场|スーパーマーケット,スーパー|\
    süpermarket,market,marketler|supermarket,supermarkety,spożywczy|supermarket,supermarkety,\
    potraviny|supermarkt,supermarkten
    shop=convenience,shop=kiosk|convenience store,convenience stores,corner shop|Lebensmittelladen,\
    Tante-Emma-Laden,Späti|supérette,épicerie,épiceries|tienda de conveniencia,ultramarinos,colmado|\
    minimarket,minimercato|loja de conveniência,mercearia|продуктовый магазин,магазин у дома|便利店|\
    コンビニ,コンビニエンスストア|bakkal,bakkallar|sklep spożywczy,żabka|večerka,smíšené zboží|buurtwinkel,\
    buurtsuper
    shop=alcohol,shop=wine,shop=beverages|liquor store,off licence,wine shop,wine merchant|\
    Weinhandlung,Getränkemarkt,Getränke,Spirituosen|cave à vin,caviste,vins|licorería,vinoteca,\
    bodega|enoteca,vini,bevande|loja de bebidas,garrafeira|алкоголь,винный магазин,вино|酒类专卖店,酒行|酒屋|\
    tekel,tekel bayii|sklep monopolowy,alkohole|vinotéka,víno,alkohol|slijterij,slijter,wijnwinkel
    shop=deli,shop=cheese|delicatessen,deli,cheese shop|Feinkost,Delikatessen,Käse|épicerie fine,\
    traiteur,fromagerie|delicatessen,charcutería,quesería|gastronomia,salumeria,formaggi|\
    charcutaria,queijaria|деликатесы,сыры|熟食店|デリカテッセン,惣菜|şarküteri|delikatesy|lahůdky,sýry|\
    delicatessen,kaaswinkel
    shop=seafood|fishmonger,fish shop,seafood|Fischgeschäft,Fischhändler,Fisch|poissonnerie,\
    poissonneries|pescadería,pescaderías|pescheria,pescherie|peixaria,peixarias|рыбный магазин,рыба,\
    морепродукты|海鲜店,鱼店|魚屋|balıkçı,balıkçılar|sklep rybny,ryby|rybárna,ryby|viswinkel,visboer
    amenity=marketplace|market,markets,marketplace,farmers market|Markt,Märkte,Marktplatz,\
    Wochenmarkt|marché,marchés|mercado,mercados|mercato,mercati|mercado,mercados,feira|рынок,рынки|\
    市场,集市,菜市场|市場|pazar,pazar yeri,çarşı|targ,targowisko,bazar,rynek|tržnice,trh,tržiště|markt,\
    markten,marktplaats
    """
}
