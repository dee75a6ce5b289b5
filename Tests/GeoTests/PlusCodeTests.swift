// SPDX-License-Identifier: Apache-2.0

import Geo
import Testing

struct PlusCodeTests {
  /// Examples that the documentation of the codes is full of, and the edges of the Earth.
  @Test(arguments: [
    (20.375, 2.775, 6, "7FG49Q00+"), (20.3700625, 2.7821875, 10, "7FG49QCJ+2V"),
    (20.3701125, 2.782234375, 11, "7FG49QCJ+2VX"), (47.0000625, 8.0000625, 10, "8FVC2222+22"),
    (47.365590, 8.524997, 10, "8FVC9G8F+6X"), (-41.2730625, 174.7859375, 10, "4VCPPQGP+Q9"),
    (0.5, -179.5, 4, "62G20000+"), (-89.5, -179.5, 4, "22220000+"), (20.5, 2.5, 4, "7FG40000+"),
    (-89.9999375, -179.9999375, 10, "22222222+22"), (0.5, 179.5, 4, "6VGX0000+"),
    (1, 1, 11, "6FH32222+222"), (90, 1, 4, "CFX30000+"), (90, 1, 10, "CFX3X2X2+X2"),
    (1, 180, 4, "62H20000+"), (1, -180, 4, "62H20000+"), (37.422, -122.084, 2, "84000000+"),
    (37.422, -122.084, 5, "849V0000+"),
  ])
  func `places have codes`(latitude: Double, longitude: Double, length: Int, code: String) throws {
    let place = try #require(
      Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
    #expect(PlusCode.encode(place, length: length) == code)
  }

  @Test(arguments: [
    ("8FVC9G8F+6X", 47.365562_5, 8.524937_5, 10), ("8fvc9g8f+6x", 47.365562_5, 8.524937_5, 10),
    ("7FG49Q00+", 20.375, 2.775, 6), ("8FVC0000+", 47.5, 8.5, 4), ("8F000000+", 40, 10, 2),
    ("7FG49QCJ+", 20.37125, 2.78125, 8), ("7FG49QCJ+2VX", 20.370_112_5, 2.782_234_4, 11),
    ("CFX30000+", 89.5, 1.5, 4),
  ])
  func `codes have areas`(code: String, latitude: Double, longitude: Double, length: Int) throws {
    let area = try #require(PlusCode.decode(code))
    #expect(area.centre == Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
    #expect(area.length == length)
    #expect(area.box.contains(area.centre))
  }

  @Test(arguments: [
    "", "+", "8FVC9G8F6X", "8FVC9G8F+6", "8FVC9G8+6XX", "8FVC+9G8F+6X", "8FVC9G8F6X+",
    "8FVCAG8F+6X",
    "8FV00000+", "00000000+", "8FVC0000+22", "8F00+", "FFVC9G8F+6X", "8XVC9G8F+6X",
    "8FVC9G8F+6X Z", "8FVC0G00+", "é+22", "+2",
  ])
  func `what is no full code has no area`(text: String) {
    #expect(!PlusCode.isFull(text))
    #expect(PlusCode.decode(text) == nil)
  }

  @Test(arguments: [
    ("9G8F+6X", true), ("+2VX", true), ("22+", true), ("CJ+2VX", true), ("8FVC9G8F+6X", false),
    ("8FVC0000+", false), ("9G8+6X", false), ("9G00+", false), ("9G8F+6", false), ("X", false),
  ])
  func `short codes lack their beginning`(code: String, isShort: Bool) {
    #expect(PlusCode.isShort(code) == isShort)
  }

  @Test(arguments: [
    ("9G8F+6X", 47.4, 8.6, "8FVC9G8F+6X"), ("9g8f+6x", 47.4, 8.6, "8FVC9G8F+6X"),
    ("9QCJ+2VX", 51.3701125, -1.217765625, "9C3W9QCJ+2VX"),
    ("CJ+2VX", 51.3708675, -1.217765625, "9C3W9QCJ+2VX"),
    ("+2VX", 51.3701125, -1.217765625, "9C3W9QCJ+2VX"), ("22+", 42.899, 9.012, "8FJFW222+"),
    ("22+", 14.95125, -23.5001, "796RXG22+"), ("XXXXXX+XX", -81, 0, "2CXXXXXX+XX"),
    ("2222+22", 89.6, 0, "CFX22222+22"), ("8FVC9G8F+6X", 0, 0, "8FVC9G8F+6X"),
    // Across the antimeridian.
    ("2222+22", 1.0, 179.999, "62H22222+22"), ("2X2X+2X", 1.0, -179.999, "6VHX2X2X+2X"),
  ])
  func `a reference place completes a short code`(
    code: String, latitude: Double, longitude: Double, full: String
  ) throws {
    let place = try #require(
      Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
    #expect(PlusCode.recover(code, near: place) == full)
  }

  @Test func `every place lies in the area of its codes`() {
    var seed: UInt64 = 7
    for _ in 0..<2_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Coordinate(
        latitude: Int32(seed >> 33 % 1_800_000_001) - 900_000_000,
        longitude: Int32(truncatingIfNeeded: Int64(seed >> 20 % 3_600_000_000) - 1_800_000_000))
      for length in [2, 4, 6, 8, 10, 11, 12, 15] {
        let code = PlusCode.encode(place, length: length)
        let area = PlusCode.decode(code)
        #expect(area?.box.contains(place) == true, "\(code) of \(place)")
        #expect(PlusCode.recover(String(code.dropFirst(4)), near: place) == code || length < 8)
      }
    }
  }

  @Test(arguments: [
    ("9G8F+6X Zürich", "9G8F+6X", "Zürich"), ("Zürich, 9G8F+6X", "9G8F+6X", "Zürich"),
    ("8FVC9G8F+6X", "8FVC9G8F+6X", ""), ("CJ+2VX, Oxford, UK", "CJ+2VX", "Oxford UK"),
  ])
  func `a code is found at the ends of a text`(text: String, code: String, rest: String) {
    #expect(PlusCode.split(text)?.code == code)
    #expect(PlusCode.split(text)?.rest == rest)
  }

  @Test(arguments: ["22+33 Main St", "Main St", "", "a 9G8F+6X b", "C+C"])
  func `other texts have no code`(text: String) {
    #expect(PlusCode.split(text)?.code == nil)
  }
}
