// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// Writes the drafts of places, streets and points as the parts of an index, with final numbers.
struct PartsWriter {
  private let assembly: PlaceIndexAssembly
  private var strings: NameNumbering
  private var contexts: FinalContexts
  private(set) var parts = PlaceIndexParts()

  init(_ assembly: PlaceIndexAssembly) {
    self.assembly = assembly
    var names: Set<StringID> = []
    for thing in assembly.places + assembly.points { names.formUnion(thing.allNames) }
    for street in assembly.streets { names.formUnion(street.thing.allNames) }
    for address in assembly.pointAddresses { names.insert(address.street) }
    names.remove(.empty)
    strings = NameNumbering(names: names, in: assembly.contexts.strings)
    contexts = FinalContexts(assembly)
  }

  mutating func write() {
    let streets = assembly.streets.map(\.thing)
    parts.counts.names = UInt32(strings.nameCount)
    parts.counts.places = UInt32(assembly.places.count)
    parts.counts.streets = UInt32(streets.count)
    parts.counts.points = UInt32(assembly.points.count)
    for (place, kind) in zip(assembly.places, assembly.placeKinds) {
      add(place)
      parts.placeRecords.append(PlaceRecord(kind: kind.kind, isoCode: strings.id(kind.isoCode)))
    }
    for street in assembly.streets { add(street) }
    for (point, address) in zip(assembly.points, assembly.pointAddresses) { add(point, address) }
    strings.write(assembly.places + streets + assembly.points, to: &parts)
    writeNumbers()
    writeCategories()
    contexts.write(to: &parts)
    addObjects()
    parts.strings = strings.strings()
  }

  private mutating func add(_ thing: ThingDraft) {
    if !thing.outline.isEmpty {
      parts.outlines.add(thing.outline, of: UInt32(parts.thingNames.count))
    }
    parts.thingNames.append(strings.id(thing.name))
    parts.thingContexts.append(contexts.number(thing.context))
    parts.thingLocations.append(thing.location)
    parts.thingObjects.append(StoredObject(thing.object))
    parts.thingImportance.append(thing.importance)
    let others = thing.otherNames.filter { !$0.key.isEmpty }
    parts.thingOthers.append(
      others.flatMap { [strings.id($0.key).rawValue, strings.id($0.name).rawValue] })
  }

  private mutating func add(_ street: StreetDraft) {
    add(street.thing)
    parts.streetContexts.append(street.otherContexts.map { contexts.number($0) })
    parts.lines.addStreet(street.lines)
    parts.houses.addStreet(street.houses.map { house(of: $0) })
  }

  private mutating func house(of placed: PlacedHouse) -> House {
    let address = assembly.collection.addresses[placed.address]
    var house = House(
      location: address.location, number: placed.number, object: address.object,
      context: contexts.number(placed.context))
    house.unit = strings.id(address.unit)
    house.standing =
      address.isInterpolated ? .interpolated : address.isOfRange ? .ofRange : .real
    if house.standing == .real {
      house.outline = HouseOutline.corners(of: assembly.collection.rings(of: address.outline))
      parts.counts.addresses += 1
    }
    parts.counts.houses += 1
    return house
  }

  private mutating func add(_ point: ThingDraft, _ address: PointAddress) {
    add(point)
    var record = assembly.collection.points[address.point].record
    record.category = strings.id(record.category)
    record.phone = strings.id(record.phone)
    record.url = strings.id(record.url)
    record.openingHours = strings.id(record.openingHours)
    record.houseNumber = strings.id(address.houseNumber)
    record.numberKey = assembly.numbers.rank(of: address.houseNumber)
    record.street = strings.id(address.street)
    parts.points.append(record)
  }

  private mutating func writeNumbers() {
    parts.numberKeys = assembly.numbers.keys
    for texts in assembly.numbers.texts {
      parts.numberTexts.append(texts.map { strings.id($0).rawValue })
    }
  }

  /// Lists the points of each category; categories by the bytes of their values, then of all.
  private mutating func writeCategories() {
    var pointsByCategory: [StringID: [UInt32]] = [:]
    for (number, point) in parts.points.enumerated() where !point.category.isEmpty {
      pointsByCategory[point.category, default: []].append(UInt32(number))
    }
    let texts = strings.strings()
    let sorted = pointsByCategory.map { (key: CategoryKey(texts[$0.key]), category: $0) }
      .sorted { $0.key < $1.key }
    for (_, category) in sorted {
      parts.categories.append(category.key)
      parts.categoryPoints.append(ascending: category.value)
    }
  }

  private mutating func addObjects() {
    for (thing, stored) in parts.thingObjects.enumerated() {
      if let object = stored.object { parts.objectHomes.append((object, UInt32(thing))) }
    }
    let first = UInt32(parts.thingNames.count)
    var block = 0
    for street in assembly.streets {
      for (position, house) in street.houses.enumerated() {
        let address = assembly.collection.addresses[house.address]
        if address.isInterpolated || address.isOfRange { continue }
        let home = first + UInt32(block + position / HouseBlocks.blockSize)
        parts.objectHomes.append((address.object, home))
      }
      block += (street.houses.count + HouseBlocks.blockSize - 1) / HouseBlocks.blockSize
    }
  }
}

/// What outlines of houses are stored as: the outer ring, no more corners than tell its shape.
enum HouseOutline {
  /// Corners that are kept whatever they add.
  private static let cornerLimit = 4
  /// What a wall may be moved where there are more, metres.
  private static let toleranceMetres = 1.0

  static func corners(of rings: [[Coordinate]]) -> [Coordinate] {
    guard let ring = rings.first, ring.count > 2 else { return [] }
    if ring.count <= cornerLimit { return ring }
    let line = simplified(ring + [ring[0]], metres: toleranceMetres)
    return line.count > 3 ? Array(line.dropLast()) : ring
  }
}

/// Contexts that are used, in the order of their first use, with the final numbers of places.
private struct FinalContexts {
  private let assembly: PlaceIndexAssembly
  private var numberByDraft: [UInt32?]
  private var records: [ContextRecord] = []

  init(_ assembly: PlaceIndexAssembly) {
    self.assembly = assembly
    numberByDraft = Array(repeating: nil, count: assembly.contexts.records.count)
    _ = number(0)
  }

  mutating func number(_ draft: UInt32) -> UInt32 {
    if let number = numberByDraft[Int(draft)] { return number }
    let number = UInt32(records.count)
    records.append(
      assembly.contexts.records[Int(draft)].renumbered { assembly.placeNumbers[Int($0)] })
    numberByDraft[Int(draft)] = number
    return number
  }

  func write(to parts: inout PlaceIndexParts) {
    parts.contexts = records
    var contextsOfPlace: [[UInt32]] = Array(repeating: [], count: assembly.places.count)
    for (number, record) in records.enumerated() {
      for place in Set(record.places) where place != ContextRecord.none {
        contextsOfPlace[Int(place)].append(UInt32(number))
      }
    }
    for list in contextsOfPlace { parts.placeContexts.append(ascending: list) }
  }
}
