// SPDX-License-Identifier: Apache-2.0

import Routing
import Testing

/// What a step says in German.
struct GermanTextTests {
  static let manoeuvres = StepTable(
    """
    depart; bearing 0 => Nach Norden starten
    depart; bearing 45; name Hauptstraße => Auf der Hauptstraße nach Nordosten starten
    depart; bearing 90; name Hauptstraße => Auf der Hauptstraße nach Osten starten
    depart; bearing 135 => Nach Südosten starten
    depart; bearing 180; ref B 7 => Auf der B 7 nach Süden starten
    depart; bearing 225 => Nach Südwesten starten
    depart; bearing 270 => Nach Westen starten
    depart; bearing 315; name Hauptstraße => Auf der Hauptstraße nach Nordwesten starten
    depart; bearing 337.4 => Nach Nordwesten starten
    depart; bearing 359.9 => Nach Norden starten
    depart; next Infinite Loop => Dem Weg bis zum Infinite Loop folgen
    depart; next Hauptstraße => Dem Weg bis zur Hauptstraße folgen
    depart; next Alter Markt => Dem Weg bis zum Alten Markt folgen
    turn left => Links abbiegen
    turn right => Rechts abbiegen
    turn sharp left => Scharf links abbiegen
    turn sharp right; name Hauptstraße => Scharf rechts in die Hauptstraße abbiegen
    turn slight left => Leicht links abbiegen
    turn slight right; name Hauptstraße => Leicht rechts in die Hauptstraße abbiegen
    turn straight => Geradeaus weiter
    turn straight; name Hauptstraße => Geradeaus weiter auf der Hauptstraße
    turn uturn => Wenden
    turn uturn; name Hauptstraße => Auf der Hauptstraße wenden
    turn left; name Hauptstraße => Links in die Hauptstraße abbiegen
    turn right; name Hauptstraße => Rechts in die Hauptstraße abbiegen
    turn right; name Unter den Linden => Rechts in die Straße „Unter den Linden“ abbiegen
    turn right; name Infinite Loop => Rechts in den Infinite Loop abbiegen
    turn right; ref B 7 => Rechts auf die B 7 abbiegen
    turn right; name Hauptstraße; to Köln => Rechts in die Hauptstraße Richtung Köln abbiegen
    turn right; to Köln,Bonn => Rechts Richtung Köln, Bonn abbiegen
    end of road left; name Hauptstraße => Links in die Hauptstraße abbiegen
    end of road right => Rechts abbiegen
    continue right; name Infinite Loop => Rechts in den Infinite Loop abbiegen
    continue slight left; name Hauptstraße => Leicht links in die Hauptstraße abbiegen
    continue straight; name Hauptstraße => Geradeaus weiter auf der Hauptstraße
    continue uturn; name Hauptstraße => Auf der Hauptstraße wenden
    continue uturn => Wenden
    new name straight; name Hauptstraße => Weiter auf der Hauptstraße
    new name slight right; ref B 7 => Weiter auf der B 7
    new name straight => Weiter
    fork slight left; ref B 7; to Köln => Links halten auf die B 7 Richtung Köln
    fork slight right; name Hauptstraße => Rechts halten in die Hauptstraße
    fork straight => Geradeaus halten
    fork slight left; exit 12B; to Köln => Links die Ausfahrt 12B Richtung Köln nehmen
    merge slight left; ref B 7 => Auf die B 7 auffahren
    merge slight right; refs I 280 South => Auf die I-280 S auffahren
    merge slight left => Einfädeln
    on ramp slight right; refs I 280 South; to Daly City \
    => Rechts die Auffahrt zur I-280 S Richtung Daly City nehmen
    on ramp right; refs I 280 South => Rechts auf die I-280 S auffahren
    on ramp left; ref B 7 => Links auf die B 7 auffahren
    on ramp right; to Köln => Rechts auf die Auffahrt Richtung Köln abbiegen
    on ramp slight left => Links die Auffahrt nehmen
    on ramp straight; to Köln => Die Auffahrt Richtung Köln nehmen
    on ramp slight right; merging B 7 => Rechts die Auffahrt zur B 7 nehmen
    off ramp slight right; exit 10; street Wolfe Road => Ausfahrt 10 zur Wolfe Road nehmen
    off ramp slight right; exit 10; street Wolfe Road; to Köln \
    => Ausfahrt 10 zur Wolfe Road nehmen
    off ramp slight right; exit 12; refs B 7; to Köln \
    => Ausfahrt 12 zur B 7 Richtung Köln nehmen
    off ramp slight right; exit 7; next Hauptstraße => Ausfahrt 7 zur Hauptstraße nehmen
    off ramp slight left; exit 3; to Köln => Links die Ausfahrt 3 Richtung Köln nehmen
    off ramp slight left; keeps left; exit 3; to Köln => Ausfahrt 3 Richtung Köln nehmen
    off ramp slight right; keeps left; exit 3 => Rechts die Ausfahrt 3 nehmen
    off ramp slight right; to San Jose => Die Ausfahrt Richtung San Jose nehmen
    off ramp slight right => Rechts die Ausfahrt nehmen
    off ramp slight left; to Köln => Links die Ausfahrt Richtung Köln nehmen
    roundabout right; number 1; name Hauptstraße \
    => Im Kreisverkehr die 1. Ausfahrt in die Hauptstraße nehmen
    roundabout straight; number 2 => Im Kreisverkehr die 2. Ausfahrt nehmen
    roundabout left; number 3; ref B 7; to Köln \
    => Im Kreisverkehr die 3. Ausfahrt auf die B 7 Richtung Köln nehmen
    roundabout right => In den Kreisverkehr einfahren
    rotary straight; number 2; rotary Stern; name Hauptstraße \
    => Im Kreisverkehr „Stern“ die 2. Ausfahrt in die Hauptstraße nehmen
    rotary straight; rotary Stern => In den Kreisverkehr „Stern“ einfahren
    roundabout turn right; name Hauptstraße \
    => Im Kreisverkehr rechts in die Hauptstraße abbiegen
    roundabout turn left => Im Kreisverkehr links abbiegen
    roundabout turn straight; name Hauptstraße \
    => Im Kreisverkehr geradeaus weiter auf der Hauptstraße
    roundabout turn uturn => Im Kreisverkehr wenden
    exit roundabout right; name Hauptstraße => Den Kreisverkehr in die Hauptstraße verlassen
    exit rotary right; rotary Stern => Den Kreisverkehr „Stern“ verlassen
    notification straight; mode ferry; name Rheinfähre => Die Fähre „Rheinfähre“ nehmen
    notification straight; mode ferry => Die Fähre nehmen
    notification straight; mode train => Den Zug nehmen
    notification straight; before ferry; name Hauptstraße \
    => Die Fähre verlassen, weiter auf der Hauptstraße
    notification straight; before train => Den Zug verlassen, weiter
    turn right; over steps => Rechts abbiegen, dann die Treppe nehmen
    turn left; over lift => Links abbiegen, dann den Aufzug nehmen
    turn straight; over escalator => Die Rolltreppe nehmen
    notification straight; over square; name Alter Markt => Den Alten Markt überqueren
    turn right; over square => Rechts abbiegen, dann den Platz überqueren
    turn straight; over steps; name Himmelsleiter => Die Treppe (Himmelsleiter) nehmen
    depart; bearing 0; over steps => Nach Norden starten, dann die Treppe nehmen
    use lane straight; lanes ++- => Auf den zwei linken Spuren bleiben
    use lane straight; lanes +-- => Auf der linken Spur bleiben
    use lane straight; lanes -++ => Auf den zwei rechten Spuren bleiben
    use lane straight; lanes --+ => Auf der rechten Spur bleiben
    use lane straight; lanes -+- => Auf der mittleren Spur bleiben
    use lane straight; lanes -+++- => Auf den drei mittleren Spuren bleiben
    use lane straight; lanes +-+ => Nach den Fahrbahnmarkierungen einordnen
    arrive => Ziel erreicht
    arrive left => Das Ziel liegt links
    arrive right => Das Ziel liegt rechts
    arrive straight => Das Ziel liegt geradeaus
    arrive; stop 1 => Zwischenziel 1 erreicht
    arrive left; stop 2 => Zwischenziel 2 liegt links
    arrive right; stop 3 => Zwischenziel 3 liegt rechts
    arrive straight; stop 4 => Zwischenziel 4 liegt geradeaus
    """)

