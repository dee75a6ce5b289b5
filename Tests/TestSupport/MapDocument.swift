// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geo

/// One element of a drawn map.
package enum MapElement: Sendable {
  case node(letter: Character, tags: [String: String])
  case way(letters: String, tags: [String: String])
  case relation(members: [(kind: String, ref: String, role: String)], tags: [String: String])
}

/// Gathers the elements of a drawn map.
@resultBuilder
package enum MapBuilder {
  package static func buildExpression(_ element: MapElement) -> [MapElement] { [element] }
  package static func buildExpression(_ elements: [MapElement]) -> [MapElement] { elements }
  package static func buildBlock(_ parts: [MapElement]...) -> [MapElement] { parts.flatMap { $0 } }
  package static func buildArray(_ parts: [[MapElement]]) -> [MapElement] { parts.flatMap { $0 } }
  package static func buildOptional(_ part: [MapElement]?) -> [MapElement] { part ?? [] }
  package static func buildEither(first part: [MapElement]) -> [MapElement] { part }
  package static func buildEither(second part: [MapElement]) -> [MapElement] { part }
}

/// Tags a node of the drawing.
package func node(_ letter: Character, _ tags: [String: String]) -> MapElement {
  .node(letter: letter, tags: tags)
}

/// A way over nodes of the drawing, with their letters as its name; `highway: nil` leaves that tag
/// out, and a tag with an empty value is left out, too.
package func way(
  _ letters: String, _ highway: String? = "residential", _ tags: [String: String] = [:]
) -> MapElement {
  let base = ["name": letters, "highway": highway ?? ""]
  return .way(letters: letters, tags: base.merging(tags) { $1 }.filter { !$1.isEmpty })
}

/// A turn restriction; `via` is a node's letter, or the letters of one or more ways.
package func restriction(
  _ kind: String, from: String, via: String..., to: String, _ tags: [String: String] = [:]
) -> MapElement {
  let viaMembers = via.map { (kind: $0.count == 1 ? "node" : "way", ref: $0, role: "via") }
  let members = [("way", from, "from")] + viaMembers + [("way", to, "to")]
  return .relation(
    members: members.map { (kind: $0.0, ref: $0.1, role: $0.2) },
    tags: ["type": "restriction", "restriction": kind].merging(tags) { $1 }.filter { !$1.isEmpty })
}

/// A relation of any kind; a member of one letter is a node, others are ways.
package func relation(
  _ members: [(ref: String, role: String)], _ tags: [String: String]
) -> MapElement {
  .relation(
    members: members.map { ($0.ref.count == 1 ? "node" : "way", $0.ref, $0.role) }, tags: tags)
}

/// A drawing and its elements as OSM XML.
struct MapDocument {
  private(set) var places: [Character: Coordinate] = [:]
  private(set) var wayNames: [Int64: String] = [:]
  private(set) var xml = ""

  private var nodeIDs: [Character: Int64] = [:]
  private var wayIDs: [String: Int64] = [:]

  /// The drawing's top left corner: off the equator and Greenwich, so that no zero hides a slip.
  private static let corner = (latitude: 1.0, longitude: 1.0)
  private static let metresPerDegree = Earth.metresPerUnit * Coordinate.unitsPerDegree

  init(drawing: String, grid: Double, elements: [MapElement]) {
    readNodes(drawing, grid)
    for case .way(let letters, _) in elements {
      precondition(wayIDs[letters] == nil, "way \(letters) is there twice")
      let id = Int64(1001 + wayIDs.count)
      wayIDs[letters] = id
      wayNames[id] = letters
    }
    xml = document(elements)
  }

  private mutating func readNodes(_ drawing: String, _ grid: Double) {
    let degreesOfLongitude = Self.metresPerDegree * cos(Self.corner.latitude * .pi / 180)
    for (row, line) in drawing.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for (column, letter) in line.enumerated() where letter.isLetter || letter.isNumber {
        precondition(places[letter] == nil, "node \(letter) is drawn twice")
        let latitude = Self.corner.latitude - Double(row) * grid / Self.metresPerDegree
        let longitude = Self.corner.longitude + Double(column) * grid / degreesOfLongitude
        places[letter] = Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude)
        nodeIDs[letter] = Int64(nodeIDs.count + 1)
      }
    }
  }

  private func document(_ elements: [MapElement]) -> String {
    var nodeTags: [Character: [String: String]] = [:]
    for case .node(let letter, let tags) in elements {
      _ = id(of: letter)
      nodeTags[letter, default: [:]].merge(tags) { $1 }
    }
    var lines = ["<osm version=\"0.6\">"]
    for (letter, id) in nodeIDs.sorted(by: { $0.value < $1.value }) {
      guard let place = places[letter] else { continue }
      lines.append(
        "<node id=\"\(id)\" lat=\"\(place.latitudeDegrees)\" lon=\"\(place.longitudeDegrees)\">"
          + xml(nodeTags[letter] ?? [:]) + "</node>")
    }
    for case .way(let letters, let tags) in elements {
      let refs = letters.map { "<nd ref=\"\(id(of: $0))\"/>" }.joined()
      lines.append("<way id=\"\(wayIDs[letters] ?? 0)\">\(refs)\(xml(tags))</way>")
    }
    var relationID = 2001
    for case .relation(let members, let tags) in elements {
      let members = members.map { member in
        let ref = member.kind == "node" ? id(of: Character(member.ref)) : wayID(member.ref)
        return "<member type=\"\(member.kind)\" ref=\"\(ref)\" role=\"\(member.role)\"/>"
      }
      lines.append("<relation id=\"\(relationID)\">\(members.joined())\(xml(tags))</relation>")
      relationID += 1
    }
    return (lines + ["</osm>"]).joined(separator: "\n")
  }

  private func id(of letter: Character) -> Int64 {
    guard let id = nodeIDs[letter] else { fatalError("node \(letter) is not drawn") }
    return id
  }

  private func wayID(_ letters: String) -> Int64 {
    guard let id = wayIDs[letters] else { fatalError("there is no way \(letters)") }
    return id
  }

  private func xml(_ tags: [String: String]) -> String {
    tags.sorted { $0.key < $1.key }.map { key, value in
      "<tag k=\"\(escaped(key))\" v=\"\(escaped(value))\"/>"
    }.joined()
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\t", with: "&#9;")
  }
}
