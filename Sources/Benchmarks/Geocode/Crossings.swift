// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

/// Where two streets of the map meet.
struct Crossing {
  let first: String
  let second: String
  let locality: String?
  let place: Coordinate

  /// As people ask for it.
  var text: String { "\(first) & \(second)" + (locality.map { ", \($0)" } ?? "") }

  /// Whether an answer is a crossing of streets so named.
  func isFound(in answer: Placemark?) -> Bool {
    guard let answer, answer.matchLevel == .intersection else { return false }
    return ["\(first) & \(second)", "\(second) & \(first)"].contains(answer.name)
  }
}

extension Crossing {
  /// Crossings of streets with names, found by the corners that their lines share, in random order.
  static func all(in index: PlaceIndex, atMost limit: Int, seed: Int) -> [Crossing] {
    guard limit > 0 else { return [] }
    // Corners are looked at in as many streets as give enough, for a country has millions.
    var streetByCorner: [Coordinate: UInt32] = [:]
    var found: [(UInt32, UInt32, Coordinate)] = []
    for street in 0..<UInt32(index.streetCount) {
      for corner in index.lines.lines(ofStreet: street).joined() where isLookedAt(corner, index) {
        let other = streetByCorner.updateValue(street, forKey: corner)
        if let other, other != street { found.append((other, street, corner)) }
      }
    }
    var dice = Dice(seed: seed, limit)
    found.shuffle(using: &dice)
    return Array(found.lazy.compactMap { Crossing($0, $1, $2, in: index) }.prefix(limit))
  }

  /// Streets of a map whose every corner is looked at.
  private static let streetsInFull = 50_000

  private static func isLookedAt(_ corner: Coordinate, _ index: PlaceIndex) -> Bool {
    let share = UInt32(1 + index.streetCount / streetsInFull)
    let mixed = (UInt32(bitPattern: corner.latitude) &* 31 &+ UInt32(bitPattern: corner.longitude))
    return (mixed / 50) % share == 0
  }

  private init?(_ a: UInt32, _ b: UInt32, _ place: Coordinate, in index: PlaceIndex) {
    let first = index.placemark(.street(a)), second = index.placemark(.street(b))
    guard let firstName = first.name, let secondName = second.name, firstName != secondName
    else { return nil }
    self.init(
      first: firstName, second: secondName, locality: first.locality ?? second.locality,
      place: place)
  }

  /// How many are the first answer to their text.
  static func rate(_ crossings: [Crossing], _ geocoder: Geocoder) -> Rate {
    var rate = Rate("crossings", "crossings by two streets and town")
    for crossing in crossings {
      let answers = geocoder.geocode(crossing.text)
      rate.add(found: crossing.isFound(in: answers.first)) {
        Rate.Failure(
          object: crossing.place.text, query: crossing.text, wanted: crossing.text,
          answers: answers.map(\.formattedAddress))
      }
    }
    return rate
  }
}
