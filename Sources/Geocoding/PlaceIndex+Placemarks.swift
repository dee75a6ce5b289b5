// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile

/// Something found: an address, or a thing with a name.
package enum PlaceEntry: Hashable, Sendable {
  case house(UInt32)
  case street(UInt32)
  case place(UInt32)
  case point(UInt32)
}

extension PlaceIndex {
  package var addressCount: Int { Int(counts.addresses) }
  package var streetCount: Int { Int(counts.streets) }
  package var placeCount: Int { Int(counts.places) }
  package var pointCount: Int { Int(counts.points) }

  /// The number among named things of the first place, and of the first point of interest.
  var firstPlace: UInt32 { counts.streets }
  var firstPoint: UInt32 { counts.streets + counts.places }

  /// What an entry number stands for, `nil` where the index has none of that number.
  package func entry(_ number: UInt32) -> PlaceEntry? {
    if number < counts.addresses { return .house(number) }
    return thing(number - counts.addresses)
  }

  /// The named thing of a number, as an entry.
  func thing(_ number: UInt32) -> PlaceEntry? {
    guard Int(number) < named.count else { return nil }
    if number < firstPlace { return .street(number) }
    return number < firstPoint ? .place(number - firstPlace) : .point(number - firstPoint)
  }

  package func object(of entry: PlaceEntry) -> ObjectID {
    if case .house(let house) = entry { return houses[house].object }
    return record(of: entry).object
  }

  package func location(of entry: PlaceEntry) -> Coordinate {
    if case .house(let house) = entry { return houses[house].location }
    return record(of: entry).location
  }

  /// The record of a named thing; of a house, its street's.
  func record(of entry: PlaceEntry) -> NamedRecord {
    switch entry {
    case .house(let house): named[houseRuns.owner(of: Int(house))]
    case .street(let street): named[street]
    case .place(let place): named[firstPlace + place]
    case .point(let point): named[firstPoint + point]
    }
  }

  /// How exactly an answer of this entry matches.
  func level(of entry: PlaceEntry) -> MatchLevel {
    switch entry {
    case .house: .house
    case .street: .street
    case .place(let place): kinds[place] == PlaceKind.postcode.rawValue ? .postcode : .place
    case .point: .poi
    }
  }

  /// The entries of an OSM object: several where it has several house numbers.
  package func entries(of object: ObjectID) -> [PlaceEntry] {
    var low = 0, high = byObject.count
    while low < high {
      let middle = (low + high) / 2
      let found = entry(byObject[middle]).map { self.object(of: $0) }
      if let found, found < object { low = middle + 1 } else { high = middle }
    }
    var entries: [PlaceEntry] = []
    while low < byObject.count, let entry = entry(byObject[low]), self.object(of: entry) == object {
      entries.append(entry)
      low += 1
    }
    return entries
  }

  /// A named thing or address in words, in the context of `context` where that is given.
  package func placemark(_ entry: PlaceEntry, context: UInt32? = nil) -> Placemark {
    switch entry {
    case .house(let house): houseMark(houses[house], street: record(of: entry))
    case .street: streetMark(record(of: entry), context)
    case .place(let place): placeMark(place, record(of: entry), context)
    case .point(let point): pointMark(points[point], record(of: entry))
    }
  }

  private func houseMark(_ house: AddressRecord, street: NamedRecord) -> Placemark {
    var mark = Placemark(coordinate: house.location, matchLevel: .house, object: house.object)
    fill(&mark, from: house.context)
    mark.thoroughfare = text(street.name)
    mark.subThoroughfare = number(house.number)
    mark.name = AddressFormat(of: mark.isoCountryCode).street(
      mark.thoroughfare, mark.subThoroughfare)
    return mark
  }

  private func streetMark(_ street: NamedRecord, _ context: UInt32?) -> Placemark {
    var mark = Placemark(coordinate: street.location, matchLevel: .street, object: street.object)
    fill(&mark, from: context ?? street.context)
    mark.thoroughfare = text(street.name)
    mark.name = mark.thoroughfare
    return mark
  }

  private func placeMark(_ place: UInt32, _ record: NamedRecord, _ context: UInt32?) -> Placemark {
    let kind = PlaceKind(rawValue: kinds[place]) ?? .locality
    var mark = Placemark(
      coordinate: record.location, matchLevel: kind == .postcode ? .postcode : .place,
      object: record.object)
    fill(&mark, from: context ?? record.context)
    mark.name = text(record.name)
    mark.category = "place=\(kind)"
    return mark
  }

  private func pointMark(_ point: PointRecord, _ record: NamedRecord) -> Placemark {
    var mark = Placemark(coordinate: record.location, matchLevel: .poi, object: record.object)
    fill(&mark, from: record.context)
    mark.name = text(record.name)
    mark.thoroughfare = text(point.street)
    mark.subThoroughfare = text(point.houseNumber)
    mark.phone = text(point.phone)
    mark.url = text(point.url)
    mark.openingHours = text(point.openingHours)
    mark.category = text(point.category)
    return mark
  }

  private func fill(_ mark: inout Placemark, from context: UInt32) {
    guard Int(context) < contexts.count else { return }
    let record = contexts[context]
    mark.subLocality = text(record.subLocality)
    mark.locality = text(record.locality)
    mark.subAdministrativeArea = text(record.subAdministrativeArea)
    mark.administrativeArea = text(record.administrativeArea)
    mark.postalCode = text(record.postalCode)
    mark.country = text(record.country)
    mark.isoCountryCode = text(record.isoCountryCode)
  }

  /// A house number as tagged.
  func number(_ position: UInt32) -> String? {
    numberTexts.element(position).flatMap { text(StringID(rawValue: $0)) }
  }

  /// A string, `nil` where it is empty.
  func text(_ id: StringID) -> String? { id.isEmpty ? nil : strings[id] }
}
