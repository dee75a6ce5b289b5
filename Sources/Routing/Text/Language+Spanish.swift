// SPDX-License-Identifier: Apache-2.0

extension Language {
  package static let spanish = Language(
    code: "es", name: "español",
    phrases: Phrases(
      departure: Phrases.Departure(
        head: "Diríjase {direction}{along}", proceed: "Diríjase{destination}",
        directions: [
          "al norte", "al noreste", "al este", "al sureste", "al sur", "al suroeste", "al oeste",
          "al noroeste",
        ]),
      turn: Phrases.Turns(
        sharpLeft: "Haga un giro cerrado a la izquierda{onto}{toward}",
        left: "Gire a la izquierda{onto}{toward}",
        slightLeft: "Gire ligeramente a la izquierda{onto}{toward}",
        straight: "Continúe recto{along}{toward}",
        slightRight: "Gire ligeramente a la derecha{onto}{toward}",
        right: "Gire a la derecha{onto}{toward}",
        sharpRight: "Haga un giro cerrado a la derecha{onto}{toward}",
        uTurn: "Cambie de sentido{along}{toward}"),
      stay: Phrases.Stay(
        straight: "Continúe recto{along}{toward}", uTurn: "Cambie de sentido{along}"),
      newName: "Continúe{along}{toward}",
      keep: Phrases.Sides(
        left: "Manténgase a la izquierda{along}{toward}",
        straight: "Manténgase en el centro{along}{toward}",
        right: "Manténgase a la derecha{along}{toward}"),
      merge: Phrases.Merge(
        onto: "Incorpórese{destination}{toward}", plain: "Incorpórese al tráfico{toward}"),
      ramp: Phrases.Ramp(
        left: "Tome el acceso de la izquierda{reaching}{toward}",
        straight: "Tome el acceso{reaching}{toward}",
        right: "Tome el acceso de la derecha{reaching}{toward}",
        mergeLeft: "Gire a la izquierda para incorporarse{destination}{toward}",
        mergeRight: "Gire a la derecha para incorporarse{destination}{toward}",
        turnLeft: "Gire a la izquierda por el acceso{toward}",
        turnRight: "Gire a la derecha por el acceso{toward}"),
      exit: Phrases.Exit(
        plain: "Tome la salida{reaching}{toward}",
        left: "Tome la salida de la izquierda{reaching}{toward}",
        right: "Tome la salida de la derecha{reaching}{toward}",
        numbered: "Tome la salida {exit}{reaching}{toward}",
        numberedLeft: "Tome la salida {exit} a la izquierda{reaching}{toward}",
        numberedRight: "Tome la salida {exit} a la derecha{reaching}{toward}"),
      roundabout: Phrases.Roundabout(
        exit: "En la rotonda, tome la {ordinal} salida{reaching}{toward}",
        enter: "Entre en la rotonda",
        leave: "Salga de la rotonda{reaching}{toward}",
        exitNamed: "En la rotonda «{name}», tome la {ordinal} salida{reaching}{toward}",
        enterNamed: "Entre en la rotonda «{name}»",
        leaveNamed: "Salga de la rotonda «{name}»{reaching}{toward}",
        left: "En la rotonda, gire a la izquierda{onto}{toward}",
        straight: "En la rotonda, continúe recto{along}{toward}",
        right: "En la rotonda, gire a la derecha{onto}{toward}",
        uTurn: "En la rotonda, cambie de sentido{along}{toward}"),
      vehicle: Phrases.Vehicles(
        ferry: "Tome el ferri", ferryNamed: "Tome el ferri «{name}»",
        leaveFerry: "Salga del ferri y continúe{along}{toward}",
        train: "Tome el tren", trainNamed: "Tome el tren «{name}»",
        leaveTrain: "Salga del tren y continúe{along}{toward}"),
      passage: Phrases.Passages(
        steps: "tome las escaleras", stepsNamed: "tome las escaleras ({name})",
        lift: "tome el ascensor", escalator: "tome las escaleras mecánicas",
        square: "cruce la plaza", squareNamed: "cruce {object}"),
      arrival: Phrases.Arrival(
        plain: "Ha llegado a su destino", left: "Su destino está a la izquierda",
        ahead: "Su destino está enfrente", right: "Su destino está a la derecha",
        stop: "Ha llegado a la parada {number}",
        stopLeft: "La parada {number} está a la izquierda",
        stopAhead: "La parada {number} está enfrente",
        stopRight: "La parada {number} está a la derecha"),
      lanes: Phrases.Lanes(
        left: "Manténgase en el carril izquierdo",
        lefts: "Manténgase en los {count} carriles izquierdos",
        middle: "Manténgase en el carril central",
        middles: "Manténgase en los {count} carriles centrales",
        right: "Manténgase en el carril derecho",
        rights: "Manténgase en los {count} carriles derechos",
        marked: "Siga las marcas de los carriles"),
      toward: " en dirección a {name}",
      sequence: "{first} y luego {second}",
      endOfRoad: "Al final de la calle",
      notice: Phrases.Notices(
        unavoided: "Ninguna ruta evita del todo {kinds}; esta es la que menos tiene.",
        kinds: Phrases.RoadKindNames(
          tolls: "los peajes", motorways: "las autopistas", ferries: "los ferris",
          unpaved: "las vías sin pavimentar", steps: "las escaleras"),
        tolls: "Esta ruta tiene peajes.", ferry: "Esta ruta utiliza un ferri.",
        shuttleTrain: "Esta ruta utiliza un tren lanzadera.",
        steps: "Esta ruta tiene escaleras.", unpaved: "Esta ruta pasa por vías sin pavimentar.",
        barrier: "Esta ruta atraviesa una barrera que no está abierta a todos.",
        timedRules: """
          Algunas vías de esta ruta tienen normas que solo rigen a \
          ciertas horas; no se han tenido en cuenta.
          """,
        withoutPavement: "Esta ruta sigue vías sin acera.",
        border: "Esta ruta cruza una frontera.",
        begins: "Esta ruta comienza en {road}.", ends: "Esta ruta termina en {road}.",
        beginsAndEnds: "Esta ruta comienza y termina en {road}.",
        passes: "Esta ruta pasa por {road}.",
        roads: Phrases.RestrictedRoads(
          track: "una pista que quizá no esté abierta a todos",
          visitors: "una vía solo para residentes o visitantes",
          sidepath: "una vía con un camino para peatones al lado",
          privateOrSidepath: "una vía privada o con un camino para peatones al lado",
          privateRoad: "una vía privada"),
        farFromStart: "Esta ruta comienza a {length} del punto de partida.",
        farFromStop: "Esta ruta termina a {length} de la parada.",
        farFromDestination: "Esta ruta termina a {length} del destino."),
      failure: Phrases.Failures(
        addressNotFound: "No se encontró la dirección.",
        directionsNotFound: "No hay indicaciones disponibles.",
        incomplete: "Introduzca un punto de partida válido y al menos un destino."),
      heading: Phrases.Headings(
        from: "De", via: "Por", to: "A", route: "Ruta", segment: "TRAMO {number}",
        startingPoint: "Punto de partida", endingPoint: "Punto de llegada",
        distance: "Distancia", expectedTravelTime: "Tiempo de viaje estimado",
        totalDistance: "Distancia total", totalTime: "Tiempo total", departure: "Salida",
        arrival: "Llegada",
        givenOrder: "En el orden indicado", note: "Nota",
        approximate: "aproximado", automobile: "en coche", walking: "a pie",
        field: "{name}: {first}"),
      measure: Phrases.MeasureWords(
        metres: "{number} m", kilometres: "{number} km",
        feet: Counted("{number} pie", "{number} pies"),
        miles: Counted("{number} milla", "{number} millas"),
        metresInWords: Counted("{number} metro", "{number} metros"),
        seconds: "{number} s", minutes: "{number} min", hours: "{number} h",
        both: "{first} {second}")),
    grammar: Grammar(
      decimalSign: ",", comma: ", ", and: " y ", counts: ["dos", "tres", "cuatro"],
      plural: { $0 == 10 ? .one : .other }, ordinal: { "\($0).ª" }, road: spanishRoad))
}

