// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import PackedFile
import RoadNetwork

/// Describes the places where roads meet along a path.
struct IntersectionFinder {
  let network: RoadNetwork
  let profile: ProfileNetwork

  /// The one at the start of a piece; `nil` where only two roads meet and no step begins.
  func intersection(
    _ pieces: [RoutePath.Piece], at index: Int, _ manoeuvre: Manoeuvre
  ) -> Intersection? {
    guard index > 0 else {
      return Intersection(
        location: manoeuvre.location, bearings: [whole(manoeuvre.bearingAfter)], entry: [true],
        incoming: nil, outgoing: 0)
    }
    let arc = pieces[index].arc
    let node = network.tail(ofArc: arc)
    let before = pieces[index - 1].arc, back = Arc.reverse(of: before)
    let roads = network.nodes.arcs(outOf: node).filter {
      profile.isUsable($0) || profile.isUsable(Arc.reverse(of: $0))
    }
    let permitted = permitted(after: before)
    let location = network.nodes.location[node]
    guard roads.count > 2 || location == manoeuvre.location else { return nil }
    let sorted = roads.map { (bearing: whole(network.bearing(atStartOf: $0) ?? 0), arc: $0) }
      .sorted { ($0.bearing, $0.arc) < ($1.bearing, $1.arc) }
    return Intersection(
      location: location, bearings: sorted.map(\.bearing),
      entry: sorted.map { $0.arc == arc || ($0.arc != back && permitted.contains($0.arc)) },
      incoming: sorted.firstIndex { $0.arc == back },
      outgoing: sorted.firstIndex { $0.arc == arc })
  }

  /// The arcs into which one may turn who comes by an arc; what was driven before it, which a
  /// restriction over several ways would ask for, is not known here.
  private func permitted(after arc: UInt32) -> Set<UInt32> {
    let node = profile.arrivalClass[arc]
    guard node != ProfileNetwork.noClass else { return [] }
    let range = profile.graph.firstOut[node]..<profile.graph.firstOut[node + 1]
    return Set(range.map { profile.roadArc[$0] })
  }

  func arrival(at place: Coordinate, bearing: Double) -> Intersection {
    let back = whole(bearing >= 180 ? bearing - 180 : bearing + 180)
    return Intersection(
      location: place, bearings: [back], entry: [true], incoming: 0, outgoing: nil)
  }

  private func whole(_ bearing: Double) -> Int { Int(bearing.rounded()) % 360 }
}
