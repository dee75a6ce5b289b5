// SPDX-License-Identifier: Apache-2.0

import Routing
import TestSupport
import Testing

/// What is said at places that are hard to put in a word.
struct FormTextTests {
  @Test func `a lift that is a place is taken`() {
    let map = TestMap(
      """
      a-----b
            |
            c
      """, grid: 40
    ) {
      node("b", ["highway": "elevator"])
      way("ab", "footway", ["name": ""])
      way("bc", "footway", ["name": ""])
    }
    #expect(map.instructions("a", "c", by: .walking)[1] == "Take the elevator")
  }

  @Test func `a mini-roundabout is told by its exit`() {
    let map = TestMap(
      """
          c
          |
      a---b---e
      """, grid: 60
    ) {
      node("b", ["highway": "mini_roundabout"])
      way("ab")
      way("cb")
      way("be")
    }
    #expect(map.instructions("a", "c")[1] == "At the roundabout, take the 2nd exit onto cb")
    #expect(map.instructions("a", "e")[1] == "At the roundabout, take the 1st exit onto be")
  }

  @Test func `who turns off before a roundabout hears of a turn`() {
    let map = TestMap(
      """
         w     n

            t
         p     q
         l     r  e
         k     j
            b

            s
      """, grid: 12
    ) {
      way("bjrqtplkb", "primary", ["junction": "roundabout", "name": ""])
      way("nt", "primary", ["oneway": "yes"])
      way("tw", "primary", ["oneway": "yes"])
      way("sb", "primary")
      way("re", "primary")
    }
    #expect(map.instructions("n", "w")[1] == "Turn right onto tw")
  }

  @Test func `steps are told once, however many landings they have`() {
    let map = TestMap("a-----b==c-d==e-----f", grid: 10) {
      way("ab", "footway", ["name": ""])
      way("bc", "steps", ["name": ""])
      way("cd", "footway", ["name": ""])
      way("de", "steps", ["name": ""])
      way("ef", "footway", ["name": ""])
    }
    let texts = map.instructions("a", "f", by: .walking)
    #expect(texts.filter { $0.contains("steps") } == ["Take the steps"])
  }

  @Test func `a road that is a ferry for a while is a ferry`() {
    let map = TestMap("a-----b~~~~~c-----d", grid: 60) {
      way("ab", "secondary", ["name": "Road"])
      way("bc", "secondary", ["name": "Boat", "route": "ferry"])
      way("cd", "secondary", ["name": "Road"])
    }
    #expect(map.leg("a", "d")?.steps.map(\.mode) == [.driving, .ferry, .driving, .driving])
  }
}
