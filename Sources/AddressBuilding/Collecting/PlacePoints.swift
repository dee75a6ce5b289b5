// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMReader

extension PlaceCollection {
  /// Adds the places that nodes and ways are tagged as.
  mutating func addPlaces(of store: ElementStore) {
    for node in store.taggedNodes {
      guard let kind = Self.kind(node.tags["place"]), let name = node.tags["name"] else { continue }
      var place = PlaceDescription(name, kind)
      place.otherNames = NameTags(tags: MarkedTags(tags: node.tags)).others(besides: name)
      addPlace(place, at: node.location, object: ObjectID(.node, node.id))
    }
    var nodes = store.nodes.lookup()
    for way in store.ways {
      guard let kind = Self.kind(way.tags["place"]), let name = way.tags["name"] else { continue }
      let line = way.nodeIDs.compactMap { nodes.location(of: $0) }
      guard let centre = OutlineCentre.point(of: line) else { continue }
      var place = PlaceDescription(name, kind)
      place.otherNames = NameTags(tags: MarkedTags(tags: way.tags)).others(besides: name)
      addPlace(place, at: centre, object: ObjectID(.way, way.id))
    }
  }

  private static func kind(_ place: String?) -> PlaceKind? {
    switch place {
    case "country": .country
    case "state", "province", "region": .state
    case "county", "district", "municipality": .county
    case "city": .city
    case "town": .town
    case "village": .village
    case "suburb", "borough", "quarter": .suburb
    case "hamlet", "isolated_dwelling": .hamlet
    case "neighbourhood", "city_block": .neighbourhood
    case "island", "islet": .island
    case "square": .square
    case "locality", "farm": .locality
    default: nil
    }
  }
}
