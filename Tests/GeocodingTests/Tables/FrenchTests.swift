// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// What people type in France.
struct FrenchTests {
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
    let found = Self.map.geocoder.geocode("12 bis rue de la république, montclair").first
    #expect(
      found?.formattedAddressLines == [
        "12 bis Rue de la République", "21340 Montclair-sur-Loue", "France",
      ])
    #expect(Self.map.reverse(142, 13) == "12 bis Rue de la République, Montclair-sur-Loue")
  }
}

extension FrenchTests {
  static let addresses = """
    12 Rue de la République, 21340 Montclair-sur-Loue, France | 12 Rue de la République
    12, rue de la République, Montclair sur Loue | 12 Rue de la République
    12 rue republique montclair | 12 Rue de la République
    12 r de la république 21340 | 12 Rue de la République
    12 r. République, Montclair s/ Loue | 12 Rue de la République
    12 RUE DE LA REPUBLIQUE 21340 MONTCLAIR CEDEX | 12 Rue de la République
    F-21340 Montclair, 12 rue de la République | 12 Rue de la République
    Montclair rue de la république 12 | 12 Rue de la République
    rue de la Re\u{301}publique 12, Montclair | 12 Rue de la République
    12 rue de la République, Saint-Étienne-le-Vieux \
      | 12 Rue de la République, Saint-Étienne-le-Vieux
    12 rue de la republique st etienne le vieux | 12 Rue de la République, Saint-Étienne-le-Vieux
    12 rue de la République, St-Étienne | 12 Rue de la République, Saint-Étienne-le-Vieux
    Bât B, 12 rue de la République, Montclair | 12 Rue de la République
    12 rue de la République, appt 3, Montclair | 12 Rue de la République
    12 rue Impériale, Montclair | 12 Rue de la République
    12 rue de la République, Montclair, Côte-d'Or | 12 Rue de la République
    12 rue de la République, Montclair, Bourgogne | 12 Rue de la République
    12 rue de la République, Lyon |3 12 Rue de la République
    12,rue de la République,21340 Montclair | 12 Rue de la République
    12 rue de la République, Montclair s/Loue | 12 Rue de la République
    12 rue de la République, 2e étage, Montclair | 12 Rue de la République
    Résidence Les Pins, 12 rue de la République, Montclair | 12 Rue de la République
    M. Dupont, 12 rue de la République, 21340 Montclair-sur-Loue | 12 Rue de la République

    """

  static let words = """
    av gal de gaulle 3 | 3 Avenue du Général de Gaulle
    3 avenue du Général-de-Gaulle | 3 Avenue du Général de Gaulle
    3 av. De Gaulle | 3 Avenue du Général de Gaulle
    20 bd st michel | 20 Boulevard Saint-Michel
    20 boul. Saint Michel | 20 Boulevard Saint-Michel
    20 bld St-Michel, Montclair | 20 Boulevard Saint-Michel
    7 rue ste catherine | 7 Rue Sainte-Catherine
    7 Rue Sainte Catherine | 7 Rue Sainte-Catherine
    place de l eglise | Place de l'Église
    2 pl. de l’Église | 2 Place de l'Église
    2 rue de l'eglise | 2 Rue de l'Église
    4 ch. des vignes | 4 Chemin des Vignes
    4 che des vignes | 4 Chemin des Vignes
    1 imp. lilas | 1 Impasse des Lilas
    5 all. des Tilleuls | 5 Allée des Tilleuls
    8 fbg st honoré | 8 Rue du Faubourg Saint-Honoré
    8 rue du fg saint honore | 8 Rue du Faubourg Saint-Honoré
    6 rue jean jaurès | 6 Rue Jean-Jaurès
    6 rue J. Jaurès | 6 Rue Jean-Jaurès
    9 rue d en haut | 9 Rue d'En Haut
    9 rue d'En-Bas | 9 Rue d'En Bas
    11 rue du coeur | 11 Rue du Cœur
    11 rue du Cœur | 11 Rue du Cœur
    1 quai de la loue | 1 Quai de la Loue
    3 av de l'europe | 3 Avenue de l'Europe
    3 av. du Gén. de Gaulle | 3 Avenue du Général de Gaulle
    3 avenue Charles de Gaulle |3 3 Avenue du Général de Gaulle
    pl eglise 2 | 2 Place de l'Église
    rue jaures 6 | 6 Rue Jean-Jaurès
    6 r. J.-Jaurès | 6 Rue Jean-Jaurès
    Ste Catherine 7 | 7 Rue Sainte-Catherine
    8 fbg Saint-Honoré | 8 Rue du Faubourg Saint-Honoré
    5 allees des tilleuls | 5 Allée des Tilleuls

    """

