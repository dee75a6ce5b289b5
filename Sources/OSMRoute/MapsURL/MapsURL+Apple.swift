// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension MapsURL {
  /// `?saddr=A&daddr=B&dirflg=d`, or `/directions?source=A&waypoint=B&destination=C&mode=driving`;
  /// places are `ll`, `coordinate`, `address` or `q`.
  ///
  /// Source: Apple's Map Links, and "Adopting unified Maps URLs".
  mutating func readApple(_ url: URLParts) throws(MapsURLError) {
    source = Self.place(url["saddr", "source"])
    destination = Self.place(
      url["daddr", "destination", "ll", "coordinate", "address", "q", "query", "name"])
    via = url.all("waypoint").compactMap { Self.place($0) }.map { Via($0) }
    splitDestination()
    try travel(by: url["dirflg", "mode"] ?? "")
    readAvoided(url.all("avoid").joined(separator: ","))
  }

  /// "A to:B to:C" are stops on the way, and the last one is the destination.
  mutating func splitDestination() {
    guard var rest = destination?[...] else { return }
    var parts: [Substring] = []
    while let place = rest.firstRange(ofText: " to:") {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    via += parts.compactMap { Self.place(String($0)) }.map { Via($0) }
    destination = Self.place(String(rest))
  }

  mutating func readAvoided(_ names: String) {
    for name in names.split(whereSeparator: { ",|".contains($0) }) {
      switch name.lowercased() {
      case "tolls": avoided.insert(.tolls)
      case "highways": avoided.insert(.motorways)
      case "ferries": avoided.insert(.ferries)
      default: break
      }
    }
  }
}

extension Substring {
  /// Where a text first stands in it.
  func firstRange(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
