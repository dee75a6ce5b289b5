// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMReader

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
      let line = way.nodeIDs.map { nodes.location(of: $0) }
      let object = ObjectID(.way, way.id)
      guard let centre = OutlineCentre.point(of: line.compactMap(\.self)) else {
        withoutNodes += 1
        continue
      }
      if let name { addStreet(name, tags, line, object) }
      add(tags, at: centre, object: object)
    }
  }

  /// Adds the line of a street; where nodes are absent it is several lines, none bridges a gap.
  private mutating func addStreet(
    _ name: StreetName, _ tags: PlaceTags, _ places: [Coordinate?], _ object: ObjectID
  ) {
    let otherNames = tags.otherNames
    var line: [Coordinate] = []
    func close() {
      guard !line.isEmpty else { return }
      collection.addStreet(
        name, otherNames: otherNames, line: line, object: object)
      line.removeAll()
    }
    for place in places {
      if let place { line.append(place) } else { close() }
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
      var place = PlaceDescription(name, kind)
      place.otherNames = tags.otherNames
      collection.addPlace(place, at: location, object: object)
    }
    if let point = tags.point { collection.addPoint(point, at: location, object: object) }
  }
}