  static let numbers = """
    12 bis rue de la République, Montclair | 12 bis Rue de la République
    12bis rue de la république montclair | 12 bis Rue de la République
    12 ter, rue de la République | 12 ter Rue de la République
    rue de la république 12 bis | 12 bis Rue de la République
    16B rue de la République | 16B Rue de la République
    n° 12 rue de la République, Montclair | 12 Rue de la République
    14 rue de la République, Montclair | ~ 14 Rue de la République
    999 rue de la République, Montclair | Rue de la République
    16 rue de la République, Montclair | ~ 16B Rue de la République
    10 rue du 8 mai 1945 | 10 Rue du 8 Mai 1945
    10 rue du 8-Mai-1945 | 10 Rue du 8 Mai 1945
    10 rue du huit mai 1945 | 10 Rue du 8 Mai 1945
    rue du 8 mai | Rue du 8 Mai 1945
    15 rue Henri IV | 15 Rue Henri IV
    15 rue henri 4 | 15 Rue Henri IV
    18 rue François Ier | 18 Rue François Ier
    18 rue Francois 1er | 18 Rue François Ier
    D70 | Route de Dijon
    D 70 Montclair | Route de Dijon
    30 rte de Dijon | 30 Route de Dijon
    4 Le Moulin, Saint-Étienne-le-Vieux | 4 Le Moulin, Saint-Étienne-le-Vieux
    4 lieu-dit Le Moulin | 4 Le Moulin, Saint-Étienne-le-Vieux
    5 rue Inconnue, Montclair | Montclair-sur-Loue
    12B rue de la République, Montclair |3 12 bis Rue de la République
    RD 70 Montclair | Route de Dijon
    RD70 | Route de Dijon
    10 rue du 8 mai | 10 Rue du 8 Mai 1945

    """

  static let places = """
    Montclair-sur-Loue | Montclair-sur-Loue
    montclair | Montclair-sur-Loue
    St Etienne le Vieux | Saint-Étienne-le-Vieux
    saint etienne le vieux | Saint-Étienne-le-Vieux
    21340 | 21340
    21340 Montclair |3 Montclair-sur-Loue
    Le Moulin | Le Moulin
    Côte d'Or | Côte-d'Or
    france | France

    """

  static let points = """
    Pharmacie du Pont | Pharmacie du Pont
    pharmacie près de la place de l'Église | Pharmacie du Pont
    pharmacie Montclair | Pharmacie du Pont
    boulangerie Saint-Étienne-le-Vieux | Au Bon Pain, Saint-Étienne-le-Vieux
    au bon pain | Au Bon Pain, Saint-Étienne-le-Vieux
    station-service Montclair | Total
    gare de Montclair | Gare de Montclair
    mairie Montclair | Mairie
    Café de la République | Café de la République
    supermarché près de la rue Jean Jaurès | Carrefour
    ecole jules ferry | École Jules Ferry
    hôtel de ville Montclair | Mairie
    pharmacies à Montclair-sur-Loue | Pharmacie du Pont
    carrefour montclair | Carrefour
    boulanger st étienne le vieux | Au Bon Pain, Saint-Étienne-le-Vieux

    """

  static let crossings = """
    angle rue de la République et avenue du Général de Gaulle \
      | Rue de la République & Avenue du Général de Gaulle
    à l'angle de la rue de la République et de la place de l'Église \
      | Rue de la République & Place de l'Église
    Rue de la République / Place de l'Église | Rue de la République & Place de l'Église
    rue république & av de gaulle montclair | Rue de la République & Avenue du Général de Gaulle
    au coin de la rue de la République et de la place de l'Église \
      | Rue de la République & Place de l'Église
    carrefour rue de la République / avenue du Général de Gaulle \
      | Rue de la République & Avenue du Général de Gaulle

    """

  static let slips = """
    12 rue de la Républqiue, Montclair |3 12 Rue de la République
    12 rue de la Repubique, Montclair |3 12 Rue de la République
    20 boulevad Saint-Michel |3 20 Boulevard Saint-Michel
    7 rue Sainte-Catherinne |3 7 Rue Sainte-Catherine
    12 rue de la République, Monclair |3 12 Rue de la République
    5 allee des tilleul |3 5 Allée des Tilleuls
    2 rue de l'Église |! 2 Place de l'Église
    place de l'église |! Rue de l'Église
    12 rue de la République, Montclair |! 12 bis Rue de la République
    rue de la République, Montclair |! Café de la République
    9 rue d'en haut |! 9 Rue d'En Bas

    """

  static let beginnings = """
    12 rue de la rép… |3 12 Rue de la République
    12 rue de la république, mont… |3 12 Rue de la République
    bd saint-m… |3 Boulevard Saint-Michel
    rue du 8 m… |3 Rue du 8 Mai 1945
    saint-et… |3 Saint-Étienne-le-Vieux
    pharm… |3 Pharmacie du Pont
    2134… |3 21340

    """

  static let parts = """
    street: 12 r. de la République; postcode: 21340; city: Montclair-sur-Loue \
      | 12 Rue de la République
    street: 12 rue de la république; city: St Étienne le Vieux \
      | 12 Rue de la République, Saint-Étienne-le-Vieux
    street: place de l'eglise; city: Montclair; country: France | Place de l'Église
    amenity: boulangerie; city: Saint-Étienne-le-Vieux | Au Bon Pain, Saint-Étienne-le-Vieux

    """
}
