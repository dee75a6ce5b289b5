// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import SpatialIndex
import TestSupport
import Testing

/// Where the random boxes of a case lie.
struct Region: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let latitudes: ClosedRange<Int32>
  let longitudes: ClosedRange<Int32>
  let size: Int32

  static let all = [
    Region(
      testDescription: "a town", latitudes: 471_000_000...471_100_000,
      longitudes: 95_000_000...95_200_000, size: 3_000),
    Region(
      testDescription: "the world", latitudes: -900_000_000...900_000_000,
      longitudes: -1_800_000_000...1_800_000_000, size: 50_000_000),
    Region(
      testDescription: "the far north", latitudes: 890_000_000...900_000_000,
      longitudes: -1_800_000_000...1_800_000_000, size: 1_000_000),
    Region(
      testDescription: "a few spots", latitudes: 0...3, longitudes: -2...2, size: 1),
  ]

  func place(_ random: inout SeededGenerator) -> Coordinate {
    Coordinate(
      latitude: .random(in: latitudes, using: &random),
      longitude: .random(in: longitudes, using: &random))
  }

  func box(_ random: inout SeededGenerator) -> BoundingBox {
    let corner = place(&random)
    return BoundingBox(
      south: corner.latitude, west: corner.longitude,
      north: min(900_000_000, corner.latitude + .random(in: 0...size, using: &random)),
      east: min(1_800_000_000, corner.longitude + .random(in: 0...size, using: &random)))
  }
}

struct PackedRTreeTests {
  static let sizes = [0, 1, 2, 15, 16, 17, 255, 256, 257, 2000]

  @Test(arguments: Region.all, sizes)
  func `a box search finds what a look at every box finds`(region: Region, size: Int) {
    var random = SeededGenerator(seed: size)
    let boxes = (0..<size).map { _ in region.box(&random) }
    let tree = PackedRTree(boxes: boxes)
    #expect(tree.checkInvariants { boxes[Int($0)] } == [])
    for _ in 0..<50 {
      var query = region.box(&random)
      query.extend(to: region.place(&random))
      let expected = boxes.indices.filter { boxes[$0].intersects(query) }.map { UInt32($0) }
      #expect(tree.items(meeting: query) == expected)
    }
  }

  /// Items are the south-west corners of the boxes, so that their distance is exact.
  @Test(arguments: Region.all, sizes)
  func `the nearest come first, as in a sorted list`(region: Region, size: Int) {
    var random = SeededGenerator(seed: size + 1)
    let places = (0..<size).map { _ in region.place(&random) }
    let order = PackedRTree.hilbertOrder(of: places.map { BoundingBox($0) })
    let ordered = order.map { places[Int($0)] }
    let trees = [
      (PackedRTree(boxes: places.map { BoundingBox($0) }), places),
      (PackedRTree(boxes: places.map { BoundingBox($0) }, storesItemBoxes: false), places),
      (PackedRTree(orderedBoxes: ordered.map { BoundingBox($0) }), ordered),
    ]
    for (tree, places) in trees {
      for _ in 0..<20 {
        let query = region.place(&random)
        let metres = places.map { Earth.distance(query, $0) }
        let limit = metres.sorted().dropFirst(size / 2).first ?? 1
        let expected = metres.indices.filter { metres[$0] <= limit }
          .sorted { (metres[$0], $0) < (metres[$1], $1) }
        var found: [Int] = []
        tree.nearest(to: query, maximumMetres: limit) {
          metres[Int($0)]
        } visit: { item, distance in
          found.append(Int(item))
          return distance == metres[Int(item)]
        }
        #expect(found == expected)
      }
    }
  }

  @Test func `the distance on the plane at the place may be the exact one`() {
    var random = SeededGenerator(seed: 3)
    let region = Region(
      testDescription: "a country", latitudes: 400_000_000...700_000_000,
      longitudes: 0...300_000_000, size: 0)
    let places = (0..<3000).map { _ in region.place(&random) }
    let tree = PackedRTree(boxes: places.map { BoundingBox($0) })
    for _ in 0..<50 {
      let plane = LocalPlane(at: region.place(&random))
      let metres = places.map { plane.nearestToOrigin(from: $0, to: $0).metres }
      let found = tree.nearest(to: plane.origin) { metres[Int($0)] }
      #expect(found?.metres == metres.min())
    }
  }

