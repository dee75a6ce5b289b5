// SPDX-License-Identifier: Apache-2.0

import Routing
import Testing

/// What a step says in French.
struct FrenchTextTests {
  static let manoeuvres = StepTable(
    """
    depart; bearing 0 => Dirigez-vous vers le nord
    depart; bearing 45; name Rue de Rivoli \
    => Dirigez-vous vers le nord-est dans la rue de Rivoli
    depart; bearing 90; name Rue de Rivoli => Dirigez-vous vers l’est dans la rue de Rivoli
    depart; bearing 135 => Dirigez-vous vers le sud-est
    depart; bearing 180; ref A 8 => Dirigez-vous vers le sud sur l’A 8
    depart; bearing 225 => Dirigez-vous vers le sud-ouest
    depart; bearing 270 => Dirigez-vous vers l’ouest
    depart; bearing 315; name Rue de Rivoli \
    => Dirigez-vous vers le nord-ouest dans la rue de Rivoli
    depart; bearing 337.4 => Dirigez-vous vers le nord-ouest
    depart; bearing 359.9 => Dirigez-vous vers le nord
    depart; next Infinite Loop => Rejoignez Infinite Loop
    depart; next Rue de Rivoli => Rejoignez la rue de Rivoli
    depart; next Place Masséna => Rejoignez la place Masséna
    turn left => Tournez à gauche
    turn right => Tournez à droite
    turn sharp left => Tournez franchement à gauche
    turn sharp right; name Rue de Rivoli => Tournez franchement à droite dans la rue de Rivoli
    turn slight left => Tournez légèrement à gauche
    turn slight right; name Rue de Rivoli => Tournez légèrement à droite dans la rue de Rivoli
    turn straight => Continuez tout droit
    turn straight; name Rue de Rivoli => Continuez tout droit dans la rue de Rivoli
    turn uturn => Faites demi-tour
    turn uturn; name Rue de Rivoli => Faites demi-tour dans la rue de Rivoli
    turn left; name Rue de Rivoli => Tournez à gauche dans la rue de Rivoli
    turn right; name Rue de Rivoli => Tournez à droite dans la rue de Rivoli
    turn right; name Croisette => Tournez à droite sur Croisette
    turn right; name Infinite Loop => Tournez à droite sur Infinite Loop
    turn right; ref A 8 => Tournez à droite sur l’A 8
    turn right; name Rue de Rivoli; to Nice \
    => Tournez à droite dans la rue de Rivoli direction Nice
    turn right; to Nice,Cannes => Tournez à droite direction Nice, Cannes
    end of road left; name Rue de Rivoli => Tournez à gauche dans la rue de Rivoli
    end of road right => Tournez à droite
    continue right; name Infinite Loop => Tournez à droite sur Infinite Loop
    continue slight left; name Rue de Rivoli \
    => Tournez légèrement à gauche dans la rue de Rivoli
    continue straight; name Rue de Rivoli => Continuez tout droit dans la rue de Rivoli
    continue uturn; name Rue de Rivoli => Faites demi-tour dans la rue de Rivoli
    continue uturn => Faites demi-tour
    new name straight; name Rue de Rivoli => Continuez dans la rue de Rivoli
    new name slight right; ref A 8 => Continuez sur l’A 8
    new name straight => Continuez
    fork slight left; ref A 8; to Nice => Restez à gauche sur l’A 8 direction Nice
    fork slight right; name Rue de Rivoli => Restez à droite dans la rue de Rivoli
    fork straight => Restez au milieu
    fork slight left; exit 12B; to Nice => Prenez la sortie 12B à gauche direction Nice
    merge slight left; ref A 8 => Rejoignez l’A 8
    merge slight right; refs I 280 South => Rejoignez l’I-280 S
    merge slight left => Insérez-vous dans la circulation
    on ramp slight right; refs I 280 South; to Daly City \
    => Prenez la bretelle à droite vers l’I-280 S direction Daly City
    on ramp right; refs I 280 South => Tournez à droite pour rejoindre l’I-280 S
    on ramp left; ref A 8 => Tournez à gauche pour rejoindre l’A 8
    on ramp right; to Nice => Tournez à droite sur la bretelle direction Nice
    on ramp slight left => Prenez la bretelle à gauche
    on ramp straight; to Nice => Prenez la bretelle direction Nice
    on ramp slight right; merging A 8 => Prenez la bretelle à droite vers l’A 8
    off ramp slight right; exit 10; street Wolfe Road => Prenez la sortie 10 vers Wolfe Road
    off ramp slight right; exit 10; street Wolfe Road; to Nice \
    => Prenez la sortie 10 vers Wolfe Road
    off ramp slight right; exit 12; refs A 8; to Nice \
    => Prenez la sortie 12 vers l’A 8 direction Nice
    off ramp slight right; exit 7; next Rue de Rivoli \
    => Prenez la sortie 7 vers la rue de Rivoli
    off ramp slight left; exit 3; to Nice => Prenez la sortie 3 à gauche direction Nice
    off ramp slight left; keeps left; exit 3; to Nice => Prenez la sortie 3 direction Nice
    off ramp slight right; keeps left; exit 3 => Prenez la sortie 3 à droite
    off ramp slight right; to San Jose => Prenez la sortie direction San Jose
    off ramp slight right => Prenez la sortie à droite
    off ramp slight left; to Nice => Prenez la sortie à gauche direction Nice
    roundabout right; number 1; name Rue de Rivoli \
    => Au rond-point, prenez la 1re sortie vers la rue de Rivoli
    roundabout straight; number 2 => Au rond-point, prenez la 2e sortie
    roundabout left; number 3; ref A 8; to Nice \
    => Au rond-point, prenez la 3e sortie vers l’A 8 direction Nice
    roundabout right => Engagez-vous dans le rond-point
    rotary straight; number 2; rotary Étoile; name Rue de Rivoli \
    => Au rond-point « Étoile », prenez la 2e sortie vers la rue de Rivoli
    rotary straight; rotary Étoile => Engagez-vous dans le rond-point « Étoile »
    roundabout turn right; name Rue de Rivoli \
    => Au rond-point, tournez à droite dans la rue de Rivoli
    roundabout turn left => Au rond-point, tournez à gauche
    roundabout turn straight; name Rue de Rivoli \
    => Au rond-point, continuez tout droit dans la rue de Rivoli
    roundabout turn uturn => Au rond-point, faites demi-tour
    exit roundabout right; name Rue de Rivoli => Sortez du rond-point vers la rue de Rivoli
    exit rotary right; rotary Étoile => Sortez du rond-point « Étoile »
    notification straight; mode ferry; name Bac du Sauvage => Prenez le ferry « Bac du Sauvage »
    notification straight; mode ferry => Prenez le ferry
    notification straight; mode train => Prenez le train
    notification straight; before ferry; name Rue de Rivoli \
    => Quittez le ferry et continuez dans la rue de Rivoli
    notification straight; before train => Quittez le train et continuez
    turn right; over steps => Tournez à droite, puis prenez l’escalier
    turn left; over lift => Tournez à gauche, puis prenez l’ascenseur
    turn straight; over escalator => Prenez l’escalier roulant
    notification straight; over square; name Place Masséna => Traversez la place Masséna
    turn right; over square => Tournez à droite, puis traversez la place
    turn straight; over steps; name Escalier Lesage => Prenez l’escalier (Escalier Lesage)
    depart; bearing 0; over steps => Dirigez-vous vers le nord, puis prenez l’escalier
    use lane straight; lanes ++- => Restez sur les deux voies de gauche
    use lane straight; lanes +-- => Restez sur la voie de gauche
    use lane straight; lanes -++ => Restez sur les deux voies de droite
    use lane straight; lanes --+ => Restez sur la voie de droite
    use lane straight; lanes -+- => Restez sur la voie du milieu
    use lane straight; lanes -+++- => Restez sur les trois voies du milieu
    use lane straight; lanes +-+ => Suivez le marquage des voies
    arrive => Arrivée à destination
    arrive left => Votre destination se trouve sur votre gauche
    arrive right => Votre destination se trouve sur votre droite
    arrive straight => Votre destination se trouve droit devant vous
    arrive; stop 1 => Arrivée à l’étape 1
    arrive left; stop 2 => L’étape 2 se trouve sur votre gauche
    arrive right; stop 3 => L’étape 3 se trouve sur votre droite
    arrive straight; stop 4 => L’étape 4 se trouve droit devant vous
    """)

