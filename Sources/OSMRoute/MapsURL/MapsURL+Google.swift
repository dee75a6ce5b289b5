// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension MapsURL {
  /// `/maps/dir/?api=1&origin=A&destination=B&waypoints=C|D&travelmode=driving`, `/maps/dir/A/B`,
  /// `/maps?saddr=A&daddr=B+to:C&dirflg=w`, `google.navigation:q=A&mode=w&avoid=tf`; places are
  /// `/maps/search`, `/maps/place`, `query` or `q`.
  ///
  /// Source: Google's "Maps URLs" and "Google Maps Intents".
  mutating func readGoogle(_ url: URLParts) throws(MapsURLError) {
    source = Self.place(url["origin", "saddr"])
    destination = Self.place(url["destination", "daddr"])
    splitDestination()
    for text in (url["waypoints"] ?? "").split(separator: "|") {
      let isPassed = text.hasPrefix("via:")
      if let place = Self.place(String(isPassed ? text.dropFirst(4) : text)) {
        via.append(Via(place, isPassed: isPassed))
      }
    }
    if source == nil, destination == nil { readPath(url.path) }
    destination = destination ?? Self.place(url["query", "q", "ll", "center"])
    try readTravel(url)
  }

  private mutating func readTravel(_ url: URLParts) throws(MapsURLError) {
    if let name = url["travelmode", "directionsmode", "mode"] {
      try travel(by: name)
    } else {
      // Letters for the means of travel and for what is kept off stand together.
      for letter in url["dirflg"] ?? "" where !"ht".contains(letter) {
        try travel(by: String(letter))
      }
    }
    for letter in (url["dirflg"] ?? "") + Self.letters(url["avoid"] ?? "") {
      switch letter {
      case "t": avoided.insert(.tolls)
      case "h": avoided.insert(.motorways)
      case "f": avoided.insert(.ferries)
      default: break
      }
    }
    readAvoided(url["avoid"] ?? "")
  }

  /// "tf", but not "tolls,ferries".
  private static func letters(_ text: String) -> String {
    text.allSatisfy({ "thf".contains($0) }) ? text : ""
  }

  /// "/maps/dir/A/B/C/@28.5,-94.5,15z/data=…": an empty place is where the user is.
  private mutating func readPath(_ path: [String]) {
    guard let kind = path.firstIndex(where: { ["dir", "place", "search"].contains($0) }) else {
      return
    }
    let places = path[(kind + 1)...].prefix { !$0.hasPrefix("@") && !$0.hasPrefix("data=") }
    guard path[kind] == "dir" else {
      destination = Self.place(places.first)
      return
    }
    // A slash at the end names no place.
    let named = places.last == "" ? places.dropLast() : places
    guard named.count > 1 else { return }
    source = Self.place(named.first)
    destination = Self.place(named.last)
    via = named.dropFirst().dropLast().compactMap { Self.place($0) }.map { Via($0) }
  }
}
