// SPDX-License-Identifier: Apache-2.0

extension Language {
  package static let french = Language(
    code: "fr", name: "français",
    phrases: Phrases(
      departure: Phrases.Departure(
        head: "Dirigez-vous {direction}{along}", proceed: "Rejoignez {object}",
        directions: [
          "vers le nord", "vers le nord-est", "vers l’est", "vers le sud-est", "vers le sud",
          "vers le sud-ouest", "vers l’ouest", "vers le nord-ouest",
        ]),
      turn: Phrases.Turns(
        sharpLeft: "Tournez franchement à gauche{onto}{toward}",
        left: "Tournez à gauche{onto}{toward}",
        slightLeft: "Tournez légèrement à gauche{onto}{toward}",
        straight: "Continuez tout droit{along}{toward}",
        slightRight: "Tournez légèrement à droite{onto}{toward}",
        right: "Tournez à droite{onto}{toward}",
        sharpRight: "Tournez franchement à droite{onto}{toward}",
        uTurn: "Faites demi-tour{along}{toward}"),
      stay: Phrases.Stay(
        straight: "Continuez tout droit{along}{toward}", uTurn: "Faites demi-tour{along}"),
      newName: "Continuez{along}{toward}",
      keep: Phrases.Sides(
        left: "Restez à gauche{along}{toward}", straight: "Restez au milieu{along}{toward}",
        right: "Restez à droite{along}{toward}"),
      merge: Phrases.Merge(
        onto: "Rejoignez {object}{toward}", plain: "Insérez-vous dans la circulation{toward}"),
      ramp: Phrases.Ramp(
        left: "Prenez la bretelle à gauche{reaching}{toward}",
        straight: "Prenez la bretelle{reaching}{toward}",
        right: "Prenez la bretelle à droite{reaching}{toward}",
        mergeLeft: "Tournez à gauche pour rejoindre {object}{toward}",
        mergeRight: "Tournez à droite pour rejoindre {object}{toward}",
        turnLeft: "Tournez à gauche sur la bretelle{toward}",
        turnRight: "Tournez à droite sur la bretelle{toward}"),
      exit: Phrases.Exit(
        plain: "Prenez la sortie{reaching}{toward}",
        left: "Prenez la sortie à gauche{reaching}{toward}",
        right: "Prenez la sortie à droite{reaching}{toward}",
        numbered: "Prenez la sortie {exit}{reaching}{toward}",
        numberedLeft: "Prenez la sortie {exit} à gauche{reaching}{toward}",
        numberedRight: "Prenez la sortie {exit} à droite{reaching}{toward}"),
      roundabout: Phrases.Roundabout(
        exit: "Au rond-point, prenez la {ordinal} sortie{reaching}{toward}",
        enter: "Engagez-vous dans le rond-point",
        leave: "Sortez du rond-point{reaching}{toward}",
        exitNamed: "Au rond-point « {name} », prenez la {ordinal} sortie{reaching}{toward}",
        enterNamed: "Engagez-vous dans le rond-point « {name} »",
        leaveNamed: "Sortez du rond-point « {name} »{reaching}{toward}",
        left: "Au rond-point, tournez à gauche{onto}{toward}",
        straight: "Au rond-point, continuez tout droit{along}{toward}",
        right: "Au rond-point, tournez à droite{onto}{toward}",
        uTurn: "Au rond-point, faites demi-tour{along}{toward}"),
      vehicle: Phrases.Vehicles(
        ferry: "Prenez le ferry", ferryNamed: "Prenez le ferry « {name} »",
        leaveFerry: "Quittez le ferry et continuez{along}{toward}",
        train: "Prenez le train", trainNamed: "Prenez le train « {name} »",
        leaveTrain: "Quittez le train et continuez{along}{toward}"),
      passage: Phrases.Passages(
        steps: "prenez l’escalier", stepsNamed: "prenez l’escalier ({name})",
        lift: "prenez l’ascenseur", escalator: "prenez l’escalier roulant",
        square: "traversez la place", squareNamed: "traversez {object}"),
      arrival: Phrases.Arrival(
        plain: "Arrivée à destination", left: "Votre destination se trouve sur votre gauche",
        ahead: "Votre destination se trouve droit devant vous",
        right: "Votre destination se trouve sur votre droite",
        stop: "Arrivée à l’étape {number}",
        stopLeft: "L’étape {number} se trouve sur votre gauche",
        stopAhead: "L’étape {number} se trouve droit devant vous",
        stopRight: "L’étape {number} se trouve sur votre droite"),
      lanes: Phrases.Lanes(
        left: "Restez sur la voie de gauche", lefts: "Restez sur les {count} voies de gauche",
        middle: "Restez sur la voie du milieu", middles: "Restez sur les {count} voies du milieu",
        right: "Restez sur la voie de droite", rights: "Restez sur les {count} voies de droite",
        marked: "Suivez le marquage des voies"),
      toward: " direction {name}",
      sequence: "{first}, puis {second}",
      endOfRoad: "Au bout de la route",
      notice: Phrases.Notices(
        unavoided: "Aucun itinéraire n’évite tout à fait {kinds} ; celui-ci en comporte le moins.",
        kinds: Phrases.RoadKindNames(
          tolls: "les péages", motorways: "les autoroutes", ferries: "les ferries",
          unpaved: "les routes non revêtues", steps: "les escaliers"),
        tolls: "Cet itinéraire comporte des péages.", ferry: "Cet itinéraire emprunte un ferry.",
        shuttleTrain: "Cet itinéraire emprunte un train-navette.",
        steps: "Cet itinéraire comporte des escaliers.",
        unpaved: "Cet itinéraire emprunte des routes non revêtues.",
        barrier: "Cet itinéraire franchit une barrière qui n’est pas ouverte à tous.",
        timedRules: """
          Certaines routes de cet itinéraire ont des règles valables à certaines \
          heures seulement, dont il n’est pas tenu compte.
          """,
        withoutPavement: "Cet itinéraire suit des routes sans trottoir.",
        border: "Cet itinéraire franchit une frontière.",
        begins: "Cet itinéraire commence sur {road}.",
        ends: "Cet itinéraire se termine sur {road}.",
        beginsAndEnds: "Cet itinéraire commence et se termine sur {road}.",
        passes: "Cet itinéraire passe par {road}.",
        roads: Phrases.RestrictedRoads(
          track: "un chemin qui n’est peut-être pas ouvert à tous",
          visitors: "une voie réservée aux riverains et aux visiteurs",
          sidepath: "une route bordée d’un chemin pour piétons",
          privateOrSidepath: "une voie privée ou bordée d’un chemin pour piétons",
          privateRoad: "une voie privée"),
        farFromStart: "Cet itinéraire commence à {length} du point de départ.",
        farFromStop: "Cet itinéraire se termine à {length} de l’étape.",
        farFromDestination: "Cet itinéraire se termine à {length} de la destination."),
      failure: Phrases.Failures(
        addressNotFound: "Adresse introuvable.", directionsNotFound: "Itinéraire non disponible.",
        incomplete: "Veuillez saisir un point de départ valide et au moins une destination."),
      heading: Phrases.Headings(
        from: "De", via: "Par", to: "À", route: "Itinéraire", segment: "ÉTAPE {number}",
        startingPoint: "Point de départ", endingPoint: "Point d’arrivée", distance: "Distance",
        expectedTravelTime: "Temps de trajet estimé", totalDistance: "Distance totale",
        totalTime: "Temps total", departure: "Départ", arrival: "Arrivée",
        givenOrder: "Dans l’ordre indiqué", note: "Remarque", approximate: "approximatif",
        automobile: "en voiture", walking: "à pied", field: "{name} : {first}"),
      measure: Phrases.MeasureWords(
        metres: "{number} m", kilometres: "{number} km",
        feet: Counted("{number} pied", "{number} pieds"),
        miles: Counted("{number} mile", "{number} miles"),
        metresInWords: Counted("{number} mètre", "{number} mètres"),
        seconds: "{number} s", minutes: "{number} min", hours: "{number} h",
        both: "{first} {second}")),
    grammar: Grammar(
      decimalSign: ",", comma: ", ", and: " et ", counts: ["deux", "trois", "quatre"],
      plural: { $0 < 20 ? .one : .other }, ordinal: { $0 == 1 ? "1re" : "\($0)e" },
      road: frenchRoad))
}

