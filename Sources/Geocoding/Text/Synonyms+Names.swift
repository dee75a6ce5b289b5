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
      + "doutora=dra, professor=prof, profesor=prof, profesora=prof, professeur=prof pr, "
      + "professore=prof, professora=profa prof, general=gen gral gal, generale=gen, "
      + "generala=gen, colonel=col, "
      + "coronel=col cnel cel, captain=capt cpt, capitan=cap, capitaine=cap cne, capitano=cap, "
      + "capitao=cap, commandant=cdt cmdt, comandante=cmte cte cdte, "
      + "lieutenant=lt, teniente=tte, tenente=tte ten, brigadeiro=brig, amiral=aml, sergent=sgt, "
      + "sergeant=sgt, sargento=sgto sgt, major=maj, "
      + "marechal=mal mar, maresciallo=mar, mariscal=mcal, marszalka=marsz, admiral=adm, "
      + "almirante=alm, president=pres pdt, presidente=pres pdte, engenheiro=eng, ingegnere=ing, ingenieur=ing, "
      + "conselheiro=cons, comendador=com, visconde=visc, vereador=ver, deputado=dep, "
      + "desembargador=des, governador=gov, ministro=min, monsenhor=mons, prezydenta=prez, senator=sen, "
      + "senador=sen, governor=gov, gobernador=gob, ingeniero=ing, inzyniera=inz, licenciado=lic, "
      + "don=d, dom=d, doña=dña, dona=d, maria=ma, nossa=n nsa, senhora=sra, nuestra=ntra nra, "
      + "señora=sra, señor=sr, senhor=sr, monsignor=msgr mgr, monseigneur=mgr, monseñor=mons, father=fr, "
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
      + "ober=ob, obere=ob o, oberer=ob, unter=unt u, untere=unt u, unterer=unt, sehit=sht, nieder=nied, norra=n, sodra=s, ostra=o, vastra=v, "
      + "северная=сев, северный=сев, южная=юж, южный=юж, восточная=вост, западная=зап, "
      + "большая=б бол, большой=б бол, малая=м мал, малый=м мал, старая=стар, новая=нов, "
      + "верхняя=верх, нижняя=нижн, новые=нов",
    // Parts of places and kinds of buildings
    "mount=mt, mountain=mtn, fort=ft, feet=ft, foot=ft, cape=cp, lake=lk, lakes=lks, river=riv, "
      + "island=isl is, islands=iss, beach=bch, harbor=hbr harbour, harbour=hbr harbor, "
      + "center=ctr cntr cent centre, centre=ctr cntr cent center, zentrum=zentr, city=cty, "
      + "town=twn, township=twp, borough=boro, district=dist, county=co cnty, forest=frst, "
      + "field=fld, fields=flds, estate=est, estates=ests, hospital=hosp, "
      + "university=univ uni, universitat=uni, universidad=univ, universite=univ, school=sch, "
      + "college=coll, institute=inst, building=bldg, apartment=apt, suite=ste, floor=fl, "
      + "department=dept, airport=arpt, international=intl, national=natl nat, memorial=mem meml, "
      + "church=ch, cemetery=cem, library=lib, theater=theatre, theatre=theater, gray=grey, "
      + "grey=gray, bahnhof=bhf bf, hauptbahnhof=hbf, flughafen=flgh, zona=zn z, industrial=ind, "
      + "barrio=bo bda, colonia=col, poligono=pgno plgno, pasaje=pje psje, pasadizo=pzo, fraccionamiento=fracc, edificio=edif ed, jardim=jd, vila=vl, "
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
      + "traverse=tra, poligono=pol, urbanizacion=urb, urbanizacao=urb, azinhaga=az, diagonal=dg diag, "
      + "transversal=transv tv, prolongacion=prol, privada=priv, circuito=cto, quadra=qd, "
      + "localita=loc, borgo=bgo, osiedle=os, sidliste=sidl, sidlisko=sidl, naselje=nas, "
      + "lakotelep=ltp, apartmanı=apt apartman, sitesi=sit site, микрорайон=мкр мкрн мрн мр, "
      + "мікрорайон=мкр, квартал=квл кв"
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
    "hbf=haupt bahnhof", "nn=nizhny novgorod", "mg=mahatma gandhi", "jln=jawaharlal nehru",
    "lbs=lal bahadur shastri", "jp=jayaprakash narayan", "sv=swami vivekananda",
    "nh=national highway", "sh=state highway", "fdr=franklin d roosevelt",
    "rfk=robert f kennedy", "cdg=charles de gaulle", "nd=notre dame", "fsm=fatih sultan mehmet",
    "rpt=rond point", "vd=van der", "vd=van de", "vd=van den", "wp=wojska polskiego",
    "ak=armii krajowej",
  ]
}
