// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct TurkishTests {
  private static let map = TurkishMap.map

  @Test(
    arguments: InventedMap.table(
      """
      Kızılay Mahallesi, Atatürk Caddesi No: 5, Karaova | Atatürk Caddesi No: 5, Karaova
      Kızılay Mah. Atatürk Cad. No:5 Karaova | Atatürk Caddesi No: 5, Karaova
      Kızılay Mh. Atatürk Cd. No:5 D:3 Karaova/Çamlıova | Atatürk Caddesi No: 5, Karaova
      Atatürk Cad. No:5 D:7 Karaova | Atatürk Caddesi No: 5, Karaova
      Atatürk Caddesi No:5 Daire 11, Karaova | Atatürk Caddesi No: 5, Karaova
      Atatürk Cad. No 5/3 Karaova | Atatürk Caddesi No: 5, Karaova
      Atatürk Cd. No:5 Kat:2 Daire:4 Karaova | Atatürk Caddesi No: 5, Karaova
      ataturk cad 5 karaova | Atatürk Caddesi No: 5, Karaova
      karaova atatürk caddesi 5 | Atatürk Caddesi No: 5, Karaova
      5 Atatürk Caddesi Karaova | Atatürk Caddesi No: 5, Karaova
      ATATÜRK CADDESİ NO 5 KARAOVA | Atatürk Caddesi No: 5, Karaova
      Atatu\u{308}rk Caddesi No: 5, Karaova | Atatürk Caddesi No: 5, Karaova
      Atatürk Caddesi No: 5, Karaova, Türkiye | Atatürk Caddesi No: 5, Karaova
      Atatürk Caddesi 5 Karaova Turkey Asia | Atatürk Caddesi No: 5, Karaova
      Atatürk Cad. No:5/A Karaova | Atatürk Caddesi No: 5A, Karaova
      atatürk cad no 5-a karaova | Atatürk Caddesi No: 5A, Karaova
      Atatürk Cad. No:5 Gölpınar | Atatürk Caddesi No: 5, Gölpınar
      golpinar ataturk caddesi 5 | Atatürk Caddesi No: 5, Gölpınar
      Atatürk Bulvarı 5 | Atatürk Bulvarı No: 5, Karaova
      Atatürk Blv. No:5 | Atatürk Bulvarı No: 5, Karaova
      ataturk bulvari no 10 | Atatürk Bulvarı No: 10, Karaova
      İstiklal Caddesi 12 | İstiklal Caddesi No: 12, Karaova
      istiklal cad no 12 | İstiklal Caddesi No: 12, Karaova
      ISTIKLAL CADDESI 12 | İstiklal Caddesi No: 12, Karaova
      İSTİKLAL CADDESİ 12 | İstiklal Caddesi No: 12, Karaova
      İstiklâl Cd. 12 | İstiklal Caddesi No: 12, Karaova
      I\u{307}stiklal Caddesi 12 | İstiklal Caddesi No: 12, Karaova
      İstiklal Cad. No:12/A | İstiklal Caddesi No: 12/A, Karaova
      istiklal caddesi 12a | İstiklal Caddesi No: 12/A, Karaova
      1453. Sokak No:7 | 1453. Sokak No: 7, Karaova
      1453. Sk. No: 7 Karaova | 1453. Sokak No: 7, Karaova
      1453 sok. 7 | 1453. Sokak No: 7, Karaova
      1453 sokak no 7 kat 2 daire 5 | 1453. Sokak No: 7, Karaova
      1454. sk 7 karaova | 1454. Sokak No: 7, Karaova
      145. Sokak No:7 | 145. Sokak No: 7, Karaova
      19 Mayıs Cad. No:10 | 19 Mayıs Caddesi No: 10, Karaova
      19 mayis caddesi 10 | 19 Mayıs Caddesi No: 10, Karaova
      19 MAYIS CADDESİ 19 | 19 Mayıs Caddesi No: 19, Karaova
      Çiçek Sk. No:4 Karaova | Çiçek Sokak No: 4, Karaova
      Çiçek Sokağı 4 Karaova | Çiçek Sokak No: 4, Karaova
      cicek sokak 4 kizilay mahallesi | Çiçek Sokak No: 4, Karaova
      Çiçekli Sok. 4 | Çiçekli Sokak No: 4, Karaova
      Çiçek Sok. 4 Gölpınar | Çiçek Sokak No: 4, Gölpınar
      Işık Sokağı No:3 | Işık Sokağı No: 3, Karaova
      ışık sk 3 | Işık Sokağı No: 3, Karaova
      isik sokak 3 | Işık Sokağı No: 3, Karaova
      IŞIK SOKAK 3 | Işık Sokağı No: 3, Karaova
      İğde Sokak 2 | İğde Sokak No: 2, Karaova
      IGDE SK 2 | İğde Sokak No: 2, Karaova
      Şehit Ali Yılmaz Sokak No:8 | Şehit Ali Yılmaz Sokak No: 8, Karaova
      Şht. Ali Yılmaz Sk. No:8 | Şehit Ali Yılmaz Sokak No: 8, Karaova
      sehit ali yilmaz 8 | Şehit Ali Yılmaz Sokak No: 8, Karaova
      Gazi Mustafa Kemal Paşa Bulvarı 21 | Gazi Mustafa Kemal Paşa Bulvarı No: 21, Karaova
      Gazi M. Kemal Paşa Blv. 21 | Gazi Mustafa Kemal Paşa Bulvarı No: 21, Karaova
      GMK Bulvarı 21 | Gazi Mustafa Kemal Paşa Bulvarı No: 21, Karaova
      Yeni Mah. Cumhuriyet Meydanı No:1 | Cumhuriyet Meydanı No: 1, Karaova
      Yenimahalle Cumhuriyet Meyd. 1 | Cumhuriyet Meydanı No: 1, Karaova
      Dr. Refik Saydam Cad. 30 | Doktor Refik Saydam Caddesi No: 30, Karaova
      Ihlamur Sk. 3 Yeni Mahalle | Ihlamur Sokak No: 3, Karaova
      IHLAMUR SOKAK 3 | Ihlamur Sokak No: 3, Karaova
      Kavak Sokak | Ihlamur Sokak, Karaova
      Yukarıköy Köyü No:12 | Yukarıköy No: 12, Yukarıköy
      yukarikoy no 12 | Yukarıköy No: 12, Yukarıköy
      Aşağıköy 12 | Aşağıköy No: 12, Aşağıköy
      AŞAĞIKÖY KÖYÜ NO:15 | Aşağıköy No: 15, Aşağıköy
      Karaova | Karaova
      KARAOVA/ÇAMLIOVA | Karaova
      Gölpınar, Türkiye | Gölpınar
      Kızılay Mah. | Kızılay Mahallesi, Karaova
      yenimahalle karaova | Yeni Mahalle, Karaova
      06420 | 06420, Karaova
      06430 Karaova | Karaova
      """))
  func `what a person types is found first`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      atatürk caddesi 5 | Atatürk Caddesi No: 5, Karaova
      atatürk caddesi 5 | Atatürk Caddesi No: 5, Gölpınar
      Atatükr Cad 5 Gölpınar | Atatürk Caddesi No: 5, Gölpınar
      istkilal caddesi 12 | İstiklal Caddesi No: 12, Karaova
      Gazi Mustafa Kemal Pasa Bulvri 21 | Gazi Mustafa Kemal Paşa Bulvarı No: 21, Karaova
      Ihlamür Sokak 3 | Ihlamur Sokak No: 3, Karaova
      Gölpinr | Gölpınar
      """))
  func `what was typed is among the first three`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.prefix(3).contains(expected), "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Çiçek Sokak 4 Karaova | Çiçekli Sokak No: 4, Karaova
      Çiçekli Sokak 4 | Çiçek Sokak No: 4, Karaova
      145. Sokak 7 | 1453. Sokak No: 7, Karaova
      1454. Sokak 7 | 1453. Sokak No: 7, Karaova
      Atatürk Caddesi 10 | Atatürk Bulvarı No: 10, Karaova
      İstiklal Caddesi | İstiklal İlkokulu, Karaova
      Atatürk Cad. 1 | Atatürk Caddesi No: 11, Karaova
      """))
  func `a decoy is not first`(text: String, decoy: String) {
    let found = Self.map.answers(text)
    #expect(found.first != nil && found.first != decoy, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Atatürk Caddesi No:9, Karaova | ~ Atatürk Caddesi No: 9, Karaova
      Ihlamur Sokak No:5 | ~ Ihlamur Sokak No: 3, Karaova
      Çiçekli Sokak 900 | Çiçekli Sokak, Karaova
      Olmayan Sokak No:5 Karaova | Karaova
      """))
  func `a missing house gives its neighbours, then the street`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      istik | İstiklal Caddesi, Karaova
      İsti | İstiklal Caddesi, Karaova
      sehit al | Şehit Ali Yılmaz Sokak, Karaova
      1453. So | 1453. Sokak, Karaova
      gazi mus | Gazi Mustafa Kemal Paşa Bulvarı, Karaova
      Atatürk Bul | Atatürk Bulvarı, Karaova
      göl | Gölpınar
      ıhla | Ihlamur Sokak, Karaova
      istiklal cad no 1 | İstiklal Caddesi No: 12, Karaova
      """))
  func `what is half typed is completed`(text: String, expected: String) {
    let found = Self.map.completions(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      Atatürk Caddesi ve İstiklal Caddesi | Atatürk Caddesi & İstiklal Caddesi, Karaova
      Atatürk Cad. ile İstiklal Cad. köşesi | Atatürk Caddesi & İstiklal Caddesi, Karaova
      Atatürk Cad. / 1453. Sk. Karaova | Atatürk Caddesi & 1453. Sokak, Karaova
      Atatürk Caddesi 1453. Sokak kavşağı | Atatürk Caddesi & 1453. Sokak, Karaova
      istiklal & ataturk | İstiklal Caddesi & Atatürk Caddesi, Karaova
      """))
  func `crossings are found in words of the language`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test(
    arguments: InventedMap.table(
      """
      eczane Yeni Mahalle | Yıldız Eczanesi, Karaova
      Cumhuriyet Meydanı yakınında eczane | Yıldız Eczanesi, Karaova
      Işık Sokağı yakınında eczane | Şifa Eczanesi, Karaova
      en yakın eczane Cumhuriyet Meydanı | Yıldız Eczanesi, Karaova
      Şifa Eczanesi | Şifa Eczanesi, Karaova
      sifa eczane karaova | Şifa Eczanesi, Karaova
      benzinlik Gölpınar | Akpet, Gölpınar
      benzin istasyonu golpinar | Akpet, Gölpınar
      Merkez Camii | Merkez Camii, Karaova
      merkez cami karaova | Merkez Camii, Karaova
      İstiklal İlkokulu | İstiklal İlkokulu, Karaova
      istiklal ilkokulu karaova | İstiklal İlkokulu, Karaova
      Karaova Devlet Hastanesi | Karaova Devlet Hastanesi, Karaova
      karaova hastane | Karaova Devlet Hastanesi, Karaova
      PTT Karaova | PTT, Karaova
      Karaova otogar | Karaova Otogarı, Karaova
      kafe cumhuriyet meydanı | Çınaraltı Kafe, Karaova
      cinaralti kafe | Çınaraltı Kafe, Karaova
      """))
  func `points of interest are found by name, kind and place`(text: String, expected: String) {
    let found = Self.map.answers(text)
    #expect(found.first == expected, "\(found)")
  }

  @Test func `parts of an address stand where they belong`() {
    var address = StructuredAddress()
    address.street = "Atatürk Cad. No:5"
    address.city = "Gölpınar"
    #expect(Self.map.geocoder.geocode(address).first?.locality == "Gölpınar")
    address.neighbourhood = "Kızılay Mah."
    address.city = "Karaova"
    address.state = "Çamlıova"
    let found = Self.map.geocoder.geocode(address).first
    #expect(found?.name == "Atatürk Caddesi No: 5")
    #expect(found?.locality == "Karaova")
  }

  @Test func `a place on the map is told in the order of the country`() {
    #expect(Self.map.reverse(-259, 11) == "Atatürk Caddesi No: 5, Karaova")
    let mark = Self.map.geocoder.reverse(Self.map.location(-259, 11)).first?.placemark
    #expect(
      mark?.formattedAddressLines.prefix(3) == [
        "Kızılay Mahallesi", "Atatürk Caddesi No: 5", "06420 Karaova/Çamlıova",
      ])
  }
}
