// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile

/// What every named thing has, column by column: searches read one or two of them for many things.
package struct ThingColumns: Sendable {
  /// The name that it is shown by; empty where it has none.
  package let names: PackedArray<StringID>
  package let contexts: PackedArray<UInt32>
  package let locations: PackedArray<Coordinate>
  package let objects: PackedArray<StoredObject>
  /// From 0 to 255: a path and a motorway, a field name and a country.
  package let importance: PackedArray<UInt8>
  /// The key and the text of each further name, in turns.
  let otherNames: ByteLists

  package var count: Int { names.count }

  init(_ parts: PlaceIndexParts) {
    names = PackedArray(parts.thingNames)
    contexts = PackedArray(parts.thingContexts)
    locations = PackedArray(parts.thingLocations)
    objects = PackedArray(parts.thingObjects)
    importance = PackedArray(parts.thingImportance)
    otherNames = ByteLists(parts.thingOthers)
  }

  init(_ container: Container, count: Int) throws {
    names = try container.array("places.thing.names", count: count)
    contexts = try container.array("places.thing.contexts", count: count)
    locations = try container.array("places.thing.locations", count: count)
    objects = try container.array("places.thing.objects", count: count)
    importance = try container.array("places.thing.importance", count: count)
    otherNames = try ByteLists(container: container, "places.thing.others", count: count)
  }

  func addSections(to writer: inout ContainerWriter) {
    writer.add("places.thing.names", names)
    writer.add("places.thing.contexts", contexts)
    writer.add("places.thing.locations", locations)
    writer.add("places.thing.objects", objects)
    writer.add("places.thing.importance", importance)
    otherNames.addSections(to: &writer, "places.thing.others")
  }
}
