// SPDX-License-Identifier: Apache-2.0

extension Regions {
  /// Countries, each with its regions: the code behind the country's, then their names.
  static let table = """
    US:AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;\
    DE Delaware;DC District of Columbia,Washington DC;FL Florida;GA Georgia;HI Hawaii;ID Idaho;\
    IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;\
    MA Massachusetts,Mass;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;\
    NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;\
    NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania,Penn;\
    RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee,Tenn;TX Texas,Tex;UT Utah;\
    VT Vermont;VA Virginia;WA Washington,Washington State;WV West Virginia;WI Wisconsin;WY Wyoming;\
    PR Puerto Rico;GU Guam;VI Virgin Islands;AS American Samoa;MP Northern Mariana Islands
    CA:AB Alberta;BC British Columbia,Colombie-Britannique;MB Manitoba;\
    NB New Brunswick,Nouveau-Brunswick;\
    NL Newfoundland and Labrador,Newfoundland,Terre-Neuve-et-Labrador;\
    NS Nova Scotia,Nouvelle-Écosse;NT Northwest Territories,Territoires du Nord-Ouest;NU Nunavut;\
    ON Ontario,Ont;PE Prince Edward Island,PEI,Île-du-Prince-Édouard;QC Quebec,Québec,PQ;\
    SK Saskatchewan,Sask;YT Yukon
    AU:ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;\
    SA South Australia;TAS Tasmania;VIC Victoria;WA Western Australia
    DE:BW Baden-Württemberg,BaWü;BY Bayern,Bavaria;BE Berlin;BB Brandenburg;HB Bremen;HH Hamburg;\
    HE Hessen,Hesse;MV Mecklenburg-Vorpommern,Meck-Pomm,MeckPomm;NI Niedersachsen,Lower Saxony,Nds;\
    NW Nordrhein-Westfalen,NRW,North Rhine-Westphalia;RP Rheinland-Pfalz,RLP,Rhineland-Palatinate;\
    SL Saarland;SN Sachsen,Saxony;ST Sachsen-Anhalt,Saxony-Anhalt,LSA;SH Schleswig-Holstein;\
    TH Thüringen,Thuringia
    AT:1 Burgenland,Bgld;2 Kärnten,Carinthia,Ktn;3 Niederösterreich,Lower Austria,NÖ;\
    4 Oberösterreich,Upper Austria,OÖ;5 Salzburg,Sbg;6 Steiermark,Styria,Stmk;7 Tirol,Tyrol;\
    8 Vorarlberg,Vbg;9 Wien,Vienna
    CH:AG Aargau,Argovie;AI Appenzell Innerrhoden;AR Appenzell Ausserrhoden;BE Bern,Berne;\
    BL Basel-Landschaft,Baselland;BS Basel-Stadt;FR Fribourg,Freiburg;GE Genève,Genf,Geneva;\
    GL Glarus;GR Graubünden,Grigioni,Grischun,Grisons;JU Jura;LU Luzern,Lucerne;\
    NE Neuchâtel,Neuenburg;NW Nidwalden;OW Obwalden;SG St. Gallen,Sankt Gallen;SH Schaffhausen;\
    SO Solothurn;SZ Schwyz;TG Thurgau;TI Ticino,Tessin;UR Uri;VD Vaud,Waadt;VS Valais,Wallis;ZG Zug;\
    ZH Zürich,Zurich
    IT:AG Agrigento;AL Alessandria;AN Ancona;AO Aosta;AP Ascoli Piceno;AQ L'Aquila;AR Arezzo;\
    AT Asti;AV Avellino;BA Bari;BG Bergamo;BI Biella;BL Belluno;BN Benevento;BO Bologna;BR Brindisi;\
    BS Brescia;BT Barletta-Andria-Trani;BZ Bolzano,Bozen,Alto Adige,Südtirol;CA Cagliari;\
    CB Campobasso;CE Caserta;CH Chieti;CL Caltanissetta;CN Cuneo;CO Como;CR Cremona;CS Cosenza;\
    CT Catania;CZ Catanzaro;EN Enna;FC Forlì-Cesena;FE Ferrara;FG Foggia;FI Firenze,Florence;\
    FM Fermo;FR Frosinone;GE Genova,Genoa;GO Gorizia;GR Grosseto;IM Imperia;IS Isernia;KR Crotone;\
    LC Lecco;LE Lecce;LI Livorno;LO Lodi;LT Latina;LU Lucca;\
    MB Monza e della Brianza,Monza e Brianza,Monza;MC Macerata;ME Messina;MI Milano,Milan;\
    MN Mantova;MO Modena;MS Massa-Carrara;MT Matera;NA Napoli,Naples;NO Novara;NU Nuoro;OR Oristano;\
    PA Palermo;PC Piacenza;PD Padova,Padua;PE Pescara;PG Perugia;PI Pisa;PN Pordenone;PO Prato;\
    PR Parma;PT Pistoia;PU Pesaro e Urbino;PV Pavia;PZ Potenza;RA Ravenna;RC Reggio Calabria;\
    RE Reggio Emilia;RG Ragusa;RI Rieti;RM Roma,Rome;RN Rimini;RO Rovigo;SA Salerno;SI Siena;\
    SO Sondrio;SP La Spezia;SR Siracusa,Syracuse;SS Sassari;SU Sud Sardegna;SV Savona;TA Taranto;\
    TE Teramo;TN Trento,Trentino;TO Torino,Turin;TP Trapani;TR Terni;TS Trieste;TV Treviso;UD Udine;\
    VA Varese;VB Verbano-Cusio-Ossola;VC Vercelli;VE Venezia,Venice;VI Vicenza;VR Verona;VT Viterbo;\
    VV Vibo Valentia
    BR:AC Acre;AL Alagoas;AM Amazonas;AP Amapá;BA Bahia;CE Ceará;DF Distrito Federal;\
    ES Espírito Santo;GO Goiás;MA Maranhão;MG Minas Gerais;MS Mato Grosso do Sul;MT Mato Grosso;\
    PA Pará;PB Paraíba;PE Pernambuco;PI Piauí;PR Paraná;RJ Rio de Janeiro;RN Rio Grande do Norte;\
    RO Rondônia;RR Roraima;RS Rio Grande do Sul;SC Santa Catarina;SE Sergipe;SP São Paulo;\
    TO Tocantins
    MX:AGU Aguascalientes,Ags;BCN Baja California,BC;BCS Baja California Sur;CAM Campeche,Camp;\
    CHH Chihuahua,Chih;CHP Chiapas,Chis;CMX Ciudad de México,CDMX,Mexico City,DF;\
    COA Coahuila,Coah,Coahuila de Zaragoza;COL Colima,Col;DUR Durango,Dgo;GRO Guerrero,Gro;\
    GUA Guanajuato,Gto;HID Hidalgo,Hgo;JAL Jalisco,Jal;MEX Estado de México,México,Edomex;\
    MIC Michoacán,Mich,Michoacán de Ocampo;MOR Morelos,Mor;NAY Nayarit,Nay;NLE Nuevo León,NL;\
    OAX Oaxaca,Oax;PUE Puebla,Pue;QUE Querétaro,Qro;ROO Quintana Roo,Q Roo;SIN Sinaloa,Sin;\
    SLP San Luis Potosí;SON Sonora,Son;TAB Tabasco,Tab;TAM Tamaulipas,Tamps;TLA Tlaxcala,Tlax;\
    VER Veracruz,Ver,Veracruz de Ignacio de la Llave;YUC Yucatán,Yuc;ZAC Zacatecas,Zac
    GB:ENG England;SCT Scotland;WLS Wales,Cymru;NIR Northern Ireland
    NL:DR Drenthe;FL Flevoland;FR Friesland,Fryslân;GE Gelderland;GR Groningen;LI Limburg;\
    NB Noord-Brabant,Brabant;NH Noord-Holland;OV Overijssel;UT Utrecht;ZE Zeeland;ZH Zuid-Holland
    IN:AP Andhra Pradesh;AR Arunachal Pradesh;AS Assam;BR Bihar;CG Chhattisgarh,CT;DL Delhi;GA Goa;\
    GJ Gujarat;HP Himachal Pradesh;HR Haryana;JH Jharkhand;JK Jammu and Kashmir;KA Karnataka;\
    KL Kerala;LA Ladakh;MH Maharashtra;ML Meghalaya;MN Manipur;MP Madhya Pradesh;MZ Mizoram;\
    NL Nagaland;OD Odisha,Orissa,OR;PB Punjab;PY Puducherry;RJ Rajasthan;SK Sikkim;TN Tamil Nadu;\
    TS Telangana,TG;TR Tripura;UK Uttarakhand,UT;UP Uttar Pradesh;WB West Bengal;CH Chandigarh
    ES:AN Andalucía,Andalusia;AR Aragón;AS Asturias,Principado de Asturias;CB Cantabria;\
    CL Castilla y León;CM Castilla-La Mancha;CN Canarias,Islas Canarias;\
    CT Cataluña,Catalunya,Catalonia;EX Extremadura;GA Galicia;\
    IB Illes Balears,Islas Baleares,Baleares;MC Región de Murcia,Murcia;\
    MD Comunidad de Madrid,Madrid;NC Navarra,Comunidad Foral de Navarra;\
    PV País Vasco,Euskadi,Basque Country;RI La Rioja;VC Comunitat Valenciana,Comunidad Valenciana;\
    CE Ceuta;ML Melilla
    BE:BRU Brussel,Bruxelles,Brussels,Région de Bruxelles-Capitale;\
    VLG Vlaanderen,Flandre,Flanders,Vlaams Gewest;WAL Wallonie,Wallonië,Wallonia,Région wallonne
    """
}
