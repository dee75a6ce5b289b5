// SPDX-License-Identifier: Apache-2.0

extension Synonyms {
  /// Kinds of streets and squares: long forms, "=", short forms; groups parted by commas.
  ///
  /// Kinds with the same first short form count as one where names are compared as a whole.
  static let streetTypeLines = [
    // English
    "street=st str, road=rd, avenue=av ave aven avnue, boulevard=blvd bd boul bvd, "
      + "lane=ln, drive=dr drv, court=ct crt, place=pl, square=sq, circle=cir circ, "
      + "terrace=ter terr tce, highway=hwy hway, parkway=pkwy pky, expressway=expy expwy, "
      + "freeway=fwy frwy, motorway=mwy, turnpike=tpke tpk, alley=aly ally, crossing=xing, "
      + "trail=trl tr, plaza=plz, crescent=cres cr crst, gardens=gdns, grove=grv gr, "
      + "bypass=byp, route=rte rt, way=wy, close=clo cl, causeway=cswy, esplanade=esp, "
      + "row=rw, walk=wlk wk, mews=mws, roundabout=rbt",
    // German, Dutch, Nordic
    "strasse=str, gasse=g, platz=pl, allee=al, weg=wg w, brucke=br, chaussee=ch, "
      + "straat=str, laan=ln, plein=pln pl, singel=sgl, kade=kd, gatan=g, gata=g, gaten=gt, "
      + "vagen=v, vegen=v vn, veien=v vn, vei=v, plass=pl, plassen=pl, gade=gd, plads=pl, "
      + "katu=k, kuja=kj",
    // French
    "rue=r, chemin=ch che chem, impasse=imp, allees=all, boulevard=bd boul bld, quai=q, "
      + "faubourg=fbg fg fb, montee=mte, sentier=sen, ruelle=rle, venelle=ven",
    // Spanish, Catalan, Portuguese, Galician
    "calle=c cl cll, avenida=av avda avd ava, avinguda=av avgda, plaza=plz pza pl, "
      + "plaça=pl pça, praça=pça pca pr pc, praza=pza, paseo=pso ps po, passeig=pg, "
      + "carretera=ctra crta, carrera=cra kra cr, carrer=c cr, camino=cno cmno, "
      + "callejon=cjon, ronda=rda, travesia=trv tr trav trva, glorieta=gta, calzada=calz, "
      + "bulevar=blv blvd, jiron=jr, rua=r, travessa=tv trav tr, estrada=estr est, rodovia=rod, "
      + "alameda=alm al, largo=lgo lg, calçada=cç calç cc clc, beco=bc, ladeira=lad, viela=vla, praceta=pct pcta",
    // Italian, Romanian
    "via=v, viale=vle, piazza=pza pzza, piazzale=ple, corso=cso, vicolo=vic vlo, "
      + "strada=str sda, contrada=cda, lungomare=lgm, salita=sal, traversa=trav, "
      + "bulevardul=bd bdul, soseaua=sos, aleea=ale al, calea=cal, piata=pta, intrarea=intr, "
      + "splaiul=spl",
    // Polish, Czech, Slovak, South Slavic, Hungarian, Baltic
    "ulica=ul, ulice=ul, aleja=al, aleje=al, plac=pl, rondo=rdo, skwer=skw, namesti=nam, "
      + "namestie=nam, trida=tr, nabrezi=nabr nab, nabrezie=nabr nab, trg=tg, bulevar=bul, "
      + "prolaz=prolz, setaliste=set, utca=u, korut=krt, sugarut=sgt, setany=stny, koz=kz, "
      + "gatve=g, prospektas=pr, laukums=l, maantee=mnt, puiestee=pst",
    // Turkish, Azerbaijani
    "caddesi=cad cd cadde, cadde=cad cd, sokak=sok sk sokağı, sokağı=sok sk sokak, "
      + "bulvarı=bulv blv bul bulvar, bulvar=bulv blv bul, mahallesi=mah mh mahalle, "
      + "mahalle=mah mh, meydanı=meyd md meydan, meydan=meyd md, küçəsi=küç, prospekti=pr",
    // Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Greek, Armenian
    "улица=ул ulica, вулиця=вул vulica, вуліца=вул ул, "
      + "проспект=пр просп прт пркт prospect, переулок=пер перк пров, провулок=пров пер, "
      + "завулак=зав пер, площадь=пл плд ploshchad, площа=пл, площад=пл, плошча=пл, "
      + "шоссе=ш шосе шсе, набережная=наб набна набная, набережна=наб, "
      + "бульвар=бул булр булвр бр, булевард=бул, проезд=прд пр, проїзд=прд пр, тупик=туп, "
      + "аллея=ал алия, алея=ал, линия=лин, тракт=тракт тр, спуск=спуск сп, узвіз=узв, "
      + "οδός=οδ, λεωφόρος=λεωφ λ, πλατεία=πλ, փողոց=փ, պողոտա=պող",
  ]
}
