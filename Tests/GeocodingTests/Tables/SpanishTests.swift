// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// What people type in Spain and Mexico.
struct SpanishTests {
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
    let spanish = Self.map.geocoder.geocode("c/ mayor 5, villanueva").first
    #expect(
      spanish?.formattedAddressLines == [
        "Calle Mayor, 5", "28710 Villanueva del Río", "España",
      ])
    let mexican = Self.map.geocoder.geocode("av juárez 123, guadalupe").first
    #expect(mexican?.name == "Avenida Benito Juárez 123")
    #expect(Self.map.reverse(122, 13) == "Calle Mayor, 5, Villanueva del Río")
  }
}

extension SpanishTests {
  static let addresses = """
    Calle Mayor, 5, 28710 Villanueva del Río, España | Calle Mayor, 5
    C/ Mayor, 5, 2º B, 28710 Villanueva del Río | Calle Mayor, 5
    c/mayor 5 villanueva | Calle Mayor, 5
    C. Mayor 5 2ºB, Villanueva del Rio | Calle Mayor, 5
    calle mayor 5 piso 2 puerta B 28710 | Calle Mayor, 5
    C/ Mayor nº 5, Villanueva | Calle Mayor, 5
    Calle Mayor núm. 5 Villanueva | Calle Mayor, 5
    CALLE MAYOR 5 VILLANUEVA DEL RIO MADRID | Calle Mayor, 5
    villanueva del río, mayor 5 | Calle Mayor, 5
    5 calle mayor, villanueva | Calle Mayor, 5
    E-28710 Villanueva, C/ Mayor 5 | Calle Mayor, 5
    Calle Mayor 5, San Marcos | Calle Mayor, 5, San Marcos
    c/ mayor 5 s. marcos | Calle Mayor, 5, San Marcos
    Calle Mayor 5, Sevilla |3 Calle Mayor, 5
    Calle Mayor 7 bis, Villanueva | Calle Mayor, 7 bis
    mayor 7bis villanueva | Calle Mayor, 7 bis
    Calle Mayor 11, Villanueva | ~ Calle Mayor, 11
    Calle Mayor 999, Villanueva | Calle Mayor
    Calle Mayor s/n, Villanueva | Calle Mayor
    Calle Desconocida 3, Villanueva del Río | Villanueva del Río
    C/Mayor,5, Villanueva | Calle Mayor, 5
    Cl. Mayor 5 2 izq, Villanueva | Calle Mayor, 5
    Calle Mayor 5 bajo, Villanueva | Calle Mayor, 5
    Calle Mayor 5, piso 3, Villanueva | Calle Mayor, 5
    Calle Mayor 5, Esc. 2, 3º A, 28710 Villanueva del Río | Calle Mayor, 5
    Urb. Las Lomas, C/ Mayor 5, Villanueva | Calle Mayor, 5

    """

  static let words = """
    Avda. Constitución 10 | Avenida de la Constitución, 10
    Av. de la Constitucion, 10 | Avenida de la Constitución, 10
    avenida constitución 10 villanueva | Avenida de la Constitución, 10
    Pza. Mayor 1 | Plaza Mayor, 1
    plaza mayor 1 | Plaza Mayor, 1
    Pl. España 3 | Plaza de España, 3
    plza de españa 3 | Plaza de España, 3
    plaza espana 3 | Plaza de España, 3
    Pº del Prado 8 | Paseo del Prado, 8
    Pso. Prado 8 | Paseo del Prado, 8
    C/ Sta. Ana 4 | Calle Santa Ana, 4
    santa ana 4 | Calle Santa Ana, 4
    Ntra. Sra. del Carmen 6 | Calle Nuestra Señora del Carmen, 6
    c/ nuestra señora carmen 6 | Calle Nuestra Señora del Carmen, 6
    Mª Auxiliadora 7 | Calle María Auxiliadora, 7
    Dr. Fleming 9 | Avenida Doctor Fleming, 9
    avda doctor fleming 9 | Avenida Doctor Fleming, 9
    Calle de la Cruz 2 | Calle de la Cruz, 2
    calle cruz 2 | Calle de la Cruz, 2
    Trav. San Juan 1 | Travesía de San Juan, 1
    Rda. Segovia 12 | Ronda de Segovia, 12
    camino viejo 3 | Camino Viejo, 3
    C/ San Pedro 3 | Carrer de Sant Pere, 3, San Marcos
    carrer sant pere 3 | Carrer de Sant Pere, 3, San Marcos
    Gral. Prim 14 | Calle General Prim, 14
    Avda Constitución nº10 3ºD | Avenida de la Constitución, 10
    P.º del Prado 8 | Paseo del Prado, 8
    Psº Prado 8 | Paseo del Prado, 8
    Nª Sª del Carmen 6 | Calle Nuestra Señora del Carmen, 6
    Trvª San Juan 1 | Travesía de San Juan, 1
    Trva. de S. Juan 1 | Travesía de San Juan, 1

    """