  static let roads = StepTable(
    """
    turn right; name Lange Straße => Rechts in die Lange Straße abbiegen
    new name straight; name Lange Straße => Weiter auf der Langen Straße
    turn right; name Berliner Straße => Rechts in die Berliner Straße abbiegen
    new name straight; name Berliner Straße => Weiter auf der Berliner Straße
    turn right; name Neuer Weg => Rechts in den Neuen Weg abbiegen
    new name straight; name Neuer Weg => Weiter auf dem Neuen Weg
    turn right; name Alter Markt => Rechts auf den Alten Markt abbiegen
    turn right; name Marktplatz => Rechts auf den Marktplatz abbiegen
    turn right; name Judengasse => Rechts in die Judengasse abbiegen
    new name straight; name Judengasse => Weiter in der Judengasse
    turn right; name Kaiser-Wilhelm-Ring => Rechts auf den Kaiser-Wilhelm-Ring abbiegen
    turn right; name Neckarufer => Rechts auf das Neckarufer abbiegen
    new name straight; name Neckarufer => Weiter auf dem Neckarufer
    turn right; name Alte Brücke => Rechts auf die Alte Brücke abbiegen
    new name straight; name Alte Brücke => Weiter auf der Alten Brücke
    turn right; name Am Markt => Rechts in die Straße „Am Markt“ abbiegen
    new name straight; name Im Winkel => Weiter auf der Straße „Im Winkel“
    turn right; name Zur Alten Gasse => Rechts in die Straße „Zur Alten Gasse“ abbiegen
    turn right; name Bergheim => Rechts in die Straße „Bergheim“ abbiegen
    turn right; name Hauptstrasse => Rechts in die Hauptstrasse abbiegen
    turn right; ref A 656 => Rechts auf die A 656 abbiegen
    turn right; ref St2342 => Rechts auf die St2342 abbiegen
    turn right; name Alleenstraße; ref L 123 => Rechts in die Alleenstraße abbiegen
    depart; next Am Markt => Dem Weg bis zur Straße „Am Markt“ folgen
    depart; next Neckarufer => Dem Weg bis zum Neckarufer folgen
    notification straight; over square; name Am Markt => Die Straße „Am Markt“ überqueren
    """)

  @Test(arguments: manoeuvres.rows)
  func `a manoeuvre is said as one would say it`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.german) == text)
  }

  @Test(arguments: roads.rows)
  func `a road stands in a sentence as it should`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.german) == text)
  }
}
