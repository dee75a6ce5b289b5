// SPDX-License-Identifier: Apache-2.0

import Geo

/// Tells in which directions from a place nothing is left of some: over the sea, beyond the data.
struct EmptyQuadrants {
  /// The quarters of the map around a place, counter-clockwise.
  enum Quadrant: Int, CaseIterable {
    case northEast, northWest, southWest, southEast
  }

  /// Longitudes, ascending.
  private let longitudes: [Int32]
  /// The northernmost and southernmost of the first so many, and of all but these.
  private var westNorth: [Int32]
  private var westSouth: [Int32]
  private var eastNorth: [Int32]
  private var eastSouth: [Int32]

  init(_ places: [Coordinate]) {
    let sorted = places.sorted { ($0.longitude, $0.latitude) < ($1.longitude, $1.latitude) }
    longitudes = sorted.map(\.longitude)
    let count = sorted.count
    westNorth = Array(repeating: .min, count: count + 1)
    westSouth = Array(repeating: .max, count: count + 1)
    eastNorth = westNorth
    eastSouth = westSouth
    for (number, place) in sorted.enumerated() {
      westNorth[number + 1] = max(westNorth[number], place.latitude)
      westSouth[number + 1] = min(westSouth[number], place.latitude)
    }
    for (number, place) in sorted.enumerated().reversed() {
      eastNorth[number] = max(eastNorth[number + 1], place.latitude)
      eastSouth[number] = min(eastSouth[number + 1], place.latitude)
    }
  }

  func isEmpty(_ quadrant: Quadrant, of place: Coordinate) -> Bool {
    switch quadrant {
    case .northEast: eastNorth[countWest(of: place.longitude)] < place.latitude
    case .southEast: eastSouth[countWest(of: place.longitude)] > place.latitude
    case .northWest: westNorth[countWest(of: place.longitude + 1)] < place.latitude
    case .southWest: westSouth[countWest(of: place.longitude + 1)] > place.latitude
    }
  }

  /// An empty quadrant, if the empty ones lie side by side and are not all: every way through them
  /// parts all that there is in the same two.
  func wayOut(from place: Coordinate) -> Quadrant? {
    let isEmpty = Quadrant.allCases.map { self.isEmpty($0, of: place) }
    let begins = Quadrant.allCases.filter {
      isEmpty[$0.rawValue] && !isEmpty[($0.rawValue + 3) % 4]
    }
    return begins.count == 1 ? begins[0] : nil
  }

  /// How many are west of a meridian.
  private func countWest(of longitude: Int32) -> Int {
    var low = 0, high = longitudes.count
    while low < high {
      let middle = (low + high) / 2
      if longitudes[middle] < longitude { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
