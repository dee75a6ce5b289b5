// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

extension PlaceIndex {
  /// A named thing or address in words, in the context of `context` where that is given, and with
  /// names in a language (ISO 639-1) where they are known in it.
  package func placemark(
    _ entry: PlaceEntry, context: UInt32? = nil, language: String? = nil
  ) -> Placemark {
    let writer = PlacemarkWriter(index: self, language: language)
    switch entry {
    case .house(let block, let position):
      guard let house = house(block: block, position: position) else {
        return Placemark(coordinate: Coordinate(latitude: 0, longitude: 0), matchLevel: .house)
      }
      return writer.house(house, onStreet: houses.street(ofBlock: Int(block)))
    case .street(let street): return writer.street(street, context)
    case .place(let place): return writer.place(place, context)
    case .point(let point): return writer.point(point)
    }
  }

  /// How exactly an answer of this entry matches.
  func level(of entry: PlaceEntry) -> MatchLevel {
    switch entry {
    case .house(let block, let position):
      house(block: block, position: position)?.standing == .interpolated ? .interpolated : .house
    case .street: .street
    case .place(let place): kind(ofPlace: place) == .postcode ? .postcode : .place
    case .point: .poi
    }
  }

  /// Where an entry is.
  func location(of entry: PlaceEntry) -> Coordinate {
    if case .house(let block, let position) = entry {
      return house(block: block, position: position)?.location
        ?? Coordinate(latitude: 0, longitude: 0)
    }
    let thing = Int(thing(of: entry))
    return thing < things.count ? things.locations[thing] : Coordinate(latitude: 0, longitude: 0)
  }
}

/// Writes what the index holds as placemarks.
struct PlacemarkWriter {
  let index: PlaceIndex
  /// ISO 639-1, `nil` for names as they stand on signs.
  let language: String?

  func house(_ house: House, onStreet street: UInt32) -> Placemark {
    var mark = Placemark(
      coordinate: house.location,
      matchLevel: house.standing == .interpolated ? .interpolated : .house, object: house.object)
    fill(&mark, from: house.context)
    mark.thoroughfare = name(of: index.firstStreet + street)
    mark.subThoroughfare = index.number(house.number)
    mark.unit = index.text(house.unit)
    mark.name = AddressFormat(of: mark.isoCountryCode, sample: mark.thoroughfare).street(
      mark.thoroughfare, mark.subThoroughfare)
    return mark
  }

  func street(_ street: UInt32, _ context: UInt32?) -> Placemark {
    var mark = named(index.firstStreet + street, .street, context)
    mark.thoroughfare = mark.name
    return mark
  }

  func place(_ place: UInt32, _ context: UInt32?) -> Placemark {
    let kind = index.kind(ofPlace: place)
    var mark = named(place, kind == .postcode ? .postcode : .place, nil)
    // Of several postcodes the one asked for.
    if let context, Int(context) < index.contexts.count {
      mark.postalCode = placeName(index.contexts[context].postcode)
    }
    mark.category = "place=\(kind)"
    return mark
  }

  func point(_ point: UInt32) -> Placemark {
    let record = index.points[point]
    var mark = named(index.firstPoint + point, .poi, nil)
    mark.thoroughfare = index.text(record.street)
    mark.subThoroughfare = index.text(record.houseNumber)
    mark.phone = index.text(record.phone)
    mark.url = index.text(record.url)
    mark.openingHours = index.text(record.openingHours)
    mark.category = index.text(record.category)
    return mark
  }

  private func named(_ thing: UInt32, _ level: MatchLevel, _ context: UInt32?) -> Placemark {
    var mark = Placemark(
      coordinate: index.things.locations[thing], matchLevel: level,
      object: index.things.objects[thing].object)
    fill(&mark, from: context ?? index.things.contexts[thing])
    mark.name = name(of: thing)
    return mark
  }

  private func fill(_ mark: inout Placemark, from context: UInt32) {
    guard Int(context) < index.contexts.count else { return }
    let record = index.contexts[context]
    mark.neighbourhood = placeName(record.neighbourhood)
    mark.subLocality = placeName(record.subLocality)
    mark.locality = placeName(record.locality)
    mark.subAdministrativeArea = placeName(record.county)
    mark.administrativeArea = stateName(record.state)
    mark.postalCode = placeName(record.postcode)
    mark.country = placeName(record.country)
    if Int(record.country) < index.placeRecords.count {
      mark.isoCountryCode = index.text(index.placeRecords[record.country].isoCode)
    }
  }

  /// Countries that write states by their short forms.
  private static let shortStates = ["US-", "CA-", "AU-", "BR-"]

  private func stateName(_ place: UInt32) -> String? {
    guard let name = placeName(place) else { return nil }
    let code = index.text(index.placeRecords[place].isoCode) ?? ""
    guard Self.shortStates.contains(where: { code.hasPrefix($0) }) else { return name }
    return Regions.names(of: code)?.short ?? name
  }

  private func placeName(_ place: UInt32) -> String? {
    place < index.counts.places ? name(of: place) : nil
  }

  /// What a thing is called, in the language asked for where it has a name in it.
  func name(of thing: UInt32) -> String? {
    guard Int(thing) < index.things.count else { return nil }
    return language.flatMap { localName(of: thing, $0) } ?? index.text(index.things.names[thing])
  }

  private func localName(of thing: UInt32, _ language: String) -> String? {
    let wanted = "name:\(language)"
    var list = index.things.otherNames.numbers(Int(thing))
    while let key = list.next(), let name = list.next() {
      if index.strings[StringID(rawValue: key)] == wanted {
        return index.text(StringID(rawValue: name))
      }
    }
    return nil
  }
}
