// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// What people type in Germany, Austria and Switzerland.
struct GermanTests {
  @Test(arguments: TableLine.table(addresses + words + numbers + austria + switzerland))
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
    let german = Self.map.geocoder.geocode("hauptstr. 12a mühlbach").first
    #expect(
      german?.formattedAddressLines == ["Hauptstraße 12a", "79379 Mühlbach", "Deutschland"])
    let austrian = Self.map.geocoder.geocode("hauptplatz 3 steinbrunn").first
    #expect(austrian?.formattedAddressLines == ["Hauptplatz 3", "6060 Steinbrunn", "Österreich"])
    #expect(Self.map.reverse(122, 13) == "Hauptstraße 12a, Mühlbach")
  }
}

extension GermanTests {
  static let addresses = """
    Hauptstraße 12a, 79379 Mühlbach, Deutschland | Hauptstraße 12a
    Hauptstrasse 12 a, Mühlbach | Hauptstraße 12a
    hauptstr. 12a 79379 | Hauptstraße 12a
    Haupt Str. 12a Mühlbach | Hauptstraße 12a
    HAUPTSTRASSE 12A MUEHLBACH | Hauptstraße 12a
    muhlbach hauptstr 12a | Hauptstraße 12a
    79379 Mühlbach, Hauptstraße 12 A | Hauptstraße 12a
    D-79379 Mühlbach, Hauptstr. 12a | Hauptstraße 12a
    D-79379 Mühlbach | Mühlbach
    D 79379 Mühlbach, Hauptstr. 12a | Hauptstraße 12a
    Hauptstr. 12a DE-79379 Mühlbach | Hauptstraße 12a
    12a hauptstraße mühlbach | Hauptstraße 12a
    Hauptstraße Nr. 12a in Mühlbach | Hauptstraße 12a
    Hauptstraße 12a, Mühlbach, Baden-Württemberg | Hauptstraße 12a
    Hauptstr. 12a, Mühlbach, BW | Hauptstraße 12a
    Hauptstraße 5 Bad Sulz | Hauptstraße 5, Bad Sulz
    bad sulz hauptstr. 5 | Hauptstraße 5, Bad Sulz
    Mu\u{308}hlestraße 20 | Mühlestraße 20
    Ｍühlestraße ２０ | Mühlestraße 20
    muehlestr 20 | Mühlestraße 20
    mühlenstr. 20 | Mühlenstraße 20
    Mühle-Straße 20 | Mühlestraße 20
    goethestr. 8 | Goethestraße 8
    göthestraße 8 | Goethestraße 8
    goetheplatz 8 | Goetheplatz 8
    Goethepl. 8 | Goetheplatz 8
    Hauptstraße 12a, Wien | Hauptstraße 12a
    Hauptstr.12a, Mühlbach | Hauptstraße 12a
    Hauptstraße12a Mühlbach | Hauptstraße 12a
    Hauptstr. 12a, Hinterhaus, Mühlbach | Hauptstraße 12a
    Hauptstr. 12a, 3. OG links, 79379 Mühlbach | Hauptstraße 12a
    Hauptstr. 12a Whg. 4, Mühlbach | Hauptstraße 12a
    Hauptstr. 12a, 79379 Mühlbach i. Br. | Hauptstraße 12a
    Hauptstr. 12b, Mühlbach |3 ~ Hauptstraße 12

    """

