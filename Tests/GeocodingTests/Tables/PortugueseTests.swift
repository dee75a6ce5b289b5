// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// What people type in Portugal and Brazil.
struct PortugueseTests {
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
    let portuguese = Self.map.geocoder.geocode("rua de são joão 12, vila nova").first
    #expect(
      portuguese?.formattedAddressLines == [
        "Rua de São João, 12", "4400-123 Vila Nova da Serra", "Portugal",
      ])
    let brazilian = Self.map.geocoder.geocode("avenida paulista 1578").first
    #expect(
      brazilian?.formattedAddressLines == [
        "Avenida Paulista, 1578", "Centro", "São Bento - SP", "01310-100", "Brasil",
      ])
    #expect(Self.map.reverse(122, 13) == "Rua de São João, 12, Vila Nova da Serra")
  }
}

extension PortugueseTests {
  static let addresses = """
    Rua de São João, 12, 4400-123 Vila Nova da Serra, Portugal | Rua de São João, 12
    Rua de São João 12, 2º Esq., 4400-123 Vila Nova da Serra | Rua de São João, 12
    R. de S. João 12, Vila Nova da Serra | Rua de São João, 12
    r s joao 12 vila nova | Rua de São João, 12
    RUA SAO JOAO 12 | Rua de São João, 12
    rua de são joão nº 12, vila nova da serra | Rua de São João, 12
    12 rua de são joão | Rua de São João, 12
    Vila Nova da Serra, Rua de Sa\u{303}o Joa\u{303}o 12 | Rua de São João, 12
    4400-123 Vila Nova da Serra, Rua de São João 12 | Rua de São João, 12
    4400 Vila Nova da Serra, R. São João 12 | Rua de São João, 12
    rua de são joão 12-A | Rua de São João, 12-A
    rua são joão 12A vila nova | Rua de São João, 12-A
    rua são joão 14, vila nova da serra | ~ Rua de São João, 14
    rua são joão 900 | Rua de São João
    rua da igreja 3, vila nova da serra | Rua da Igreja, 3
    rua da igreja 3, santa cruz | Rua da Igreja, 3, Santa Cruz
    R. da Igreja 3, Sta. Cruz | Rua da Igreja, 3, Santa Cruz
    rua desconhecida 5, santa cruz | Santa Cruz
    R.São João,12 | Rua de São João, 12
    R. de São João, nº 12, r/c dto, 4400-123 | Rua de São João, 12
    Rua de S.João 12 | Rua de São João, 12
    Rua de São João, lote 12, Vila Nova da Serra | Rua de São João, 12

    """

  static let words = """
    Av. da Liberdade 100 | Avenida da Liberdade, 100
    av liberdade 100 vila nova da serra | Avenida da Liberdade, 100
    Pç. do Comércio 5 | Praça do Comércio, 5
    pça comercio 5 | Praça do Comércio, 5
    praca do comercio 5 | Praça do Comércio, 5
    Lg. da Sé 3 | Largo da Sé, 3
    Lgo da Sé, 3 | Largo da Sé, 3
    Tv. do Carmo 7 | Travessa do Carmo, 7
    trav. carmo 7 | Travessa do Carmo, 7
    R. Dr. António José de Almeida 9 | Rua Doutor António José de Almeida, 9
    rua antonio jose almeida 9 | Rua Doutor António José de Almeida, 9
    Al. D. Afonso Henriques 4 | Alameda Dom Afonso Henriques, 4
    alameda dom afonso henriques 4 | Alameda Dom Afonso Henriques, 4
    Beco do Espírito Santo 1 | Beco do Espírito Santo, 1
    Prof. Egas Moniz 2 | Avenida Professor Egas Moniz, 2
    Rua N. Sra. de Fátima 6 | Rua Nossa Senhora de Fátima, 6
    Rua Nª Srª de Fátima 6 | Rua Nossa Senhora de Fátima, 6
    Av. Pres. Vargas 30, São Bento | Avenida Presidente Vargas, 30, São Bento
    avenida getulio vargas 30 sao bento | Avenida Presidente Vargas, 30, São Bento
    Rua Mal. Deodoro 40, São Bento | Rua Marechal Deodoro, 40, São Bento
    rua cel. fonseca 50 | Rua Coronel Fonseca, 50, São Bento
    Av.ª da Liberdade 100 | Avenida da Liberdade, 100
    Avª Liberdade 100 | Avenida da Liberdade, 100
    Rua Dr. A. J. de Almeida 9 | Rua Doutor António José de Almeida, 9
    Pres. Vargas, 30 | Avenida Presidente Vargas, 30, São Bento
    Av. Pte. Vargas 30 São Bento | Avenida Presidente Vargas, 30, São Bento

    """