/// "por la calle Mayor", "al paseo del Prado", "hacia la A-2"; a name that begins with no word
/// for a road stands without an article.
private func spanishRoad(_ road: String, _ use: RoadUse) -> String {
  let (article, name) = spanishNamed(road)
  let named = article.isEmpty ? name : "\(article) \(name)"
  switch use {
  case .onto, .along: return " por \(named)"
  case .reaching: return " hacia \(named)"
  case .destination: return article == "el" ? " al \(name)" : " a \(named)"
  case .object: return named
  }
}

private func spanishNamed(_ road: String) -> (article: String, name: String) {
  if isRoadNumber(road) { return ("la", road) }
  let first = road.prefix { $0 != " " }.lowercased()
  guard first.count < road.count, let article = articles[first] else { return ("", road) }
  return (article, first + road.dropFirst(first.count))
}

private let articles: [String: String] = [
  "calle": "la", "calleja": "la", "callejuela": "la", "avenida": "la", "plaza": "la",
  "plazuela": "la", "plazoleta": "la", "carretera": "la", "ronda": "la", "travesía": "la",
  "autopista": "la", "autovía": "la", "vía": "la", "rambla": "la", "glorieta": "la",
  "rotonda": "la", "cuesta": "la", "costanilla": "la", "calzada": "la", "alameda": "la",
  "carrera": "la", "senda": "la", "cañada": "la", "diagonal": "la", "transversal": "la",
  "paseo": "el", "camino": "el", "callejón": "el", "pasaje": "el", "puente": "el",
  "bulevar": "el", "túnel": "el", "parque": "el", "sendero": "el", "malecón": "el",
  "periférico": "el", "eje": "el", "pasadizo": "el", "muelle": "el", "boulevard": "el",
]