  static let words = """
    St. Georg Str. 4 | Sankt-Georg-Straße 4
    sankt georg straße 4 | Sankt-Georg-Straße 4
    St.-Georg-Straße 4 | Sankt-Georg-Straße 4
    friedrich ebert allee 10 | Friedrich-Ebert-Allee 10
    Friedr.-Ebert-Allee 10 | Friedrich-Ebert-Allee 10
    F.-Ebert-Allee 10, Mühlbach | Friedrich-Ebert-Allee 10
    Ebertallee 10 | Friedrich-Ebert-Allee 10
    Doktor-Koch-Straße 1 | Dr.-Koch-Straße 1
    dr koch str 1 | Dr.-Koch-Straße 1
    Am Bach 3 | Am Bach 3
    am bach 3 mühlbach | Am Bach 3
    An der alten Muehle 7 | An der Alten Mühle 7
    An d. alten Mühle 7 | An der Alten Mühle 7
    in der au 2, bad sulz | In der Au 2, Bad Sulz
    Auf der Au 2 | Auf der Au 2
    unter den linden 1 | Unter den Linden 1
    Lange Str. 5 | Lange Straße 5
    lange strasse 7 | Lange Straße 7
    Lange Straße 5-7 | Lange Straße 5-7
    Großer Ring 9 | Großer Ring 9
    grosser ring 9 | Großer Ring 9
    Kirchg. 2 | Kirchgasse 2
    Kirchweg 2 | Kirchweg 2
    Fr.-Ebert-Allee 10 | Friedrich-Ebert-Allee 10
    St.Georg-Str. 4 | Sankt-Georg-Straße 4
    Langestraße 5 | Lange Straße 5
    Langestr. 5 | Lange Straße 5
    Gr. Ring 9 | Großer Ring 9
    Unter d. Linden 1 | Unter den Linden 1
    An der Mühle 7 |3 An der Alten Mühle 7
    Am Bach 3a | ~ Am Bach 3
    Str. d. 17.Juni 135 | Straße des 17. Juni 135

    """

  static let numbers = """
    Straße des 17. Juni 135 | Straße des 17. Juni 135
    strasse des 17 juni 135 | Straße des 17. Juni 135
    Str. d. 17. Juni 135 | Straße des 17. Juni 135
    135 straße des 17. juni | Straße des 17. Juni 135
    Straße des 17. Juni | Straße des 17. Juni
    B 3, Mühlbach | Freiburger Straße
    B3 | Freiburger Straße
    Freiburger Str. 33 1/2 | Freiburger Straße 33 1/2
    Freiburger Straße 33½ | Freiburger Straße 33 1/2
    Freiburger Str. 35/1 | Freiburger Straße 35/1
    Hauptstr. 12, Mühlbach | Hauptstraße 12
    Hauptstraße 14, Mühlbach | ~ Hauptstraße 14
    Hauptstraße 22 Mühlbach | ~ Hauptstraße 20
    Hauptstraße 999, Mühlbach | Hauptstraße
    Nirgendwoweg 3, Mühlbach | Mühlbach

    """

  static let austria = """
    Hauptplatz 3, 6060 Steinbrunn, Österreich | Hauptplatz 3, Steinbrunn
    A-6060 Steinbrunn, Hauptplatz 3 | Hauptplatz 3, Steinbrunn
    Hauptplatz 3/2/14, Steinbrunn | Hauptplatz 3, Steinbrunn
    hauptpl. 3 steinbrunn tirol | Hauptplatz 3, Steinbrunn
    Oberdorf 45 | Oberdorf 45, Steinbrunn
    Oberdorf Nr. 45, 6060 Steinbrunn | Oberdorf 45, Steinbrunn
    maria theresien str 18 | Maria-Theresien-Straße 18, Steinbrunn
    Maria-Theresienstraße 18 | Maria-Theresien-Straße 18, Steinbrunn
    Maria Theresia Straße 18 | Maria-Theresien-Straße 18, Steinbrunn
    Hauptplatz 3/2, 6060 Steinbrunn/Tirol | Hauptplatz 3, Steinbrunn
    Oberdorf 45, A-6060 Steinbrunn | Oberdorf 45, Steinbrunn

    """

  static let switzerland = """
    Bahnhofstrasse 5, 8400 Oberwil | Bahnhofstrasse 5, Oberwil
    CH-8400 Oberwil, Bahnhofstr. 5 | Bahnhofstrasse 5, Oberwil
    bahnhofstraße 5 oberwil zh | Bahnhofstrasse 5, Oberwil
    Bahnhofstr. 5, Oberwil ZH, Schweiz | Bahnhofstrasse 5, Oberwil
    Bahnhofstrasse 5, Oberwil, Switzerland | Bahnhofstrasse 5, Oberwil
    Bahnhofstr 5, Mühlbach | Bahnhofstraße 5

    """