/// "dans la rue de Rivoli", "sur l’A 8"; a name that begins with no word for a road stands
/// without an article.
private func frenchRoad(_ road: String, _ use: RoadUse) -> String {
  let (name, preposition) = frenchNamed(road)
  switch use {
  case .onto, .along: return " \(preposition) \(name)"
  case .reaching: return " vers \(name)"
  case .destination: return " jusqu’à \(name)"
  case .object: return name
  }
}

/// A road with its article, and the preposition of who is on it.
private func frenchNamed(_ road: String) -> (String, preposition: String) {
  if isRoadNumber(road), let letter = road.first {
    // Numbers of other countries' roads have no gender that all agree on.
    let isFrench = !road.dropFirst().prefix { !$0.isNumber }.contains("-")
    if letter == "I" || isFrench && "AE".contains(letter) { return ("l’\(road)", "sur") }
    if isFrench, "NDMCTV".contains(letter) { return ("la \(road)", "sur") }
    return (road, "sur")
  }
  let first = road.prefix { $0 != " " }.lowercased()
  guard first.count < road.count, let noun = nouns[first] else { return (road, "sur") }
  return (noun.article + first + road.dropFirst(first.count), noun.preposition)
}

private let nouns: [String: (article: String, preposition: String)] = [
  "rue": ("la ", "dans"), "ruelle": ("la ", "dans"), "venelle": ("la ", "dans"),
  "impasse": ("l’", "dans"), "allée": ("l’", "dans"), "passage": ("le ", "dans"),
  "avenue": ("l’", "sur"), "autoroute": ("l’", "sur"), "esplanade": ("l’", "sur"),
  "route": ("la ", "sur"), "chaussée": ("la ", "sur"), "place": ("la ", "sur"),
  "placette": ("la ", "sur"), "promenade": ("la ", "sur"), "rocade": ("la ", "sur"),
  "montée": ("la ", "sur"), "voie": ("la ", "sur"), "bretelle": ("la ", "sur"),
  "traverse": ("la ", "dans"), "descente": ("la ", "sur"), "corniche": ("la ", "sur"),
  "boulevard": ("le ", "sur"), "chemin": ("le ", "sur"), "quai": ("le ", "sur"),
  "cours": ("le ", "sur"), "mail": ("le ", "sur"), "pont": ("le ", "sur"),
  "rond-point": ("le ", "sur"), "sentier": ("le ", "sur"), "square": ("le ", "dans"),
  "tunnel": ("le ", "dans"), "viaduc": ("le ", "sur"), "faubourg": ("le ", "dans"),
  "périphérique": ("le ", "sur"), "parvis": ("le ", "sur"), "escalier": ("l’", "dans"),
]
