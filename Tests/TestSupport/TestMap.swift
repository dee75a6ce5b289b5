// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Geo
package import OSMRoute
package import OSMRouteImport
import PackedFile
import RoadNetwork
package import Routing

/// A small map drawn in ASCII, imported as the OSM XML that it is.
///
///     let cross = TestMap("""
///         c
///         |
///       a-b-e
///       """, grid: 50) {
///         way("ab", "primary")
///         way("be", "primary")
///         way("cb")
///         restriction("no_left_turn", from: "ab", via: "b", to: "cb")
///       }
///     try cross.route("a", "e", by: .automobile) == "ab be"
///
/// Letters and digits are nodes, all else is decoration; one character is `grid` metres wide and
/// high. A way is named after its nodes unless it is told otherwise. Drawing a node twice, or using
/// one that is not drawn, stops at once.
package final class TestMap: Sendable {
  package enum Profile: String, Sendable, CaseIterable {
    case automobile
    case walking
  }

  /// The file's elements as OSM XML.
  package let xml: String
  package let report: ImportReport
  package let map: OfflineMap
  private let places: [Character: Coordinate]
  let wayNames: [Int64: String]
  private let folder = TemporaryFolder()

  package init(
    _ drawing: String, grid: Double = 100, options: ImportOptions = ImportOptions(),
    @MapBuilder _ elements: () -> [MapElement]
  ) {
    let document = MapDocument(drawing: drawing, grid: grid, elements: elements())
    xml = document.xml
    places = document.places
    wayNames = document.wayNames
    (map, report) = Self.imported(document.xml, in: folder, options)
  }

  /// A map of OSM XML as it stands; its ways are called by their ids.
  package init(xml: String, options: ImportOptions = ImportOptions()) {
    self.xml = xml
    places = [:]
    wayNames = [:]
    (map, report) = Self.imported(xml, in: folder, options)
  }

  private static func imported(
    _ xml: String, in folder: TemporaryFolder, _ options: ImportOptions
  ) -> (OfflineMap, ImportReport) {
    do {
      let output = folder.file("map.osmroute")
      let input = folder.write(Array(xml.utf8), to: "map.osm")
      let report = try MapImport.run(inputs: [input], output: output, options: options)
      return (try OfflineMap(contentsOf: output), report)
    } catch {
      fatalError("the drawn map cannot be imported: \(error)\n\(xml)")
    }
  }

  /// Where a point is: a node's letter, or `ab:0.8`, four fifths of the straight line from a to b,
  /// or latitude and longitude.
  package func place(_ text: String) -> Coordinate {
    if case .coordinate(let place) = StopText(text) { return place }
    let parts = text.split(separator: ":")
    let letters = Array(parts[0])
    let ends = letters.map { letter -> Coordinate in
      guard let place = places[letter] else { fatalError("node \(letter) is not drawn") }
      return place
    }
    guard parts.count == 2, ends.count == 2, let fraction = Double(parts[1]) else {
      precondition(parts.count == 1 && ends.count == 1, "“\(text)” is no point of the drawing")
      return ends[0]
    }
    return ends[0].interpolated(to: ends[1], fraction: fraction)
  }

  /// The path between two points; `nil` where there is none.
  package func path(_ from: String, _ to: String, by profile: Profile) -> RoutePath? {
    guard let network = map.network.profile(named: profile.rawValue) else { return nil }
    let snapper = Snapper(map.network, network)
    guard let source = snapper.snap(place(from)), let target = snapper.snap(place(to)) else {
      return nil
    }
    var search = RouteSearch(map.network, network)
    return search.route(from: source, to: target)
  }

  /// The ways of the route, a way anew where the trip turns round on it; empty for no route.
  package func route(_ from: String, _ to: String, by profile: Profile) -> String {
    path(from, to, by: profile).map { ways(of: $0) } ?? ""
  }

  /// The ways of a path, a way anew where the trip turns round on it.
  package func ways(of path: RoutePath) -> String {
    var names: [String] = []
    var last: UInt32?
    for piece in path.pieces {
      let name = name(ofArc: piece.arc)
      let turnsRound = last.map { $0 == Arc.reverse(of: piece.arc) } ?? false
      if names.last != name || turnsRound { names.append(name) }
      last = piece.arc
    }
    return names.joined(separator: " ")
  }

  /// Kinds, modifiers and roads of the steps: "depart ab, turn right bd, arrive".
  package func steps(_ from: String, _ to: String, by profile: Profile = .automobile) -> String {
    leg(from, to, by: profile).map { leg in
      leg.steps.map { step in
        let exit = step.manoeuvre.exit.flatMap { $0 > 0 ? "exit \($0)" : nil }
        let isEnd = step.manoeuvre.kind == .arrive
        let words = [
          step.manoeuvre.kind.rawValue, exit ?? step.manoeuvre.modifier?.rawValue,
          isEnd || step.roadName.isEmpty ? nil : step.roadName,
        ]
        return words.compactMap { $0 }.joined(separator: " ")
      }.joined(separator: ", ")
    } ?? ""
  }

  /// The instructions of the route, one an element; empty for no route.
  package func instructions(
    _ from: String, _ to: String, by profile: Profile = .automobile
  ) -> [String] {
    leg(from, to, by: profile).map { Instructions().texts(for: $0) } ?? []
  }

  /// The leg between two points; `nil` for no route.
  package func leg(_ from: String, _ to: String, by profile: Profile = .automobile) -> Leg? {
    let stops = [place(from), place(to)]
    return try? map.engine.route(over: stops, profile: profile.rawValue).legs[0]
  }

  /// The name of an arc's way in the drawing, else its OSM id.
  package func name(ofArc arc: UInt32) -> String {
    let id = map.network.ways.osmID[map.network.way(ofArc: arc)]
    return wayNames[id] ?? String(id)
  }
}
