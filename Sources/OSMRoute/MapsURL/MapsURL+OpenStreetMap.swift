// SPDX-License-Identifier: Apache-2.0

extension MapsURL {
  /// `/directions?engine=fossgis_osrm_car&route=28.5,-94.5;28.6,-94.6`, or `from=A&to=B`; places
  /// are `mlat` and `mlon`, `query`, or an object such as `/node/1`.
  mutating func readOpenStreetMap(_ url: URLParts) throws(MapsURLError) {
    let route = (url["route"] ?? "").split(separator: ";", omittingEmptySubsequences: false)
    if route.count > 1 {
      source = Self.place(String(route[0]))
      destination = Self.place(String(route[route.count - 1]))
      via = route.dropFirst().dropLast().compactMap { Self.place(String($0)) }.map { Via($0) }
    } else {
      source = Self.place(url["from"])
      destination = Self.place(url["to"]) ?? marker(url) ?? Self.place(url["query"])
    }
    if destination == nil, source == nil, url.path.count > 2,
      ["node", "way", "relation"].contains(url.path[1]), Int64(url.path[2]) != nil
    {
      destination = "\(url.path[1])/\(url.path[2])"
    }
    // "fossgis_osrm_car", "graphhopper_foot", "fossgis_valhalla_bicycle".
    try travel(by: url["engine"]?.split(separator: "_").last.map(String.init) ?? "")
  }

  private func marker(_ url: URLParts) -> String? {
    guard let latitude = url["mlat"], let longitude = url["mlon"] else { return nil }
    return "\(latitude),\(longitude)"
  }

  /// `geo:28.5,-94.5;u=35`, `geo:0,0?q=28.5,-94.5(A name)`, `geo:0,0?q=An address`.
  ///
  /// Source: RFC 5870; `q` is Android's.
  mutating func readGeo(_ url: URLParts) throws(MapsURLError) {
    if let text = url["q"], let place = Self.place(text) {
      // A name in brackets is the place's label.
      let bare = String(place[...].prefix { $0 != "(" }.trimmed)
      destination = place.hasSuffix(")") && !bare.isEmpty ? bare : place
      return
    }
    let numbers = (url.path.first ?? "").prefix { $0 != ";" }.split(separator: ",")
    guard numbers.count >= 2 else { return }
    // The third number is a height.
    destination = numbers.prefix(2).joined(separator: ",")
  }
}
