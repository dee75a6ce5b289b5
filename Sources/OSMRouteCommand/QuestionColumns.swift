// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// The columns of a CSV file that make questions, by the names in its header.
struct QuestionColumns: Sendable {
  /// What the questions of a command are.
  enum Kind: Sendable {
    /// An address, as a text or in parts.
    case address
    /// A text, and the place to look around.
    case text
    /// A place by its coordinates.
    case coordinate
  }

  private typealias Part = any WritableKeyPath<StructuredAddress, String> & Sendable

  /// How many columns there are.
  let count: Int
  private let kind: Kind
  private let text: Int?
  private let latitude: Int?
  private let longitude: Int?
  private let houseNumber: Int?
  private let parts: [(column: Int, part: Part)]

  private static let textNames = ["query", "text", "address"]
  private static let latitudeNames = ["latitude", "lat"]
  private static let longitudeNames = ["longitude", "lon", "lng"]
  private static let houseNumberNames = ["housenumber", "house_number"]
  private static let partNames: [String: Part] = [
    "amenity": \.amenity, "street": \.street, "neighbourhood": \.neighbourhood,
    "neighborhood": \.neighbourhood, "city": \.city, "county": \.county, "state": \.state,
    "country": \.country, "postcode": \.postalCode, "postalcode": \.postalCode,
    "postal_code": \.postalCode, "zip": \.postalCode,
  ]

  /// Throws `badInput` where the columns make no question.
  init(header: [String], for kind: Kind) throws {
    let names = header.map { CSV.trimmed($0).lowercased() }
    func column(_ wanted: [String]) -> Int? {
      wanted.lazy.compactMap { names.firstIndex(of: $0) }.first
    }
    count = header.count
    self.kind = kind
    text = column(Self.textNames)
    latitude = column(Self.latitudeNames)
    longitude = column(Self.longitudeNames)
    houseNumber = column(Self.houseNumberNames)
    parts = names.enumerated().compactMap { column, name in
      Self.partNames[name].map { (column, $0) }
    }
    let isEnough =
      text != nil
      || (kind == .coordinate ? latitude != nil && longitude != nil : !parts.isEmpty)
    guard isEnough else {
      throw CommandError(
        code: .badInput,
        message: "standard input, line 1: no column is called \(Self.wanted(kind)); the first line "
          + "names the columns")
    }
  }

  private static func wanted(_ kind: Kind) -> String {
    kind == .coordinate
      ? "latitude and longitude (or lat and lon)"
      : "query (or text), nor street, city, postcode, state, country"
  }

  /// The question of a record that has as many fields as there are columns.
  func question(_ fields: [String]) -> PlaceQuestion {
    let place = latitude.flatMap { latitude in
      longitude.map { "\(CSV.trimmed(fields[latitude])),\(CSV.trimmed(fields[$0]))" }
    }
    if kind == .coordinate, let place { return PlaceQuestion(place) }
    var question = text.map { PlaceQuestion(fields[$0]) } ?? PlaceQuestion(parts: address(fields))
    if kind == .text, let place, place != "," { question.near = place }
    return question
  }

  private func address(_ fields: [String]) -> StructuredAddress {
    var address = StructuredAddress()
    for (column, part) in parts { address[keyPath: part] = CSV.trimmed(fields[column]) }
    if let houseNumber, !CSV.trimmed(fields[houseNumber]).isEmpty {
      address.street = "\(CSV.trimmed(fields[houseNumber])) \(address.street)"
    }
    return address
  }
}
