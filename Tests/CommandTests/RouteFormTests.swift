// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The forms of a route for other programs.
struct RouteFormTests {
  private static let trip = [
    "--from", "165 Oyster Creek Dr", "--via", "Churchill Square", "--to", "102 This Way",
  ]

  private func run(_ format: String, _ more: String...) throws -> Osmroute.Result {
    let result = try Osmroute.run(["query", Town.map] + Self.trip + ["--format", format] + more)
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("\n") && !result.output.hasSuffix("\n\n"))
    return result
  }

  // MARK: GeoJSON

  @Test func `GeoJSON has a line for each leg in its own colour`() throws {
    let answer = try run("geojson").json
    #expect(answer["type"].string == "FeatureCollection")
    #expect(answer["attribution"].string == "© OpenStreetMap contributors")
    #expect(answer["bbox"].elements.count == 4)
    let lines = answer["features"].elements.filter {
      $0["geometry"]["type"].string == "LineString"
    }
    let route = try run("json").json["routes"][0]
    #expect(lines.map { $0["properties"]["stroke"].string } == ["#0000ff", "#00a000"])
    #expect(lines.allSatisfy { $0["properties"]["stroke-width"].integer == 5 })
    #expect(lines.allSatisfy { $0["properties"]["stroke-opacity"].number == 0.75 })
    #expect(
      lines.map { $0["properties"]["distance"].number }
        == route["legs"].elements.map { $0["distance"].number })
    let ends = lines.map { $0["geometry"]["coordinates"].elements }
    #expect(ends[0].last?[0].number == ends[1].first?[0].number)
  }

  @Test func `GeoJSON has a point for each stop and each step`() throws {
    let features = try run("geojson", "--language", "de").json["features"].elements
    func named(_ kind: String) -> [JSONValue] {
      features.map { $0["properties"] }.filter { $0["type"].string == kind }
    }
    #expect(
      named("stop").map { $0["subtitle"].string } == [
        "165 Oyster Creek Drive", "Churchill Square", "102 This Way",
      ])
    #expect(named("stop").allSatisfy { $0["title"].string == "Lake Jackson" })
    #expect(named("step").count == 6)
    #expect(named("step")[1]["instruction"].string == "Links in die Main Street abbiegen")
  }

  // MARK: GPX

  @Test func `GPX has stops, manoeuvres and a track with a segment for each leg`() throws {
    let gpx = try GPXContent(run("gpx").outputBytes)
    #expect(gpx.root == ["version": "1.1", "creator": "osmroute"])
    #expect(gpx.order == ["metadata", "wpt", "wpt", "wpt", "rte", "trk"])
    #expect(gpx.counts["trkseg"] == 2)
    #expect(gpx.counts["rtept"] == 6)
    #expect(gpx.copyright == "OpenStreetMap contributors")
    #expect(gpx.texts.contains("https://opendatacommons.org/licenses/odbl/1-0/"))
    #expect(gpx.texts.contains("Turn left onto Main Street"))
    let answer = try run("json").json
    #expect(gpx.counts["trkpt"] ?? 0 > answer["routes"][0]["legs"].elements.count * 2)
  }

  @Test func `names in GPX and GeoJSON come back as they are`() throws {
    let name = #"Aleja "Solidarności" \ x & <b> 'y' ]]>"#
    let map = SmallMap(
      """
      <node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1.01"/>
      <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/>
      <tag k="name" v="Aleja &quot;Solidarności&quot; \\ x &amp; &lt;b&gt; 'y' ]]&gt;"/></way>
      """)
    func answer(_ format: String) throws -> Osmroute.Result {
      try Osmroute.run(
        "query", map.map, "--from", "1,1.001", "--to", "1,1.009", "--format", format)
    }
    let gpx = try GPXContent(answer("gpx").outputBytes)
    #expect(gpx.texts.contains(name))
    #expect(gpx.texts.contains("Head east on \(name)"))
    let json = try answer("geojson").json
    #expect(json["features"][0]["properties"]["summary"].string == name)
  }

  // MARK: Polylines

  @Test func `polylines are a line for each route`() throws {
    for (format, length) in [("polyline", 100), ("polyline6", 120)] {
      let result = try run(format)
      #expect(result.errors == "© OpenStreetMap contributors\n")
      #expect(result.output.split(separator: "\n").count == 1)
      #expect(result.output.utf8.count > length)
      #expect(result.output.utf8.dropLast().allSatisfy { (63...126).contains($0) })
    }
    #expect(
      try run("polyline").output.dropLast() == run("json").json["routes"][0]["geometry"].string
        ?? "")
  }
}

/// What a reader of XML finds in a GPX file.
private final class GPXContent: NSObject, XMLParserDelegate {
  private(set) var root: [String: String] = [:]
  /// The names of the root's children, in order.
  private(set) var order: [String] = []
  private(set) var counts: [String: Int] = [:]
  private(set) var texts: Set<String> = []
  private(set) var copyright: String?
  private var depth = 0
  private var text = ""

  /// Throws where the bytes are no well-formed XML.
  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
  }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?,
    qualifiedName _: String?, attributes: [String: String]
  ) {
    if depth == 0 { root = attributes.filter { $0.key != "xmlns" } }
    if depth == 1 { order.append(name) }
    if name == "copyright" { copyright = attributes["author"] }
    counts[name, default: 0] += 1
    depth += 1
    text = ""
  }

  func parser(_: XMLParser, foundCharacters characters: String) { text += characters }

  func parser(
    _: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?
  ) {
    texts.insert(text)
    text = ""
    depth -= 1
  }
}
