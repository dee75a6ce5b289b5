// SPDX-License-Identifier: Apache-2.0

extension Synonyms {
  /// Words of names: saints, titles, directions, parts of places; as the lines of street types.
  static let nameWordLines = [
    // Saints
    "saint=st, saints=sts ss, sainte=ste, sankt=st skt, sint=st, szent=szt, san=s, santo=sto s, "
      + "santa=sta s, sao=s, sant=st s, santi=ss, svaty=sv, svateho=sv, svate=sv, svata=sv, "
      + "sveti=sv, sveta=sv, swiety=sw, swieta=sw, swietego=sw, swietej=sw, "
      + "святой=св, святого=св, святая=св, святий=св, sfantul=sf, sfanta=sf, sfintii=sf, "
      + "άγιος=αγ, αγίου=αγ, αγία=αγ, αγίας=αγ, heilige=hl, heiliger=hl, heiligen=hl",
    // Titles
    "doctor=dr, doktor=dr, docteur=dr, dottor=dr, dottore=dr, doutor=dr, doctora=dra, "
      + "doutora=dra, professor=prof, profesor=prof, profesora=prof, professeur=prof, "
      + "professore=prof, general=gen gral, generale=gen, generala=gen, colonel=col, "
      + "coronel=col cnel, captain=capt cpt, capitan=cap, capitaine=cap, capitano=cap, "
      + "lieutenant=lt, teniente=tte, tenente=tte, sergeant=sgt, sargento=sgto sgt, major=maj, "
      + "marechal=mal, maresciallo=mar, mariscal=mcal, marszalka=marsz, admiral=adm, "
      + "almirante=alm, president=pres pdt, presidente=pres pdte, prezydenta=prez, senator=sen, "
      + "senador=sen, governor=gov, gobernador=gob, ingeniero=ing, inzyniera=inz, licenciado=lic, "
      + "don=d, doña=dña, dona=d, monsignor=msgr mgr, monseigneur=mgr, monseñor=mons, father=fr, "
      + "padre=pe p, reverend=rev, cardinal=card, cardenal=card, kardynala=kard, "
      + "burgemeester=burg bgm, burgermeister=bgm, konig=kg, ksiedza=ks, pulkownika=plk, "
      + "kapitana=kpt, porucznika=por, biskupa=bp, arcybiskupa=abp, junior=jr, "
      + "имени=им, академика=ак акад, генерала=ген, маршала=марш, профессора=проф, героев=гер",
    // Directions
    "north=n nth, south=s sth, east=e, west=w, northeast=ne, northwest=nw, southeast=se, "
      + "southwest=sw, northbound=nb, southbound=sb, eastbound=eb, westbound=wb, norte=n, sur=s, "
      + "sul=s, este=e, oeste=o, nord=n, sud=s, est=e, ouest=o, noreste=ne, nordeste=ne, "
      + "noroeste=no, sureste=se, sudoeste=so, suroeste=so, sever=s, "
      + "upper=upr, lower=lwr, great=gt grt, little=ltl lit, "
      + "ober=ob, unter=unt u, nieder=nied, norra=n, sodra=s, ostra=o, vastra=v, "
      + "северная=сев, северный=сев, южная=юж, южный=юж, восточная=вост, западная=зап, "
      + "большая=б бол, большой=б бол, малая=м мал, малый=м мал, старая=стар, новая=нов, "
      + "верхняя=верх, нижняя=нижн, новые=нов",
    // Parts of places and kinds of buildings
    "mount=mt, mountain=mtn, fort=ft, cape=cp, lake=lk, lakes=lks, river=riv, "
      + "island=isl is, islands=iss, beach=bch, harbor=hbr harbour, harbour=hbr harbor, "
      + "center=ctr cntr cent centre, centre=ctr cntr cent center, zentrum=zentr, city=cty, "
      + "town=twn, township=twp, borough=boro, district=dist, county=co cnty, forest=frst, "
      + "field=fld, fields=flds, estate=est, estates=ests, hospital=hosp, "
      + "university=univ uni, universitat=uni, universidad=univ, universite=univ, school=sch, "
      + "college=coll, institute=inst, building=bldg, apartment=apt, suite=ste, floor=fl, "
      + "department=dept, airport=arpt, international=intl, national=natl nat, memorial=mem meml, "
      + "church=ch, cemetery=cem, library=lib, theater=theatre, theatre=theater, gray=grey, "
      + "grey=gray, bahnhof=bhf bf, hauptbahnhof=hbf, flughafen=flgh, zona=zn z, industrial=ind, "
      + "barrio=bo, colonia=col, fraccionamiento=fracc, edificio=edif ed, jardim=jd, vila=vl, "
      + "parque=pq pque, departamento=depto, "
      + "город=г гор, посёлок=пос п, селище=с, деревня=дер д, село=с, район=рн, область=обл, "
      + "dolni=dol d, dolna=dol d, dolne=dol d, horni=hor h, horna=hor h, horne=hor h, "
      + "brothers=bros, fratelli=flli, company=co, incorporated=inc, corporation=corp, limited=ltd, "
      + "interstate=i, federal=fed",
  ]

