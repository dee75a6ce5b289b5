// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader
import TestSupport
import Testing

struct ElementOrderTests {
  static let elements: [String] =
    (0..<300).map { id in
      let tag = id % 3 == 0 ? "<tag k='n' v='\(id)'/>" : ""
      return "<node id='\(id * 7 - 900)' lat='\(id % 90)' lon='\(id % 180)'>\(tag)</node>"
    }
    + (0..<50).map {
      "<way id='\($0 - 20)'><nd ref='\($0 * 7 - 900)'/><tag k='w' v='\($0)'/></way>"
    }
    + (0..<20).map { "<relation id='\($0)'><tag k='r' v='\($0)'/></relation>" }

  @Test(arguments: 0..<20)
  func `any order of elements gives the same store`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let expected = try read("<osm>\(Self.elements.joined())</osm>")
    let shuffled = try read("<osm>\(Self.elements.shuffled(using: &generator).joined())</osm>")
    #expect(describe(shuffled) == describe(expected))
    #expect(shuffled.nodes.count == 300)
    for id in 0..<300 {
      let nodeID = Int64(id * 7 - 900)
      #expect(shuffled.location(of: nodeID) == expected.location(of: nodeID))
      #expect(shuffled.location(of: nodeID)?.latitudeDegrees == Double(id % 90))
    }
  }

  @Test func `a cursor finds what single look-ups find`() throws {
    let store = try read("<osm>\(Self.elements.joined())</osm>")
    var lookup = store.nodes.lookup()
    for id in Int64(-1000)..<1400 {
      let found = lookup.location(of: id)
      #expect(found == store.location(of: id))
    }
  }

  static let versions = [
    "<node id='1' version='1' lat='1' lon='1'><tag k='a' v='old'/></node>",
    "<node id='1' version='3' lat='3' lon='3'/>",
    "<node id='1' version='2' lat='2' lon='2'><tag k='a' v='new'/></node>",
    "<way id='1' version='2'><tag k='a' v='2'/></way>",
    "<way id='1' version='1'><tag k='a' v='1'/></way>",
  ]

  @Test(arguments: 0..<10)
  func `of several versions the latest stays, with its own tags`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let store = try read("<osm>\(Self.versions.shuffled(using: &generator).joined())</osm>")
    #expect(describe(store) == ["w1 [] a=2"])
    #expect(store.location(of: 1)?.latitude == 30_000_000)
    #expect(store.duplicates.olderVersions == 3)
    #expect(store.duplicates.equalVersions == 0)
  }

  @Test(arguments: 0..<20)
  func `of equal versions the same one stays in any order, and is counted`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let elements = ["a", "c", "b"].flatMap {
      [
        "<node id='1' lat='1' lon='1'><tag k='a' v='\($0)'/></node>",
        "<way id='2'><nd ref='1'/><tag k='\($0)' v='1'/></way>",
        "<relation id='3'><member type='node' ref='1' role='\($0)'/></relation>",
      ]
    }
    // Numbers of strings follow first use, which these others shuffle.
    let others = ["c", "b", "a", "1"].map {
      "<way id='9' version='\($0 == "1" ? 1 : 0)'><tag k='\($0)' v='x'/></way>"
    }
    let order = (elements + others).shuffled(using: &generator).joined()
    let store = try read("<osm>\(order)</osm>")
    #expect(store.duplicates.equalVersions == 8)
    #expect(
      describe(store) == [
        "n1 10000000,10000000 a=c", "w2 [1] c=1", "w9 [] 1=x", #"r3 ["node1=c"] "#,
      ])
  }
}
