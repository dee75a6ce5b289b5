// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

struct RouteServiceTests {
  /// Two blocks of streets; each is called by its nodes.
  private static let town = ServedMap(
    TestMap(
      """
      a---b---c
          |   |
          d---e
      """
    ) {
      for nodes in ["ab", "bc", "bd", "ce", "de"] {
        way(nodes, "residential", ["name": nodes])
      }
    })

  private func ask(_ target: String) throws -> ServedMap.Answer { try Self.town.ask(target) }

  @Test func `a route has OSRM's fields`() throws {
    let answer = try ask("/route/v1/driving/{a};{c}?steps=true&geometries=geojson&overview=full")
    #expect(answer.status == 200 && answer.code == "Ok")
    #expect(answer.names == "ab,bc,bc")
    #expect(answer.route["weight_name"] as? String == "duration")
    #expect(abs((answer.route["distance"] as? Double ?? 0) - 800) < 1)
    #expect((answer.legs[0]["summary"] as? String)?.contains("bc") == true)
    let line = (answer.route["geometry"] as? [String: Any])?["coordinates"] as? [[Double]]
    #expect(line?.count == 3 && line?[0].count == 2)
    #expect(answer.waypoints.map { $0["name"] as? String } == ["ab", "bc"])
    #expect(answer.waypoints.allSatisfy { $0["distance"] as? Double == 0 })
    #expect(Set(answer.waypoints[0].keys) == ["name", "location", "distance"])
  }

  @Test func `nothing but a rough line is answered unless more is asked for`() throws {
    let answer = try ask("/route/v1/driving/{a};{c}")
    #expect(answer.steps.isEmpty && answer.legs.count == 1)
    #expect(answer.legs[0]["annotation"] == nil)
    #expect(answer.legs[0]["summary"] as? String == "")
    #expect(answer.route["geometry"] is String)
    let bare = try ask("/route/v1/driving/{a};{c}?overview=false&skip_waypoints=true")
    #expect(bare.route["geometry"] == nil && bare.json["waypoints"] == nil)
  }

  @Test(arguments: ["driving", "car", "automobile", "foot", "walking"])
  func `profiles have several names`(_ profile: String) throws {
    let answer = try ask("/route/v1/\(profile)/{a};{c}.json?steps=true")
    let isFoot = profile == "foot" || profile == "walking"
    #expect(answer.steps.first?["mode"] as? String == (isFoot ? "walking" : "driving"))
  }

  @Test func `coordinates may be a polyline, with percent signs or without`() throws {
    let plain = try ask("/route/v1/foot/1,2;1.00001,2.00001")
    let encoded = try ask("/route/v1/foot/polyline(_seK_ibEAA)")
    let escaped = try ask("/route/v1/foot/polyline%28_seK%5FibEAA%29")
    #expect(plain.status == encoded.status && plain.message == encoded.message)
    #expect(escaped.message == encoded.message && escaped.code != "InvalidQuery")
  }

