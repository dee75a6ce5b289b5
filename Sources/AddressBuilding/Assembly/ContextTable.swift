// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// Finds the places that something lies in, by its tags and by where it is; numbers each
/// combination once.
///
/// A place that is named in tags and is not on the map is made up, so that it is found all the
/// same: postcodes, and towns without a node.
struct ContextTable {
  private let finder: AreaFinder
  private let neighbours: Neighbours
  private let defaultCode: String
  private var places: PlaceDirectory
  /// Contexts by number; their places are numbers of `allPlaces`.
  private(set) var records = [ContextRecord()]
  private var idByRecord: [ContextRecord: UInt32] = [ContextRecord(): 0]
  private var idByKey: [Key: UInt32] = [:]

  /// All that a context follows from.
  private struct Key: Hashable {
    let city: StringID
    let suburb: StringID
    let neighbourhood: StringID
    let county: StringID
    let state: StringID
    let postcode: StringID
    let country: StringID
    let chain: AreaChain
  }

  init(
    _ collection: PlaceCollection, finder: AreaFinder, neighbours: Neighbours, country: String?
  ) {
    self.finder = finder
    self.neighbours = neighbours
    places = PlaceDirectory(collection)
    defaultCode = country ?? ""
  }

  /// The places collected, and behind them those made up.
  var allPlaces: [PlaceCollection.Place] { places.places }
  /// How many places were collected.
  var collectedCount: Int { places.collectedCount }
  var strings: StringTableBuilder { places.strings }
  var otherNames: [PlaceCollection.OtherName] { places.otherNames }

  /// The context of something at a location that was tagged with `words`.
  mutating func context(_ words: PlaceCollection.Words, at location: Coordinate) -> UInt32 {
    context(words, finder.areas(at: location), location)
  }

  private mutating func context(
    _ words: PlaceCollection.Words, _ chain: AreaChain, _ location: Coordinate
  ) -> UInt32 {
    let key = Key(
      city: words.city, suburb: words.suburb, neighbourhood: words.neighbourhood,
      county: words.county, state: words.state, postcode: words.postcode, country: words.country,
      chain: chain)
    if let id = idByKey[key], isNear(id, location) { return id }
    let id = id(of: record(words, chain, location))
    idByKey[key] = id
    return id
  }

  /// The same of what has a town and a postcode: those of the addresses around where neither its
  /// tags nor the map tell them.
  ///
  /// `street` is its number among the clusters, where it is known.
  mutating func addressContext(
    _ words: PlaceCollection.Words, at location: Coordinate, street: Int? = nil
  ) -> UInt32 {
    let chain = finder.areas(at: location)
    var words = words
    let spot = Neighbours.Spot(location: location, chain: chain, street: street)
    if words.city.isEmpty, chain.locality < 0, let city = neighbours.city(words, at: spot) {
      words.city = city
    }
    if words.postcode.isEmpty, chain.postcode < 0,
      let near = neighbours.postcode(words, at: spot),
      let postcode = places.shared(near.postcode, onStreet: near.isOnStreet)
    {
      words.postcode = postcode
    }
    return context(words, chain, location)
  }

  /// Whether the locality of a context that follows from the same tags is the one meant here: there
  /// may be several of a name, none of them around the place.
  private func isNear(_ id: UInt32, _ location: Coordinate) -> Bool {
    let locality = records[Int(id)].locality
    guard locality != ContextRecord.none else { return true }
    return places.reaches(Int(locality), location)
  }

  mutating func id(of record: ContextRecord) -> UInt32 {
    if let id = idByRecord[record] { return id }
    let id = UInt32(records.count)
    records.append(record)
    idByRecord[record] = id
    return id
  }

  private mutating func record(
    _ words: PlaceCollection.Words, _ chain: AreaChain, _ location: Coordinate
  ) -> ContextRecord {
    var record = ContextRecord()
    record.country = country(words, chain, location)
    let region = Region(country: record.country)
    record.locality = locality(words, chain, region, location)
    record.state = number(chain.state) ?? area(words.state, .state, record, words, location)
    record.county = number(chain.county) ?? area(words.county, .county, record, words, location)
    if let whole = number(chain.locality), whole != record.locality { record.municipality = whole }
    record.subLocality = subLocality(words, chain, region, location)
    if record.subLocality == record.locality { record.subLocality = ContextRecord.none }
    let neighbourhood = neighbourhood(words, chain, region, location)
    if ![record.locality, record.subLocality].contains(neighbourhood) {
      record.neighbourhood = neighbourhood
    }
    record.postcode = postcode(words, chain, region, location)
    return record
  }

