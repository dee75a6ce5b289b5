// SPDX-License-Identifier: Apache-2.0

import Testing

/// What `query` says in which language and units.
struct DirectionsTextTests {
  private func query(_ more: String...) throws -> Osmroute.Result {
    try Osmroute.run(
      ["query", Town.map, "--from", "165 Oyster Creek Dr", "--to", "102 This Way"] + more)
  }

  static let lines: [(String, [String])] = [
    (
      "en",
      [
        "From 165 Oyster", "Main Street, Oyster Creek Drive: 2 km, 3 min, automobile",
        "2. Turn left onto Main Street - 1.1 km", "4. The destination is on your right",
      ]
    ),
    (
      "ru",
      [
        "Откуда 165 Oyster", "Main Street, Oyster Creek Drive: 2 км, 3 мин, на машине",
        "2. Поверните налево на Main Street - 1,1 км", "4. Место назначения справа от вас",
      ]
    ),
    (
      "zh-Hans-CN",
      [
        "起点 165 Oyster", "Main Street, Oyster Creek Drive：2公里、3分钟、驾车",
        "2. 左转进入Main Street - 1.1公里", "4. 目的地在您的右侧",
      ]
    ),
    (
      "de_AT",
      [
        "Von  165 Oyster", "Main Street, Oyster Creek Drive: 2 km, 3 min, mit dem Auto",
        "2. Links in die Main Street abbiegen - 1,1 km", "4. Das Ziel liegt rechts",
      ]
    ),
    (
      "fr",
      [
        "De 165 Oyster", "Main Street, Oyster Creek Drive : 2 km, 3 min, en voiture",
        "2. Tournez à gauche sur Main Street - 1,1 km",
        "4. Votre destination se trouve sur votre droite",
      ]
    ),
    (
      "es",
      [
        "De 165 Oyster", "Main Street, Oyster Creek Drive: 2 km, 3 min, en coche",
        "2. Gire a la izquierda por Main Street - 1,1 km", "4. Su destino está a la derecha",
      ]
    ),
  ]

  @Test(arguments: lines)
  func `directions are in the language asked for`(tag: String, lines: [String]) throws {
    let result = try query("--language", tag)
    #expect(result.code == 0)
    for line in lines { #expect(result.output.contains(line), "\(result.output)") }
  }

  @Test func `a language that is not known is a mistake`() throws {
    let result = try query("--language", "tlh")
    #expect(result.code == 2)
    #expect(result.errors.contains("--language takes en, ru, zh, de, fr, es, not “tlh”"))
  }

  @Test(arguments: ["165 Oyster Creek Dr", "28.4949301,-94.4909051"])
  func `units are those of the country where the trip begins`(from: String) throws {
    let result = try Osmroute.run(
      "query", Town.map, "--from", from, "--to", "102 This Way", "--units", "auto")
    #expect(result.output.contains(" miles, 3 min, automobile\n"), "\(result.output)")
    #expect(try query("--units", "km").output == query().output)
  }

  @Test func `segments have a header and a footer, and add up`() throws {
    let result = try query("--via", "Pelican Island", "--units", "miles")
    let address = ", Lake Jackson, TX 77566-4198, United States"
    let headings = [
      "\n\nSEGMENT #1\nStarting point: 165 Oyster Creek Drive\(address)\nEnding point: Pelican",
      "\n\nSEGMENT #2\nStarting point: Pelican", "\nEnding point: 102 This Way\(address)\n  1. ",
      "\nDistance: ", "\nExpected Travel Time: ", "\n\nTotal Distance: ", "\nTotal Time: ",
    ]
    for heading in headings { #expect(result.output.contains(heading), "\(result.output)") }
    // Only the last leg ends at the destination.
    #expect(result.output.contains(". Stop 1 is "), "\(result.output)")
    #expect(result.output.split(separator: "\n").count { $0.contains("estination is ") } == 1)
  }

  @Test func `an end without an address is told by its place`() throws {
    let result = try Osmroute.run(
      "query", Town.map, "--from", "way/20043", "--to", "102 This Way", "--units", "miles")
    #expect(result.output.hasPrefix("From 28.5"), "\(result.output)")
    #expect(result.output.contains("\n  1. Proceed to Infinite Loop - "), "\(result.output)")
  }
}
