// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

/// Times searches of every kind.
struct TimeRun {
  private(set) var times: [QueryTimes] = []
  let touched: TouchedMemory?
  /// SQLite on the same, or why there is none; `nil` where nothing is timed.
  let fullText: Result<FullTextSearch, SQLiteError>?

  init(
    _ subject: GeocodeSubject, _ writer: AddressWriter, _ crossings: [Crossing],
    _ options: GeocodeOptions
  ) {
    let queries = GeocodeQueries(subject, writer, options)
    let plan = TimePlan(rounds: options.rounds, seed: options.seed)
    let geocoder = subject.geocoder
    times = [
      QueryTimes("freeText", "free text", aim: 200, queries.texts, plan) {
        geocoder.geocode($0).count
      },
      QueryTimes("typeAhead", "type-ahead, every length", aim: 150, queries.prefixes, plan) {
        geocoder.geocode($0.text, $0.options).count
      },
      QueryTimes("misspelled", "with a wrong letter", aim: 1_000, queries.misspelled, plan) {
        geocoder.geocode($0).count
      },
      QueryTimes("reverse", "reverse, at a house", aim: 20, queries.places, plan) {
        geocoder.reverse($0).count
      },
      QueryTimes("reverseNearby", "reverse, up to 100 m away", queries.nearPlaces, plan) {
        geocoder.reverse($0).count
      },
      QueryTimes("category", "nearest of a category", queries.categories, plan) {
        geocoder.search($0).count
      },
      QueryTimes("crossings", "crossings of streets", crossings.map(\.text), plan) {
        geocoder.geocode($0).count
      },
    ]
    .filter { !$0.measurement.nanoseconds.isEmpty }
    guard let own = times.first else {
      touched = nil
      fullText = nil
      return
    }
    touched = TouchedMemory(subject.container, queries.texts.prefix(200)) {
      _ = geocoder.geocode($0)
    }
    fullText = Result { () throws(SQLiteError) in
      do {
        return try FullTextSearch(subject.index, queries.texts, plan, beside: own)
      } catch let error as SQLiteError { throw error } catch {
        throw SQLiteError(description: "\(error)")
      }
    }
  }
}

/// What is asked in every kind of search.
struct GeocodeQueries {
  let texts: [String]
  let prefixes: [Prefix]
  let misspelled: [String]
  let places: [Coordinate]
  let nearPlaces: [Coordinate]
  let categories: [Geocoder.LocalSearch]

  /// What stands in a field while an address is typed.
  struct Prefix {
    let text: String
    let options: Geocoder.Options
  }

  /// How far around a house somebody asks what is there, metres.
  private static let farthest = 100.0

  init(_ subject: GeocodeSubject, _ writer: AddressWriter, _ options: GeocodeOptions) {
    var dice = Dice(seed: options.seed, options.queries)
    var objects = subject.distinctObjects()
    objects.shuffle(using: &dice)
    let chosen = objects.prefix(options.queries)
    texts = chosen.compactMap { writer.text(.formatted, of: $0.mark, &dice) }
    misspelled = chosen.compactMap { writer.text(.misspelled, of: $0.mark, &dice) }
    prefixes = Self.prefixes(objects, options.queries, &dice)
    places = chosen.compactMap(\.place)
    nearPlaces = places.map { dice.place(near: $0, metres: Self.farthest) }
    categories = Self.categories(subject.index, places, &dice)
  }

  /// Every beginning of as many addresses as there is room for.
  private static func prefixes(
    _ objects: [AddressedObject], _ count: Int, _ dice: inout Dice
  ) -> [Prefix] {
    var prefixes: [Prefix] = []
    for object in objects {
      if prefixes.count >= count { break }
      var options = Geocoder.Options(near: object.place)
      options.isUnfinished = true
      let text = object.mark.formattedAddress
      prefixes += (1...max(1, text.count)).map {
        Prefix(text: String(text.prefix($0)), options: options)
      }
    }
    return prefixes
  }

  /// For each place a category, as often as the map has it.
  private static func categories(
    _ index: PlaceIndex, _ places: [Coordinate], _ dice: inout Dice
  ) -> [Geocoder.LocalSearch] {
    guard index.pointCount > 0 else { return [] }
    return places.compactMap { place in
      let point = UInt32(dice.below(index.pointCount))
      return index.placemark(.point(point)).category.map {
        Geocoder.LocalSearch("", near: place, category: $0)
      }
    }
  }
}

extension Dice {
  /// A place in a square around another.
  fileprivate mutating func place(near place: Coordinate, metres: Double) -> Coordinate {
    let units = metres / Earth.metresPerUnit
    func moved(_ value: Int32, _ by: Double, _ limit: Int32) -> Int32 {
      Int32(max(-Double(limit), min(Double(limit), Double(value) + by)))
    }
    let north = number(-units...units), east = number(-units...units)
    return Coordinate(
      latitude: moved(place.latitude, north, 900_000_000),
      longitude: moved(place.longitude, east, 1_800_000_000))
  }
}
