// SPDX-License-Identifier: Apache-2.0

import Testing

/// What MapKit's tutorials show, out of the sample town, in every language.
struct TutorialPhraseTests {
  private func query(_ from: String, _ to: String, _ language: String) throws -> Osmroute.Result {
    try Osmroute.run(
      "query", Town.map, "--from", from, "--to", to, "--units", "miles", "--language", language)
  }

  static let lines: [(String, [String])] = [
    (
      "en",
      [
        "1. Proceed to Infinite Loop - ", "2. Turn right - ", "3. Turn right onto Infinite Loop - ",
        "4. Turn right onto Infinite Loop - ", "5. Turn right to merge onto I-280 S - 0.7 miles",
        "6. Take exit 10 onto Wolfe Road - ", "The destination is on your right",
      ]
    ),
    (
      "ru",
      [
        "1. Двигайтесь к Infinite Loop - ", "2. Поверните направо - ",
        "3. Поверните направо на Infinite Loop - ", "4. Поверните направо на Infinite Loop - ",
        "5. Поверните направо и выезжайте на I-280 S - 0,7 мили",
        "6. Сверните на съезд 10 к Wolfe Road - ", "Место назначения справа от вас",
      ]
    ),
    (
      "zh",
      [
        "1. 前往Infinite Loop - ", "2. 右转 - ", "3. 右转进入Infinite Loop - ",
        "4. 右转进入Infinite Loop - ", "5. 右转并汇入I-280 S - 0.7英里",
        "6. 从10号出口驶出，进入Wolfe Road - ", "目的地在您的右侧",
      ]
    ),
    (
      "de",
      [
        "1. Dem Weg bis zum Infinite Loop folgen - ", "2. Rechts abbiegen - ",
        "3. Rechts in den Infinite Loop abbiegen - ", "4. Rechts in den Infinite Loop abbiegen - ",
        "5. Rechts auf die I-280 S auffahren - 0,7 Meilen",
        "6. Ausfahrt 10 zur Wolfe Road nehmen - ", "Das Ziel liegt rechts",
      ]
    ),
    (
      "fr",
      [
        "1. Rejoignez Infinite Loop - ", "2. Tournez à droite - ",
        "3. Tournez à droite sur Infinite Loop - ", "4. Tournez à droite sur Infinite Loop - ",
        "5. Tournez à droite pour rejoindre l’I-280 S - 0,7 mile",
        "6. Prenez la sortie 10 vers Wolfe Road - ",
        "Votre destination se trouve sur votre droite",
      ]
    ),
    (
      "es",
      [
        "1. Diríjase a Infinite Loop - ", "2. Gire a la derecha - ",
        "3. Gire a la derecha por Infinite Loop - ", "4. Gire a la derecha por Infinite Loop - ",
        "5. Gire a la derecha para incorporarse a la I-280 S - 0,7 millas",
        "6. Tome la salida 10 hacia Wolfe Road - ", "Su destino está a la derecha",
      ]
    ),
  ]

  @Test(arguments: lines)
  func `the drive from Infinite Loop is told as the tutorial has it`(
    language: String, lines: [String]
  ) throws {
    let text = try query("1 Infinite Loop", "Wolfe Fuel", language).output
    for line in lines { #expect(text.contains(line), "\(text)") }
  }

  @Test(arguments: [
    ("en", "The destination is on your left"), ("ru", "Место назначения слева от вас"),
    ("zh", "目的地在您的左侧"), ("de", "Das Ziel liegt links"),
    ("fr", "Votre destination se trouve sur votre gauche"),
    ("es", "Su destino está a la izquierda"),
  ])
  func `the side of the street is told`(language: String, text: String) throws {
    #expect(
      try query("102 This Way", "165 Oyster Creek Dr", language).output.contains(". \(text)\n"))
  }

  @Test(arguments: [
    ("en", "Address not found.", "Directions not available."),
    ("ru", "Адрес не найден.", "Маршрут недоступен."), ("zh", "找不到该地址。", "没有可用的路线。"),
    ("de", "Adresse nicht gefunden.", "Keine Route verfügbar."),
    ("fr", "Adresse introuvable.", "Itinéraire non disponible."),
    ("es", "No se encontró la dirección.", "No hay indicaciones disponibles."),
  ])
  func `failures are told`(language: String, address: String, way: String) throws {
    let noAddress = try query("165 Oyster Creek Dr", "Xyzzy Qwfpgj", language)
    #expect(noAddress.code == 1 && noAddress.output == "")
    #expect(noAddress.errors.contains(address), "\(noAddress.errors)")
    let noRoad = try query("165 Oyster Creek Dr", "40,-100", language)
    #expect(noRoad.code == 1 && noRoad.errors.contains(way), "\(noRoad.errors)")
  }

  @Test(arguments: [
    ("en", "Please enter a valid starting point and at least one destination."),
    ("ru", "Укажите начальную точку и хотя бы одно место назначения."),
    ("zh", "请输入有效的起点和至少一个目的地。"),
    ("de", "Bitte geben Sie einen gültigen Startpunkt und mindestens ein Ziel ein."),
    ("fr", "Veuillez saisir un point de départ valide et au moins une destination."),
    ("es", "Introduzca un punto de partida válido y al menos un destino."),
  ])
  func `a start and a destination are asked for`(language: String, text: String) throws {
    let result = try query("", "102 This Way", language)
    #expect(result.code == 2 && result.errors.contains(text))
  }
}
