// SPDX-License-Identifier: Apache-2.0

extension Categories {
  /// Shops; see `Categories.languages` for the order of the words.
  static let shops = """
    shop=mall,shop=department_store|shopping centre,shopping center,mall,shopping mall,malls|\
    Einkaufszentrum,Einkaufszentren,Shoppingcenter|centre commercial,centres commerciaux|\
    centro comercial,centros comerciales|centro commerciale,centri commerciali|shopping,\
    centro comercial,shopping center|торговый центр,торговые центры,тц|购物中心,商场|ショッピングモール,ショッピングセンター|\
    alışveriş merkezi,avm|centrum handlowe,galeria handlowa|nákupní centrum,obchodní centrum|\
    winkelcentrum,winkelcentra
    shop=department_store|department store,department stores|Kaufhaus,Warenhaus,Kaufhäuser|\
    grand magasin,grands magasins|grandes almacenes|grande magazzino,grandi magazzini|\
    loja de departamentos,armazém|универмаг,универмаги|百货商店,百货|デパート,百貨店|büyük mağaza|dom towarowy|\
    obchodní dům|warenhuis,warenhuizen
    shop=clothes,shop=fashion,shop=boutique|clothes shop,clothing store,clothes,clothing,fashion,\
    boutique|Bekleidung,Kleidung,Modegeschäft,Mode,Boutique|vêtements,magasin de vêtements,\
    prêt-à-porter|ropa,tienda de ropa|abbigliamento,vestiti|roupas,loja de roupas,vestuário|одежда,\
    магазин одежды|服装店,衣服|洋服店,衣料品店|giyim,giyim mağazası|odzież,sklep odzieżowy,ubrania|oblečení,\
    oděvy|kleding,kledingwinkel
    shop=shoes|shoe shop,shoes,shoe store|Schuhgeschäft,Schuhe,Schuhladen|chaussures,\
    magasin de chaussures|zapatería,zapaterías,zapatos|calzature,scarpe|sapataria,sapatos,calçados|\
    обувь,магазин обуви|鞋店|靴屋|ayakkabı,ayakkabıcı|obuwie,buty,sklep obuwniczy|obuv,boty|schoenen,\
    schoenenwinkel
    shop=jewelry,shop=watches|jeweller,jeweler,jewellery,jewelry,watches|Juwelier,Schmuck,Uhren|\
    bijouterie,bijoutier,joaillerie|joyería,joyerías,relojería|gioielleria,gioielli,orologeria|\
    joalharia,joalheria|ювелирный магазин,ювелирный,часы|珠宝店,首饰店|宝石店,ジュエリー|kuyumcu,kuyumcular|\
    jubiler,biżuteria|klenotnictví,zlatnictví|juwelier,juweliers
    shop=hairdresser|hairdresser,hairdressers,barber,hair salon|Friseur,Friseure,Frisör,Barbier|\
    coiffeur,coiffeurs,salon de coiffure|peluquería,peluquerías,barbería|parrucchiere,parrucchieri,\
    barbiere|cabeleireiro,cabeleireiros,barbearia|парикмахерская,парикмахерские,барбершоп|理发店,美发店|\
    美容室,床屋,理髪店|kuaför,berber|fryzjer,fryzjerzy|kadeřnictví,holič|kapper,kappers
    shop=beauty,shop=cosmetics,shop=perfumery|beauty salon,cosmetics,beauty parlour,nail salon,\
    perfumery|Kosmetik,Kosmetikstudio,Nagelstudio,Parfümerie|institut de beauté,parfumerie,\
    cosmétiques|salón de belleza,perfumería,cosmética|salone di bellezza,estetista,profumeria|\
    salão de beleza,perfumaria,cosméticos|салон красоты,косметика,парфюмерия|美容院,化妆品店|美容サロン,化粧品店|\
    güzellik salonu,kozmetik,parfümeri|salon kosmetyczny,kosmetyki,perfumeria|kosmetika,\
    kosmetický salon,parfumerie|schoonheidssalon,parfumerie
    shop=chemist|drugstore,toiletries|Drogerie,Drogerien,Drogeriemarkt|droguerie,parapharmacie|\
    droguería,perfumería|drogheria|drogaria,perfumaria|дрогери,бытовая химия|药妆店|ドラッグストア|\
    kozmetik mağazası|drogeria,drogerie|drogerie|drogisterij,drogist
    shop=optician|optician,opticians,glasses|Optiker,Augenoptiker,Brillen|opticien,opticiens,\
    lunettes|óptica,ópticas|ottico,ottica|ótica,oculista,óticas|оптика,очки|眼镜店|眼鏡店,メガネ|optik,\
    gözlükçü|optyk,okulary|optika,brýle|opticien,brillen
    shop=books|bookshop,bookstore,books,bookshops|Buchhandlung,Buchladen,Bücher|librairie,\
    librairies,livres|librería,librerías,libros|libreria,librerie,libri|livraria,livrarias|\
    книжный магазин,книги|书店|本屋,書店|kitapçı,kitabevi|księgarnia,księgarnie,książki|knihkupectví,\
    knihy|boekhandel,boekenwinkel
    shop=stationery|stationery,stationer,stationery shop|Schreibwaren,Schreibwarengeschäft,\
    Papeterie|papeterie,papeteries|papelería,papelerías|cartoleria,cartolerie|papelaria,papelarias|\
    канцтовары,канцелярские товары|文具店|文房具店|kırtasiye|artykuły papiernicze,papierniczy|papírnictví|\
    kantoorboekhandel,schrijfwaren
    shop=newsagent,shop=kiosk|newsagent,newsagents,newspapers,newsstand|Zeitungskiosk,Zeitschriften,\
    Zeitungen|marchand de journaux,maison de la presse,presse|quiosco de prensa,prensa|edicola,\
    edicole,giornali|banca de jornal,jornais|газетный киоск,пресса|报刊亭|新聞販売店|gazete bayii,gazete|\
    kiosk z gazetami,salonik prasowy,prasa|trafika,noviny|krantenwinkel,kranten
    shop=kiosk|kiosk,kiosks|Kiosk,Kioske,Trinkhalle|kiosque,kiosques|quiosco,quioscos|chiosco,\
    chioschi|quiosque,quiosques|киоск,киоски,ларёк|小卖部,报亭|売店,キオスク|büfe,kiosk|kiosk,kioski|kiosek,\
    stánek|kiosk,kiosken
    shop=tobacco|tobacconist,tobacco,cigarettes|Tabakladen,Tabak,Trafik|bureau de tabac,tabac|\
    estanco,estancos,tabaco|tabaccheria,tabacchi,tabaccaio|tabacaria,tabaco|табак,сигареты|烟酒店,烟草店|\
    タバコ屋|tütüncü,sigara|sklep tytoniowy,tytoń|tabák,trafika|tabakswinkel,tabak
    shop=florist|florist,florists,flower shop,flowers|Blumenladen,Floristik,Blumen|fleuriste,\
    fleuristes,fleurs|floristería,floristerías,flores|fiorista,fioraio,fiori|florista,floricultura,\
    flores|цветы,цветочный магазин|花店|花屋|çiçekçi,çiçekçiler|kwiaciarnia,kwiaty|květinářství,květiny|\
    bloemist,bloemenwinkel,bloemen
    shop=garden_centre|garden centre,garden center,nursery,plants|Gartencenter,Gärtnerei,\
    Gartenmarkt|jardinerie,jardineries,pépinière|centro de jardinería,vivero|centro giardinaggio,\
    vivaio|centro de jardinagem,viveiro|садовый центр,питомник|园艺中心|園芸店,ガーデンセンター|bahçe merkezi,\
    fidanlık|centrum ogrodnicze|zahradnictví,zahradní centrum|tuincentrum,tuincentra
    shop=doityourself,shop=hardware|diy store,do it yourself,home improvement,building supplies|\
    Baumarkt,Baumärkte|magasin de bricolage,bricolage|bricolaje,tienda de bricolaje|fai da te,\
    bricolage|bricolagem,material de construção|стройматериалы,строительный магазин|建材店|ホームセンター|\
    yapı market|market budowlany,sklep budowlany|hobby market,stavebniny|bouwmarkt,bouwmarkten
    shop=hardware|hardware store,ironmonger,tools|Eisenwaren,Werkzeuge,Haushaltswaren|quincaillerie,\
    quincailleries|ferretería,ferreterías|ferramenta|ferragens,loja de ferragens|хозтовары,\
    инструменты|五金店|金物店|nalbur,hırdavatçı|sklep metalowy,narzędzia|železářství,domácí potřeby|\
    ijzerwarenwinkel,ijzerhandel
    shop=furniture|furniture store,furniture|Möbelhaus,Möbel,Möbelgeschäft|meubles,\
    magasin de meubles|mueblería,muebles|mobili,arredamento|móveis,mobiliário,loja de móveis|мебель,\
    магазин мебели|家具店|家具店|mobilya,mobilyacı|meble,sklep meblowy|nábytek|meubelwinkel,meubels
    shop=electronics,shop=computer|electronics store,electronics,computer shop,computers|Elektronik,\
    Elektromarkt,Computerladen|électronique,informatique,électroménager|electrónica,informática,\
    electrodomésticos|elettronica,computer,informatica|eletrônicos,eletrônica,informática|\
    электроника,бытовая техника,компьютеры|电器店,电脑店|家電量販店,電器店|elektronik,bilgisayar|elektronika,\
    komputery,rtv agd|elektronika,počítače,elektro|elektronica,computerwinkel
    shop=mobile_phone|mobile phone shop,phone shop,mobile phones,cell phones|Handyladen,Handyshop,\
    Mobiltelefone|téléphonie mobile,téléphonie|tienda de móviles,telefonía|negozio di telefonia,\
    telefonia,cellulari|loja de celulares,telemóveis,celulares|салон связи,сотовые телефоны,\
    телефоны|手机店|携帯ショップ|cep telefonu,telefoncu|telefony,salon gsm|mobilní telefony,mobily|\
    telefoonwinkel
    shop=sports|sports shop,sporting goods,sports store|Sportgeschäft,Sportartikel|magasin de sport,\
    articles de sport|tienda de deportes,deportes|articoli sportivi|artigos esportivos,\
    loja de desporto|спорттовары|体育用品店|スポーツ用品店|spor malzemeleri,spor mağazası|sklep sportowy|\
    sportovní potřeby|sportwinkel,sportzaak
    shop=toys|toy shop,toys,toy store|Spielwaren,Spielzeugladen,Spielzeug|magasin de jouets,jouets|\
    juguetería,jugueterías,juguetes|negozio di giocattoli,giocattoli|loja de brinquedos,brinquedos|\
    игрушки,магазин игрушек|玩具店|おもちゃ屋,玩具店|oyuncakçı,oyuncak|zabawki,sklep z zabawkami|hračkářství,\
    hračky|speelgoedwinkel,speelgoed
    shop=pet|pet shop,pet store,pet supplies|Zoohandlung,Tierhandlung,Tierbedarf|animalerie,\
    animaleries|tienda de mascotas,mascotas|negozio di animali|pet shop,loja de animais|зоомагазин,\
    зоотовары|宠物店|ペットショップ|evcil hayvan dükkanı,petshop|sklep zoologiczny|chovatelské potřeby|\
    dierenwinkel
    shop=gift,shop=souvenir|gift shop,souvenirs,souvenir shop,gifts|Geschenke,Geschenkeladen,\
    Andenken,Souvenirs|cadeaux,boutique de cadeaux,souvenirs|regalos,tienda de regalos,recuerdos|\
    articoli da regalo,regali,souvenir|presentes,loja de presentes,lembranças|подарки,сувениры|礼品店,\
    纪念品店|土産物店,ギフトショップ|hediyelik eşya|upominki,pamiątki|dárky,suvenýry|cadeauwinkel,souvenirs
    shop=bicycle|bicycle shop,bike shop,bikes|Fahrradladen,Fahrradgeschäft,Fahrräder|\
    magasin de vélos,vélos|tienda de bicicletas,bicicletas|negozio di biciclette,biciclette|\
    loja de bicicletas,bicicletaria|веломагазин,велосипеды|自行车店|自転車屋,自転車店|bisikletçi,bisiklet|\
    sklep rowerowy,rowery|cyklo,jízdní kola,prodejna kol|fietsenwinkel,fietsenmaker
    shop=car|car dealer,car dealership,cars,car showroom|Autohaus,Autohändler|\
    concessionnaire automobile,concessionnaire,garage automobile|concesionario,concesionarios,\
    coches|concessionaria,autosalone,concessionarie|concessionária,stand de automóveis|автосалон,\
    автосалоны,автодилер|汽车经销商,4s店|自動車販売店,カーディーラー|oto galeri,otomobil bayii|salon samochodowy,\
    dealer|autosalon,prodejce aut|autodealer,autobedrijf
    shop=car_repair,craft=car_repair|car repair,garage,mechanic,auto repair|Autowerkstatt,Werkstatt,\
    Kfz-Werkstatt|garage,réparation automobile,mécanicien|taller mecánico,taller,talleres|officina,\
    autofficina,meccanico|oficina mecânica,oficina,mecânico|автосервис,автомастерская,сто|汽车修理厂,修车|\
    自動車整備工場|oto tamir,oto servis,tamirci|warsztat samochodowy,mechanik|autoservis,autoopravna|\
    autogarage,garage,autoreparatie
    shop=car_parts,shop=tyres|car parts,auto parts,tyres,tires|Autoteile,Reifen,Reifenhändler|\
    pièces auto,pneus|recambios,repuestos,neumáticos|autoricambi,ricambi auto,gommista|autopeças,\
    peças auto,pneus|автозапчасти,шины,шиномонтаж|汽车配件,轮胎店|カー用品店,タイヤ|oto yedek parça,lastikçi|\
    części samochodowe,opony|autodíly,pneuservis|auto-onderdelen,banden
    shop=laundry,shop=dry_cleaning|laundry,launderette,laundromat,dry cleaner,dry cleaners|\
    Wäscherei,Waschsalon,Reinigung|laverie,pressing,blanchisserie|lavandería,tintorería,lavanderías|\
    lavanderia,lavasecco,tintoria|lavanderia,lavandaria,tinturaria|прачечная,химчистка|洗衣店,干洗店|\
    クリーニング店,コインランドリー|çamaşırhane,kuru temizleme|pralnia,pralnie|prádelna,čistírna|wasserette,\
    stomerij
    shop=travel_agency|travel agency,travel agent,travel agencies|Reisebüro,Reisebüros|\
    agence de voyages,agences de voyages|agencia de viajes|agenzia di viaggi|agência de viagens|\
    турагентство,турагентства,турфирма|旅行社|旅行代理店|seyahat acentesi|biuro podróży|cestovní kancelář,\
    cestovka|reisbureau
    shop=second_hand,shop=charity,shop=antiques|second hand,charity shop,thrift store,antiques|\
    Secondhand,Antiquitäten,Trödel,Gebrauchtwaren|friperie,brocante,antiquités,dépôt-vente|\
    segunda mano,antigüedades|usato,antiquariato,mercatino dell'usato|brechó,antiguidades,\
    segunda mão|секонд-хенд,комиссионный магазин,антиквариат|二手店,古董店|リサイクルショップ,古着屋|ikinci el,\
    antikacı|sklep z używaną odzieżą,lumpeks,antyki|secondhand,bazar,starožitnosti|kringloopwinkel,\
    tweedehands
    shop=musical_instrument,shop=music|music shop,musical instruments,record shop|Musikgeschäft,\
    Musikinstrumente,Plattenladen|magasin de musique,instruments de musique,disquaire|\
    tienda de música,instrumentos musicales|strumenti musicali,negozio di musica|loja de música,\
    instrumentos musicais|музыкальный магазин,музыкальные инструменты|乐器店|楽器店|müzik mağazası|\
    sklep muzyczny|hudebniny,hudební nástroje|muziekwinkel
    shop|shop,shops,store,stores|Geschäft,Geschäfte,Laden,Läden|magasin,magasins,boutique|tienda,\
    tiendas|negozio,negozi|loja,lojas|магазин,магазины|商店,店铺|店,お店,店舗|mağaza,dükkan|sklep,sklepy|\
    obchod,obchody|winkel,winkels
    """
}