  static let numbers = """
    Calle 25 de Julio 8 | Calle 25 de Julio, 8
    25 de julio 8 | Calle 25 de Julio, 8
    calle veinticinco de julio 8 | Calle 25 de Julio, 8
    Calle Alfonso XII 20 | Calle Alfonso XII, 20
    alfonso 12 20 | Calle Alfonso XII, 20
    Ctra. Toledo | Carretera de Toledo
    Ctra. de Toledo km 5, Villanueva | Carretera de Toledo
    N-401 | Carretera de Toledo
    N401 Villanueva | Carretera de Toledo
    Av. Benito Juárez 123, Col. Centro, 67100 Guadalupe, N.L. | Avenida Benito Juárez 123, Guadalupe
    Av Juarez No. 123 Guadalupe | Avenida Benito Juárez 123, Guadalupe
    Juárez #123, Guadalupe | Avenida Benito Juárez 123, Guadalupe
    Benito Juárez 123, Centro, Guadalupe, Nuevo León, México | Avenida Benito Juárez 123, Guadalupe
    Calle 5 de Mayo 20 int. 4, Guadalupe | Calle 5 de Mayo 20, Guadalupe
    5 de mayo #20 | Calle 5 de Mayo 20, Guadalupe
    Cinco de Mayo 20 Guadalupe | Calle 5 de Mayo 20, Guadalupe
    Calle 60 No. 301-A | Calle 60 301-A, Guadalupe
    Ctra N-401 km 12 | Carretera de Toledo
    Av. B. Juárez 123, Guadalupe | Avenida Benito Juárez 123, Guadalupe
    Juárez 123, C.P. 67100, Guadalupe | Avenida Benito Juárez 123, Guadalupe
    Calle 60 #301A | Calle 60 301-A, Guadalupe
    C. 60 301 A, Guadalupe | Calle 60 301-A, Guadalupe

    """

  static let places = """
    Villanueva del Río | Villanueva del Río
    villanueva del rio, españa | Villanueva del Río
    San Marcos | San Marcos
    S. Marcos | San Marcos
    28710 | 28710
    28710 Villanueva del Río | Villanueva del Río
    Guadalupe, N.L. | Guadalupe
    guadalupe nuevo leon mexico | Guadalupe
    Spain | España
    Comunidad de Madrid | Comunidad de Madrid

    """

  static let points = """
    Farmacia Lopez | Farmacia López
    farmacia cerca de Plaza Mayor | Farmacia López
    farmacia en Villanueva | Farmacia López
    gasolinera San Marcos | Repsol, San Marcos
    panadería cerca de calle mayor, villanueva | Panadería La Espiga
    Ayuntamiento de Villanueva | Ayuntamiento
    Bar Plaza Mayor | Bar Plaza Mayor
    estación de tren villanueva | Villanueva del Río
    oxxo guadalupe | OXXO, Guadalupe
    farmacias en Villanueva del Río | Farmacia López
    gasolinera cerca de San Marcos | Repsol, San Marcos
    bar en plaza mayor | Bar Plaza Mayor

    """

  static let crossings = """
    Calle Mayor esquina Avenida de la Constitución | Calle Mayor & Avenida de la Constitución
    esquina de Mayor y Constitución | Calle Mayor & Avenida de la Constitución
    C/ Mayor con Avda. Constitución | Calle Mayor & Avenida de la Constitución
    Mayor esq. Constitución, Villanueva | Calle Mayor & Avenida de la Constitución
    cruce de Calle Mayor con Plaza Mayor | Calle Mayor & Plaza Mayor
    Av. Juárez y 5 de Mayo, Guadalupe | Avenida Benito Juárez & Calle 5 de Mayo, Guadalupe
    Juárez y Cinco de Mayo, Guadalupe | Avenida Benito Juárez & Calle 5 de Mayo, Guadalupe

    """

  static let slips = """
    Calle Maior 5, Villanueva |3 Calle Mayor, 5
    Calle Mayor 5, Vilanueva del Río |3 Calle Mayor, 5
    Avenida Constitucon 10 |3 Avenida de la Constitución, 10
    Avendia de la Constitución 10 |3 Avenida de la Constitución, 10
    Plaza de Epsaña 3 |3 Plaza de España, 3
    Benito Juares 123 |3 Avenida Benito Juárez 123, Guadalupe
    Plaza Mayor |! Calle Mayor
    Calle Mayor, Villanueva |! Plaza Mayor
    Plaza Mayor |! Bar Plaza Mayor
    Calle Mayor 5, San Marcos |! Calle Mayor, 5

    """

  static let beginnings = """
    calle mayor 5, villa… |3 Calle Mayor, 5
    avenida de la cons… |3 Avenida de la Constitución
    c/ may… |3 Calle Mayor
    plaza de esp… |3 Plaza de España
    25 de j… |3 Calle 25 de Julio
    guada… |3 Guadalupe
    farm… |3 Farmacia López

    """

  static let parts = """
    street: C/ Mayor 5; city: Villanueva del Río; postcode: 28710 | Calle Mayor, 5
    street: calle mayor 5; city: San Marcos; country: España | Calle Mayor, 5, San Marcos
    street: Av. Benito Juárez 123; city: Guadalupe; state: NL | Avenida Benito Juárez 123, Guadalupe
    amenity: farmacia; city: Villanueva del Río | Farmacia López

    """
}
