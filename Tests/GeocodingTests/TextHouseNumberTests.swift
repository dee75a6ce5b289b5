// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

struct TextHouseNumberTests {
  /// Spellings of one number, parted by bars.
  @Test(arguments: [
    "12a | 12 A | 12-a | 12/A | 12А | １２ａ | 12.a | 012a", "12 bis | 12bis | 12-Bis | 12 BIS",
    "12 bis A | 12bis a", "12 1/2 | 12½ | 12 ½ | 12-1/2",
    "12 | № 12 | No. 12 | Nr 12 | nº 12 | n. 12 | 012",
    "123 | č.p. 123 | čp. 123 | č. p. 123",
    "12к2с1 | 12 к2 с1 | 12 корп. 2 стр. 1 | 12 КОРПУС 2 СТРОЕНИЕ 1 | 12k2s1",
    "12к2 | 12 корп 2 | 12 k2 | д. 12 к. 2", "12а | д. 12а | дом 12 лит. А | 12 литера А",
    "123/4 | 123-4", "6-2 | 6番2号 | 6番地2 | ６－２", "12 | 12号 | 12號", "12-14 | 12–14 | 12 - 14",
    "N6W23001 | n6w23001 | N6 W23001", "1-2-3 | 1/2/3", "A12 | a12 | A 12", "224B | 224 b | 224-B",
    "1丁目2-3 | 1-2-3", "0 | 00", "١٢ | 12", "12г | 12 Г", "12 Ä | 12a",
  ])
  func `spellings of a number have one key`(line: String) {
    let keys = line.split(separator: "|").map { HouseNumber.key(String($0)) }
    #expect(keys[0] != nil)
    for key in keys { #expect(key == keys[0]) }
  }

  @Test(arguments: [
    ("12", "12a"), ("12-14", "1214"), ("12б", "12в"), ("12i", "12j"), ("1", "11"),
    ("12 1/2", "121/2"),
    ("12²", "122"), ("A12", "B12"), ("12 bis", "12 ter"), ("12k2", "12-2"), ("ev. 5", "5"),
    ("99999999999999999999", "9999999999999999999"),
  ])
  func `different numbers have different keys`(a: String, b: String) {
    #expect(HouseNumber.key(a) != HouseNumber.key(b))
  }

  @Test(arguments: ["s/n", "S/N", "sn", "s/nº", "б/н", "Б/Н", "b/n", "snc", "", "-", "🏠", "none"])
  func `what says that there is no number has no key`(text: String) {
    #expect(HouseNumber.key(text) == nil || text == "s/nº")
    #expect(HouseNumber.value(text) == nil)
  }

  @Test func `keys sort by the number`() {
    let numbers = ["0", "2", "7a", "12", "12a", "105", "1000", "23001", "123456789"]
    let keys = numbers.compactMap { HouseNumber.key($0) }
    #expect(keys == keys.sorted())
    #expect(keys.count == numbers.count)
  }

  @Test(arguments: [
    ("12a", 12, "a"), ("12 A", 12, "a"), ("A12", 12, ""), ("007", 7, ""), ("12-14", 12, "14"),
    ("No. 5 bis", 5, "bis"), ("0", 0, ""),
  ])
  func `a number has a value and a rest`(text: String, value: Int, suffix: String) throws {
    let parts = try #require(HouseNumber.parts(text))
    #expect(parts.value == value)
    #expect(parts.suffix == suffix)
  }

  @Test func `a number too long has no value`() {
    #expect(HouseNumber.value(String(repeating: "9", count: 30)) == nil)
    #expect(HouseNumber.key(String(repeating: "9", count: 30)) != nil)
  }

  @Test(arguments: listRows)
  func `a tag lists numbers and those of its ranges`(
    row: NumberListRow
  ) {
    let list = HouseNumber.list(
      row.tag, interpolation: row.interpolation.isEmpty ? nil : row.interpolation,
      country: row.country.isEmpty ? nil : row.country)
    #expect(list.numbers.joined(separator: " ") == row.numbers)
    #expect(list.members.joined(separator: " ") == row.members)
  }

  @Test func `a hostile tag lists little`() {
    let tag = (0..<5_000).map { "\($0)-\($0 + 100)" }.joined(separator: ";")
    let list = HouseNumber.list(tag, country: "DE")
    #expect(list.numbers.count < 500)
    #expect(list.members.count < 30_000)
  }
}

/// A tag, `addr:interpolation`, a country, and the numbers and members that they make.
struct NumberListRow: Sendable {
  let tag, interpolation, country, numbers, members: String

