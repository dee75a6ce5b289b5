// SPDX-License-Identifier: Apache-2.0

import Geo

/// Elements of an invented map, as OSM XML; x and y are metres east and north of its centre.
struct MapDrawing {
  typealias Point = (x: Double, y: Double)
  typealias Tags = [String: String]

  private let centre: (latitude: Double, longitude: Double)
  private var nodes = ""
  private var ways = ""
  private var relations = ""
  private var lastID = 0
  /// Nodes of streets: those that two streets share are where they cross.
  private var nodeByPlace: [Coordinate: Int] = [:]

  init(centre: (latitude: Double, longitude: Double)) { self.centre = centre }

  var xml: String { "<osm version=\"0.6\">\n\(nodes)\(ways)\(relations)</osm>" }

  static func location(
    _ x: Double, _ y: Double, of centre: (latitude: Double, longitude: Double)
  ) -> Coordinate {
    let perUnit = Earth.metresPerUnit
    let units = Coordinate.unitsPerDegree
    // Near enough to the cosine for a map of a town, without a library for it.
    let angle = centre.latitude * .pi / 180
    let cosine = 1 - angle * angle / 2 + angle * angle * angle * angle / 24
    return Coordinate(
      latitude: Int32((centre.latitude * units + y / perUnit).rounded()),
      longitude: Int32((centre.longitude * units + x / perUnit / cosine).rounded()))
  }

  // MARK: Elements

  /// A node with tags alone: a house, a place, a point of interest.
  mutating func node(_ at: Point, _ tags: Tags) {
    _ = addNode(Self.location(at.x, at.y, of: centre), tags)
  }

  /// A town, suburb or the like, by its kind as OSM has it.
  mutating func place(_ name: String, _ kind: String, _ at: Point, _ tags: Tags = [:]) {
    node(at, ["place": kind, "name": name].merging(tags) { $1 })
  }

  /// A road over some points; one at the same point as another's meets it there.
  mutating func street(_ name: String, _ points: [Point], _ tags: Tags = [:]) {
    way(points, ["highway": "residential", "name": name].merging(tags) { $1 })
  }

  /// A house with its number.
  mutating func house(_ number: String, _ street: String, _ at: Point, _ tags: Tags = [:]) {
    node(at, ["addr:housenumber": number, "addr:street": street].merging(tags) { $1 })
  }

  /// Houses in a row, `step` metres from each to the next; numbers are parted by blanks.
  mutating func houses(
    _ numbers: String, _ street: String, from start: Point, step: Point = (20, 0),
    _ tags: Tags = [:]
  ) {
    for (place, number) in numbers.split(separator: " ").enumerated() {
      let share = Double(place)
      house(String(number), street, (start.x + share * step.x, start.y + share * step.y), tags)
    }
  }

  /// A point of interest: its main tag as "amenity=cafe"; an empty name for none.
  mutating func point(_ name: String, _ category: String, _ at: Point, _ tags: Tags = [:]) {
    let parts = category.split(separator: "=", maxSplits: 1).map(String.init)
    var all = tags
    all[parts[0]] = parts[1]
    if !name.isEmpty { all["name"] = name }
    node(at, all)
  }

  /// A boundary around a box: its level of administration, and further tags.
  mutating func area(
    _ name: String, level: Int, west: Double, south: Double, east: Double, north: Double,
    _ tags: Tags = [:]
  ) {
    let corners = [(west, south), (east, south), (east, north), (west, north), (west, south)]
    let way = addWay(corners.map { (x: $0.0, y: $0.1) }, [:])
    lastID += 1
    let all = [
      "type": "boundary", "boundary": "administrative", "admin_level": "\(level)", "name": name,
    ].merging(tags) { $1 }
    relations +=
      "<relation id=\"\(lastID)\"><member type=\"way\" ref=\"\(way)\" role=\"outer\"/>"
      + "\(Self.xml(all))</relation>\n"
  }

  /// A line or, where it ends where it began, an outline.
  mutating func way(_ points: [Point], _ tags: Tags) { _ = addWay(points, tags) }

  // MARK: Writing

  private mutating func addWay(_ points: [Point], _ tags: Tags) -> Int {
    let refs = points.map { point in
      let place = Self.location(point.x, point.y, of: centre)
      let id = nodeByPlace[place] ?? addNode(place, [:])
      nodeByPlace[place] = id
      return "<nd ref=\"\(id)\"/>"
    }
    lastID += 1
    ways += "<way id=\"\(lastID)\">\(refs.joined())\(Self.xml(tags))</way>\n"
    return lastID
  }

  private mutating func addNode(_ place: Coordinate, _ tags: Tags) -> Int {
    lastID += 1
    nodes +=
      "<node id=\"\(lastID)\" lat=\"\(place.latitudeDegrees)\""
      + " lon=\"\(place.longitudeDegrees)\">\(Self.xml(tags))</node>\n"
    return lastID
  }

  private static func xml(_ tags: Tags) -> String {
    tags.sorted { $0.key < $1.key }.map { key, value in
      "<tag k=\"\(escaped(key))\" v=\"\(escaped(value))\"/>"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
