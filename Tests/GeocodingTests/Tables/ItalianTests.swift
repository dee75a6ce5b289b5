// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// What people type in Italy.
struct ItalianTests {
  @Test(arguments: TableLine.table(addresses + words + numbers))
  func `what people type is found`(line: TableLine) {
    let found = line.answers(on: Self.map)
    #expect(line.accepts(found), "\(found)")
  }

  @Test(arguments: TableLine.table(places + points + crossings))
  func `places, points of interest and crossings are found`(line: TableLine) {
    let found = line.answers(on: Self.map)
    #expect(line.accepts(found), "\(found)")
  }

  @Test(arguments: TableLine.table(slips + beginnings + parts))
  func `slips, beginnings and addresses in parts are found`(line: TableLine) {
    let found = line.answers(on: Self.map)
    #expect(line.accepts(found), "\(found)")
  }

  @Test func `a house is told in the order of its country`() {
    let found = Self.map.geocoder.geocode("via roma 12/a castel verde").first
    #expect(
      found?.formattedAddressLines == ["Via Roma, 12/A", "50032 Castel Verde", "Italia"])
    #expect(Self.map.reverse(122, 13) == "Via Roma, 12, Castel Verde")
  }
}

extension ItalianTests {
  static let addresses = """
    Via Roma, 12, 50032 Castel Verde, Italia | Via Roma, 12
    Via Roma 12, 50032 Castel Verde (FI) | Via Roma, 12
    via roma 12 castel verde | Via Roma, 12
    V. Roma 12, Castel Verde | Via Roma, 12
    VIA ROMA 12 CASTEL VERDE FIRENZE | Via Roma, 12
    Via Roma, 12/A, Castel Verde | Via Roma, 12/A
    via roma 12a, castel verde | Via Roma, 12/A
    via roma 12 A castel verde | Via Roma, 12/A
    via roma 16 bis castel verde | Via Roma, 16 bis
    Via Roma n. 12, Castel Verde | Via Roma, 12
    Via Roma n° 12 - 50032 Castel Verde FI | Via Roma, 12
    via roma 12 int. 4 scala B castel verde | Via Roma, 12
    I-50032 Castel Verde, Via Roma 12 | Via Roma, 12
    castel verde via roma 12 | Via Roma, 12
    12 via roma, castel verde | Via Roma, 12
    Via Roma 12, San Pietro in Colle | Via Roma, 12, San Pietro in Colle
    via roma 12 s. pietro in colle | Via Roma, 12, San Pietro in Colle
    Via Roma 12, Castel Verde, Toscana, Italy | Via Roma, 12
    Viale Roma 12 | Viale Roma, 12
    v.le roma 12 | Viale Roma, 12
    Via Roma 14, Castel Verde | ~ Via Roma, 14
    Via Roma 999, Castel Verde | Via Roma
    Via Roma snc, Castel Verde | Via Roma
    Via Sconosciuta 3, Castel Verde | Castel Verde
    via garibaldi 3r | Via Garibaldi, 3r
    via garibaldi 3 rosso | Via Garibaldi, 3r
    Via Garibaldi 3, Castel Verde | Via Garibaldi, 3
    V.Roma,12 Castel Verde | Via Roma, 12
    via Roma n.12, Castel Verde | Via Roma, 12
    Via Roma 12/A int.4, Castel Verde | Via Roma, 12/A
    Via Roma 12, Castelverde | Via Roma, 12

    """

  static let words = """
    p.zza Garibaldi 3 | Piazza Garibaldi, 3
    P.za Garibaldi 3 | Piazza Garibaldi, 3
    pza garibaldi 3 | Piazza Garibaldi, 3
    piazza della repubblica 1 | Piazza della Repubblica, 1
    piazza repubblica 1 | Piazza della Repubblica, 1
    c.so Vittorio Emanuele 20 | Corso Vittorio Emanuele II, 20
    corso vittorio emanuele secondo 20 | Corso Vittorio Emanuele II, 20
    corso vitt. emanuele 20 | Corso Vittorio Emanuele II, 20
    via dei mille 6 | Via dei Mille, 6
    via mille 6 | Via dei Mille, 6
    via s. giovanni 4 | Via San Giovanni, 4
    via san giovanni 4 | Via San Giovanni, 4
    via s.maria 5 | Via Santa Maria, 5
    via sant'antonio 7 | Via Sant'Antonio, 7
    via s. antonio 7 | Via Sant'Antonio, 7
    via sant antonio 7 | Via Sant'Antonio, 7
    v.lo dell'orto 2 | Vicolo dell'Orto, 2
    vicolo dell orto 2 | Vicolo dell'Orto, 2
    p.le Loreto 9 | Piazzale Loreto, 9
    l.go Augusto 1 | Largo Augusto, 1
    via manzoni 10 | Via Alessandro Manzoni, 10
    via A. Manzoni 10 | Via Alessandro Manzoni, 10
    via Manzoni Alessandro 10 | Via Alessandro Manzoni, 10
    via f.lli cervi 8 | Via Fratelli Cervi, 8
    loc. il poggio 5 | Il Poggio, 5, San Pietro in Colle
    Località Il Poggio 5, San Pietro in Colle | Il Poggio, 5, San Pietro in Colle
    bahnhofstrasse 4 bruneck | Bahnhofstraße - Via Stazione, 4, Bruneck - Brunico
    via stazione 4, brunico | Bahnhofstraße - Via Stazione, 4, Bruneck - Brunico
    c.so V. Emanuele 20 | Corso Vittorio Emanuele II, 20
    C.so V. Emanuele II 20 | Corso Vittorio Emanuele II, 20
    P.zza della Rep. 1 | Piazza della Repubblica, 1
    via G. Garibaldi 3 | Via Garibaldi, 3
    via Giuseppe Garibaldi 3 | Via Garibaldi, 3
    p.zza G. Garibaldi 3 | Piazza Garibaldi, 3
    fraz. Il Poggio 5 | Il Poggio, 5, San Pietro in Colle
    frazione Il Poggio 5, San Pietro in Colle | Il Poggio, 5, San Pietro in Colle

    """