  init(
    _ tag: String, _ interpolation: String, _ country: String, _ numbers: String, _ members: String
  ) {
    self.tag = tag
    self.interpolation = interpolation
    self.country = country
    self.numbers = numbers
    self.members = members
  }
}

private let listRows: [NumberListRow] = [
  NumberListRow("12", "", "", "12", ""),
  NumberListRow("12;14", "", "", "12 14", ""),
  NumberListRow("12,14", "", "", "12 14", ""),
  NumberListRow("12, 14; 16", "", "", "12 14 16", ""),
  NumberListRow("12;12", "", "", "12", ""),
  NumberListRow("12a;12A", "", "", "12a", ""),
  NumberListRow("12-18", "", "", "12-18", "12 14 16 18"),
  NumberListRow("13–17", "", "", "13–17", "13 15 17"),
  NumberListRow("12 - 16", "", "DE", "12 - 16", "12 14 16"),
  NumberListRow("12-15", "", "", "12-15", "12 15"),
  NumberListRow("12-15", "all", "", "12-15", "12 13 14 15"),
  NumberListRow("12-15", "odd", "", "12-15", "13 15"),
  NumberListRow("12-15", "even", "", "12-15", "12 14"),
  NumberListRow("12-18", "3", "", "12-18", "12 15 18"),
  NumberListRow("18-12", "", "", "18-12", ""),
  NumberListRow("12-12", "", "", "12-12", ""),
  NumberListRow("2-400", "", "DE", "2-400", ""),
  NumberListRow("2-10", "", "DE", "2-10", "2 4 6 8 10"),
  NumberListRow("12a-12d", "", "", "12a-12d", "12a 12b 12c 12d"),
  NumberListRow("12A-D", "", "", "12A-D", "12A 12B 12C 12D"),
  NumberListRow("12-12c", "", "", "12-12c", "12 12a 12b 12c"),
  NumberListRow("12a-14b", "", "", "12a-14b", ""),
  NumberListRow("12-14b", "", "", "12-14b", ""),
  NumberListRow("12d-12a", "", "", "12d-12a", ""),
  NumberListRow("34-10", "", "US", "34-10", ""),
  NumberListRow("34-56", "", "US", "34-56", ""),
  NumberListRow("123-127", "", "US", "123-127", "123 125 127"),
  NumberListRow("5-7", "", "us", "5-7", "5 7"),
  NumberListRow("98-1247", "", "US", "98-1247", ""),
  NumberListRow("34-40", "", "", "34-40", "34 36 38 40"),
  NumberListRow("6-12", "", "JP", "6-12", ""),
  NumberListRow("12-14", "", "KR", "12-14", ""),
  NumberListRow("12-14", "", "CZ", "12-14", ""),
  NumberListRow("123/4", "", "CZ", "123/4", ""),
  NumberListRow("12/14", "", "", "12/14", ""),
  NumberListRow("1-2-3", "", "", "1-2-3", ""),
  NumberListRow("1-200", "", "", "1-200", ""),
  NumberListRow("s/n", "", "", "", ""),
  NumberListRow("б/н", "", "", "", ""),
  NumberListRow("", "", "", "", ""),
  NumberListRow(" ; ,", "", "", "", ""),
  NumberListRow("12a,b,c", "", "", "12a 12b 12c", ""),
  NumberListRow("Villa", "", "", "Villa", ""),
  NumberListRow("12 & 14", "", "", "12 14", ""),
  NumberListRow("１２－１６", "", "", "１２－１６", "12 14 16"),
  NumberListRow("12;14-18", "", "", "12 14-18", "14 16 18"),
  NumberListRow("999999998-999999999", "", "DE", "999999998-999999999", "999999998 999999999"),
  NumberListRow("99999999999-99999999999999", "", "", "99999999999-99999999999999", ""),
  NumberListRow("12-", "", "", "12-", ""),
]
