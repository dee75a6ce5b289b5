// SPDX-License-Identifier: Apache-2.0

extension Countries {
  /// Alpha-2 and alpha-3 codes of ISO 3166-1 and English names.
  static let list = """
    AD AND Andorra;AE ARE United Arab Emirates;AF AFG Afghanistan;AG ATG Antigua and Barbuda;\
    AI AIA Anguilla;AL ALB Albania;AM ARM Armenia;AO AGO Angola;AQ ATA Antarctica;AR ARG Argentina;\
    AS ASM American Samoa;AT AUT Austria;AU AUS Australia;AW ABW Aruba;AX ALA Åland Islands;\
    AZ AZE Azerbaijan;BA BIH Bosnia and Herzegovina;BB BRB Barbados;BD BGD Bangladesh;\
    BE BEL Belgium;BF BFA Burkina Faso;BG BGR Bulgaria;BH BHR Bahrain;BI BDI Burundi;BJ BEN Benin;\
    BL BLM Saint Barthélemy;BM BMU Bermuda;BN BRN Brunei;BO BOL Bolivia;\
    BQ BES Caribbean Netherlands;BR BRA Brazil;BS BHS Bahamas;BT BTN Bhutan;BV BVT Bouvet Island;\
    BW BWA Botswana;BY BLR Belarus;BZ BLZ Belize;CA CAN Canada;CC CCK Cocos Islands;\
    CD COD Democratic Republic of the Congo;CF CAF Central African Republic;CG COG Congo;\
    CH CHE Switzerland;CI CIV Ivory Coast;CK COK Cook Islands;CL CHL Chile;CM CMR Cameroon;\
    CN CHN China;CO COL Colombia;CR CRI Costa Rica;CU CUB Cuba;CV CPV Cape Verde;CW CUW Curaçao;\
    CX CXR Christmas Island;CY CYP Cyprus;CZ CZE Czechia;DE DEU Germany;DJ DJI Djibouti;\
    DK DNK Denmark;DM DMA Dominica;DO DOM Dominican Republic;DZ DZA Algeria;EC ECU Ecuador;\
    EE EST Estonia;EG EGY Egypt;EH ESH Western Sahara;ER ERI Eritrea;ES ESP Spain;ET ETH Ethiopia;\
    FI FIN Finland;FJ FJI Fiji;FK FLK Falkland Islands;FM FSM Micronesia;FO FRO Faroe Islands;\
    FR FRA France;GA GAB Gabon;GB GBR United Kingdom;GD GRD Grenada;GE GEO Georgia;\
    GF GUF French Guiana;GG GGY Guernsey;GH GHA Ghana;GI GIB Gibraltar;GL GRL Greenland;\
    GM GMB Gambia;GN GIN Guinea;GP GLP Guadeloupe;GQ GNQ Equatorial Guinea;GR GRC Greece;\
    GS SGS South Georgia and the South Sandwich Islands;GT GTM Guatemala;GU GUM Guam;\
    GW GNB Guinea-Bissau;GY GUY Guyana;HK HKG Hong Kong;HM HMD Heard Island and McDonald Islands;\
    HN HND Honduras;HR HRV Croatia;HT HTI Haiti;HU HUN Hungary;ID IDN Indonesia;IE IRL Ireland;\
    IL ISR Israel;IM IMN Isle of Man;IN IND India;IO IOT British Indian Ocean Territory;IQ IRQ Iraq;\
    IR IRN Iran;IS ISL Iceland;IT ITA Italy;JE JEY Jersey;JM JAM Jamaica;JO JOR Jordan;JP JPN Japan;\
    KE KEN Kenya;KG KGZ Kyrgyzstan;KH KHM Cambodia;KI KIR Kiribati;KM COM Comoros;\
    KN KNA Saint Kitts and Nevis;KP PRK North Korea;KR KOR South Korea;KW KWT Kuwait;\
    KY CYM Cayman Islands;KZ KAZ Kazakhstan;LA LAO Laos;LB LBN Lebanon;LC LCA Saint Lucia;\
    LI LIE Liechtenstein;LK LKA Sri Lanka;LR LBR Liberia;LS LSO Lesotho;LT LTU Lithuania;\
    LU LUX Luxembourg;LV LVA Latvia;LY LBY Libya;MA MAR Morocco;MC MCO Monaco;MD MDA Moldova;\
    ME MNE Montenegro;MF MAF Saint Martin;MG MDG Madagascar;MH MHL Marshall Islands;\
    MK MKD North Macedonia;ML MLI Mali;MM MMR Myanmar;MN MNG Mongolia;MO MAC Macau;\
    MP MNP Northern Mariana Islands;MQ MTQ Martinique;MR MRT Mauritania;MS MSR Montserrat;\
    MT MLT Malta;MU MUS Mauritius;MV MDV Maldives;MW MWI Malawi;MX MEX Mexico;MY MYS Malaysia;\
    MZ MOZ Mozambique;NA NAM Namibia;NC NCL New Caledonia;NE NER Niger;NF NFK Norfolk Island;\
    NG NGA Nigeria;NI NIC Nicaragua;NL NLD Netherlands;NO NOR Norway;NP NPL Nepal;NR NRU Nauru;\
    NU NIU Niue;NZ NZL New Zealand;OM OMN Oman;PA PAN Panama;PE PER Peru;PF PYF French Polynesia;\
    PG PNG Papua New Guinea;PH PHL Philippines;PK PAK Pakistan;PL POL Poland;\
    PM SPM Saint Pierre and Miquelon;PN PCN Pitcairn Islands;PR PRI Puerto Rico;PS PSE Palestine;\
    PT PRT Portugal;PW PLW Palau;PY PRY Paraguay;QA QAT Qatar;RE REU Réunion;RO ROU Romania;\
    RS SRB Serbia;RU RUS Russia;RW RWA Rwanda;SA SAU Saudi Arabia;SB SLB Solomon Islands;\
    SC SYC Seychelles;SD SDN Sudan;SE SWE Sweden;SG SGP Singapore;SH SHN Saint Helena;\
    SI SVN Slovenia;SJ SJM Svalbard and Jan Mayen;SK SVK Slovakia;SL SLE Sierra Leone;\
    SM SMR San Marino;SN SEN Senegal;SO SOM Somalia;SR SUR Suriname;SS SSD South Sudan;\
    ST STP São Tomé and Príncipe;SV SLV El Salvador;SX SXM Sint Maarten;SY SYR Syria;\
    SZ SWZ Eswatini;TC TCA Turks and Caicos Islands;TD TCD Chad;TF ATF French Southern Territories;\
    TG TGO Togo;TH THA Thailand;TJ TJK Tajikistan;TK TKL Tokelau;TL TLS East Timor;\
    TM TKM Turkmenistan;TN TUN Tunisia;TO TON Tonga;TR TUR Turkey;TT TTO Trinidad and Tobago;\
    TV TUV Tuvalu;TW TWN Taiwan;TZ TZA Tanzania;UA UKR Ukraine;UG UGA Uganda;\
    UM UMI United States Minor Outlying Islands;US USA United States;UY URY Uruguay;\
    UZ UZB Uzbekistan;VA VAT Vatican City;VC VCT Saint Vincent and the Grenadines;VE VEN Venezuela;\
    VG VGB British Virgin Islands;VI VIR United States Virgin Islands;VN VNM Vietnam;VU VUT Vanuatu;\
    WF WLF Wallis and Futuna;WS WSM Samoa;XK XKX Kosovo;YE YEM Yemen;YT MYT Mayotte;\
    ZA ZAF South Africa;ZM ZMB Zambia;ZW ZWE Zimbabwe
    """

