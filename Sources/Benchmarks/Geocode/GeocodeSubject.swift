// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// A map's index, and the objects that it is asked for.
struct GeocodeSubject {
  let container: Container
  let geocoder: Geocoder
  /// Of the list; `nil` where the index's own houses are asked for.
  let objectsPath: String?
  /// Objects with a street or place and a number, each number of them.
  let objectCount: Int
  /// A sample of these.
  let objects: [AddressedObject]
  /// Objects of the list with neither street nor place.
  let streetless: [ObjectID]

  var index: PlaceIndex { geocoder.index }

  init(_ options: GeocodeOptions) throws {
    let container = try Container(path: options.path)
    let index = try PlaceIndex(container: container)
    self.container = container
    geocoder = Geocoder(index: index)
    objectsPath = options.objectsPath
    var dice = Dice(seed: options.seed)
    if let path = options.objectsPath {
      let list = try AddressList(path: path)
      streetless = list.streetless
      objectCount = list.entries.count
      objects = dice.sample(list.entries, options.sample).map { [geocoder] entry in
        AddressedObject(entry, in: geocoder)
      }
    } else {
      let houses = index.allHouses
      streetless = []
      objectCount = houses.count
      objects = dice.sample(houses, options.sample).compactMap {
        AddressedObject(house: $0, in: index)
      }
    }
    // Objects that are asked for by their address must have one.
    guard !objects.isEmpty else {
      throw WrongResult(description: "\(options.objectsPath ?? options.path) has no addresses")
    }
  }

  /// The first object of each address.
  func distinctObjects() -> [AddressedObject] {
    var seen: Set<AddressKey> = []
    return objects.filter { seen.insert($0.key).inserted }
  }

  /// Brings all of the index into memory, and maps it, so that no query waits for a disk.
  func touchAll() throws {
    for section in container.sections where section.name.hasPrefix("places.") {
      try container.verifyChecksum(of: section)
    }
  }
}

extension AddressedObject {
  init?(house: PlaceEntry, in index: PlaceIndex) {
    mark = index.placemark(house)
    guard let object = mark.object else { return nil }
    self.object = object
    place = mark.coordinate
    tagged = nil
    isInMap = true
  }

  init(_ entry: AddressList.Entry, in geocoder: Geocoder) {
    object = entry.object
    place = entry.place
    tagged = TaggedAddress(number: entry.number, street: entry.street)
    let marks = geocoder.placemarks(of: entry.object).filter { $0.subThoroughfare != nil }
    let number = AddressKey.key(ofNumber: entry.number)
    let own = marks.first { AddressKey($0).number == number } ?? marks.first
    isInMap = own != nil
    mark = own ?? Placemark(entry)
  }
}

extension Placemark {
  /// What tags alone say.
  fileprivate init(_ entry: AddressList.Entry) {
    let somewhere = Coordinate(latitude: 0, longitude: 0)
    self.init(coordinate: entry.place ?? somewhere, matchLevel: .house, object: entry.object)
    thoroughfare = entry.street
    subThoroughfare = entry.number
    locality = entry.city.isEmpty ? nil : entry.city
    postalCode = entry.postcode.isEmpty ? nil : entry.postcode
  }
}

extension Dice {
  /// Some elements in their order: all where there are no more than `count`.
  mutating func sample<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    guard elements.count > count else { return elements }
    var left = count
    var sample: [Element] = []
    for (index, element) in elements.enumerated() where left > 0 {
      guard below(elements.count - index) < left else { continue }
      sample.append(element)
      left -= 1
    }
    return sample
  }
}
