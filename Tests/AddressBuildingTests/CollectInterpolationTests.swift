// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Testing

struct CollectInterpolationTests {
  /// A line east from 0 to 100 m whose ends are numbered.
  private func line(
    _ rule: String, _ first: String, _ last: String, street: String = " | addr:street=A",
    tags: String = ""
  ) throws -> AddressBuilder {
    var input = CollectedInput()
    input.node(1, 0, 0, "addr:housenumber=\(first)\(street)")
    input.node(2, 50, 0)
    input.node(3, 100, 0, "addr:housenumber=\(last)\(street)")
    input.way(7, [1, 2, 3], "addr:interpolation=\(rule)\(tags)")
    return try input.builder()
  }

  private func numbers(_ builder: AddressBuilder) -> String {
    builder.collection.addressLines.filter { $0.hasSuffix("interpolated") }.map {
      String($0.split(separator: " ")[1].dropFirst("number=".count))
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("even", "2", "10", "4 6 8"), ("odd", "1", "7", "3 5"), ("all", "1", "4", "2 3"),
    ("2", "1", "7", "3 5"), ("4", "2", "14", "6 10"), ("5", "1", "9", "6"),
    // Downward, by a parity that the ends do not have, with a letter at an end.
    ("even", "10", "2", "8 6 4"), ("odd", "2", "8", "3 5 7"), ("even", "9", "3", "8 6 4"),
    ("even", "2a", "6", "4"), ("all", "9998", "10001", "9999 10000"),
    ("alphabetic", "12a", "12e", "12b 12c 12d"), ("alphabetic", "12", "12c", "12a 12b"),
    ("alphabetic", "12E", "12B", "12D 12C"),
    // Neither rule nor end that says anything.
    ("even", "2", "2", ""), ("even", "2", "4", ""), ("foo", "2", "8", ""), ("12-2", "2", "8", ""),
    ("0", "2", "8", ""), ("even", "x", "8", ""), ("even", "2;4", "8", ""),
    ("alphabetic", "12a", "14c", ""), ("alphabetic", "12a", "12a", ""),
    ("all", "1", "999999", ""), ("all", "1", "99999999999999999999", ""),
  ])
  func `the numbers between two ends follow the rule`(
    _ rule: String, _ first: String, _ last: String, _ expected: String
  ) throws {
    let builder = try line(rule, first, last)
    #expect(numbers(builder) == expected)
    #expect((builder.build().report.collected.unusableLines == 1) == expected.isEmpty)
  }

  @Test func `numbers are laid out by length, and a numbered node parts the line`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0, "addr:housenumber=2 | addr:street=A")
    input.node(2, 30, 0)
    input.node(3, 30, 30, "addr:housenumber=8 | addr:street=A")
    input.node(4, 30, 90, "addr:housenumber=12 | addr:street=A")
    input.way(7, [1, 2, 3, 4], "addr:interpolation=even")
    let collection = try input.builder().collection
    let houses = zip(collection.addressLines, collection.addressLocations).dropFirst(3).map {
      line, place in
      let x = Int((Double(place.longitude) * Earth.metresPerUnit).rounded())
      let y = Int((Double(place.latitude) * Earth.metresPerUnit).rounded())
      return "\(line) at \(x) \(y)"
    }
    #expect(
      houses == [
        "way/7 number=4 street=A interpolated at 20 0",
        "way/7 number=6 street=A interpolated at 30 10",
        "way/7 number=10 street=A interpolated at 30 60",
      ])
  }

  @Test(arguments: [
    (" | addr:street=A | addr:city=Town", "", "way/7 number=4 street=A city=Town interpolated"),
    (" | addr:street=A", " | addr:street=B", "way/7 number=4 street=B interpolated"),
    (" | addr:place=Hof", "", "way/7 number=4 place=Hof interpolated"),
    ("", " | addr:place=Hof", "way/7 number=4 place=Hof interpolated"),
    ("", "", "way/7 number=4 interpolated"),
  ])
  func `the street is the line's, else that of its ends`(
    _ ends: String, _ own: String, _ expected: String
  ) throws {
    let builder = try line("even", "2", "6", street: ends, tags: own)
    #expect(builder.collection.addressLines.last == expected)
  }

  @Test func `ends on two streets say nothing, unless the line names its own`() throws {
    for (own, expected) in [("", ""), (" | addr:street=B", "4")] {
      var input = CollectedInput()
      input.node(1, 0, 0, "addr:housenumber=2 | addr:street=A")
      input.node(2, 100, 0, "addr:housenumber=6 | addr:street=B")
      input.way(7, [1, 2], "addr:interpolation=even" + own)
      #expect(numbers(try input.builder()) == expected)
    }
  }

  @Test func `a relation names the street of a line`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0, "addr:housenumber=2")
    input.node(2, 100, 0, "addr:housenumber=6")
    input.way(7, [1, 2], "addr:interpolation=even")
    input.relation(1, ["w7 house"], "type=associatedStreet | name=A")
    #expect(
      try input.builder().collection.addressLines.last == "way/7 number=4 street=A interpolated")
  }

  @Test func `a number that a house of the street has is not placed again`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0, "addr:housenumber=2 | addr:street=Main Street")
    input.node(2, 100, 0, "addr:housenumber=8 | addr:street=Main Street")
    input.way(7, [1, 2], "addr:interpolation=even")
    input.way(8, [1, 2], "addr:interpolation=even")
    input.box(9, 40, 20, 10, "addr:housenumber=4 | addr:street=Main St")
    let builder = try input.builder()
    #expect(numbers(builder) == "6")
    let report = builder.build().report.collected
    #expect((report.interpolated, report.repeatedNumbers, report.unusableLines) == (1, 3, 0))
  }

  @Test func `numbers closer than houses are a mistake`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0, "addr:housenumber=1 | addr:street=A")
    input.node(2, 10, 0, "addr:housenumber=999 | addr:street=A")
    input.way(7, [1, 2], "addr:interpolation=all")
    let builder = try input.builder()
    #expect(numbers(builder) == "")
    #expect(builder.build().report.collected.unusableLines == 1)
  }

  @Test func `a building's rule is for its own range`() throws {
    var input = CollectedInput()
    input.box(1, 0, 0, 10, "addr:housenumber=2-6 | addr:interpolation=all | addr:street=A")
    let lines = try input.builder().collection.addressLines
    #expect(lines.count == 6)
    #expect(
      lines[1...].map { $0.split(separator: " ")[1].dropFirst(7) } == ["2", "3", "4", "5", "6"])
  }
}