  /// Names of countries in their own languages, and in `Countries.languages`.
  static let otherNames = """
    AD||Andorra|Andorre|Andorra|Андорра|安道尔
    AE|الإمارات العربية المتحدة,UAE,Emirates|Vereinigte Arabische Emirate|Émirats arabes unis|\
    Emiratos Árabes Unidos|Объединённые Арабские Эмираты,ОАЭ|阿联酋,阿拉伯联合酋长国
    AF|افغانستان
    AL|Shqipëria|Albanien|Albanie|Albania|Албания|阿尔巴尼亚
    AM|Հայաստան,Hayastan|Armenien|Arménie|Armenia|Армения|亚美尼亚
    AO|Angola
    AR|Argentina|Argentinien|Argentine|Argentina|Аргентина|阿根廷
    AT|Österreich|Österreich|Autriche|Austria|Австрия|奥地利
    AU||Australien|Australie|Australia|Австралия|澳大利亚
    AX|Åland,Ahvenanmaa
    AZ|Azərbaycan|Aserbaidschan|Azerbaïdjan|Azerbaiyán|Азербайджан|阿塞拜疆
    BA|Bosna i Hercegovina,Босна и Херцеговина|Bosnien und Herzegowina,Bosnien-Herzegowina|\
    Bosnie-Herzégovine|Bosnia y Herzegovina|Босния и Герцеговина|波斯尼亚和黑塞哥维那,波黑
    BD|বাংলাদেশ
    BE|België,Belgique,Belgien|Belgien|Belgique|Bélgica|Бельгия|比利时
    BF|Burkina
    BG|България|Bulgarien|Bulgarie|Bulgaria|Болгария|保加利亚
    BH|البحرين
    BI|Uburundi
    BJ|Bénin
    BO|Bolivia,Estado Plurinacional de Bolivia|Bolivien|Bolivie|Bolivia|Боливия|玻利维亚
    BR|Brasil|Brasilien|Brésil|Brasil|Бразилия|巴西
    BT|འབྲུག
    BY|Беларусь,Белоруссия|Belarus,Weißrussland|Biélorussie|Bielorrusia|Беларусь,Белоруссия|白俄罗斯
    CA||Kanada|Canada|Canadá|Канада|加拿大
    CD|République démocratique du Congo,DR Congo,Congo-Kinshasa
    CF|République centrafricaine
    CG|Congo-Brazzaville,République du Congo,Republic of the Congo
    CH|Schweiz,Suisse,Svizzera,Svizra|Schweiz|Suisse|Suiza|Швейцария|瑞士
    CI|Côte d'Ivoire
    CL|Chile|Chile|Chili|Chile|Чили|智利
    CM|Cameroun
    CN|中国,中华人民共和国,People's Republic of China,PRC|China|Chine|China|Китай|中国
    CO|Colombia|Kolumbien|Colombie|Colombia|Колумбия|哥伦比亚
    CR|Costa Rica
    CU|Cuba|Kuba|Cuba|Cuba|Куба|古巴
    CV|Cabo Verde
    CY|Κύπρος,Kıbrıs|Zypern|Chypre|Chipre|Кипр|塞浦路斯
    CZ|Česko,Česká republika,Czech Republic|Tschechien,Tschechische Republik|Tchéquie,\
    République tchèque|Chequia,República Checa|Чехия|捷克
    DE|Deutschland,Bundesrepublik Deutschland|Deutschland|Allemagne|Alemania|Германия|德国
    DJ|جيبوتي
    DK|Danmark|Dänemark|Danemark|Dinamarca|Дания|丹麦
    DO|República Dominicana
    DZ|الجزائر,Algérie|Algerien|Algérie|Argelia|Алжир|阿尔及利亚
    EC|Ecuador
    EE|Eesti|Estland|Estonie|Estonia|Эстония|爱沙尼亚
    EG|مصر|Ägypten|Égypte|Egipto|Египет|埃及
    ER|ኤርትራ
    ES|España|Spanien|Espagne|España|Испания|西班牙
    ET|ኢትዮጵያ
    FI|Suomi|Finnland|Finlande|Finlandia|Финляндия|芬兰
    FO|Føroyar
    FR|France|Frankreich|France|Francia|Франция|法国
    GB|UK,Great Britain,Britain,England,Scotland,Wales,Northern Ireland|Vereinigtes Königreich,\
    Großbritannien|Royaume-Uni,Grande-Bretagne|Reino Unido,Gran Bretaña|Великобритания,\
    Соединённое Королевство|英国
    GE|საქართველო,Sakartvelo|Georgien|Géorgie|Georgia|Грузия|格鲁吉亚
    GF|Guyane
    GL|Kalaallit Nunaat,Grønland
    GN|Guinée
    GQ|Guinea Ecuatorial
    GR|Ελλάδα,Hellas|Griechenland|Grèce|Grecia|Греция|希腊
    GT|Guatemala
    GW|Guiné-Bissau
    HK|香港|Hongkong|Hong Kong|Hong Kong|Гонконг|香港
    HR|Hrvatska|Kroatien|Croatie|Croacia|Хорватия|克罗地亚
    HT|Haïti,Ayiti
    HU|Magyarország|Ungarn|Hongrie|Hungría|Венгрия|匈牙利
    ID|Indonesia|Indonesien|Indonésie|Indonesia|Индонезия|印度尼西亚,印尼
    IE|Éire,Republic of Ireland|Irland|Irlande|Irlanda|Ирландия|爱尔兰
    IL|ישראל,إسرائيل|Israel|Israël|Israel|Израиль|以色列
    IN|भारत,Bharat|Indien|Inde|India|Индия|印度
    IQ|العراق|Irak|Irak|Irak|Ирак|伊拉克
    IR|ایران|Iran|Iran|Irán|Иран|伊朗
    IS|Ísland|Island|Islande|Islandia|Исландия|冰岛
    IT|Italia|Italien|Italie|Italia|Италия|意大利
    JO|الأردن
    JP|日本,Nippon,Nihon|Japan|Japon|Japón|Япония|日本
    KE|Kenya
    KG|Кыргызстан,Киргизия
    KH|កម្ពុជា
    KP|조선민주주의인민공화국
    KR|대한민국,한국,Korea,Republic of Korea|Südkorea|Corée du Sud|Corea del Sur|Южная Корея|韩国
    KW|الكويت
    KZ|Қазақстан,Казахстан|Kasachstan|Kazakhstan|Kazajistán|Казахстан|哈萨克斯坦
    LA|ລາວ
    LB|لبنان,Liban
    LI||Liechtenstein|Liechtenstein|Liechtenstein|Лихтенштейн|列支敦士登
    LK|ශ්‍රී ලංකාව,இலங்கை
    LT|Lietuva|Litauen|Lituanie|Lituania|Литва|立陶宛
    LU|Lëtzebuerg|Luxemburg|Luxembourg|Luxemburgo|Люксембург|卢森堡
    LV|Latvija|Lettland|Lettonie|Letonia|Латвия|拉脱维亚
    LY|ليبيا
    MA|المغرب,Maroc|Marokko|Maroc|Marruecos|Марокко|摩洛哥
    MC||Monaco|Monaco|Mónaco|Монако|摩纳哥
    MD|Republica Moldova|Moldau,Moldawien|Moldavie|Moldavia|Молдавия,Молдова|摩尔多瓦
    ME|Crna Gora,Црна Гора|Montenegro|Monténégro|Montenegro|Черногория|黑山
    MG|Madagasikara
    MK|Северна Македонија,Macedonia|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|\
    Северная Македония|北马其顿
    MM|မြန်မာ,Burma
    MN|Монгол Улс|Mongolei|Mongolie|Mongolia|Монголия|蒙古
    MO|澳門,澳门,Macao
    MR|موريتانيا
    MT||Malta|Malte|Malta|Мальта|马耳他
    MV|ދިވެހިރާއްޖެ
    MX|México|Mexiko|Mexique|México|Мексика|墨西哥
    MY|Malaysia|Malaysia|Malaisie|Malasia|Малайзия|马来西亚
    MZ|Moçambique
    NC|Nouvelle-Calédonie
    NL|Nederland,Holland|Niederlande,Holland|Pays-Bas,Hollande|Países Bajos,Holanda|Нидерланды,\
    Голландия|荷兰
    NO|Norge,Noreg|Norwegen|Norvège|Noruega|Норвегия|挪威
    NP|नेपाल
    NZ|Aotearoa|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|Новая Зеландия|新西兰
    OM|عمان
    PA|Panamá
    PE|Perú|Peru|Pérou|Perú|Перу|秘鲁
    PF|Polynésie française
    PH|Pilipinas|Philippinen|Philippines|Filipinas|Филиппины|菲律宾
    PK|پاکستان|Pakistan|Pakistan|Pakistán|Пакистан|巴基斯坦
    PL|Polska|Polen|Pologne|Polonia|Польша|波兰
    PS|فلسطين
    PT|Portugal|Portugal|Portugal|Portugal|Португалия|葡萄牙
    PY|Paraguái
    QA|قطر|Katar|Qatar|Catar|Катар|卡塔尔
    RE|La Réunion
    RO|România|Rumänien|Roumanie|Rumania|Румыния|罗马尼亚
    RS|Србија,Srbija|Serbien|Serbie|Serbia|Сербия|塞尔维亚
    RU|Россия,Российская Федерация,Russian Federation|Russland|Russie|Rusia|Россия|俄罗斯
    SA|المملكة العربية السعودية,السعودية,KSA|Saudi-Arabien|Arabie saoudite|Arabia Saudí|\
    Саудовская Аравия|沙特阿拉伯
    SD|السودان
    SE|Sverige|Schweden|Suède|Suecia|Швеция|瑞典
    SG|新加坡,Singapura|Singapur|Singapour|Singapur|Сингапур|新加坡
    SI|Slovenija|Slowenien|Slovénie|Eslovenia|Словения|斯洛文尼亚
    SK|Slovensko,Slovenská republika|Slowakei|Slovaquie|Eslovaquia|Словакия|斯洛伐克
    SM||San Marino|Saint-Marin|San Marino|Сан-Марино|圣马力诺
    SN|Sénégal
    SO|Soomaaliya
    SV|El Salvador
    SY|سوريا
    SZ|eSwatini,Swaziland
    TD|Tchad,تشاد
    TH|ประเทศไทย,ไทย|Thailand|Thaïlande|Tailandia|Таиланд|泰国
    TJ|Тоҷикистон,Таджикистан
    TL|Timor-Leste
    TM|Türkmenistan
    TN|تونس,Tunisie|Tunesien|Tunisie|Túnez|Тунис|突尼斯
    TR|Türkiye|Türkei|Turquie|Turquía|Турция|土耳其
    TW|臺灣,台灣,台湾|Taiwan|Taïwan|Taiwán|Тайвань|台湾
    TZ|Tanzania
    UA|Україна|Ukraine|Ukraine|Ucrania|Украина|乌克兰
    US|USA,United States of America,America,U.S.A.,U.S.|Vereinigte Staaten,\
    Vereinigte Staaten von Amerika|États-Unis|Estados Unidos,EE. UU.,EEUU|Соединённые Штаты Америки,\
    США|美国
    UY|Uruguay
    UZ|Oʻzbekiston,Узбекистан
    VA|Città del Vaticano,Stato della Città del Vaticano,Holy See|Vatikanstadt,Vatikan|Vatican|\
    Ciudad del Vaticano|Ватикан|梵蒂冈
    VE|Venezuela
    VN|Việt Nam|Vietnam|Viêt Nam|Vietnam|Вьетнам|越南
    XK|Kosova,Косово
    YE|اليمن
    ZA|Suid-Afrika,RSA|Südafrika|Afrique du Sud|Sudáfrica|Южная Африка,ЮАР|南非
    """
}