  /// Words that kinds of streets share with names of places, so that they tell something.
  static let placeWordLines = [
    "garden=gdn, cove=cv, creek=crk, bridge=brg, heights=hts, point=pt, ridge=rdg, "
      + "junction=jct jctn, extension=ext, green=grn, hills=hls, hollow=holw, landing=lndg, "
      + "loop=lp, manor=mnr, meadow=mdw, meadows=mdws, park=pk, passage=psge, run=rn, "
      + "springs=spgs, spring=spg, station=stn sta, valley=vly, view=vw, village=vlg, "
      + "parade=pde, service=svc, frontage=frtg, ranch=rnch, subdivision=subdiv, "
      + "passage=pass psg, cours=crs, lotissement=lot, residence=res, hameau=ham, "
      + "traverse=tra, poligono=pol, urbanizacion=urb, diagonal=dg diag, "
      + "transversal=transv tv, prolongacion=prol, privada=priv, circuito=cto, quadra=qd, "
      + "localita=loc, borgo=bgo, osiedle=os, sidliste=sidl, sidlisko=sidl, naselje=nas, "
      + "lakotelep=ltp, apartmanı=apt apartman, sitesi=sit site, микрорайон=мкр мкрн мрн мр, "
      + "мікрорайон=мкр, квартал=квл кв"
  ]

  /// Numbers as words where streets have them.
  static let numberLines = [
    "first=1, second=2, third=3, fourth=4, fifth=5, sixth=6, seventh=7, eighth=8, ninth=9, "
      + "tenth=10, eleventh=11, twelfth=12, thirteenth=13, fourteenth=14, fifteenth=15, "
      + "sixteenth=16, seventeenth=17, eighteenth=18, nineteenth=19, twentieth=20, "
      + "one=1, two=2, three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, ten=10, "
      + "eleven=11, twelve=12, twenty=20, thirty=30, forty=40, fifty=50, sixty=60, seventy=70, "
      + "eighty=80, ninety=90",
    "erste=1, ersten=1, zweite=2, zweiten=2, dritte=3, dritten=3, vierte=4, funfte=5, "
      + "sechste=6, siebte=7, achte=8, neunte=9, zehnte=10, zwei=2, drei=3, vier=4, funf=5, "
      + "sechs=6, sieben=7, acht=8, neun=9, zehn=10, elf=11, zwolf=12, eerste=1, tweede=2, "
      + "derde=3, vierde=4, vijfde=5",
    "premier=1, premiere=1, deuxieme=2, troisieme=3, quatrieme=4, cinquieme=5, sixieme=6, "
      + "septieme=7, huitieme=8, neuvieme=9, dixieme=10, deux=2, trois=3, quatre=4, cinq=5, "
      + "huit=8, neuf=9, dix=10, onze=11, douze=12, quinze=15, vingt=20",
    "primera=1, primero=1, segunda=2, segundo=2, tercera=3, tercero=3, cuarta=4, cuarto=4, "
      + "quinta=5, quinto=5, sexta=6, septima=7, octava=8, novena=9, decima=10, tres=3, cuatro=4, "
      + "cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10, once=11, doce=12, quince=15, "
      + "veinte=20, veinticinco=25, treinta=30",
    "primeiro=1, primeira=1, terceiro=3, terceira=3, quarta=4, setima=7, dez=10, "
      + "quatro=4, vinte=20, primo=1, prima=1, secondo=2, terzo=3, quarto=4, sesto=6, venti=20, "
      + "quattro=4, cinque=5, sei=6, sette=7, otto=8, dieci=10",
    "первая=1, первый=1, вторая=2, второй=2, третья=3, третий=3, четвёртая=4, четвёртый=4, "
      + "пятая=5, пятый=5, шестая=6, седьмая=7, восьмая=8, девятая=9, десятая=10, "
      + "восьмого=8, birinci=1, ikinci=2, ucuncu=3, pierwszego=1, trzeciego=3",
    "一=1, 二=2, 三=3, 四=4, 五=5, 六=6, 七=7, 八=8, 九=9, 十=10",
  ]

  /// Roman numerals, but for those that are letters of their own.
  static let romanLines = [
    "ii=2, iii=3, iv=4, vi=6, vii=7, viii=8, ix=9, xi=11, xii=12, xiii=13, xiv=14, xv=15, "
      + "xvi=16, xvii=17, xviii=18, xix=19, xx=20, xxi=21, xxii=22, xxiii=23, xxiv=24, xxv=25, "
      + "xxx=30"
  ]

  /// Short forms of several words.
  static let phraseLines = [
    "ne=north east", "nw=north west", "se=south east", "sw=south west",
    "northeast=north east", "northwest=north west", "southeast=south east",
    "southwest=south west", "fm=farm to market", "cr=county road", "sr=state route",
    "sr=state road", "us=united states", "mlk=martin luther king", "jfk=john f kennedy",
    "ss=strada statale", "sp=strada provinciale", "ny=new york", "nyc=new york city",
    "la=los angeles", "sf=san francisco", "dc=district of columbia", "nj=new jersey",
    "nm=new mexico", "nc=north carolina", "sc=south carolina", "nd=north dakota",
    "sd=south dakota", "nh=new hampshire", "ri=rhode island", "wv=west virginia",
    "cdmx=ciudad de mexico", "bsas=buenos aires", "rj=rio de janeiro", "sp=sao paulo",
    "uk=united kingdom", "usa=united states of america", "спб=санкт петербург",
    "tgm=t g masaryka", "gmk=gazi mustafa kemal", "nmp=najswietszej marii panny",
    "jp=jana pawla", "zs=zakladni skola", "zs=zakladna skola", "ms=materska skola",
    "ou=obecni urad", "ou=obecny urad", "mu=mestsky urad", "sp=szkola podstawowa",
    "lo=liceum ogolnoksztalcace", "жд=железнодорожный вокзал",
    "hbf=haupt bahnhof", "nn=nizhny novgorod",
  ]
}
