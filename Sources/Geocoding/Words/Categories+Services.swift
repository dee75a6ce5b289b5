// SPDX-License-Identifier: Apache-2.0

extension Categories {
  /// Money, health, schools and public services; see `Categories.languages` for the order of the words.
  static let services = """
    amenity=bank|bank,banks|Bank,Banken,Sparkasse|banque,banques|banco,bancos|banca,banche|banco,\
    bancos|банк,банки|银行|銀行|banka,bankalar|bank,banki|banka,banky|bank,banken
    amenity=atm,amenity=bank|ATM,cash machine,cashpoint,cash dispenser,atms|Geldautomat,\
    Geldautomaten,Bankomat|distributeur automatique,distributeur de billets,dab|cajero automático,\
    cajero,cajeros|bancomat,sportello automatico|caixa eletrônico,caixa automático,multibanco|\
    банкомат,банкоматы|自动取款机,取款机|現金自動預け払い機,キャッシュコーナー|bankamatik,atm|bankomat,bankomaty|bankomat,\
    bankomaty|geldautomaat,pinautomaat
    amenity=bureau_de_change|currency exchange,bureau de change,money exchange|Wechselstube,\
    Geldwechsel|bureau de change,change|casa de cambio,cambio|cambio valuta,cambiavalute|\
    casa de câmbio,câmbio|обмен валюты,обменник|货币兑换,外币兑换|両替所|döviz bürosu,döviz|kantor,\
    wymiana walut|směnárna,směnárny|wisselkantoor
    amenity=post_office|post office,post offices,post|Postamt,Post,Postfiliale|bureau de poste,\
    poste|oficina de correos,correos|ufficio postale,posta,poste|correios,agência dos correios|\
    почта,почтовое отделение|邮局|郵便局|postane,ptt|poczta,urząd pocztowy|pošta,pošty|postkantoor
    amenity=post_box|post box,mailbox,letter box,postboxes|Briefkasten,Briefkästen|\
    boîte aux lettres,boîtes aux lettres|buzón,buzones|cassetta postale,buca delle lettere|\
    caixa de correio,marco do correio|почтовый ящик,почтовые ящики|邮筒,信箱|郵便ポスト,ポスト|posta kutusu|\
    skrzynka pocztowa|poštovní schránka|brievenbus,brievenbussen
    amenity=parcel_locker|parcel locker,package locker,parcel lockers|Packstation,Paketstation,\
    Paketautomat|consigne à colis,consigne automatique|taquilla de paquetes|armadietto per pacchi,\
    punto di ritiro|armário de encomendas|постамат,постаматы|快递柜|宅配ロッカー|kargo dolabı|paczkomat,\
    paczkomaty|zásilkovna,balíkomat,výdejní box|pakketautomaat
    amenity=pharmacy|pharmacy,pharmacies,chemist,chemists,drugstore|Apotheke,Apotheken|pharmacie,\
    pharmacies|farmacia,farmacias|farmacia,farmacie|farmácia,farmácias,drogaria|аптека,аптеки|药店,药房|\
    薬局|eczane,eczaneler|apteka,apteki|lékárna,lékárny|apotheek,apotheken
    amenity=hospital,healthcare=hospital|hospital,hospitals,emergency room|Krankenhaus,\
    Krankenhäuser,Klinik,Spital,Klinikum|hôpital,hôpitaux,centre hospitalier|hospital,hospitales|\
    ospedale,ospedali|hospital,hospitais|больница,больницы,госпиталь|医院|病院|hastane,hastaneler|\
    szpital,szpitale|nemocnice|ziekenhuis,ziekenhuizen
    amenity=clinic,healthcare=clinic,healthcare=centre|clinic,clinics,medical centre,health centre|\
    Ambulanz,Klinik,Gesundheitszentrum|clinique,centre médical,centre de santé|clínica,\
    centro de salud,clínicas|clinica,poliambulatorio,ambulatorio|clínica,posto de saúde,\
    centro de saúde|поликлиника,клиника,медицинский центр|诊所,卫生院|診療所,クリニック|klinik,sağlık ocağı,\
    poliklinik|przychodnia,przychodnie,klinika|poliklinika,zdravotní středisko|kliniek,\
    gezondheidscentrum,polikliniek
    amenity=doctors,healthcare=doctor|doctor,doctors,physician,gp|Arzt,Ärzte,Arztpraxis,Hausarzt|\
    médecin,médecins,docteur,cabinet médical|médico,médicos,consultorio|medico,medici,studio medico|\
    médico,médicos,consultório|врач,врачи,доктор|医生|医院,医者|doktor,doktorlar,muayenehane|lekarz,\
    lekarze,gabinet lekarski|lékař,lékaři,ordinace,doktor|dokter,huisarts,artsen
    amenity=dentist,healthcare=dentist|dentist,dentists|Zahnarzt,Zahnärzte,Zahnarztpraxis|dentiste,\
    dentistes|dentista,dentistas|dentista,dentisti|dentista,dentistas|стоматология,стоматолог,\
    зубной врач|牙医,牙科|歯医者,歯科|dişçi,diş hekimi|dentysta,stomatolog|zubař,zubní lékař,stomatolog|\
    tandarts,tandartsen
    amenity=veterinary|vet,vets,veterinary,veterinarian|Tierarzt,Tierärzte,Tierklinik|vétérinaire,\
    vétérinaires|veterinario,veterinarios|veterinario,veterinari|veterinário,veterinários|ветеринар,\
    ветеринарная клиника,ветклиника|兽医,宠物医院|動物病院,獣医|veteriner|weterynarz,lecznica dla zwierząt|\
    veterinář,veterina|dierenarts,dierenartsen
    emergency=defibrillator|defibrillator,aed,defibrillators|Defibrillator,Defi|défibrillateur,\
    défibrillateurs|desfibrilador,desfibriladores|defibrillatore,defibrillatori|desfibrilador,\
    desfibrilhador|дефибриллятор|除颤器|除細動器|defibrilatör|defibrylator|defibrilátor|defibrillator
    amenity=police|police,police station,police stations|Polizei,Polizeiwache,Polizeirevier|police,\
    commissariat,gendarmerie|policía,comisaría|polizia,questura,carabinieri|polícia,esquadra,\
    delegacia|полиция,полицейский участок,отделение полиции|警察局,派出所|警察署,交番|polis,karakol|policja,\
    komisariat|policie,policejní stanice|politie,politiebureau
    amenity=fire_station|fire station,fire stations,fire department|Feuerwehr,Feuerwache,\
    Feuerwehrhaus|caserne de pompiers,pompiers|parque de bomberos,bomberos|vigili del fuoco,\
    caserma dei pompieri,pompieri|bombeiros,quartel de bombeiros|пожарная часть,пожарная|消防局,消防站|\
    消防署|itfaiye|straż pożarna|hasiči,hasičská stanice,hasičská zbrojnice|brandweer,brandweerkazerne
    amenity=school|school,schools,primary school,high school|Schule,Schulen,Grundschule,Gymnasium|\
    école,écoles,collège,lycée|colegio,escuela,colegios,escuelas,instituto|scuola,scuole|escola,\
    escolas|школа,школы|学校,小学,中学|学校,小学校,中学校,高校|okul,okullar,lise|szkoła,szkoły,liceum|škola,školy,\
    základní škola|school,scholen,basisschool
    amenity=kindergarten,amenity=childcare|kindergarten,nursery,preschool,kindergartens,daycare,\
    childcare|Kindergarten,Kindergärten,Kita,Kindertagesstätte|école maternelle,crèche,\
    jardin d'enfants|guardería,jardín de infancia,guarderías|asilo,scuola dell'infanzia,asili|\
    creche,jardim de infância,creches|детский сад,детские сады,садик|幼儿园|幼稚園,保育園|anaokulu,kreş|\
    przedszkole,przedszkola,żłobek|mateřská škola,školka,jesle|kleuterschool,kinderdagverblijf,\
    peuterspeelzaal
    amenity=university|university,universities|Universität,Universitäten,Uni|université,universités|\
    universidad,universidades|università|universidade,universidades|университет,университеты|大学|大学|\
    üniversite,üniversiteler|uniwersytet,uniwersytety|univerzita,univerzity|universiteit,\
    universiteiten
    amenity=college|college,colleges|Hochschule,Fachhochschule,Hochschulen|\
    établissement d'enseignement supérieur,haute école|instituto superior,facultad|\
    istituto superiore,collegio|faculdade,faculdades|колледж,институт,техникум|学院|専門学校,短期大学|\
    yüksekokul,kolej|szkoła wyższa,uczelnia|vysoká škola,vyšší odborná škola|hogeschool,hogescholen
    amenity=music_school,amenity=language_school,amenity=driving_school|music school,\
    language school,driving school|Musikschule,Sprachschule,Fahrschule|école de musique,\
    école de langues,auto-école|escuela de música,escuela de idiomas,autoescuela|scuola di musica,\
    scuola di lingue,autoscuola|escola de música,escola de línguas,autoescola|музыкальная школа,\
    автошкола,курсы языка|音乐学校,语言学校,驾校|音楽教室,自動車教習所|müzik okulu,dil okulu,sürücü kursu|\
    szkoła muzyczna,szkoła językowa,szkoła jazdy|hudební škola,jazyková škola,autoškola|\
    muziekschool,talenschool,rijschool
    amenity=library|library,libraries|Bibliothek,Bücherei,Bibliotheken|bibliothèque,bibliothèques,\
    médiathèque|biblioteca,bibliotecas|biblioteca,biblioteche|biblioteca,bibliotecas|библиотека,\
    библиотеки|图书馆|図書館|kütüphane,kütüphaneler|biblioteka,biblioteki|knihovna,knihovny|bibliotheek,\
    bibliotheken
    amenity=townhall|town hall,city hall,town halls|Rathaus,Rathäuser,Gemeindeamt,Bürgeramt|mairie,\
    hôtel de ville,mairies|ayuntamiento,ayuntamientos|municipio,comune,palazzo comunale|\
    câmara municipal,prefeitura|мэрия,ратуша,администрация|市政厅,市政府|市役所,役場,区役所|belediye,\
    belediye binası|ratusz,urząd miasta,urząd gminy|radnice,obecní úřad,městský úřad|stadhuis,\
    gemeentehuis
    amenity=courthouse|courthouse,court,courts|Gericht,Gerichte,Amtsgericht|tribunal,tribunaux,\
    palais de justice|juzgado,tribunal,juzgados|tribunale,tribunali|tribunal,fórum|суд,суды|法院|裁判所|\
    adliye,mahkeme|sąd,sądy|soud,soudy|rechtbank,gerechtsgebouw
    amenity=embassy,office=diplomatic,diplomatic=embassy|embassy,consulate,embassies|Botschaft,\
    Konsulat,Botschaften|ambassade,consulat|embajada,consulado|ambasciata,consolato|embaixada,\
    consulado|посольство,консульство|大使馆,领事馆|大使館,領事館|büyükelçilik,konsolosluk|ambasada,konsulat|\
    velvyslanectví,konzulát|ambassade,consulaat
    amenity=social_facility|social facility,nursing home,retirement home,care home|Altenheim,\
    Pflegeheim,Seniorenheim|maison de retraite,ehpad,foyer|residencia de ancianos,residencia|\
    casa di riposo|lar de idosos,asilo|дом престарелых,социальное учреждение|养老院|老人ホーム,福祉施設|\
    huzurevi|dom opieki,dom spokojnej starości|domov důchodců,domov seniorů|verzorgingstehuis,\
    bejaardentehuis
    amenity=community_centre|community centre,community center,village hall|Gemeindezentrum,\
    Bürgerhaus,Dorfgemeinschaftshaus|salle des fêtes,maison des associations,salle polyvalente|\
    centro cívico,centro social|centro civico,centro sociale|centro comunitário|дом культуры,клуб|\
    社区中心|公民館,コミュニティセンター|halk merkezi,toplum merkezi|dom kultury,świetlica|kulturní dům,\
    komunitní centrum|buurthuis,gemeenschapscentrum
    amenity=place_of_worship|place of worship,places of worship|Gotteshaus,Gebetshaus|lieu de culte|\
    lugar de culto|luogo di culto|lugar de culto|храм,храмы|宗教场所|礼拝所|ibadethane|miejsce kultu|\
    modlitebna|gebedshuis
    amenity=place_of_worship,building=church|church,churches,chapel,cathedral|Kirche,Kirchen,\
    Kapelle,Dom|église,églises,chapelle,cathédrale|iglesia,iglesias,capilla,catedral|chiesa,chiese,\
    cappella,duomo|igreja,igrejas,capela,catedral|церковь,церкви,собор,часовня|教堂|教会|kilise,\
    kiliseler|kościół,kościoły,kaplica|kostel,kostely,kaple|kerk,kerken,kapel
    amenity=place_of_worship,building=mosque|mosque,mosques|Moschee,Moscheen|mosquée,mosquées|\
    mezquita,mezquitas|moschea,moschee|mesquita,mesquitas|мечеть,мечети|清真寺|モスク|cami,camiler|meczet,\
    meczety|mešita,mešity|moskee,moskeeën
    amenity=place_of_worship,building=synagogue|synagogue,synagogues|Synagoge,Synagogen|synagogue,\
    synagogues|sinagoga,sinagogas|sinagoga,sinagoghe|sinagoga,sinagogas|синагога,синагоги|犹太教堂|\
    シナゴーグ|sinagog|synagoga,synagogi|synagoga,synagogy|synagoge
    amenity=place_of_worship,building=temple|temple,temples,shrine|Tempel|temple,temples|templo,\
    templos|tempio,templi|templo,templos|буддийский храм|寺庙,寺,庙|寺院,神社,お寺|tapınak|świątynia|chrám,\
    chrámy|tempel,tempels
    amenity=grave_yard,landuse=cemetery|cemetery,cemeteries,graveyard|Friedhof,Friedhöfe|cimetière,\
    cimetières|cementerio,cementerios|cimitero,cimiteri|cemitério,cemitérios|кладбище,кладбища|墓地,\
    公墓|墓地,霊園|mezarlık,mezarlıklar|cmentarz,cmentarze|hřbitov,hřbitovy|begraafplaats,kerkhof
    amenity=toilets|toilets,toilet,restroom,public toilet,wc,bathroom,lavatory|Toilette,Toiletten,\
    WC,öffentliche Toilette|toilettes,wc,sanitaires|aseos,baños,servicios,baño público|\
    bagni pubblici,toilette,servizi igienici,bagno|banheiro,casa de banho,banheiro público,\
    sanitários|туалет,туалеты|厕所,公共厕所,洗手间,卫生间|トイレ,公衆トイレ,お手洗い|tuvalet,umumi tuvalet|toaleta,toalety,\
    szalet|záchod,toalety,wc|toilet,toiletten,openbaar toilet
    amenity=drinking_water|drinking water,water fountain,drinking fountain|Trinkwasser,Trinkbrunnen|\
    eau potable,fontaine à eau|agua potable,fuente de agua|acqua potabile,fontanella|água potável,\
    bebedouro|питьевая вода|饮用水|水飲み場|içme suyu|woda pitna|pitná voda|drinkwater
    amenity=fountain|fountain,fountains|Springbrunnen,Brunnen|fontaine,fontaines|fuente,fuentes|\
    fontana,fontane|fonte,fontes,chafariz|фонтан,фонтаны|喷泉|噴水|çeşme,fıskiye|fontanna,fontanny|\
    fontána,kašna|fontein,fonteinen
    amenity=shower|shower,showers|Dusche,Duschen|douche,douches|ducha,duchas|doccia,docce|chuveiro,\
    balneário|душ|淋浴|シャワー|duş|prysznic|sprcha,sprchy|douche,douches
    amenity=recycling|recycling,recycling centre,recycling point|Wertstoffhof,Recycling,\
    Altglascontainer,Recyclinghof|recyclage,déchetterie|punto limpio,reciclaje|isola ecologica,\
    riciclaggio|ecoponto,reciclagem|переработка отходов,пункт приёма вторсырья|回收站|リサイクル,リサイクルセンター|\
    geri dönüşüm|recykling,punkt selektywnej zbiórki|sběrný dvůr,recyklace,tříděný odpad|recycling,\
    milieustraat,glasbak
    office=government|government office,public office,authority|Behörde,Amt,Behörden|administration,\
    bureau du gouvernement|oficina gubernamental,administración|ufficio pubblico|repartição pública,\
    órgão público|госучреждение,государственное учреждение|政府机关|官公庁|devlet dairesi,kamu kurumu|\
    urząd,urzędy|úřad,úřady|overheidskantoor,overheid
    office=lawyer|lawyer,lawyers,solicitor,attorney|Rechtsanwalt,Anwalt,Anwälte,Kanzlei|avocat,\
    avocats|abogado,abogados|avvocato,avvocati|advogado,advogados|адвокат,юрист|律师,律师事务所|弁護士,法律事務所|\
    avukat,avukatlar|adwokat,prawnik,kancelaria|advokát,právník|advocaat,advocaten
    office=estate_agent|estate agent,real estate,realtor|Immobilienmakler,Immobilien,Makler|\
    agence immobilière,immobilier|inmobiliaria,inmobiliarias|agenzia immobiliare|imobiliária,\
    imobiliárias|агентство недвижимости,недвижимость|房地产中介|不動産屋|emlakçı,emlak|biuro nieruchomości,\
    nieruchomości|realitní kancelář,reality|makelaar,makelaars
    office=insurance|insurance,insurance office|Versicherung,Versicherungen|assurance,assurances|\
    seguros,aseguradora|assicurazione,assicurazioni|seguros,seguradora|страховая компания,\
    страхование|保险公司|保険会社|sigorta|ubezpieczenia|pojišťovna|verzekering,verzekeringskantoor
    """
}