  static let numbers = """
    Rua 25 de Abril 10 | Rua 25 de Abril, 10
    r. 25 abril 10 | Rua 25 de Abril, 10
    rua vinte e cinco de abril 10 | Rua 25 de Abril, 10
    EN1 | Estrada Nacional 1
    N1 | Estrada Nacional 1
    Estrada Nacional 1 | Estrada Nacional 1
    Avenida Paulista, 1578 - Centro, São Bento - SP, 01310-100 | Avenida Paulista, 1578, São Bento
    av paulista 1578 | Avenida Paulista, 1578, São Bento
    Av. Paulista, 1.578 | Avenida Paulista, 1578, São Bento
    Av. Paulista 1,578, São Bento | Avenida Paulista, 1578, São Bento
    Av. Paulista 2.578, São Bento | Avenida Paulista, São Bento
    Av. Paulista 1.570, São Bento | ~ Avenida Paulista, 1578, São Bento
    P-4400-123 | 4400-123
    Av. Paulista 1578 apto 42 bloco B São Bento SP Brasil | Avenida Paulista, 1578, São Bento
    Av. Paulista, 1578, CEP 01310-100 | Avenida Paulista, 1578, São Bento
    Av. Paulista, 1578, 01310100 | Avenida Paulista, 1578, São Bento
    Rua XV de Novembro, 200 | Rua Quinze de Novembro, 200, São Bento
    Rua 15 de Novembro 200 São Bento | Rua Quinze de Novembro, 200, São Bento
    r. quinze de novembro 200 | Rua Quinze de Novembro, 200, São Bento
    Rua Sete de Setembro 55 | Rua 7 de Setembro, 55, São Bento
    7 de setembro, 55 | Rua 7 de Setembro, 55, São Bento
    Rua 7 de Setembro s/n | Rua 7 de Setembro, São Bento
    BR-101 | Rodovia Governador Mário Covas, São Bento
    BR 101 km 12, São Bento | Rodovia Governador Mário Covas, São Bento
    Rod. Gov. Mário Covas | Rodovia Governador Mário Covas, São Bento
    Jd. América, São Bento | Jardim América, São Bento
    Av Paulista, nº 1578, cj 42, São Bento | Avenida Paulista, 1578, São Bento
    R XV Novembro 200 | Rua Quinze de Novembro, 200, São Bento
    rodovia br101 km 12 | Rodovia Governador Mário Covas, São Bento

    """

  static let places = """
    Vila Nova da Serra | Vila Nova da Serra
    vila nova da serra portugal | Vila Nova da Serra
    V. Nova da Serra | Vila Nova da Serra
    São Bento - SP | São Bento
    sao bento sp brasil | São Bento
    S. Bento | São Bento
    Sta Cruz | Santa Cruz
    4400-123 | 4400-123
    4400123 | 4400-123
    01310-100 | 01310-100, São Bento
    CEP 01310100 | 01310-100, São Bento
    estado de São Paulo | São Paulo
    Brazil | Brasil

    """

  static let points = """
    Farmácia Central | Farmácia Central
    farmacia perto da Praça do Comércio | Farmácia Central
    farmácia em Vila Nova da Serra | Farmácia Central
    padaria Santa Cruz | Padaria Ribeiro, Santa Cruz
    posto de gasolina São Bento | Posto Ipiranga, São Bento
    bomba de gasolina vila nova da serra | Galp
    estação de vila nova da serra | Vila Nova da Serra
    Igreja de São João | Igreja de São João
    padaria do zé | Padaria do Zé, São Bento
    McDonalds Av Paulista | McDonald's, São Bento
    farmácias em Vila Nova da Serra | Farmácia Central
    padarias perto da Avenida Paulista | Padaria do Zé, São Bento

    """

  static let crossings = """
    esquina da Rua de São João com a Avenida da Liberdade | Rua de São João & Avenida da Liberdade
    Rua 7 de Setembro esquina com Av. Paulista | Rua 7 de Setembro & Avenida Paulista, São Bento
    Av. Paulista x Rua 7 de Setembro | Avenida Paulista & Rua 7 de Setembro, São Bento
    cruzamento da Avenida Paulista com a Rua Sete de Setembro \
      | Avenida Paulista & Rua 7 de Setembro, São Bento
    Rua de São João e Avenida da Liberdade | Rua de São João & Avenida da Liberdade
    Paulista com Sete de Setembro | Avenida Paulista & Rua 7 de Setembro, São Bento

    """

  static let slips = """
    Rua de São Jaoo 12 |3 Rua de São João, 12
    Avenida da Libredade 100 |3 Avenida da Liberdade, 100
    Praça do Comerico 5 |3 Praça do Comércio, 5
    Avenida Paulisa 1578 |3 Avenida Paulista, 1578, São Bento
    Rua da Igrega 3, Santa Cruz |3 Rua da Igreja, 3, Santa Cruz
    rua da igreja 3, santa cruz |! Rua da Igreja, 3
    Rua de São João |! Igreja de São João
    rua são joão 12 |! Rua de São João, 12-A

    """

  static let beginnings = """
    rua de são j… |3 Rua de São João
    rua de são joão 12, vila… |3 Rua de São João, 12
    av paul… |3 Avenida Paulista, São Bento
    vila nov… |3 Vila Nova da Serra
    25 de a… |3 Rua 25 de Abril
    4400-1… |3 4400-123
    pada… |3 Padaria do Zé, São Bento

    """

  static let parts = """
    street: Rua de São João 12; postcode: 4400-123 | Rua de São João, 12
    street: R. da Igreja 3; city: Santa Cruz; country: Portugal | Rua da Igreja, 3, Santa Cruz
    street: Av. Paulista 1578; city: São Bento; state: SP | Avenida Paulista, 1578, São Bento
    amenity: farmácia; city: Vila Nova da Serra | Farmácia Central

    """
}
