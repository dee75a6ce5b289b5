// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import TestSupport
import Testing

struct PlaceIndexFileTests {
  let folder = TemporaryFolder()

  func written(_ index: PlaceIndex, to name: String = "map") throws -> [UInt8] {
    var writer = ContainerWriter()
    index.addSections(to: &writer)
    try writer.write(to: folder.file(name))
    return TemporaryFolder.read(folder.file(name))
  }

  @Test func `a mapped index answers as the built one`() throws {
    let town = SmallTown.lakeJackson
    _ = try written(town.index)
    let mapped = Geocoder(index: try PlaceIndex(container: Container(path: folder.file("map"))))
    #expect(mapped.index.checkIndices() == [])
    for text in ["165 Oyster Creek Dr", "churchill square", "77531", "Main Street"] {
      #expect(mapped.geocode(text) == town.geocode(text))
    }
    #expect(
      mapped.reverse(SmallTown.place(0, 0)).map(\.placemark)
        == town.reverse(SmallTown.place(0, 0)).map(\.placemark))
  }

  @Test func `an empty index is opened and finds nothing`() throws {
    _ = try written(SmallTown.Draft().geocoder().index)
    let index = try PlaceIndex(container: Container(path: folder.file("map")))
    #expect(index.checkIndices() == [])
    let empty = Geocoder(index: index)
    #expect(empty.geocode("Main Street 5").isEmpty)
    #expect(empty.reverse(SmallTown.origin).isEmpty)
    #expect(empty.search(.init("fuel", near: SmallTown.origin)).isEmpty)
    #expect(empty.placemark(of: ObjectID(.node, 1)) == nil)
  }

  /// Section checksums are not looked at on opening, so each of these files reaches the index.
  @Test func `a file with any bytes changed is refused or answered, never a crash`() throws {
    let bytes = try written(SmallTown.lakeJackson.index)
    let sections = try Container(path: folder.file("map")).sections.filter { $0.byteCount > 0 }
    var opened = 0
    for seed in 0..<400 {
      var random = SeededGenerator(seed: seed)
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        guard let section = sections.randomElement(using: &random) else { continue }
        let at = section.offset + Int.random(in: 0..<section.byteCount, using: &random)
        damaged[at] = UInt8.random(in: 0...255, using: &random)
      }
      let container = try Container(path: folder.write(damaged, to: "damaged"))
      guard let index = try? PlaceIndex(container: container) else { continue }
      opened += 1
      exercise(Geocoder(index: index))
    }
    #expect(opened > 50)
  }

  private func exercise(_ geocoder: Geocoder) {
    _ = geocoder.index.checkIndices()
    let near = Geocoder.Options(near: SmallTown.origin)
    for text in ["165 Oyster Creek Dr, Lake Jackson", "main st 224", "restaurant", "77566"] {
      _ = geocoder.geocode(text, near)
      _ = geocoder.search(.init(text, near: SmallTown.origin))
    }
    _ = geocoder.search(.init("", near: SmallTown.origin, category: "fuel"))
    _ = geocoder.reverse(SmallTown.place(161, 110), .init(limit: 20))
    for id in 0..<40 { _ = geocoder.placemarks(of: ObjectID(.node, Int64(id))) }
  }

  @Test func `the check names numbers that are not there`() throws {
    var bytes = try written(SmallTown.lakeJackson.index)
    let sections = try Container(path: folder.file("map")).sections
    for name in ["places.thing.names", "places.houses.bytes", "places.objects.bytes"] {
      let section = try #require(sections.first { $0.name == name })
      for at in section.offset..<section.offset + section.byteCount { bytes[at] = 0xee }
    }
    let container = try Container(path: folder.write(bytes, to: "damaged"))
    #expect(try !PlaceIndex(container: container).checkIndices().isEmpty)
  }
}
