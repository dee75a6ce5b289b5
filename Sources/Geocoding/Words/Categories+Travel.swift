// SPDX-License-Identifier: Apache-2.0

extension Categories {
  /// Getting about and staying; see `Categories.languages` for the order of the words.
  static let travel = """
    amenity=fuel|gas station,petrol station,filling station,fuel,petrol,gas stations,\
    petrol stations,gasoline|Tankstelle,Tankstellen,Tanken|station-service,essence,stations-service,\
    carburant|gasolinera,gasolineras,estación de servicio,gasolina|distributore di benzina,\
    benzinaio,stazione di servizio,benzina|posto de gasolina,posto de combustível,bomba de gasolina,\
    gasolineira|заправка,АЗС,автозаправка,заправки,бензин|加油站|ガソリンスタンド,給油所|benzin istasyonu,\
    benzinlik,akaryakıt,petrol|stacja benzynowa,stacje benzynowe,stacja paliw,paliwo|\
    čerpací stanice,benzinka,benzínová pumpa|tankstation,benzinestation,benzinepomp
    amenity=charging_station|charging station,ev charging,charger,charging stations,ev charger|\
    Ladestation,Ladesäule,Ladestationen,Ladesäulen,Stromtankstelle|borne de recharge,\
    bornes de recharge,station de recharge|punto de recarga,estación de carga,electrolinera|\
    stazione di ricarica,colonnina di ricarica|posto de carregamento,estação de recarga,eletroposto|\
    зарядная станция,электрозаправка,зарядка|充电站,充电桩|充電スタンド,充電ステーション|şarj istasyonu|\
    stacja ładowania,ładowarka|nabíjecí stanice,nabíječka|laadpaal,laadstation,laadpalen
    amenity=parking|parking,car park,parking lot,car parks,parking garage|Parkplatz,Parkplätze,\
    Parkhaus,Tiefgarage,Parken|parking,parkings,stationnement|aparcamiento,estacionamiento,parking,\
    aparcamientos|parcheggio,parcheggi|estacionamento,estacionamentos,parque de estacionamento|\
    парковка,стоянка,паркинг,парковки|停车场|駐車場|otopark,park yeri|parking,parkingi|parkoviště,\
    parkování|parkeerplaats,parkeergarage,parkeren
    amenity=bicycle_parking|bicycle parking,bike parking,bike rack|Fahrradständer,Fahrradparkplatz|\
    parking à vélos,stationnement vélo|aparcabicicletas,aparcamiento de bicicletas|\
    parcheggio biciclette,rastrelliera|bicicletário,estacionamento de bicicletas|велопарковка|\
    自行车停放处|駐輪場|bisiklet parkı|parking rowerowy,stojak na rowery|stojan na kola|fietsenstalling,\
    fietsenrek
    amenity=bicycle_rental|bicycle rental,bike rental,bike hire,bike sharing|Fahrradverleih,\
    Fahrradvermietung,Leihräder|location de vélos,vélos en libre-service|alquiler de bicicletas|\
    noleggio biciclette,bike sharing|aluguel de bicicletas,aluguer de bicicletas|прокат велосипедов,\
    велопрокат|自行车租赁,共享单车|レンタサイクル|bisiklet kiralama|wypożyczalnia rowerów,rower miejski|\
    půjčovna kol|fietsverhuur,deelfietsen
    amenity=car_rental|car rental,car hire,rent a car|Autovermietung,Mietwagen|location de voitures|\
    alquiler de coches,renta de autos|autonoleggio,noleggio auto|aluguel de carros,\
    aluguer de automóveis|прокат автомобилей,аренда автомобилей|租车,汽车租赁|レンタカー|araç kiralama,\
    oto kiralama|wypożyczalnia samochodów|půjčovna aut,autopůjčovna|autoverhuur
    amenity=car_sharing|car sharing,carsharing|Carsharing|autopartage|coche compartido|car sharing|\
    compartilhamento de carros|каршеринг|共享汽车|カーシェアリング|araç paylaşımı|współdzielenie samochodów|\
    sdílení aut|autodelen,deelauto
    amenity=car_wash|car wash,car washes|Waschanlage,Autowäsche,Autowaschanlage|lavage auto,\
    station de lavage|lavado de coches,lavadero de coches,autolavado|autolavaggio|lavagem de carros,\
    lava jato|автомойка,мойка,автомойки|洗车,洗车店|洗車場|oto yıkama|myjnia samochodowa,myjnia|myčka aut,\
    automyčka|autowasstraat,wasstraat
    amenity=taxi|taxi,taxi stand,taxi rank,taxis,cab|Taxi,Taxistand|taxi,station de taxis,taxis|\
    taxi,parada de taxis|taxi,stazione taxi|táxi,ponto de táxi,praça de táxis|такси,стоянка такси|\
    出租车站,出租车|タクシー乗り場,タクシー|taksi,taksi durağı|taksówki,taxi,postój taksówek|taxi,stanoviště taxi|\
    taxi,taxistandplaats
    railway=station,public_transport=station,railway=halt|train station,railway station,station,\
    stations,train stations|Bahnhof,Bahnhöfe,Hauptbahnhof,Haltepunkt|gare,gares|estación de tren,\
    estación,estaciones|stazione ferroviaria,stazione,stazioni|estação de trem,estação ferroviária,\
    estação,estação de comboios|вокзал,железнодорожная станция,станция,вокзалы|火车站,车站|駅,鉄道駅|\
    tren istasyonu,istasyon,gar|dworzec kolejowy,stacja kolejowa,dworzec|nádraží,vlakové nádraží,\
    železniční stanice|treinstation,station,stations
    station=subway,railway=subway_entrance,railway=station|subway station,metro station,\
    underground station,metro,subway,tube station|U-Bahnhof,U-Bahn,U-Bahn-Station,Metro|\
    station de métro,métro|estación de metro,metro|stazione della metropolitana,metropolitana,metro|\
    estação de metrô,metrô,estação de metro|станция метро,метро|地铁站|地下鉄駅,地下鉄|metro istasyonu,metro|\
    stacja metra,metro|stanice metra,metro|metrostation,metro
    railway=tram_stop|tram stop,tram stops,tram,streetcar stop|Straßenbahnhaltestelle,Straßenbahn,\
    Tramhaltestelle,Tram|arrêt de tramway,tramway,tram|parada de tranvía,tranvía|fermata del tram,\
    tram|parada de bonde,paragem de elétrico,bonde|трамвайная остановка,трамвай|电车站,有轨电车站|路面電車停留場|\
    tramvay durağı,tramvay|przystanek tramwajowy,tramwaj|tramvajová zastávka,tramvaj|tramhalte,tram
    highway=bus_stop,public_transport=platform|bus stop,bus stops,stop|Bushaltestelle,Haltestelle,\
    Haltestellen,Bushaltestellen|arrêt de bus,arrêts de bus|parada de autobús,parada de bus,paradas|\
    fermata dell'autobus,fermata autobus,fermata|ponto de ônibus,parada de ônibus,\
    paragem de autocarro|автобусная остановка,остановка,остановки|公交车站,公交站,巴士站|バス停,バス停留所|\
    otobüs durağı,durak|przystanek autobusowy,przystanek|autobusová zastávka,zastávka|bushalte,\
    bushaltes
    amenity=bus_station|bus station,bus terminal,coach station|Busbahnhof,ZOB,Omnibusbahnhof|\
    gare routière|estación de autobuses,terminal de autobuses|autostazione,stazione degli autobus|\
    rodoviária,terminal de ônibus,terminal rodoviário|автовокзал,автостанция|汽车站,客运站,长途汽车站|バスターミナル|\
    otogar,otobüs terminali|dworzec autobusowy|autobusové nádraží|busstation
    amenity=ferry_terminal|ferry terminal,ferry,ferries|Fähranleger,Fähre,Fährhafen|\
    terminal de ferry,ferry,embarcadère|terminal de ferry,ferri,embarcadero|terminal traghetti,\
    traghetto|terminal de balsas,balsa,ferry|паром,паромная переправа|渡轮码头,轮渡|フェリーターミナル,フェリー|\
    feribot iskelesi,feribot,iskele|terminal promowy,prom|přívoz,trajekt|veerboot,veerpont,veer
    aeroway=aerodrome,aeroway=terminal|airport,airports,airfield|Flughafen,Flughäfen,Flugplatz|\
    aéroport,aéroports,aérodrome|aeropuerto,aeropuertos|aeroporto,aeroporti|aeroporto,aeroportos|\
    аэропорт,аэропорты,аэродром|机场,飞机场|空港|havaalanı,havalimanı|lotnisko,lotniska,port lotniczy|\
    letiště|luchthaven,vliegveld,luchthavens
    aerialway=station,aerialway=gondola,aerialway=cable_car|cable car,gondola,ski lift,ropeway|\
    Seilbahn,Gondel,Bergbahn,Skilift|téléphérique,télécabine,remontée mécanique|teleférico,\
    telesilla|funivia,cabinovia,seggiovia|teleférico,bondinho|канатная дорога,фуникулёр|缆车,索道|\
    ロープウェイ,リフト|teleferik|kolejka linowa,wyciąg|lanovka,vlek|kabelbaan,skilift
    highway=services,highway=rest_area|rest area,service area,services,motorway services,rest stop|\
    Raststätte,Rastplatz,Autobahnraststätte|aire de service,aire de repos,aire d'autoroute|\
    área de servicio,área de descanso|area di servizio,autogrill|área de serviço,área de descanso|\
    зона отдыха,придорожный сервис|服务区,休息区|サービスエリア,パーキングエリア|dinlenme tesisi,mola yeri|\
    miejsce obsługi podróżnych,parking przy autostradzie|odpočívadlo,odpočívka|verzorgingsplaats,\
    wegrestaurant
    tourism=hotel,tourism=motel,tourism=guest_house,tourism=hostel|hotel,hotels,inn,accommodation,\
    lodging|Hotel,Hotels,Unterkunft|hôtel,hôtels,hébergement|hotel,hoteles,alojamiento|albergo,\
    hotel,alberghi|hotel,hotéis,alojamento|гостиница,отель,гостиницы,отели|酒店,宾馆,旅馆,饭店|ホテル,旅館,宿|\
    otel,oteller|hotel,hotele,nocleg|hotel,hotely,ubytování|hotel,hotels,overnachting
    tourism=guest_house,tourism=apartment,tourism=chalet|guest house,guesthouse,bed and breakfast,\
    b&b,guest houses|Pension,Gästehaus,Pensionen,Gasthof,Ferienwohnung|chambre d'hôtes,\
    maison d'hôtes,gîte,pension|casa de huéspedes,pensión,casa rural|pensione,affittacamere,\
    agriturismo|pousada,pensão,casa de hóspedes|гостевой дом,пансион|民宿|民宿,ゲストハウス,ペンション|pansiyon,\
    konukevi|pensjonat,pokoje gościnne,kwatera|penzion,penziony|pension,gastenverblijf
    tourism=hostel|hostel,hostels,youth hostel|Jugendherberge,Hostel,Herberge|auberge de jeunesse,\
    auberges de jeunesse|albergue,hostal,albergue juvenil|ostello,ostelli|albergue,hostel,\
    pousada da juventude|хостел,хостелы|青年旅舍|ホステル,ユースホステル|hostel,yurt|hostel,schronisko młodzieżowe|\
    hostel,ubytovna|jeugdherberg,hostel
    tourism=motel|motel,motels|Motel,Motels|motel,motels|motel,moteles|motel|motel,motéis|мотель,\
    мотели|汽车旅馆|モーテル|motel|motel,motele|motel,motely|motel,motels
    tourism=camp_site,tourism=caravan_site|campsite,campground,camping,camp site,caravan site,\
    rv park|Campingplatz,Campingplätze,Camping,Zeltplatz,Wohnmobilstellplatz|camping,\
    terrain de camping,campings|camping,campamento|campeggio,campeggi,camping|camping,acampamento,\
    parque de campismo|кемпинг,кемпинги|露营地,营地|キャンプ場|kamp alanı,kamping|kemping,pole namiotowe,\
    camping|kemp,kempy,autokemp,tábořiště|camping,campings,kampeerterrein
    tourism=alpine_hut,tourism=wilderness_hut,amenity=shelter|mountain hut,alpine hut,shelter,\
    refuge|Berghütte,Schutzhütte,Hütte,Unterstand|refuge,abri,refuge de montagne|refugio,\
    refugio de montaña|rifugio,bivacco,rifugi|abrigo de montanha,refúgio|приют,горный приют,укрытие|\
    山屋,避难所|山小屋,避難小屋|dağ evi,barınak|schronisko górskie,schron,wiata|horská chata,přístřešek|berghut,\
    schuilhut
    """
}
