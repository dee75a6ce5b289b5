// SPDX-License-Identifier: Apache-2.0

import Geo
package import Geocoding
package import OSMReader

/// Gathers addresses, streets, places and points of interest of the elements of an input.
struct AddressCollector {
  private(set) var collection = PlaceCollection()
  private(set) var withoutNodes = 0

  mutating func addNodes(of store: ElementStore) {
    for node in store.taggedNodes where !node.tags.isEmpty {
      add(PlaceTags(tags: node.tags), at: node.location, object: ObjectID(.node, node.id))
    }
  }

  mutating func addWays(of store: ElementStore) {
    var nodes = store.nodes.lookup()
    for way in store.ways where !way.tags.isEmpty {
      let tags = PlaceTags(tags: way.tags)
      let name = tags.streetName
      guard name != nil || isPlace(tags) else { continue }
      let line = way.nodeIDs.compactMap { nodes.location(of: $0) }
      let object = ObjectID(.way, way.id)
      guard let centre = OutlineCentre.point(of: line) else {
        withoutNodes += 1
        continue
      }
      if let name { addStreet(name, tags, way, &nodes) }
      add(tags, at: centre, object: object)
    }
  }

  /// Adds the line of a street; where nodes are absent it is several lines, none bridges a gap.
  private mutating func addStreet(
    _ name: StreetName, _ tags: PlaceTags, _ way: OSMWay, _ nodes: inout NodeLookup
  ) {
    let otherNames = tags.otherNames
    var line: [Coordinate] = []
    func close() {
      guard !line.isEmpty else { return }
      collection.addStreet(
        name, otherNames: otherNames, line: line, object: ObjectID(.way, way.id))
      line.removeAll()
    }
    for id in way.nodeIDs {
      if let location = nodes.location(of: id) { line.append(location) } else { close() }
    }
    close()
  }

  /// Whether a way is anything but a street.
  private func isPlace(_ tags: PlaceTags) -> Bool {
    !tags.houseNumbers.isEmpty || tags.placeKind != nil || tags.point != nil
  }

  private mutating func add(_ tags: PlaceTags, at location: Coordinate, object: ObjectID) {
    for number in tags.houseNumbers {
      var words = tags.addressWords
      words.houseNumber = number
      collection.addAddress(words, place: tags.addressPlace, at: location, object: object)
    }
    if let kind = tags.placeKind, let name = tags.tags["name"] {
      collection.addPlace(
        name, otherNames: tags.otherNames, kind: kind, at: location, object: object)
    }
    if let point = tags.point { collection.addPoint(point, at: location, object: object) }
  }
}

/// Builds the index of addresses and places of an input.
package enum AddressBuilder {
  package struct Options: Sendable {
    /// ISO 3166-1 alpha-2 code for addresses that name no country; without one, the code that
    /// most addresses of the input name.
    package var country: String?

    package init(country: String? = nil) { self.country = country }
  }

  /// The same store and options give the same index.
  package static func build(
    from store: ElementStore, options: Options = Options()
  ) -> (index: PlaceIndex, report: AddressReport) {
    var collector = AddressCollector()
    collector.addNodes(of: store)
    collector.addWays(of: store)
    var (index, report) = PlaceIndexBuilder.build(collector.collection, country: options.country)
    report.withoutNodes = collector.withoutNodes
    return (index, report)
  }
}