  @Test func `annotations tell of each piece of the line and add up`() throws {
    let answer = try ask("/route/v1/driving/{a};{c};{e}?annotations=true&overview=full")
    #expect(answer.legs.count == 2)
    let annotation = answer.legs[0]["annotation"] as? [String: Any] ?? [:]
    #expect(
      Set(annotation.keys) == [
        "distance", "duration", "speed", "weight", "datasources", "metadata",
      ])
    let metres = annotation["distance"] as? [Double] ?? []
    #expect(metres.count == 2 && abs(metres.reduce(0, +) - 800) < 1)
    let some = try ask("/route/v1/driving/{a};{c}?annotations=speed,nodes")
    #expect((some.legs[0]["annotation"] as? [String: Any])?.keys.sorted() == ["speed"])
  }

  @Test func `a trip to where one is has one piece of no length`() throws {
    let answer = try ask(
      "/route/v1/driving/{bc:0.5};{bc:0.5}?annotations=true&overview=full&geometries=geojson")
    let line = (answer.route["geometry"] as? [String: Any])?["coordinates"] as? [[Double]]
    #expect(line?.count == 2)
    let annotation = answer.legs[0]["annotation"] as? [String: Any] ?? [:]
    for key in ["distance", "duration", "speed", "weight", "datasources"] {
      #expect(annotation[key] as? [Double] == [0], "\(key)")
    }
  }

  @Test func `a car goes on at a stop, a walker may turn round`() throws {
    let target = "/route/v1/driving/{a};{bc:0.5};{a}?steps=true"
    let straight = try ask(target), free = try ask(target + "&continue_straight=false")
    // Once round the block, whichever way.
    #expect(
      ["ab,bc,bc,bc,ce,de,bd,ab,ab", "ab,bd,de,ce,bc,bc,bc,ab,ab"].contains(straight.names))
    #expect(free.names == "ab,bc,bc,bc,ab,ab")
    #expect(
      try ask("/route/v1/foot/{a};{bc:0.5};{a}?steps=true").names == "ab,bc,bc,bc,ab,ab")
  }

  @Test func `only the waypoints that are named end legs`() throws {
    let answer = try ask("/route/v1/driving/{a};{bc:0.5};{e}?waypoints=0;2&steps=true")
    #expect(answer.legs.count == 1 && answer.waypoints.count == 3)
    #expect(answer.names == "ab,bc,ce,ce")
    #expect(answer.waypoints[1]["name"] as? String == "bc")
  }

  @Test(arguments: [
    ("bearings=90,10;", "bc,bc"), ("bearings=270,10;", "bc,bd,de,ce,bc"),
    ("bearings=;", "bc,bc"), ("hints=a;b", "bc,bc"), ("radiuses=unlimited;5", "bc,bc"),
    ("generate_hints=false&snapping=any&alternatives=3&approaches=;", "bc,bc"),
  ])
  func `a stop says how to leave it`(_ options: String, _ names: String) throws {
    let answer = try ask("/route/v1/driving/{bc:0.5};{bc:0.9}?steps=true&\(options)")
    #expect(answer.names == names)
  }

  @Test func `approaches choose the side of the street`() throws {
    // South of bc: to the right of who comes from b.
    let south = "{bc:0.2};{bc:0.8}"
    let places = Self.town.url(south).split(separator: ";").map { pair in
      let numbers = pair.split(separator: ",").compactMap { Double($0) }
      return "\(numbers[0]),\(numbers[1] - 0.0001)"
    }.joined(separator: ";")
    let curb = try ask("/route/v1/driving/\(places)?approaches=curb;curb")
    let opposite = try ask("/route/v1/driving/\(places)?approaches=opposite;opposite")
    #expect(abs((curb.route["distance"] as? Double ?? 0) - 240) < 2)
    #expect((opposite.route["distance"] as? Double ?? 0) > 500)
  }

  @Test func `the nearest roads come nearest first`() throws {
    let answer = try ask("/nearest/v1/driving/{bc:0.5}?number=3")
    #expect(answer.code == "Ok" && answer.waypoints.count == 3)
    #expect(answer.waypoints[0]["name"] as? String == "bc")
    #expect(answer.waypoints[0]["nodes"] as? [Int] == [0, 0])
    let metres = answer.waypoints.compactMap { $0["distance"] as? Double }
    #expect(metres == metres.sorted())
    #expect(try ask("/nearest/v1/foot/{a}").waypoints.count == 1)
  }

  @Test func `other ways and roads to leave out are asked for as in OSRM`() throws {
    let map = ServedMap(
      TestMap(
        """
          b-----c
         /       \\
        a         d-g
         \\       /
          e-----f
        """
      ) {
        for nodes in ["ab", "cd", "ae", "ef", "fd", "dg"] { way(nodes) }
        way("bc", "residential", ["toll": "yes", "maxspeed": "32"])
      })
    let target = "/route/v1/driving/{a};{g}?steps=true"
    func routes(_ more: String) throws -> [String] {
      try map.ask(target + more).routes.map(\.names)
    }
    let upper = "ab,bc,cd,dg,dg", lower = "ae,ef,fd,dg,dg"
    #expect(try routes("") == [upper])
    #expect(try routes("&alternatives=false") == [upper])
    #expect(try routes("&alternatives=true") == [upper, lower])
    #expect(try routes("&alternatives=3") == [upper, lower])
    #expect(try routes("&exclude=toll") == [lower])
    #expect(try routes("&exclude=ferry,motorway") == [upper])
    #expect(try routes("&exclude=toll,motorway&alternatives=3") == [lower])
    #expect(
      try map.ask("/nearest/v1/driving/{bc:0.5}?exclude=toll").waypoints.first?["name"] as? String
        != "bc")
  }

  @Test func `health is told`() throws {
    #expect(try ask("/health").json["status"] as? String == "ok")
  }

  @Test(arguments: [
    ("/", "InvalidUrl"), ("nonsense", "InvalidUrl"), ("/route/v1/driving", "InvalidUrl"),
    ("/route/v1/driving/{a};{c}/", "InvalidUrl"),
    ("/rout/v1/driving/{a};{c}", "InvalidService"),
    ("/table/v1/driving/{a};{c}", "NotImplemented"),
    ("/route/v2/driving/{a};{c}", "InvalidVersion"),
    ("/route/v1/bicycle/{a};{c}", "InvalidValue"),
    ("/route/v1/driving/{a}", "InvalidOptions"),
    ("/nearest/v1/driving/{a};{c}", "InvalidOptions"),
    ("/route/v1/driving/{a};{c};x", "InvalidQuery"),
    ("/route/v1/driving/{a};{c};", "InvalidQuery"),
    ("/route/v1/driving/{a};0x10,1", "InvalidQuery"),
    ("/route/v1/driving/{a};inf,1", "InvalidQuery"),
    ("/route/v1/driving/{a};200,1", "InvalidValue"),
    ("/route/v1/driving/{a};1,91", "InvalidValue"),
    ("/route/v1/driving/%zz;{c}", "InvalidUrl"),
    ("/route/v1/driving/polyline(é)", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?steps", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?steps=1", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?colour=red", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?number=2", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?overview=some", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?geometries=wkt", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?annotations=height", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?alternatives=9", "TooBig"),
    ("/route/v1/driving/{a};{c}?exclude=hills", "InvalidValue"),
    ("/route/v1/driving/{a};{c}?bearings=90,10", "InvalidOptions"),
    ("/route/v1/driving/{a};{c}?bearings=400,10;", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?radiuses=-1;", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?approaches=left;", "InvalidQuery"),
    ("/route/v1/driving/{a};{c}?hints=a;b;c", "InvalidOptions"),
    ("/route/v1/driving/{a};{c}?waypoints=0", "InvalidValue"),
    ("/route/v1/driving/{a};{c}?waypoints=0;7", "InvalidValue"),
    ("/route/v1/driving/{a};0,60", "NoSegment"),
    ("/route/v1/driving/{a};{c}?radiuses=;0&bearings=;45,1", "NoSegment"),
    ("/nearest/v1/driving/{a}?number=0", "InvalidQuery"),
    ("/nearest/v1/driving/{a}?number=101", "TooBig"),
  ])
  func `what cannot be answered says why`(_ target: String, _ code: String) throws {
    let answer = try ask(target)
    #expect(answer.status == 400 && answer.code == code)
    #expect(answer.message?.isEmpty == false && answer.message?.contains("/tmp") == false)
  }

  @Test func `too much is refused`() throws {
    let many = Array(repeating: "1,1", count: 501).joined(separator: ";")
    #expect(try ask("/route/v1/driving/\(many)").code == "TooBig")
    #expect(try ask("/" + String(repeating: "x", count: 50_000)).code == "TooBig")
  }

  @Test func `no way is no way, and not one between other places`() throws {
    let map = ServedMap(
      TestMap(
        """
        a-b

        c-d
        """
      ) {
        way("ab")
        way("cd")
      })
    let answer = try map.ask("/route/v1/driving/{a};{c}")
    #expect(answer.status == 400 && answer.code == "NoRoute")
    #expect(answer.message?.hasSuffix("between coordinates 0 and 1") == true)
    let later = try map.ask("/route/v1/driving/{a};{b};{c}")
    #expect(later.message?.hasSuffix("between coordinates 1 and 2") == true)
  }
}
