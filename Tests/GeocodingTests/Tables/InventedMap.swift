// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import OSMReader
import TestSupport

/// A small map of a country's conventions, and what people find there.
///
/// It is written as OSM XML and read as any input is, so that a table of lines tests the collection
/// of addresses, the index and the search at once. Places are metres east and north of its centre.
struct InventedMap: Sendable {
  let geocoder: Geocoder
  /// The town that tables leave out.
  let home: String?
  private let centre: (latitude: Double, longitude: Double)

  /// `country`: the code of what no boundary and no tag says more of.
  init(
    country: String?, home: String? = nil, centre: (latitude: Double, longitude: Double),
    _ draw: (inout MapDrawing) -> Void
  ) {
    var drawing = MapDrawing(centre: centre)
    draw(&drawing)
    self.centre = centre
    self.home = home
    geocoder = Geocoder(index: Self.index(of: drawing, country))
  }

  private static func index(of drawing: MapDrawing, _ country: String?) -> PlaceIndex {
    var store = ElementStoreBuilder()
    let folder = TemporaryFolder()
    do {
      try OSMFile.read(folder.write(drawing.xml.utf8, to: "map.osm"), into: &store)
    } catch {
      fatalError("the map cannot be read: \(error)")
    }
    return AddressBuilder(store.build(), country: country).build().index
  }

  func location(_ x: Double, _ y: Double) -> Coordinate {
    MapDrawing.location(x, y, of: centre)
  }

  // MARK: Answers

  /// Answers as they are told in the tables.
  func answers(_ text: String, _ options: Geocoder.Options = .init(limit: 5)) -> [String] {
    geocoder.geocode(text, options).map(Self.line)
  }

  /// Answers where the last word is still being typed.
  func completions(_ text: String, limit: Int = 5) -> [String] {
    var options = Geocoder.Options(limit: limit)
    options.isUnfinished = true
    return answers(text, options)
  }

  /// Answers to an address in parts: "street: Main St 5; city: Ashford".
  func answers(parts text: String) -> [String] {
    var address = StructuredAddress()
    for part in text.split(separator: ";") {
      let sides = part.split(separator: ":", maxSplits: 1).map(Self.trimmed)
      precondition(sides.count == 2, "no part of an address: \(part)")
      switch sides[0] {
      case "amenity": address.amenity = sides[1]
      case "street": address.street = sides[1]
      case "neighbourhood": address.neighbourhood = sides[1]
      case "city": address.city = sides[1]
      case "county": address.county = sides[1]
      case "state": address.state = sides[1]
      case "country": address.country = sides[1]
      case "postcode": address.postalCode = sides[1]
      default: preconditionFailure("no part of an address: \(part)")
      }
    }
    return geocoder.geocode(address, .init(limit: 5)).map(Self.line)
  }

  /// What is at a place, as it is told in the tables.
  func reverse(_ x: Double, _ y: Double) -> String? {
    geocoder.reverse(location(x, y)).first.map { Self.line($0.placemark) }
  }

  /// Name and town; "~" before a house that the map lacks, "#" before a point of interest without
  /// a name, which its main tag tells.
  static func line(_ mark: Placemark) -> String {
    let name = mark.name ?? mark.category.map { "# \($0)" } ?? "?"
    let isGuess = mark.matchLevel == .interpolated
    let town = mark.locality.flatMap { $0 == name ? nil : $0 }
    return (isGuess ? "~ " : "") + [name, town].compactMap { $0 }.joined(separator: ", ")
  }

  /// The lines of a table: what is typed, "|", what is expected.
  static func table(_ text: String) -> [(String, String)] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      precondition(parts.count == 2, "no line of a table: \(line)")
      return (trimmed(parts[0]), trimmed(parts[1]))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
