// SPDX-License-Identifier: Apache-2.0

/// Words and letters of coordinates in the languages that people write them in.
enum CoordinateWords {
  /// What a word in lower case means; `nil` where it belongs to no coordinate.
  static func token(_ word: String) -> CoordinateToken? { tokens[word] }

  /// Words that may stand about a coordinate and mean nothing.
  static func isNoise(_ word: String) -> Bool { noise.contains(word) }

  /// Longest word of ideographs.
  static let ideographLimit = 2

  private static let noise: Set<String> = [
    "gps", "coordinates", "coordinate", "coords", "koordinaten", "coordonnées", "coordenadas",
    "coordinate", "координаты", "坐标", "座標", "point", "position", "geo",
  ]

  private static let words: [(CoordinateToken, String)] = [
    (
      .side(.latitude, isNegative: false),
      "n north nord norte noord norr sever północ с сш север северной северная 北纬 北緯 北 kuzey "
        + "sš płn"
    ),
    (
      .side(.latitude, isNegative: true),
      "s south süd sud sur sul zuid syd jih южной южная ю юш юг 南纬 南緯 南 güney jš płd"
    ),
    (
      .side(.longitude, isNegative: false),
      "e east ost est este leste oost öst в вд восток восточной восточная 东经 東経 東經 东 東 doğu vd "
        + "wsch"
    ),
    (
      .side(.longitude, isNegative: true),
      "w west ouest oeste ovest väst з зд запад западной западная 西经 西経 西經 西 batı zd zach"
    ),
    (.eastOrWest, "o"),
    (
      .axis(.latitude),
      "lat latitude latitud latitudine breite breitengrad geogrbreite широта šířka szerokość "
        + "enlem 纬度 緯度 mlat"
    ),
    (
      .axis(.longitude),
      "lon lng long longitude longitud longitudine länge längengrad долгота délka długość boylam "
        + "经度 經度 経度 mlon"
    ),
    (.degree, "deg degree degrees grad degrés grados gradi graus градусов градус stopni 度"),
    (.minute, "min minute minutes minuten minutos minuti минут мин 分"),
    (.second, "sec second seconds sekunden secondes segundos secondi секунд сек 秒"),
  ]

  private static let tokens: [String: CoordinateToken] = {
    var tokens: [String: CoordinateToken] = [:]
    for (token, list) in words {
      for word in list.split(separator: " ") { tokens[String(word)] = token }
    }
    return tokens
  }()
}