  private typealias Region = PlaceDirectory.Region

  private func number(_ area: Int32) -> UInt32? { area >= 0 ? UInt32(area) : nil }

  private mutating func country(
    _ words: PlaceCollection.Words, _ chain: AreaChain, _ location: Coordinate
  ) -> UInt32 {
    if let area = number(chain.country) { return area }
    if words.country.isEmpty, let area = country(ofTown: chain) { return area }
    let isElsewhere = words.country.isEmpty && places.isWhole(country: defaultCode)
    let code =
      words.country.isEmpty ? isElsewhere ? "" : defaultCode : places.strings[words.country]
    return code.isEmpty ? ContextRecord.none : places.country(code, at: location)
  }

  /// The country of the town around, where that of the place itself is beyond what is on the map.
  private func country(ofTown chain: AreaChain) -> UInt32? {
    guard chain.locality >= 0 else { return nil }
    return number(finder.areas(at: places.places[Int(chain.locality)].location).country)
  }

  /// A state or county as the tags say, unless they repeat the town of `record`.
  private mutating func area(
    _ name: StringID, _ kind: PlaceKind, _ record: ContextRecord, _ words: PlaceCollection.Words,
    _ location: Coordinate
  ) -> UInt32 {
    guard !name.isEmpty else { return ContextRecord.none }
    let region = Region(country: record.country)
    let town = record.locality == ContextRecord.none ? nil : record.locality
    guard !places.repeats(name, kind, in: town, words, region) else { return ContextRecord.none }
    return places.place(named: name, kinds: [kind], orNew: kind, region, near: location)
  }

  private mutating func locality(
    _ words: PlaceCollection.Words, _ chain: AreaChain, _ region: Region, _ location: Coordinate
  ) -> UInt32 {
    guard !words.city.isEmpty else {
      return number(chain.locality) ?? ContextRecord.none
    }
    let around = [
      chain.locality, chain.subLocality, chain.neighbourhood, chain.county, chain.state,
    ]
    for area in around.compactMap(number) where places.isNamed(area, words.city) { return area }
    return places.place(
      named: words.city, kinds: [.city, .town, .village, .municipality, .hamlet, .suburb],
      orNew: .village, region, near: location)
  }

  private mutating func subLocality(
    _ words: PlaceCollection.Words, _ chain: AreaChain, _ region: Region, _ location: Coordinate
  ) -> UInt32 {
    let around = [chain.subLocality, chain.neighbourhood].compactMap(number)
    guard !words.suburb.isEmpty else { return around.first ?? ContextRecord.none }
    for area in around where places.isNamed(area, words.suburb) { return area }
    if places.repeats(words.suburb, .suburb, in: nil, words, region) {
      return around.first ?? ContextRecord.none
    }
    return places.place(
      named: words.suburb,
      kinds: [.borough, .suburb, .quarter, .neighbourhood, .hamlet, .village], orNew: .suburb,
      region, near: location)
  }

  /// Only a neighbourhood in a suburb is one: elsewhere it stands for the suburb.
  private mutating func neighbourhood(
    _ words: PlaceCollection.Words, _ chain: AreaChain, _ region: Region, _ location: Coordinate
  ) -> UInt32 {
    let around = number(chain.neighbourhood)
    guard !words.neighbourhood.isEmpty else { return around ?? ContextRecord.none }
    if let around, places.isNamed(around, words.neighbourhood) { return around }
    return places.place(
      named: words.neighbourhood, kinds: [.suburb, .quarter, .neighbourhood, .hamlet],
      orNew: .neighbourhood, region, near: location)
  }

  private mutating func postcode(
    _ words: PlaceCollection.Words, _ chain: AreaChain, _ region: Region, _ location: Coordinate
  ) -> UInt32 {
    let area = number(chain.postcode)
    guard !words.postcode.isEmpty else { return area ?? ContextRecord.none }
    if let area, places.isNamed(area, words.postcode) { return area }
    return places.postcode(words.postcode, region, at: location)
  }
}
