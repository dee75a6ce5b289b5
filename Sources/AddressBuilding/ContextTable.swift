// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// The strings of the index that is built, taken over from the collection as they are used.
struct OutputStrings {
  private let source: StringTable
  private var builder = StringTableBuilder()
  private var idBySource: [StringID?]

  init(_ source: StringTable) {
    self.source = source
    idBySource = Array(repeating: nil, count: source.count)
  }

  mutating func id(_ string: StringID) -> StringID {
    if let id = idBySource[Int(string.rawValue)] { return id }
    let id = builder.intern(source[string])
    idBySource[Int(string.rawValue)] = id
    return id
  }

  mutating func intern(_ string: String) -> StringID { builder.intern(string) }

  func build() -> StringTable { builder.build() }
}

/// Completes the words of addresses from the places around them; numbers each combination once.
struct ContextTable {
  private let places: [PlaceCollection.Place]
  private let finder: LocalityFinder
  private let source: StringTable
  private let defaultCode: String
  var strings: OutputStrings
  private(set) var records = [ContextRecord()]
  private var idByRecord: [ContextRecord: UInt32] = [ContextRecord(): 0]

  init(_ collection: PlaceCollection, source: StringTable, finder: LocalityFinder, country: String?)
  {
    places = collection.places
    self.finder = finder
    self.source = source
    strings = OutputStrings(source)
    defaultCode = country ?? ""
  }

  /// The context of something at a location that was tagged with `words`.
  mutating func context(_ words: PlaceCollection.Words, at location: Coordinate) -> UInt32 {
    var record = ContextRecord()
    record.locality = locality(words, at: location)
    record.subLocality =
      words.suburb.isEmpty ? name(finder.suburb(at: location)) : strings.id(words.suburb)
    if record.subLocality == record.locality { record.subLocality = .empty }
    record.subAdministrativeArea = strings.id(words.county)
    record.administrativeArea = strings.id(words.state)
    record.postalCode = strings.id(words.postcode)
    let code = words.country.isEmpty ? defaultCode : source[words.country]
    record.isoCountryCode = strings.intern(code)
    record.country = strings.intern(Countries.name(code) ?? "")
    return id(of: record)
  }

  mutating func id(of record: ContextRecord) -> UInt32 {
    if let id = idByRecord[record] { return id }
    let id = UInt32(records.count)
    records.append(record)
    idByRecord[record] = id
    return id
  }

  private mutating func locality(
    _ words: PlaceCollection.Words, at location: Coordinate
  ) -> StringID {
    words.city.isEmpty ? name(finder.settlement(at: location)) : strings.id(words.city)
  }

  private mutating func name(_ place: Int?) -> StringID {
    place.map { strings.id(places[$0].names.name) } ?? .empty
  }
}
