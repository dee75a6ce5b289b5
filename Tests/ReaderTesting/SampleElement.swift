// SPDX-License-Identifier: Apache-2.0

/// An OSM element as a test says it, to be written in any form.
package struct SampleElement {
  package enum Kind: Int64 {
    case node
    case way
    case relation
  }

  package struct Member {
    package var kind: Kind
    package var ref: Int64
    package var role: String

    package init(_ kind: Kind, _ ref: Int64, _ role: String) {
      self.kind = kind
      self.ref = ref
      self.role = role
    }
  }

  /// 1e-7 degree.
  package struct Place {
    package var latitude: Int64
    package var longitude: Int64

    package init(_ latitude: Int64, _ longitude: Int64) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  package var kind: Kind
  package var id: Int64
  package var version: Int64 = 1
  package var isVisible = true
  /// 1e-7 degree.
  package var latitude: Int64 = 0
  package var longitude: Int64 = 0
  /// Whether a node's coordinates are written; what is deleted needs none.
  package var hasPlace = true
  package var nodeIDs: [Int64] = []
  /// Where a way says its nodes are, one for each; empty where it does not say.
  package var places: [Place?] = []
  package var members: [Member] = []
  package var tags: [(key: String, value: String)] = []

  package static func node(
    _ id: Int64, _ latitude: Int64, _ longitude: Int64, _ tags: [(key: String, value: String)] = []
  ) -> SampleElement {
    SampleElement(kind: .node, id: id, latitude: latitude, longitude: longitude, tags: tags)
  }

  package static func way(
    _ id: Int64, _ nodeIDs: [Int64], _ tags: [(key: String, value: String)] = []
  ) -> SampleElement {
    SampleElement(kind: .way, id: id, nodeIDs: nodeIDs, tags: tags)
  }

  package static func relation(
    _ id: Int64, _ members: [Member], _ tags: [(key: String, value: String)] = []
  ) -> SampleElement {
    SampleElement(kind: .relation, id: id, members: members, tags: tags)
  }

  /// A version of an element that says it is deleted, and no more; -1 names none.
  package static func deleted(_ kind: Kind, _ id: Int64, version: Int64 = 1) -> SampleElement {
    SampleElement(kind: kind, id: id, version: version, isVisible: false, hasPlace: false)
  }
}

extension SampleElement {
  /// The element in OSM XML.
  package var xml: String {
    let visible = isVisible ? "" : " visible='false'"
    let place = kind == .node && hasPlace ? Self.xml(Place(latitude, longitude)) : ""
    let children =
      nodeIDs.enumerated().map { index, id in
        "<nd ref='\(id)'\(places.isEmpty ? "" : places[index].map(Self.xml) ?? "")/>"
      }
      + members.map {
        "<member type='\($0.kind)' ref='\($0.ref)' role='\(Self.escaped($0.role))'/>"
      }
      + tags.map { "<tag k='\(Self.escaped($0.key))' v='\(Self.escaped($0.value))'/>" }
    return "<\(kind) id='\(id)' version='\(version)'\(visible)\(place)>"
      + "\(children.joined())</\(kind)>\n"
  }

  private static func xml(_ place: Place) -> String {
    " lat='\(degrees(place.latitude))' lon='\(degrees(place.longitude))'"
  }

  private static func degrees(_ units: Int64) -> String {
    let digits = String(units.magnitude % 10_000_000)
    return "\(units < 0 ? "-" : "")\(units.magnitude / 10_000_000)."
      + String(repeating: "0", count: 7 - digits.count) + digits
  }

  private static let references: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", "'": "&apos;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;",
  ]

  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { references[$0] != nil }) else { return text }
    return text.unicodeScalars.map { references[$0] ?? String($0) }.joined()
  }
}

extension [SampleElement] {
  /// A whole document of OSM XML.
  package var xml: String { "<osm version='0.6'>\n\(map(\.xml).joined())</osm>\n" }
}
