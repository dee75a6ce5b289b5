// SPDX-License-Identifier: Apache-2.0

import Routing
import Testing

/// What a step says in Spanish.
struct SpanishTextTests {
  static let manoeuvres = StepTable(
    """
    depart; bearing 0 => Diríjase al norte
    depart; bearing 45; name Calle Mayor => Diríjase al noreste por la calle Mayor
    depart; bearing 90; name Calle Mayor => Diríjase al este por la calle Mayor
    depart; bearing 135 => Diríjase al sureste
    depart; bearing 180; ref A-2 => Diríjase al sur por la A-2
    depart; bearing 225 => Diríjase al suroeste
    depart; bearing 270 => Diríjase al oeste
    depart; bearing 315; name Calle Mayor => Diríjase al noroeste por la calle Mayor
    depart; bearing 337.4 => Diríjase al noroeste
    depart; bearing 359.9 => Diríjase al norte
    depart; next Infinite Loop => Diríjase a Infinite Loop
    depart; next Calle Mayor => Diríjase a la calle Mayor
    depart; next Plaza Mayor => Diríjase a la plaza Mayor
    turn left => Gire a la izquierda
    turn right => Gire a la derecha
    turn sharp left => Haga un giro cerrado a la izquierda
    turn sharp right; name Calle Mayor => Haga un giro cerrado a la derecha por la calle Mayor
    turn slight left => Gire ligeramente a la izquierda
    turn slight right; name Calle Mayor => Gire ligeramente a la derecha por la calle Mayor
    turn straight => Continúe recto
    turn straight; name Calle Mayor => Continúe recto por la calle Mayor
    turn uturn => Cambie de sentido
    turn uturn; name Calle Mayor => Cambie de sentido por la calle Mayor
    turn left; name Calle Mayor => Gire a la izquierda por la calle Mayor
    turn right; name Calle Mayor => Gire a la derecha por la calle Mayor
    turn right; name Gran Vía => Gire a la derecha por Gran Vía
    turn right; name Infinite Loop => Gire a la derecha por Infinite Loop
    turn right; ref A-2 => Gire a la derecha por la A-2
    turn right; name Calle Mayor; to Madrid \
    => Gire a la derecha por la calle Mayor en dirección a Madrid
    turn right; to Madrid,Toledo => Gire a la derecha en dirección a Madrid, Toledo
    end of road left; name Calle Mayor => Gire a la izquierda por la calle Mayor
    end of road right => Gire a la derecha
    continue right; name Infinite Loop => Gire a la derecha por Infinite Loop
    continue slight left; name Calle Mayor => Gire ligeramente a la izquierda por la calle Mayor
    continue straight; name Calle Mayor => Continúe recto por la calle Mayor
    continue uturn; name Calle Mayor => Cambie de sentido por la calle Mayor
    continue uturn => Cambie de sentido
    new name straight; name Calle Mayor => Continúe por la calle Mayor
    new name slight right; ref A-2 => Continúe por la A-2
    new name straight => Continúe
    fork slight left; ref A-2; to Madrid \
    => Manténgase a la izquierda por la A-2 en dirección a Madrid
    fork slight right; name Calle Mayor => Manténgase a la derecha por la calle Mayor
    fork straight => Manténgase en el centro
    fork slight left; exit 12B; to Madrid \
    => Tome la salida 12B a la izquierda en dirección a Madrid
    merge slight left; ref A-2 => Incorpórese a la A-2
    merge slight right; refs I 280 South => Incorpórese a la I-280 S
    merge slight left => Incorpórese al tráfico
    on ramp slight right; refs I 280 South; to Daly City \
    => Tome el acceso de la derecha hacia la I-280 S en dirección a Daly City
    on ramp right; refs I 280 South => Gire a la derecha para incorporarse a la I-280 S
    on ramp left; ref A-2 => Gire a la izquierda para incorporarse a la A-2
    on ramp right; to Madrid => Gire a la derecha por el acceso en dirección a Madrid
    on ramp slight left => Tome el acceso de la izquierda
    on ramp straight; to Madrid => Tome el acceso en dirección a Madrid
    on ramp slight right; merging A-2 => Tome el acceso de la derecha hacia la A-2
    off ramp slight right; exit 10; street Wolfe Road => Tome la salida 10 hacia Wolfe Road
    off ramp slight right; exit 10; street Wolfe Road; to Madrid \
    => Tome la salida 10 hacia Wolfe Road
    off ramp slight right; exit 12; refs A-2; to Madrid \
    => Tome la salida 12 hacia la A-2 en dirección a Madrid
    off ramp slight right; exit 7; next Calle Mayor => Tome la salida 7 hacia la calle Mayor
    off ramp slight left; exit 3; to Madrid \
    => Tome la salida 3 a la izquierda en dirección a Madrid
    off ramp slight left; keeps left; exit 3; to Madrid \
    => Tome la salida 3 en dirección a Madrid
    off ramp slight right; keeps left; exit 3 => Tome la salida 3 a la derecha
    off ramp slight right; to San Jose => Tome la salida en dirección a San Jose
    off ramp slight right => Tome la salida de la derecha
    off ramp slight left; to Madrid => Tome la salida de la izquierda en dirección a Madrid
    roundabout right; number 1; name Calle Mayor \
    => En la rotonda, tome la 1.ª salida hacia la calle Mayor
    roundabout straight; number 2 => En la rotonda, tome la 2.ª salida
    roundabout left; number 3; ref A-2; to Madrid \
    => En la rotonda, tome la 3.ª salida hacia la A-2 en dirección a Madrid
    roundabout right => Entre en la rotonda
    rotary straight; number 2; rotary Cibeles; name Calle Mayor \
    => En la rotonda «Cibeles», tome la 2.ª salida hacia la calle Mayor
    rotary straight; rotary Cibeles => Entre en la rotonda «Cibeles»
    roundabout turn right; name Calle Mayor \
    => En la rotonda, gire a la derecha por la calle Mayor
    roundabout turn left => En la rotonda, gire a la izquierda
    roundabout turn straight; name Calle Mayor \
    => En la rotonda, continúe recto por la calle Mayor
    roundabout turn uturn => En la rotonda, cambie de sentido
    exit roundabout right; name Calle Mayor => Salga de la rotonda hacia la calle Mayor
    exit rotary right; rotary Cibeles => Salga de la rotonda «Cibeles»
    notification straight; mode ferry; name Formentera => Tome el ferri «Formentera»
    notification straight; mode ferry => Tome el ferri
    notification straight; mode train => Tome el tren
    notification straight; before ferry; name Calle Mayor \
    => Salga del ferri y continúe por la calle Mayor
    notification straight; before train => Salga del tren y continúe
    turn right; over steps => Gire a la derecha y luego tome las escaleras
    turn left; over lift => Gire a la izquierda y luego tome el ascensor
    turn straight; over escalator => Tome las escaleras mecánicas
    notification straight; over square; name Plaza Mayor => Cruce la plaza Mayor
    turn right; over square => Gire a la derecha y luego cruce la plaza
    turn straight; over steps; name Escalinata de la Catedral \
    => Tome las escaleras (Escalinata de la Catedral)
    depart; bearing 0; over steps => Diríjase al norte y luego tome las escaleras
    use lane straight; lanes ++- => Manténgase en los dos carriles izquierdos
    use lane straight; lanes +-- => Manténgase en el carril izquierdo
    use lane straight; lanes -++ => Manténgase en los dos carriles derechos
    use lane straight; lanes --+ => Manténgase en el carril derecho
    use lane straight; lanes -+- => Manténgase en el carril central
    use lane straight; lanes -+++- => Manténgase en los tres carriles centrales
    use lane straight; lanes +-+ => Siga las marcas de los carriles
    arrive => Ha llegado a su destino
    arrive left => Su destino está a la izquierda
    arrive right => Su destino está a la derecha
    arrive straight => Su destino está enfrente
    arrive; stop 1 => Ha llegado a la parada 1
    arrive left; stop 2 => La parada 2 está a la izquierda
    arrive right; stop 3 => La parada 3 está a la derecha
    arrive straight; stop 4 => La parada 4 está enfrente
    """)

  static let roads = StepTable(
    """
    turn right; name Paseo del Prado => Gire a la derecha por el paseo del Prado
    depart; next Paseo del Prado => Diríjase al paseo del Prado
    turn right; name Avenida de América => Gire a la derecha por la avenida de América
    turn right; name Camino Real => Gire a la derecha por el camino Real
    turn right; name Carretera de Burgos => Gire a la derecha por la carretera de Burgos
    turn right; name Calle => Gire a la derecha por Calle
    turn right; ref AP-7 => Gire a la derecha por la AP-7
    turn right; ref N-340;A-7 => Gire a la derecha por la N-340 / A-7
    merge slight left; name Ronda de Dalt => Incorpórese a la ronda de Dalt
    off ramp slight right; exit 3; street Paseo de la Castellana \
    => Tome la salida 3 hacia el paseo de la Castellana
    on ramp right; ref Paseo => Gire a la derecha para incorporarse a Paseo
    turn right; to El Escorial => Gire a la derecha en dirección a El Escorial
    """)

  @Test(arguments: manoeuvres.rows)
  func `a manoeuvre is said as one would say it`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.spanish) == text)
  }

  @Test(arguments: roads.rows)
  func `a road stands in a sentence as it should`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.spanish) == text)
  }
}
