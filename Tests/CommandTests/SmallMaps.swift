// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A map file made by the program of OSM XML.
final class SmallMap: Sendable {
  let map: String
  private let folder = TemporaryFolder()

  init(_ elements: String) {
    let input = folder.write("<osm version=\"0.6\">\(elements)</osm>".utf8, to: "in.osm")
    map = folder.file("map.osmroute")
    guard let result = try? Osmroute.run("import", "-q", input, "-o", map), result.code == 0
    else { fatalError("the map cannot be imported") }
  }

  /// Two roads, 55 km apart, that nothing joins.
  static func islands() -> SmallMap {
    let roads = [1.0, 1.5].enumerated().map { index, longitude in
      """
      <node id="\(index)1" lat="1" lon="\(longitude)"/>
      <node id="\(index)2" lat="1" lon="\(longitude + 0.001)"/>
      <way id="\(index)3"><nd ref="\(index)1"/><nd ref="\(index)2"/>
      <tag k="highway" v="residential"/></way>
      """
    }
    return SmallMap(roads.joined())
  }

  /// A street of one name, a house on it, and a shop of that name.
  static func street(named name: String) -> SmallMap {
    let name = escaped(name)
    return SmallMap(
      """
      <node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1.01"/>
      <node id="3" lat="1.0001" lon="1.002"><tag k="addr:street" v="\(name)"/>
      <tag k="addr:housenumber" v="1"/></node>
      <node id="4" lat="1.0001" lon="1.004"><tag k="shop" v="bakery"/><tag k="name" v="\(name)"/>
      <tag k="phone" v="\(name)"/></node>
      <way id="5"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/>
      <tag k="name" v="\(name)"/></way>
      """)
  }

  /// Every character that is none of ASCII's letters and digits as a reference.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic ? String(scalar) : "&#\(scalar.value);"
    }.joined()
  }
}
