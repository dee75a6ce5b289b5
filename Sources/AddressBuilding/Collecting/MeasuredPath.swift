// SPDX-License-Identifier: Apache-2.0

import Geo

/// A line and how far each of its places is from its beginning.
struct MeasuredPath {
  private let places: [Coordinate]
  private var distances: [Double] = [0]

  init(_ places: [Coordinate]) {
    self.places = places
    for (a, b) in zip(places, places.dropFirst()) {
      distances.append(metres + Earth.distance(a, b))
    }
  }

  var metres: Double { distances[distances.count - 1] }

  /// The place at a share of the whole length; the line has at least one.
  func place(at share: Double) -> Coordinate {
    let wanted = metres * share
    var next = 1, high = distances.count - 1
    guard high > 0 else { return places[0] }
    while next < high {
      let middle = (next + high) / 2
      if distances[middle] < wanted { next = middle + 1 } else { high = middle }
    }
    let length = distances[next] - distances[next - 1]
    let fraction = length > 0 ? (wanted - distances[next - 1]) / length : 1
    return places[next - 1].interpolated(to: places[next], fraction: fraction)
  }
}