  static let places = """
    Mühlbach | Mühlbach
    muehlbach | Mühlbach
    Мюльбах | Mühlbach
    Bad Sulz | Bad Sulz
    79379 | 79379
    D-79379 | 79379
    79379 Mühlbach | Mühlbach
    Baden-Württemberg | Baden-Württemberg
    österreich | Österreich
    Austria | Österreich
    Oberwil ZH | Oberwil

    """

  static let points = """
    Löwen-Apotheke | Löwen-Apotheke
    lowenapotheke mühlbach | Löwen-Apotheke
    Apotheke Mühlbach | Löwen-Apotheke
    Apotheke in der Nähe der Hauptstraße, Mühlbach | Löwen-Apotheke
    Tankstelle Bad Sulz | Aral, Bad Sulz
    Bäckerei nahe Goetheplatz | Bäckerei Müller
    baeckerei mueller | Bäckerei Müller
    Bahnhof Mühlbach | Mühlbach Bahnhof
    Bhf Mühlbach | Mühlbach Bahnhof
    Rathaus Mühlbach | Rathaus
    Supermarkt bei Freiburger Straße | Edeka
    Gasthaus zum Löwen | Gasthaus Zum Löwen, Bad Sulz
    Apotheken in Mühlbach | Löwen-Apotheke
    Bäcker Mühlbach | Bäckerei Müller
    Zum Löwen Bad Sulz | Gasthaus Zum Löwen, Bad Sulz
    Tankstelle in der Nähe von Bad Sulz | Aral, Bad Sulz

    """

  static let crossings = """
    Hauptstraße / Goethestraße | Hauptstraße & Goethestraße
    Hauptstr. Ecke Goethestr. | Hauptstraße & Goethestraße
    Ecke Hauptstraße und Goethestraße, Mühlbach | Hauptstraße & Goethestraße
    Kreuzung Goethestraße/Hauptstraße | Goethestraße & Hauptstraße
    Hauptstr. & Goethestr. Mühlbach | Hauptstraße & Goethestraße

    """

  static let slips = """
    Hauptstrase 12a Mühlbach |3 Hauptstraße 12a
    Hauptsraße 12a, Mühlbach |3 Hauptstraße 12a
    Haubtstraße 12a, Mühlbach |3 Hauptstraße 12a
    Hauptstraße 12a, Mülbach |3 Hauptstraße 12a
    Geothestraße 8 |3 Goethestraße 8
    Freidrich-Ebert-Allee 10 |3 Friedrich-Ebert-Allee 10
    Bahnhoffstraße 5 Mühlbach |3 Bahnhofstraße 5
    Mühlestraße 20 |! Mühlenstraße 20
    Mühlenstraße 20 |! Mühlestraße 20
    Goetheplatz 8 |! Goethestraße 8
    Hauptstraße 12, Mühlbach |! Hauptstraße 12a

    """

  static let beginnings = """
    hauptst… |3 Hauptstraße
    hauptstr 12… |3 Hauptstraße 12a
    Hauptstraße 12a, mühl… |3 Hauptstraße 12a
    mühlb… |3 Mühlbach
    Goeth… |3 Goethestraße
    Friedrich-E… |3 Friedrich-Ebert-Allee
    straße des 17… |3 Straße des 17. Juni
    7937… |3 79379
    löw… |3 Löwen-Apotheke

    """

  static let parts = """
    street: Hauptstr. 12a; postcode: 79379; city: Mühlbach | Hauptstraße 12a
    street: hauptstrasse 5; city: Bad Sulz; country: Deutschland | Hauptstraße 5, Bad Sulz
    street: Bahnhofstraße 5; city: Oberwil; state: Zürich | Bahnhofstrasse 5, Oberwil
    amenity: Apotheke; city: Mühlbach | Löwen-Apotheke
    city: Mühlbach; country: DE | Mühlbach

    """
}
