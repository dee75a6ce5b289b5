// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct FormatTests {
  /// Country, then parts by their letters (see `place`), then the lines, parted by " | ".
  @Test(arguments: [
    ("US", "s Main Street;n 12;L Austin;A TX;P 78701", "12 Main Street | Austin, TX 78701"),
    ("US", "s Main Street;n 12;u 4;L Austin;A TX", "12 Main Street, Unit 4 | Austin, TX"),
    ("US", "s Main Street;n 12;u Apt 4;L Austin;P 78701", "12 Main Street, Apt 4 | Austin, 78701"),
    ("US", "s 5th Avenue;n 1;L New York;A New York;P 10001", "1 5th Avenue | New York, 10001"),
    ("CA", "s Bank Street;n 12;L Ottawa;A ON;P K1A 0B1", "12 Bank Street | Ottawa, ON K1A 0B1"),
    (
      "AU", "s George Street;n 12;u 4;L Sydney;A NSW;P 2000",
      "Unit 4, 12 George Street | Sydney NSW 2000"
    ),
    (
      "NZ", "s Queen Street;n 12;u 4;U Mount Eden;L Auckland;P 1010",
      "4/12 Queen Street | Mount Eden | Auckland 1010"
    ),
    (
      "GB", "s High Street;n 12;U Cowley;L Oxford;P OX4 2AB",
      "12 High Street | Cowley | Oxford | OX4 2AB"
    ),
    (
      "GB", "s High Street;n 12;u 3;L Oxford;P OX4 2AB", "Flat 3, 12 High Street | Oxford | OX4 2AB"
    ),
    (
      "IE", "s Main Street;n 12;L Killarney;C County Kerry;P V93 X2V9",
      "12 Main Street | Killarney | County Kerry | V93 X2V9"
    ),
    (
      "IN", "s MG Road;n 12;B Ward 3;U Fort;L Mumbai;A Maharashtra;P 400001",
      "12, MG Road | Ward 3 | Fort | Mumbai 400001 | Maharashtra"
    ),
    (
      "ZA", "s Long Street;n 12;U Gardens;L Cape Town;P 8001",
      "12 Long Street | Gardens | Cape Town | 8001"
    ),
    (
      "SG", "s Orchard Road;n 12;u 05-01;L Singapore;P 238823",
      "12 Orchard Road, #05-01 | Singapore 238823"
    ),
    ("MY", "s Jalan Ampang;n 12;L Kuala Lumpur;P 50450", "12, Jalan Ampang | 50450 Kuala Lumpur"),
    ("PH", "s Rizal Avenue;n 12;L Manila;P 1000", "12 Rizal Avenue | 1000 Manila"),
    ("FR", "s Rue de Rivoli;n 12 bis;L Paris;P 75001", "12 bis Rue de Rivoli | 75001 Paris"),
    ("MC", "s Avenue de la Costa;n 2;L Monaco;P 98000", "2 Avenue de la Costa | 98000 Monaco"),
    ("LU", "s Rue Philippe II;n 12;L Luxembourg;P 2340", "12, Rue Philippe II | 2340 Luxembourg"),
    ("MA", "s Rue Ibn Sina;n 12;L Rabat;P 10000", "12 Rue Ibn Sina | 10000 Rabat"),
    ("EG", "s Tahrir Street;n 12;L Cairo;P 11511", "12 Tahrir Street | Cairo | 11511"),
    (
      "MT", "s Triq ir-Repubblika;n 12;L Valletta;P VLT 1117",
      "12, Triq ir-Repubblika | Valletta VLT 1117"
    ),
    (
      "TH", "s Sukhumvit;n 12;U Khlong Toei;L Bangkok;P 10110",
      "12 Sukhumvit | Khlong Toei | Bangkok 10110"
    ),
    (
      "VN", "s Nguyễn Huệ;n 12;U Quận 1;L Hồ Chí Minh;P 700000",
      "12 Nguyễn Huệ | Quận 1 | Hồ Chí Minh 700000"
    ),
    ("ID", "s Jalan Sudirman;n 12;L Jakarta;P 10220", "Jalan Sudirman No. 12 | Jakarta 10220"),
    (
      "DE", "s Hauptstraße;n 5a;U Altstadt;L Heidelberg;A Baden-Württemberg;P 69117",
      "Hauptstraße 5a | 69117 Heidelberg"
    ),
    ("DE", "s Oberdorf;n 5;L Musterstadt", "Oberdorf 5 | Musterstadt"),
    ("AT", "s Ringstraße;n 5;u 12;L Wien;P 1010", "Ringstraße 5/12 | 1010 Wien"),
    ("CH", "s Bahnhofstrasse;n 5;L Zürich;P 8001", "Bahnhofstrasse 5 | 8001 Zürich"),
    ("LI", "s Städtle;n 5;L Vaduz;P 9490", "Städtle 5 | 9490 Vaduz"),
    ("NL", "s Damstraat;n 5;L Amsterdam;P 1012 JL", "Damstraat 5 | 1012 JL Amsterdam"),
    ("BE", "s Rue Neuve;n 5;L Bruxelles;P 1000", "Rue Neuve 5 | 1000 Bruxelles"),
    ("DK", "s Nørregade;n 5;u 2. th;L København;P 1165", "Nørregade 5, 2. th | 1165 København"),
    ("SE", "s Drottninggatan;n 5;L Stockholm;P 111 51", "Drottninggatan 5 | 111 51 Stockholm"),
    (
      "FI", "s Mannerheimintie;n 5;u 3;L Helsinki;P 00100",
      "Mannerheimintie 5, as. 3 | 00100 Helsinki"
    ),
    ("LV", "s Brīvības iela;n 5;u 3;L Rīga;P LV-1010", "Brīvības iela 5-3 | Rīga, LV-1010"),
    ("PL", "s Marszałkowska;n 5;u 3;L Warszawa;P 00-626", "Marszałkowska 5/3 | 00-626 Warszawa"),
    ("CZ", "s Národní;n 123/4;L Praha;P 110 00", "Národní 123/4 | 110 00 Praha"),
    ("CZ", "s Lhota;n 12;L Lhota;P 123 45", "Lhota 12 | 123 45 Lhota"),
    ("SK", "s Hlavná;n 5;L Košice;P 040 01", "Hlavná 5 | 040 01 Košice"),
    ("HU", "s Váci utca;n 12;L Budapest;P 1052", "Budapest | Váci utca 12. | 1052"),
    ("IT", "s Via Roma;n 12;L Torino;P 10121", "Via Roma, 12 | 10121 Torino"),
    ("ES", "s Calle Mayor;n 5;u 2º A;L Madrid;P 28013", "Calle Mayor, 5, 2º A | 28013 Madrid"),
    (
      "AD", "s Carrer Major;n 5;L Andorra la Vella;P AD500",
      "Carrer Major, 5 | AD500 Andorra la Vella"
    ),
    ("PT", "s Rua Augusta;n 10;L Lisboa;P 1100-053", "Rua Augusta, 10 | 1100-053 Lisboa"),
    (
      "BR", "s Rua Augusta;n 10;u Apto 3;U Consolação;L São Paulo;A SP;P 01304-000",
      "Rua Augusta, 10 - Apto 3 | Consolação | São Paulo - SP | 01304-000"
    ),
    (
      "MX", "s Calle Juárez;n 5;U Centro;L Puebla;A Pue.;P 72000",
      "Calle Juárez 5 | Centro | 72000 Puebla, Pue."
    ),
    (
      "AR", "s Avenida Corrientes;n 1234;L Buenos Aires;P C1043",
      "Avenida Corrientes 1234 | C1043 Buenos Aires"
    ),
    ("CO", "s Calle 13;n 5-20;L Bogotá", "Calle 13 # 5-20 | Bogotá"),
    (
      "PE", "s Avenida Larco;n 5;U Miraflores;L Lima;P 15074",
      "Avenida Larco 5 | Miraflores | Lima 15074"
    ),
    (
      "RU", "s улица Ленина;n 12к2;u 5;L Орёл;A Орловская область;P 302000",
      "улица Ленина, 12к2, кв. 5 | Орёл | Орловская область | 302000"
    ),
    ("UA", "s вулиця Франка;n 12;L Львів;P 79000", "вулиця Франка, 12 | Львів | 79000"),
    ("KZ", "s улица Абая;n 12;L Алматы;P 050000", "улица Абая, 12 | 050000, Алматы"),
    (
      "TR", "s Atatürk Caddesi;n 12;u 4;B Kızılay;L Çankaya;A Ankara;P 06420",
      "Kızılay | Atatürk Caddesi No: 12/4 | 06420 Çankaya/Ankara"
    ),
    ("IL", "s הרצל;n 12;L תל אביב;P 6688218", "הרצל 12 | תל אביב 6688218"),
    ("GR", "s Ερμού;n 12;L Αθήνα;P 105 63", "Ερμού 12 | 105 63 Αθήνα"),
    ("RO", "s Strada Lipscani;n 12;L București;P 030031", "Strada Lipscani 12 | 030031 București"),
    (
      "JP", "s 丸の内2丁目;n 6-2;L 千代田区;A 東京都;P 100-0005",
      "〒100-0005 | 東京都千代田区丸の内2丁目6-2"
    ),
    (
      "JP", "s 丸の内2丁目;n 6-2;U 丸の内;L 千代田区;A 東京都", "東京都千代田区丸の内2丁目6-2"
    ),
    ("JP", "s 広瀬通;n 6;U 中央;L 青葉市;A 京都府", "京都府青葉市中央広瀬通6"),
    (
      "JP", "s Marunouchi;n 6-2;L Chiyoda;A Tokyo;P 100-0005",
      "6-2 Marunouchi | Chiyoda, Tokyo 100-0005"
    ),
    ("CN", "s 建国路;n 12;U 朝阳区;L 北京市;A 北京市;P 100020", "北京市朝阳区建国路12号 | 100020"),
    ("CN", "s 建国路;n 12号;L 北京市", "北京市建国路12号"),
    ("CN", "s Jianguo Road;n 12;L Beijing;P 100020", "12 Jianguo Road | Beijing, 100020"),
    ("TW", "s 忠孝東路;n 12;U 大安區;L 臺北市;P 106", "106 | 臺北市大安區忠孝東路12號"),
    ("HK", "s Queen's Road;n 12;U Central;L Hong Kong", "12 Queen's Road | Central | Hong Kong"),
    ("HK", "s 皇后大道;n 12;L 中環", "中環皇后大道12號"),
    ("KR", "s 세종대로;n 209;U 종로구;L 서울특별시;P 03171", "서울특별시 종로구 세종대로 209 | 03171"),
    (
      "KR", "s Sejong-daero;n 209;U Jongno-gu;L Seoul;P 03171",
      "209 Sejong-daero | Jongno-gu | Seoul 03171"
    ),
    ("ZZ", "s Street;n 5;L Town;P 123", "Street 5 | 123 Town"),
    ("", "s Street;n 5;L Town;P 123", "5 Street | 123 Town"),
    // Parts that are not known.
    ("US", "n 12;L Austin", "12 | Austin"), ("US", "s Main Street", "Main Street"),
    ("BR", "s Rua A;L Recife;P 50000", "Rua A | Recife | 50000"), ("TR", "A Ankara", "Ankara"),
    ("TR", "P 06420;A Ankara", "06420 Ankara"), ("JP", "L 千代田区;A 東京都", "東京都千代田区"),
    ("DE", "", ""),
  ])
  func `an address has the order of its country`(country: String, parts: String, lines: String) {
    let mark = place(country, parts)
    let country = country.isEmpty ? [] : [country]
    let isLargestFirst =
      lines.contains("都") || lines.contains("號") || lines.contains("号")
      || lines.contains("서울")
    let address = lines.isEmpty ? [] : lines.split(" | ")
    #expect(mark.formattedAddressLines == (isLargestFirst ? country + address : address + country))
    #expect(mark.formattedAddress == mark.formattedAddressLines.joined(separator: ", "))
  }

  @Test(arguments: [
    ("US", "s Main Street;n 12;L Austin", "12 Main Street", "12 Main Street | Austin | US"),
    (
      "US", "s Main Street;n 12;u 4;L Austin", "12 Main Street",
      "12 Main Street, Unit 4 | Austin | US"
    ),
    ("US", "s Main Street;n 12;L Austin", "Joe's", "Joe's | 12 Main Street | Austin | US"),
    ("US", "s Main Street;L Austin", "Main Street", "Main Street | Austin | US"),
    ("US", "L Austin;A TX", "Austin", "Austin, TX | US"),
    ("DE", "L Heidelberg;P 69117", "69117", "69117 Heidelberg | DE"),
    ("DE", "L Heidelberg;P 69117", "Rohrbach", "Rohrbach | 69117 Heidelberg | DE"),
    ("GB", "L Oxford;U Cowley", "Cowley", "Cowley | Oxford | GB"),
    ("HU", "s Váci utca;n 12;L Budapest", "Gerbeaud", "Gerbeaud | Budapest | Váci utca 12. | HU"),
    ("JP", "s 丸の内;n 6-2;L 千代田区", "東京駅", "JP | 千代田区丸の内6-2 | 東京駅"),
    ("JP", "s 丸の内;n 6-2;L 千代田区", "丸の内6-2", "JP | 千代田区丸の内6-2"),
    ("", "", "Rock", "Rock"),
  ])
  func `a name has its own line where the others do not say it`(
    country: String, parts: String, name: String, lines: String
  ) {
    var mark = place(country, parts)
    mark.name = name
    #expect(mark.formattedAddressLines == lines.split(" | "))
  }

  @Test(arguments: [
    ("US", "s Main Street;n 12;L Austin;P 78701", nil, "12 Main Street, Austin"),
    ("DE", "s Hauptstraße;n 5;L Heidelberg", "Rathaus", "Hauptstraße 5, Heidelberg"),
    ("DE", "L Heidelberg", "Rathaus", "Rathaus, Heidelberg"),
    ("DE", "L Heidelberg", "Heidelberg", "Heidelberg"),
    ("JP", "s 丸の内;n 6-2;L 千代田区", nil, "千代田区丸の内6-2"),
    ("KR", "s 세종대로;n 209;L 서울", nil, "서울 세종대로 209"), ("DE", "P 69117", nil, "69117"),
  ])
  func `the short address is street and locality`(
    country: String, parts: String, name: String?, short: String
  ) {
    var mark = place(country, parts)
    mark.name = name
    #expect(mark.shortAddress == short)
  }

  @Test func `a bare coordinate has no address`() {
    #expect(place("", "").formattedAddressLines == [])
    #expect(place("", "").shortAddress == nil)
  }

  /// Fields by the letters of the patterns: "s Main Street;n 12".
  private func place(_ country: String, _ parts: String) -> Placemark {
    var mark = Placemark(
      coordinate: Coordinate(latitude: 0, longitude: 0), matchLevel: .house)
    mark.isoCountryCode = country.isEmpty ? nil : country
    let fields: [Character: WritableKeyPath<Placemark, String?>] = [
      "s": \.thoroughfare, "n": \.subThoroughfare, "u": \.unit, "B": \.neighbourhood,
      "U": \.subLocality, "L": \.locality, "C": \.subAdministrativeArea,
      "A": \.administrativeArea, "P": \.postalCode,
    ]
    for part in parts.split(separator: ";") {
      guard let letter = part.first, let field = fields[letter] else { continue }
      mark[keyPath: field] = String(part.dropFirst(2))
    }
    return mark
  }
}

extension String {
  /// Cut at every place where a separator stands.
  fileprivate func split(_ separator: String) -> [String] {
    var parts: [String] = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