  static let roads = StepTable(
    """
    turn right; name Avenue Foch => Tournez à droite sur l’avenue Foch
    turn right; name Boulevard Saint-Michel => Tournez à droite sur le boulevard Saint-Michel
    turn right; name Chemin des Dames => Tournez à droite sur le chemin des Dames
    turn right; name Allée des Tilleuls => Tournez à droite dans l’allée des Tilleuls
    turn right; name Impasse du Moulin => Tournez à droite dans l’impasse du Moulin
    turn right; name Quai d’Orsay => Tournez à droite sur le quai d’Orsay
    turn right; name Place d’Espagne => Tournez à droite sur la place d’Espagne
    turn right; name Rue => Tournez à droite sur Rue
    turn right; name La Croisette => Tournez à droite sur La Croisette
    turn right; ref D 2085 => Tournez à droite sur la D 2085
    turn right; ref N7 => Tournez à droite sur la N7
    turn right; ref E 80 => Tournez à droite sur l’E 80
    turn right; ref B 7 => Tournez à droite sur B 7
    turn right; ref A-2 => Tournez à droite sur A-2
    turn right; ref US 101 => Tournez à droite sur US-101
    off ramp slight right; exit 50; street Promenade des Anglais \
    => Prenez la sortie 50 vers la promenade des Anglais
    merge slight left; name Boulevard Périphérique => Rejoignez le boulevard Périphérique
    turn right; to Espagne, Andorre => Tournez à droite direction Espagne, Andorre
    """)

  @Test(arguments: manoeuvres.rows)
  func `a manoeuvre is said as one would say it`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.french) == text)
  }

  @Test(arguments: roads.rows)
  func `a road stands in a sentence as it should`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.french) == text)
  }
}
