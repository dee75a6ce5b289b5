// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

/// Asks for every object in every way.
struct RateRun {
  let subject: GeocodeSubject
  /// One object of each address.
  let distinct: [AddressedObject]
  private(set) var rates: [Rate] = []

  init(_ subject: GeocodeSubject, _ writer: AddressWriter, seed: Int) {
    self.subject = subject
    distinct = subject.distinctObjects()
    if subject.objectsPath != nil { rates.append(tagged()) }
    for spelling in AddressSpelling.allCases {
      rates.append(forward(spelling, writer, seed: seed))
    }
    rates.append(reverse())
  }

  mutating func add(_ rate: Rate) { rates.append(rate) }

  /// What the map holds of what is tagged, without a search.
  private func tagged() -> Rate {
    var rate = Rate("tagged", "in the map as it is tagged")
    for object in subject.objects {
      rate.add(found: object.isAsTagged) {
        let tags = object.tagged.map { "\($0.street) \($0.number)" } ?? ""
        return Rate.Failure(
          object, query: tags, answers: object.isInMap ? [object.mark.formattedAddress] : [])
      }
    }
    return rate
  }

  private func forward(_ spelling: AddressSpelling, _ writer: AddressWriter, seed: Int) -> Rate {
    var rate = Rate(spelling.rawValue, spelling.words, first: spelling.first, aim: spelling.aim)
    for object in distinct {
      var dice = Dice(object, seed)
      guard let text = writer.text(spelling, of: object.mark, &dice) else { continue }
      let answers = subject.geocoder.geocode(text)
      let hits = answers.distinct(spelling.first).map(object.isFound).filter(\.found)
      rate.add(found: !hits.isEmpty, isTie: hits.allSatisfy(\.isOther)) {
        Rate.Failure(object, query: text, answers: answers.map(\.formattedAddress))
      }
    }
    return rate
  }

  /// Objects at the same point count, and the building that contains it.
  private func reverse() -> Rate {
    var rate = Rate("reverse", "by its point", aim: 100)
    for object in subject.objects {
      guard let place = object.place else { continue }
      let answers = subject.geocoder.reverse(place)
      let isSelf = answers.first?.placemark.object == object.object
      let isFound = isSelf || answers.first.map { $0.isBuilding(at: place) } == true
      rate.add(found: isFound, isTie: !isSelf) {
        Rate.Failure(
          object, query: place.text,
          answers: answers.map { near in
            "\(near.placemark.formattedAddress), \(figure(near.metres, decimals: 1)) m"
          })
      }
    }
    return rate
  }
}

extension [Placemark] {
  /// The first answers, those of one address once.
  fileprivate func distinct(_ count: Int) -> [Placemark] {
    var seen: Set<AddressKey> = []
    let distinct = filter { !$0.isHouse || seen.insert(AddressKey($0)).inserted }
    return Array(distinct.prefix(count))
  }
}

extension Placemark {
  fileprivate var isHouse: Bool { matchLevel == .house || matchLevel == .interpolated }
}

extension Dice {
  /// The same for an object whatever others are asked for.
  init(_ object: AddressedObject, _ seed: Int) {
    self.init(seed: seed, Int(object.object.id), Int(object.object.kind.rawValue))
  }
}

extension Geocoder.Nearby {
  /// Two places nearer than this are one, metres.
  private static let samePlace = 0.1

  /// Whether it stands at a place, or is a house around it.
  fileprivate func isBuilding(at place: Coordinate) -> Bool {
    if Earth.distance(place, placemark.coordinate) < Self.samePlace { return true }
    return metres == 0 && placemark.subThoroughfare != nil
  }
}

extension Coordinate {
  /// Latitude and longitude in degrees.
  var text: String {
    [latitudeDegrees, longitudeDegrees].map { figure($0, decimals: 7) }.joined(separator: ",")
  }
}
