// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import JSON
import OSMRoute
import PackedFile

/// Places that answer a search.
struct PlacemarkAnswer {
  let query: String
  /// Best first; distances in metres where a place was asked about.
  let found: [(placemark: Geocoding.Placemark, metres: Double?)]

  var json: [UInt8] {
    var json = JSONWriter()
    json.placemarks(query: query, found)
    return json.bytes
  }

  /// Prints the answer; exit code 1 where it is empty.
  func give(_ arguments: Arguments) throws -> Int32 {
    if arguments.isSet("--json") {
      try Console.answer(bytes: json)
      return found.isEmpty ? 1 : 0
    }
    guard !found.isEmpty else {
      throw CommandError(
        code: .addressNotFound,
        message: "Address not found. Looked for “\(query)”. Check the spelling, or look wider.")
    }
    let lines = found.enumerated().map { "\($0 + 1). \(line($1.placemark, $1.metres))" }
    try Console.answer((lines + [MapInfo.attribution]).joined(separator: "\n"))
    return 0
  }

  private func line(_ placemark: Geocoding.Placemark, _ metres: Double?) -> String {
    var line = placemark.formattedAddress
    let facts = [placemark.category, placemark.phone].compactMap { $0 }
    if !facts.isEmpty { line += " (\(facts.joined(separator: ", ")))" }
    line += "  \(placemark.coordinate.text)"
    if let metres { line += "  \(Measures(units: .km).distance(metres))" }
    return line
  }
}

/// Places in the words of options.
enum PlaceText {
  static func coordinate(_ text: String, option: String) throws -> Coordinate {
    guard case .coordinate(let place) = StopText(text) else {
      throw CommandError.usage("\(option) takes LATITUDE,LONGITUDE in degrees, not “\(text)”")
    }
    return place
  }

  /// West, south, east, north.
  static func box(_ text: String) throws -> BoundingBox {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, numbers[0] <= numbers[2], numbers[1] <= numbers[3],
      let southWest = Coordinate(latitudeDegrees: numbers[1], longitudeDegrees: numbers[0]),
      let northEast = Coordinate(latitudeDegrees: numbers[3], longitudeDegrees: numbers[2])
    else {
      throw CommandError.usage("--bbox takes WEST,SOUTH,EAST,NORTH in degrees, not “\(text)”")
    }
    return BoundingBox(
      south: southWest.latitude, west: southWest.longitude, north: northEast.latitude,
      east: northEast.longitude)
  }
}

/// Many searches from standard input, one a line.
enum Batch {
  static func run(
    _ arguments: Arguments, _ answer: (OfflineMap, String) throws -> PlacemarkAnswer
  ) throws -> Int32 {
    guard arguments.value("--batch") == "-", arguments.isSet("--json") else {
      throw CommandError.usage("a batch is asked for with --batch - --json")
    }
    let map = try MapArguments(arguments, others: 0, named: "").open()
    while let line = Console.nextLine() {
      do {
        try Console.answer(bytes: answer(map, line).json)
      } catch let error as CommandError where error.code == .usage {
        // A bad line is answered in its place, so that lines and answers stay side by side.
        try Console.answer(error.json)
      }
    }
    return 0
  }
}
