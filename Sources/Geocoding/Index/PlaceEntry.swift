// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import SpatialIndex

/// Something found: an address, or a thing with a name.
package enum PlaceEntry: Hashable, Sendable {
  /// A house by the number of its block and its position there.
  case house(block: UInt32, position: UInt8)
  case street(UInt32)
  case place(UInt32)
  case point(UInt32)
}

extension PlaceIndex {
  package var addressCount: Int { Int(counts.addresses) }
  package var streetCount: Int { Int(counts.streets) }
  package var placeCount: Int { Int(counts.places) }
  package var pointCount: Int { Int(counts.points) }

  /// The number among named things of the first street, and of the first point of interest.
  var firstStreet: UInt32 { counts.places }
  var firstPoint: UInt32 { counts.places + counts.streets }

  /// The named thing of a number, as an entry; `nil` where there is none.
  func entry(ofThing thing: UInt32) -> PlaceEntry? {
    guard Int(thing) < things.count else { return nil }
    if thing < firstStreet { return .place(thing) }
    return thing < firstPoint ? .street(thing - firstStreet) : .point(thing - firstPoint)
  }

  /// The number of an entry among named things; of a house, its street's.
  func thing(of entry: PlaceEntry) -> UInt32 {
    switch entry {
    case .house(let block, _): firstStreet + houses.street(ofBlock: Int(block))
    case .street(let street): firstStreet + street
    case .place(let place): place
    case .point(let point): firstPoint + point
    }
  }

  package func house(block: UInt32, position: UInt8) -> House? {
    var left = Int(position)
    var found: House?
    houses.forEachHouse(inBlock: Int(block)) {
      if left == 0 { found = $0 }
      left -= 1
      return left >= 0
    }
    return found
  }

  package func object(of entry: PlaceEntry) -> ObjectID? {
    if case .house(let block, let position) = entry {
      return house(block: block, position: position)?.object
    }
    let thing = Int(thing(of: entry))
    return thing < things.count ? things.objects[thing].object : nil
  }

  package func kind(ofPlace place: UInt32) -> PlaceKind {
    guard Int(place) < placeRecords.count else { return .locality }
    return PlaceKind(rawValue: UInt8(truncatingIfNeeded: placeRecords[place].kind)) ?? .locality
  }

  /// The entries of an OSM object: several where it has several house numbers; those of its own
  /// before those of lines and ranges of numbers.
  package func entries(of object: ObjectID) -> [PlaceEntry] {
    var entries: [PlaceEntry] = []
    for home in objects.homes(of: object, below: things.count + houses.blockCount) {
      if Int(home) < things.count {
        guard things.objects[home].object == object, let entry = entry(ofThing: home) else {
          continue
        }
        entries.append(entry)
      } else {
        let block = home - UInt32(things.count)
        for (position, house) in houses.houses(inBlock: Int(block)).enumerated()
        where house.object == object && house.standing == .real {
          entries.append(.house(block: block, position: UInt8(position)))
        }
      }
    }
    // A house says more than the name of its object.
    return entries.filter(\.isHouse) + entries.filter { !$0.isHouse }
  }

  /// The box around all houses and streets.
  var bounds: BoundingBox? {
    var box = houses.tree.bounds
    box.extend(to: lines.tree.bounds)
    return box.isEmpty ? nil : box
  }

  /// What a named thing's text will be, but for what it lies in.
  func textKey(ofThing thing: UInt32) -> Candidate.TextKey {
    Candidate.TextKey(name: things.names[thing].rawValue, number: .max)
  }

  /// The name that a string is, `nil` where it is none.
  func name(of string: StringID) -> UInt32? {
    string.rawValue > 0 && string.rawValue <= counts.names ? string.rawValue - 1 : nil
  }

  /// Whether a street is an answer itself, and not only the place that numbers its houses.
  func isAnswer(street: UInt32) -> Bool { things.importance[firstStreet + street] > 0 }

  /// A house number as tagged.
  func number(_ position: UInt32) -> String? {
    numberTexts.element(position).flatMap { text(StringID(rawValue: $0)) }
  }

  /// A string, `nil` where it is empty.
  func text(_ id: StringID) -> String? { id.isEmpty ? nil : strings[id] }
}

extension PlaceEntry {
  var isPlace: Bool {
    if case .place = self { return true }
    return false
  }

  var isHouse: Bool {
    if case .house = self { return true }
    return false
  }
}

extension PlaceIndex {
  /// All houses that are objects of their own, in their order.
  package var allHouses: [PlaceEntry] {
    (0..<houses.blockCount).flatMap { block in
      houses.houses(inBlock: block).enumerated().filter { $1.standing == .real }.map {
        .house(block: UInt32(block), position: UInt8($0.offset))
      }
    }
  }
}
