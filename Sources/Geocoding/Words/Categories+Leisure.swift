// SPDX-License-Identifier: Apache-2.0

extension Categories {
  /// Leisure, culture, nature; see `Categories.languages` for the order of the words.
  static let leisure = """
    tourism=information|tourist information,tourist office,visitor centre,information|\
    Touristeninformation,Touristinformation,Information|office de tourisme,syndicat d'initiative|\
    oficina de turismo,información turística|ufficio turistico,informazioni turistiche,pro loco|\
    informações turísticas,posto de turismo|туристическая информация|旅游信息,游客中心|観光案内所|turizm danışma,\
    turist bilgi|informacja turystyczna|informační centrum,turistické informace|\
    toeristische informatie,vvv
    tourism=museum|museum,museums|Museum,Museen|musée,musées|museo,museos|museo,musei|museu,museus|\
    музей,музеи|博物馆|博物館,美術館|müze,müzeler|muzeum,muzea|muzeum,muzea|museum,musea
    tourism=gallery,amenity=arts_centre,shop=art|gallery,art gallery,galleries,arts centre|Galerie,\
    Kunstgalerie,Galerien|galerie d'art,galerie,galeries|galería de arte,galería,galerías|\
    galleria d'arte,galleria,gallerie|galeria de arte,galeria,galerias|галерея,\
    художественная галерея,галереи|美术馆,画廊|画廊,ギャラリー|sanat galerisi,galeri|galeria,galeria sztuki|\
    galerie|galerie,kunstgalerie
    amenity=theatre|theatre,theater,theatres,theaters|Theater,Schauspielhaus,Oper|théâtre,théâtres,\
    opéra|teatro,teatros|teatro,teatri|teatro,teatros|театр,театры|剧院,剧场|劇場|tiyatro,tiyatrolar|\
    teatr,teatry|divadlo,divadla|theater,theaters,schouwburg
    amenity=cinema|cinema,cinemas,movie theater,movies,movie theatre|Kino,Kinos|cinéma,cinémas|cine,\
    cines|cinema|cinema,cinemas|кинотеатр,кино,кинотеатры|电影院|映画館|sinema,sinemalar|kino,kina|kino,\
    kina|bioscoop,bioscopen
    tourism=attraction|attraction,attractions,sight,sights,sightseeing|Sehenswürdigkeit,\
    Sehenswürdigkeiten|attraction touristique,attractions,curiosité|atracción turística,atracciones|\
    attrazione turistica,attrazioni|atração turística,atrações|достопримечательность,\
    достопримечательности|景点,旅游景点|観光地,観光名所|turistik yer,gezilecek yer|atrakcja turystyczna,atrakcje|\
    turistická atrakce,zajímavost,památka|bezienswaardigheid,bezienswaardigheden
    tourism=viewpoint|viewpoint,viewpoints,lookout,vista|Aussichtspunkt,Aussicht,Aussichtspunkte|\
    point de vue,belvédère|mirador,miradores|punto panoramico,belvedere|mirante,miradouro|\
    смотровая площадка,обзорная площадка|观景台|展望台|seyir terası,manzara noktası|punkt widokowy|\
    vyhlídka,vyhlídky|uitzichtpunt
    tourism=zoo,tourism=aquarium|zoo,zoos,aquarium|Zoo,Tierpark,Zoos,Aquarium|zoo,parc zoologique,\
    aquarium|zoo,zoológico,acuario|zoo,giardino zoologico,acquario|zoológico,jardim zoológico,\
    aquário|зоопарк,зоопарки,океанариум|动物园,水族馆|動物園,水族館|hayvanat bahçesi,akvaryum|zoo,\
    ogród zoologiczny,akwarium|zoo,zoologická zahrada,akvárium|dierentuin,dierentuinen,aquarium
    tourism=theme_park|theme park,amusement park,theme parks|Freizeitpark,Vergnügungspark|\
    parc d'attractions|parque de atracciones,parque temático|parco divertimenti,parco a tema|\
    parque de diversões,parque temático|парк развлечений,парк аттракционов|游乐园,主题公园|遊園地,テーマパーク|\
    eğlence parkı,lunapark|park rozrywki,wesołe miasteczko|zábavní park|pretpark,pretparken
    tourism=artwork,historic=memorial,historic=monument|artwork,sculpture,statue|Kunstwerk,Skulptur,\
    Statue|œuvre d'art,sculpture,statue|obra de arte,escultura,estatua|opera d'arte,scultura,statua|\
    obra de arte,escultura,estátua|скульптура,статуя|雕塑,雕像|彫刻,銅像|heykel,sanat eseri|dzieło sztuki,\
    rzeźba,pomnik|umělecké dílo,socha|kunstwerk,beeld,standbeeld
    tourism=picnic_site,leisure=picnic_table|picnic site,picnic area,picnic|Picknickplatz,Picknick,\
    Grillplatz|aire de pique-nique,pique-nique|merendero,área de picnic|area picnic,picnic|\
    área de piquenique,parque de merendas|место для пикника|野餐区|ピクニック場|piknik alanı|\
    miejsce piknikowe,piknik|piknikové místo|picknickplaats
    historic=castle|castle,castles,palace|Burg,Schloss,Burgen,Schlösser|château,châteaux|castillo,\
    castillos,palacio|castello,castelli,palazzo|castelo,castelos,palácio|замок,замки,дворец,\
    крепость|城堡,宫殿|城,お城|kale,saray,kaleler|zamek,zamki,pałac|hrad,zámek,hrady|kasteel,kastelen
    historic=monument,historic=memorial|monument,memorial,monuments,memorials|Denkmal,Denkmäler,\
    Mahnmal|monument,mémorial,monuments|monumento,monumentos|monumento,monumenti|monumento,\
    monumentos,memorial|памятник,памятники,мемориал|纪念碑|記念碑|anıt,anıtlar|pomnik,pomniki|pomník,\
    památník,pomníky|monument,gedenkteken,monumenten
    historic=ruins,historic=archaeological_site|ruins,ruin,archaeological site|Ruine,Ruinen,\
    Ausgrabung|ruines,site archéologique|ruinas,yacimiento arqueológico|rovine,sito archeologico|\
    ruínas,sítio arqueológico|руины,развалины|遗址,废墟|遺跡,史跡|harabe,ören yeri|ruiny|zřícenina,ruiny|\
    ruïne,ruïnes
    leisure=park|park,parks,public garden|Park,Parks,Parkanlage|parc,parcs,square|parque,parques|\
    parco,parchi|parque,parques|парк,парки,сквер|公园|公園|park,parklar|park,parki|park,parky|park,\
    parken,plantsoen
    leisure=garden|garden,gardens,botanical garden|Garten,Gärten,botanischer Garten|jardin,jardins,\
    jardin botanique|jardín,jardines,jardín botánico|giardino,giardini,orto botanico|jardim,jardins,\
    jardim botânico|сад,сады,ботанический сад|花园,植物园|庭園,植物園|bahçe,bahçeler|ogród,ogrody|zahrada,\
    zahrady|tuin,tuinen
    leisure=playground|playground,playgrounds|Spielplatz,Spielplätze|aire de jeux,aires de jeux|\
    parque infantil,parques infantiles|parco giochi,parchi giochi|parque infantil,playground|\
    детская площадка,детские площадки|游乐场,儿童游乐场|遊び場,児童公園|oyun parkı,çocuk parkı|plac zabaw,\
    place zabaw|dětské hřiště,dětská hřiště|speeltuin,speelplaats
    leisure=swimming_pool,leisure=sports_centre,leisure=water_park|swimming pool,pool,\
    swimming pools,swimming baths|Schwimmbad,Freibad,Hallenbad,Schwimmbäder|piscine,piscines|\
    piscina,piscinas|piscina,piscine|piscina,piscinas|бассейн,бассейны|游泳池,泳池|プール,水泳場|yüzme havuzu,\
    havuz|basen,pływalnia,baseny|bazén,plavecký bazén,koupaliště|zwembad,zwembaden
    leisure=water_park|water park,water parks,aquapark|Spaßbad,Erlebnisbad,Wasserpark|\
    parc aquatique|parque acuático|parco acquatico,acquapark|parque aquático|аквапарк|水上乐园|ウォーターパーク|\
    su parkı,aquapark|park wodny,aquapark|aquapark|waterpark,subtropisch zwembad
    leisure=sports_centre,leisure=sports_hall|sports centre,sports center,leisure centre,\
    sports hall|Sportzentrum,Sporthalle,Turnhalle|centre sportif,gymnase,complexe sportif|\
    polideportivo,centro deportivo|centro sportivo,palestra,palazzetto dello sport|centro esportivo,\
    ginásio,pavilhão|спортивный центр,спорткомплекс,спортзал|体育馆,体育中心|体育館,スポーツセンター|spor merkezi,\
    spor salonu|centrum sportowe,hala sportowa|sportovní centrum,sportovní hala|sportcentrum,\
    sporthal
    leisure=fitness_centre|gym,fitness centre,fitness,gyms,fitness center|Fitnessstudio,Fitness,\
    Fitnesscenter|salle de sport,salle de fitness|gimnasio,gimnasios|palestra,palestre,\
    centro fitness|academia,academias,ginásio|фитнес,фитнес-клуб,тренажёрный зал|健身房|フィットネスクラブ,\
    スポーツジム,ジム|spor salonu,fitness|siłownia,siłownie,klub fitness|fitness,posilovna,fitcentrum|\
    sportschool,fitnesscentrum
    leisure=stadium|stadium,stadiums,arena|Stadion,Stadien,Arena|stade,stades|estadio,estadios|\
    stadio,stadi|estádio,estádios|стадион,стадионы|体育场|競技場,スタジアム,球場|stadyum,stadyumlar,stat|stadion,\
    stadiony|stadion,stadiony|stadion,stadions
    leisure=pitch|sports field,pitch,football pitch,tennis court,playing field|Sportplatz,\
    Fußballplatz,Tennisplatz,Bolzplatz|terrain de sport,terrain de football,court de tennis|\
    campo deportivo,campo de fútbol,pista de tenis|campo sportivo,campo da calcio,campo da tennis|\
    campo esportivo,campo de futebol,quadra|спортивная площадка,футбольное поле,теннисный корт|球场,\
    足球场,运动场|運動場,テニスコート|spor sahası,futbol sahası,halı saha|boisko,korty tenisowe|hřiště,\
    fotbalové hřiště,tenisové kurty|sportveld,voetbalveld,tennisbaan
    leisure=golf_course|golf course,golf,golf club,golf courses|Golfplatz,Golfplätze,Golf|\
    terrain de golf,golf|campo de golf,golf|campo da golf,golf|campo de golfe,golfe|гольф,\
    гольф-клуб|高尔夫球场|ゴルフ場|golf sahası,golf|pole golfowe|golfové hřiště,golf|golfbaan,golf
    leisure=marina|marina,yacht harbour,harbour,marinas|Yachthafen,Jachthafen,Hafen|\
    port de plaisance,marina|puerto deportivo,marina|porto turistico,marina|marina,porto de recreio|\
    марина,яхт-клуб|码头,游艇码头|マリーナ,ヨットハーバー|marina,yat limanı|marina,przystań|přístav,marina|jachthaven
    leisure=sauna,amenity=public_bath|sauna,saunas,spa,public bath,bathhouse|Sauna,Saunen,Therme|\
    sauna,thermes,bains publics|sauna,balneario,baños públicos|sauna,terme,bagni|sauna,termas,\
    banho público|сауна,баня,бани|桑拿,澡堂|サウナ,温泉,銭湯|sauna,hamam,kaplıca|sauna,łaźnia|sauna,lázně|\
    sauna,badhuis
    leisure=dog_park|dog park,dog run|Hundewiese,Hundeauslauf|parc à chiens|parque canino|area cani|\
    parque para cães|площадка для собак|狗公园|ドッグラン|köpek parkı|wybieg dla psów|psí hřiště,psí park|\
    hondenpark,hondenlosloopgebied
    leisure=nature_reserve,boundary=national_park,boundary=protected_area|nature reserve,\
    national park,nature reserves|Naturschutzgebiet,Nationalpark|réserve naturelle,parc national|\
    reserva natural,parque nacional|riserva naturale,parco nazionale|reserva natural,\
    parque nacional|заповедник,национальный парк|自然保护区,国家公园|自然保護区,国立公園|tabiat parkı,milli park|\
    rezerwat przyrody,park narodowy|přírodní rezervace,národní park|natuurreservaat,nationaal park
    amenity=casino|casino,casinos|Casino,Spielbank,Kasino|casino,casinos|casino,casinos|casinò|\
    cassino,casino|казино|赌场|カジノ|kumarhane,casino|kasyno,kasyna|kasino,kasina|casino,casino's
    natural=beach,leisure=beach_resort|beach,beaches|Strand,Strände,Badestrand|plage,plages|playa,\
    playas|spiaggia,spiagge|praia,praias|пляж,пляжи|海滩,沙滩|ビーチ,海水浴場|plaj,plajlar|plaża,plaże|pláž,\
    pláže|strand,stranden
    natural=peak,natural=volcano|peak,mountain,summit,peaks,mountains,volcano|Gipfel,Berg,Berge|\
    sommet,montagne,pic,sommets|pico,montaña,cumbre,cima|cima,montagna,vetta,monte|pico,montanha,\
    cume|вершина,гора,горы|山峰,山|山,山頂|zirve,dağ|szczyt,góra,szczyty|vrchol,hora,vrcholy|bergtop,berg,\
    top
    natural=spring|spring,springs|Quelle,Quellen|source,sources|manantial,manantiales|sorgente,\
    sorgenti|nascente,fonte natural|родник,источник|泉,泉水|泉,湧水|kaynak,pınar|źródło,źródła|pramen,\
    prameny,studánka|bron,bronnen
    natural=cave_entrance|cave,caves|Höhle,Höhlen|grotte,grottes|cueva,cuevas|grotta,grotte|caverna,\
    gruta|пещера,пещеры|洞穴|洞窟|mağara,mağaralar|jaskinia,jaskinie|jeskyně|grot,grotten
    natural=water,water=lake|lake,lakes,pond|See,Seen,Teich,Weiher|lac,lacs,étang|lago,lagos,\
    estanque|lago,laghi|lago,lagos,lagoa|озеро,озёра,пруд|湖,湖泊|湖,池|göl,göller|jezioro,jeziora,staw|\
    jezero,jezera,rybník|meer,meren,vijver
    waterway=waterfall|waterfall,waterfalls|Wasserfall,Wasserfälle|cascade,chute d'eau,cascades|\
    cascada,catarata,cascadas|cascata,cascate|cachoeira,cascata,cachoeiras|водопад,водопады|瀑布|滝|\
    şelale,şelaleler|wodospad,wodospady|vodopád,vodopády|waterval,watervallen
    man_made=lighthouse|lighthouse,lighthouses|Leuchtturm,Leuchttürme|phare,phares|faro,faros|faro,\
    fari|farol,faróis|маяк,маяки|灯塔|灯台|deniz feneri,fener|latarnia morska|maják,majáky|vuurtoren,\
    vuurtorens
    man_made=tower,tower:type=observation|tower,towers,observation tower|Turm,Türme,Aussichtsturm|\
    tour,tours,tour d'observation|torre,torres|torre,torri|torre,torres|башня,башни|塔|塔,タワー|kule,\
    kuleler|wieża,wieże,wieża widokowa|věž,věže,rozhledna|toren,torens,uitkijktoren
    """
}
