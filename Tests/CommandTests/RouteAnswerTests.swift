// SPDX-License-Identifier: Apache-2.0

import Testing

/// The JSON of a query is OSRM v1's route answer.
struct RouteAnswerTests {
  private func answer(_ more: String...) throws -> JSONValue {
    let result = try Osmroute.run(
      [
        "query", Town.map, "--from", "165 Oyster Creek Dr", "--to", "102 This Way", "--format",
        "json",
      ] + more)
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.last == "\n")
    return try result.json
  }

  @Test func `the answer has OSRM's fields and the promised others`() throws {
    let answer = try answer()
    #expect(answer.keys == ["code", "routes", "waypoints", "attribution"])
    #expect(answer["code"].string == "Ok")
    #expect(answer["attribution"].string == "© OpenStreetMap contributors")
    let route = answer["routes"][0]
    #expect(
      route.keys == [
        "distance", "duration", "weight", "weight_name", "geometry", "legs", "name",
        "advisoryNotices", "hasTolls", "hasHighways", "hasFerries", "hasUnpaved", "hasSteps",
        "transportType",
      ])
    #expect(route["hasTolls"].bool == false)
    #expect(route["hasHighways"].bool == false)
    #expect(route["legs"][0].keys == ["distance", "duration", "weight", "summary", "steps"])
    #expect(route["legs"][0]["summary"].string == "Main Street, Oyster Creek Drive")
    for step in route["legs"][0]["steps"].elements {
      #expect(
        step.keys.subtracting(["ref"]) == [
          "distance", "duration", "weight", "geometry", "name", "mode", "driving_side", "maneuver",
          "intersections", "instruction",
        ])
      #expect(step["mode"].string == "driving")
      #expect(step["driving_side"].string == "right")
      let manoeuvre = step["maneuver"].keys
      #expect(
        manoeuvre.isSuperset(of: ["location", "bearing_before", "bearing_after", "type"]))
      for crossing in step["intersections"].elements {
        #expect(crossing.keys.isSuperset(of: ["location", "bearings", "entry"]))
        #expect(crossing["bearings"].elements.count == crossing["entry"].elements.count)
      }
    }
  }

  @Test func `steps say the same as the text`() throws {
    let steps = try answer()["routes"][0]["legs"][0]["steps"].elements
    #expect(
      steps.map { $0["instruction"].string } == [
        "Head northeast on Oyster Creek Drive", "Turn left onto Main Street",
        "Turn right onto This Way", "The destination is on your right",
      ])
    #expect(
      steps.map { $0["maneuver"]["type"].string } == ["depart", "end of road", "turn", "arrive"])
    #expect(
      steps.dropFirst().map { $0["maneuver"]["modifier"].string } == ["left", "right", "right"])
  }

  @Test(arguments: ["automobile", "walking"])
  func `steps add up to legs, and legs to the route`(profile: String) throws {
    let route = try answer("--via", "Churchill Square", "--profile", profile)["routes"][0]
    let legs = route["legs"].elements
    #expect(legs.count == 2)
    for measure in ["distance", "duration", "weight"] {
      var whole = 0.0
      for leg in legs {
        let steps = try leg["steps"].elements.map { try #require($0[measure].number) }
        let sum = try #require(leg[measure].number)
        // Each is rounded to a tenth.
        #expect(abs(steps.reduce(0, +) - sum) <= 0.05 * Double(steps.count + 1))
        whole += sum
      }
      let total = try #require(route[measure].number)
      #expect(abs(whole - total) < 0.2)
    }
  }

  @Test func `the line begins and ends where the waypoints are`() throws {
    let answer = try answer()
    let line = try points(answer["routes"][0]["geometry"])
    #expect(line.count > 2)
    let ends = try answer["waypoints"].elements.map { try place($0["location"]) }
    #expect(ends.count == 2)
    for (end, waypoint) in zip([line[0], line[line.count - 1]], ends) {
      // The line has five places.
      #expect(abs(end.latitude - waypoint.latitude) <= 0.000_005_1)
      #expect(abs(end.longitude - waypoint.longitude) <= 0.000_005_1)
    }
    let steps = answer["routes"][0]["legs"][0]["steps"].elements
    let joined = try steps.dropLast().flatMap { try points($0["geometry"]) }
    #expect(joined.first.map(text) == line.first.map(text))
    #expect(joined.last.map(text) == line.last.map(text))
  }

  @Test func `waypoints have the placemarks that were understood`() throws {
    let waypoints = try answer()["waypoints"]
    #expect(waypoints[0].keys == ["name", "location", "distance", "placemark"])
    #expect(waypoints[0]["name"].string == "Oyster Creek Drive")
    #expect(waypoints[1]["name"].string == "This Way")
    let placemark = waypoints[1]["placemark"]
    #expect(placemark["thoroughfare"].string == "This Way")
    #expect(placemark["subThoroughfare"].string == "102")
    #expect(placemark["locality"].string == "Lake Jackson")
    #expect(placemark["matchLevel"].string == "house")
  }

  @Test func `a coordinate is its own waypoint`() throws {
    let result = try Osmroute.run(
      "query", Town.map, "--from", "28.5005396,-94.5039092", "--to", "28.5,-94.5", "--json")
    let waypoint = try result.json["waypoints"][0]
    #expect(waypoint["placemark"]["matchLevel"].string == "coordinate")
    #expect(waypoint["placemark"]["latitude"].number == 28.500_539_6)
    #expect(waypoint["placemark"]["longitude"].number == -94.503_909_2)
  }

  private func place(_ location: JSONValue) throws -> (latitude: Double, longitude: Double) {
    (try #require(location[1].number), try #require(location[0].number))
  }

  private func points(_ geometry: JSONValue) throws -> [(latitude: Double, longitude: Double)] {
    let text = try #require(geometry.string)
    return try #require(decodedPolyline(text))
  }

  private func text(_ place: (latitude: Double, longitude: Double)) -> String {
    "\(place.latitude),\(place.longitude)"
  }
}

/// Decodes Google's polyline format with five places, apart from the engine's own code; `nil` for
/// what is none.
func decodedPolyline(_ text: String) -> [(latitude: Double, longitude: Double)]? {
  var points: [(latitude: Double, longitude: Double)] = []
  var sums = [0, 0]
  var axis = 0, value = 0, shift = 0
  for byte in text.utf8 {
    let bits = Int(byte) - 63
    guard (0..<64).contains(bits) else { return nil }
    value |= (bits & 31) << shift
    shift += 5
    if bits >= 32 { continue }
    sums[axis] += value & 1 == 0 ? value >> 1 : ~(value >> 1)
    if axis == 1 { points.append((Double(sums[0]) / 1e5, Double(sums[1]) / 1e5)) }
    (axis, value, shift) = (1 - axis, 0, 0)
  }
  return axis == 0 && shift == 0 ? points : nil
}