  static let numbers = """
    Via XX Settembre 8 | Via XX Settembre, 8
    via 20 settembre 8 | Via XX Settembre, 8
    via venti settembre 8 | Via XX Settembre, 8
    Via IV Novembre 2 | Via IV Novembre, 2
    via 4 novembre 2 | Via IV Novembre, 2
    via quattro novembre 2 castel verde | Via IV Novembre, 2
    via 25 aprile 11 | Via 25 Aprile, 11
    via XXV aprile 11 | Via 25 Aprile, 11
    via venticinque aprile 11 | Via 25 Aprile, 11
    SS16 | Strada Statale 16 Adriatica
    SS 16 Adriatica | Strada Statale 16 Adriatica
    strada statale 16 castel verde | Strada Statale 16 Adriatica
    SS16 km 12, Castel Verde | Strada Statale 16 Adriatica
    S.S. 16 | Strada Statale 16 Adriatica
    statale 16 | Strada Statale 16 Adriatica
    v. XXV Aprile 11 | Via 25 Aprile, 11

    """

  static let places = """
    Castel Verde | Castel Verde
    castelverde | Castel Verde
    castel verde (fi) | Castel Verde
    S. Pietro in Colle | San Pietro in Colle
    san pietro in colle toscana | San Pietro in Colle
    Brunico | Bruneck - Brunico
    Bruneck | Bruneck - Brunico
    50032 | 50032
    50032 Castel Verde | Castel Verde
    provincia di Firenze | Firenze
    Italy | Italia
    Castel Verde, provincia di Firenze | Castel Verde
    50032 Castelverde | Castel Verde

    """

  static let points = """
    Farmacia Rossi | Farmacia Rossi
    farmacia vicino a Piazza Garibaldi | Farmacia Rossi
    farmacia castel verde | Farmacia Rossi
    benzinaio castel verde | Eni
    Bar Roma | Bar Roma, San Pietro in Colle
    supermercato a Castel Verde | Coop
    stazione di castel verde | Castel Verde
    chiesa di san giovanni | Chiesa di San Giovanni
    trattoria da mario | Trattoria da Mario
    panificio san pietro in colle | Forno Bianchi, San Pietro in Colle
    farmacie castel verde | Farmacia Rossi
    bar vicino a via roma, san pietro in colle | Bar Roma, San Pietro in Colle

    """

  static let crossings = """
    angolo via Roma e viale Roma, Castel Verde | Via Roma & Viale Roma
    Via Roma angolo Piazza Garibaldi | Via Roma & Piazza Garibaldi
    via roma ang. viale roma | Via Roma & Viale Roma
    incrocio tra Via Roma e Piazza Garibaldi | Via Roma & Piazza Garibaldi
    Via Roma / Viale Roma | Via Roma & Viale Roma
    piazza garibaldi angolo via roma | Piazza Garibaldi & Via Roma

    """

  static let slips = """
    Via Rona 12, Castel Verde |3 Via Roma, 12
    Via Roma 12, Castel Vrede |3 Via Roma, 12
    Piazza Garbialdi 3 |3 Piazza Garibaldi, 3
    Corso Vitorio Emanuele 20 |3 Corso Vittorio Emanuele II, 20
    piazza della republica 1 |3 Piazza della Repubblica, 1
    Via Alesandro Manzoni 10 |3 Via Alessandro Manzoni, 10
    Via Roma 12, Castel Verde |! Viale Roma, 12
    Piazza Garibaldi 3 |! Via Garibaldi, 3
    Via Garibaldi 3 |! Piazza Garibaldi, 3
    Via Roma, San Pietro in Colle |! Bar Roma, San Pietro in Colle
    Via Roma 12, Castel Verde |! Via Roma, 12/A

    """

  static let beginnings = """
    via roma 12, cast… |3 Via Roma, 12
    piazza gar… |3 Piazza Garibaldi
    via xx set… |3 Via XX Settembre
    castel ver… |3 Castel Verde
    via alessandro m… |3 Via Alessandro Manzoni
    farmacia ro… |3 Farmacia Rossi
    5003… |3 50032

    """

  static let parts = """
    street: Via Roma 12; city: Castel Verde; postcode: 50032 | Via Roma, 12
    street: via roma 12; city: San Pietro in Colle; country: Italia \
      | Via Roma, 12, San Pietro in Colle
    street: P.zza Garibaldi 3; city: Castel Verde | Piazza Garibaldi, 3
    amenity: farmacia; city: Castel Verde | Farmacia Rossi

    """
}