  @Test func `a search at the date line finds the other side`() {
    let here = Coordinate(latitude: 0, longitude: 1_799_900_000)
    let there = Coordinate(latitude: 0, longitude: -1_799_900_000)
    let other = Coordinate(latitude: 0, longitude: 1_790_000_000)
    let tree = PackedRTree(boxes: [BoundingBox(other), BoundingBox(there)])
    let found = tree.nearest(to: here) { Earth.distance(here, [other, there][Int($0)]) }
    #expect(found?.item == 1)
    #expect(abs((found?.metres ?? 0) - 2223.9) < 0.1)
  }

  @Test func `a search stops when told, and passes over what is refused`() {
    let boxes = (0..<100).map { BoundingBox(Coordinate(latitude: $0, longitude: 0)) }
    let tree = PackedRTree(boxes: boxes)
    var found: [UInt32] = []
    tree.nearest(to: Coordinate(latitude: 0, longitude: 0)) {
      $0 % 2 == 0 ? nil : $0 == 5 ? .nan : Double($0)
    } visit: { item, _ in
      found.append(item)
      return found.count < 3
    }
    #expect(found == [1, 3, 7])
  }
}

struct PackedRTreeFileTests {
  let folder = TemporaryFolder()
  let boxes = (0..<40).map { BoundingBox(Coordinate(latitude: $0 * 7 % 40, longitude: $0)) }

  @Test func `a tree is the same after writing and mapping`() throws {
    var writer = ContainerWriter()
    PackedRTree(boxes: boxes).addSections(to: &writer, prefix: "t")
    try writer.write(to: folder.file("map"))
    let tree = try PackedRTree(
      container: Container(path: folder.file("map")), prefix: "t", itemCount: 40)
    #expect(tree.checkInvariants { boxes[Int($0)] } == [])
    #expect(tree.items(meeting: boxes[3]) == [3])
    #expect(tree.bounds == BoundingBox(south: 0, west: 0, north: 39, east: 39))
  }

  @Test func `the same boxes give the same bytes`() throws {
    var files: [[UInt8]] = []
    for name in ["a", "b"] {
      var writer = ContainerWriter()
      PackedRTree(boxes: boxes).addSections(to: &writer, prefix: "t")
      try writer.write(to: folder.file(name))
      files.append(TemporaryFolder.read(folder.file(name)))
    }
    #expect(files[0] == files[1])
  }

  /// Sizes of `.nodes`, `.items`, `.boxes` for 40 items, and an item number.
  @Test(arguments: [(3, 40, 40, 0), (4, 39, 40, 0), (4, 40, 1, 0), (4, 40, 40, 40), (5, 0, 0, 0)])
  func `sections that are no tree are refused`(nodes: Int, items: Int, boxes: Int, item: Int) throws
  {
    var writer = ContainerWriter()
    writer.add("t.nodes", PackedArray([BoundingBox](repeating: .empty, count: nodes)))
    writer.add("t.items", PackedArray([UInt32](repeating: UInt32(item), count: items)))
    writer.add("t.boxes", PackedArray([BoundingBox](repeating: .empty, count: boxes)))
    try writer.write(to: folder.file("map"))
    let container = try Container(path: folder.file("map"))
    #expect(throws: MapFileError.self) {
      try PackedRTree(container: container, prefix: "t", itemCount: 40)
    }
  }

  @Test func `boxes that lie are searched without harm, and found by the check`() throws {
    var random = SeededGenerator(seed: 1)
    var writer = ContainerWriter()
    let wild = (0..<44).map { _ in
      BoundingBox(
        south: random.number(), west: random.number(), north: random.number(),
        east: random.number())
    }
    writer.add("t.nodes", PackedArray(wild[..<4]))
    writer.add("t.items", PackedArray([UInt32](repeating: 7, count: 40)))
    writer.add("t.boxes", PackedArray(wild[4...]))
    try writer.write(to: folder.file("map"))
    let tree = try PackedRTree(
      container: Container(path: folder.file("map")), prefix: "t", itemCount: 40)
    for box in wild { _ = tree.items(meeting: box) }
    for corner: Int32 in [.min, -1, 0, .max] {
      let place = Coordinate(latitude: corner, longitude: corner)
      tree.nearest(to: place) {
        Double($0)
      } visit: { _, _ in
        true
      }
    }
    #expect(!tree.checkInvariants { boxes[Int($0)] }.isEmpty)
  }
}

extension SeededGenerator {
  fileprivate mutating func number() -> Int32 { .random(in: .min ... .max, using: &self) }
}
