// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import OSMReader
import TestSupport

/// Places and boundaries drawn with letters, 250 m apart, and read as OSM XML.
///
/// A letter is a node; its number is its letter's. Lines of boundaries name their letters; a
/// letter that is not drawn is a node that the input lacks.
struct DrawnPlaces {
  private let folder = TemporaryFolder()
  private var placeOf: [Character: Coordinate] = [:]
  private var nodes = ""
  private var ways = ""
  private var relations = ""
  private var wayCount = 0
  private var tagged: [Character: String] = [:]

  init(_ picture: String, at corner: Coordinate = Coordinate(latitude: 0, longitude: 0)) {
    for (row, line) in picture.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for (column, letter) in line.enumerated() where letter.isLetter {
        // 250 m at the equator.
        placeOf[letter] = Coordinate(
          latitude: corner.latitude - Int32(row) * 22_483,
          longitude: corner.longitude + Int32(column) * 22_483)
      }
    }
  }

  func place(_ letter: Character) -> Coordinate {
    placeOf[letter] ?? Coordinate(latitude: 0, longitude: 0)
  }

  static func id(_ letter: Character) -> Int { Int(letter.unicodeScalars.first?.value ?? 0) }

  mutating func tag(_ letter: Character, _ tags: KeyValuePairs<String, String>) {
    tagged[letter, default: ""] += Self.xml(tags)
  }

  /// A way by its letters; gives its number.
  @discardableResult
  mutating func way(_ letters: String, _ tags: KeyValuePairs<String, String> = [:]) -> Int {
    wayCount += 1
    let refs = letters.map { "<nd ref=\"\(Self.id($0))\"/>" }.joined()
    ways += "<way id=\"\(wayCount)\">\(refs)\(Self.xml(tags))</way>"
    return wayCount
  }

  /// A boundary of lines, "-" for one that the input lacks, "(abca)" for an inner one; and the
  /// letters of its label and the town that it is governed from.
  mutating func boundary(
    _ id: Int, _ lines: String, _ tags: KeyValuePairs<String, String>,
    label: Character? = nil, centre: Character? = nil
  ) {
    var members = ""
    for line in lines.split(separator: " ") {
      let way = line == "-" ? 999_999 : way(line.filter(\.isLetter))
      let role = line.first == "(" ? "inner" : "outer"
      members += "<member type=\"way\" ref=\"\(way)\" role=\"\(role)\"/>"
    }
    for (letter, role) in [(label, "label"), (centre, "admin_centre")] {
      guard let letter else { continue }
      members += "<member type=\"node\" ref=\"\(Self.id(letter))\" role=\"\(role)\"/>"
    }
    relations +=
      "<relation id=\"\(id)\">\(members)<tag k=\"type\" v=\"boundary\"/>\(Self.xml(tags))</relation>"
  }

  /// A boundary of `boundary=administrative`.
  mutating func area(
    _ id: Int, _ lines: String, _ level: Int, _ name: String, label: Character? = nil,
    centre: Character? = nil
  ) {
    boundary(
      id, lines, ["boundary": "administrative", "admin_level": "\(level)", "name": name],
      label: label, centre: centre)
  }

  private static func xml(_ tags: KeyValuePairs<String, String>) -> String {
    tags.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
  }

  /// All that was drawn, as it is collected.
  func collect(country: String? = nil) throws -> PlaceCollection {
    let drawn = placeOf.sorted { $0.key < $1.key }.map { letter, place in
      "<node id=\"\(Self.id(letter))\" lat=\"\(place.latitudeDegrees)\""
        + " lon=\"\(place.longitudeDegrees)\">\(tagged[letter] ?? "")</node>"
    }
    let document = "<osm version=\"0.6\">\(drawn.joined())\(ways)\(relations)</osm>"
    var builder = ElementStoreBuilder()
    try OSMFile.read(folder.write(document.utf8, to: "input.osm"), into: &builder)
    return AddressBuilder(builder.build(), country: country).collection
  }
}

extension PlaceCollection {
  /// What an area chain says, from the largest to the smallest: "Country/State/…".
  func names(_ chain: AreaChain) -> String {
    [
      chain.country, chain.state, chain.county, chain.locality, chain.subLocality,
      chain.neighbourhood, chain.postcode,
    ].map { nameOfPlace($0) }.joined(separator: "/")
  }

  /// The places, each with its kind, object and what it has, sorted.
  var listed: [String] {
    places.indices.map { number in
      let place = places[number]
      var text = "\(nameOfPlace(Int32(number))) \(place.kind)"
      if let kind = place.boundaryKind, kind != place.kind { text += "=\(kind)" }
      text += " \(place.object.kind)\(place.object.id)"
      if let boundary = place.boundary { text += "+\(boundary.kind)\(boundary.id)" }
      return text + (place.outline.isEmpty ? "" : " area")
    }.sorted()
  }
}
