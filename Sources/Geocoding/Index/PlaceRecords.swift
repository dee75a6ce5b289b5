// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// An OSM object: its id, all 64 bits of it, and its type.
package struct ObjectID: Hashable, Sendable, Comparable {
  package enum Kind: UInt8, Sendable {
    case node, way, relation
  }

  package let kind: Kind
  package let id: Int64

  package init(_ kind: Kind, _ id: Int64) {
    self.kind = kind
    self.id = id
  }

  package static func < (a: ObjectID, b: ObjectID) -> Bool {
    (a.id, a.kind.rawValue) < (b.id, b.kind.rawValue)
  }
}

/// The OSM object of a named thing, or that it has none.
package struct StoredObject: Sendable, BitwiseCopyable {
  private let low: UInt32
  private let high: UInt32
  private let kind: UInt32

  package init(_ object: ObjectID?) {
    let bits = UInt64(bitPattern: object?.id ?? 0)
    low = UInt32(truncatingIfNeeded: bits)
    high = UInt32(truncatingIfNeeded: bits >> 32)
    kind = object.map { UInt32($0.kind.rawValue) } ?? .max
  }

  package var object: ObjectID? {
    guard kind <= 2, let kind = ObjectID.Kind(rawValue: UInt8(kind)) else { return nil }
    return ObjectID(kind, Int64(bitPattern: UInt64(high) << 32 | UInt64(low)))
  }
}

/// What is known of a point of interest besides its name.
package struct PointRecord: Sendable, BitwiseCopyable {
  /// As tagged: "amenity=fuel".
  package var category: StringID = .empty
  package var phone: StringID = .empty
  package var url: StringID = .empty
  package var openingHours: StringID = .empty
  /// House number and street of its address; the street is a name of the index.
  package var houseNumber: StringID = .empty
  package var street: StringID = .empty
  /// Rank of the house number's key, `noNumber` where there is none.
  package var numberKey = Self.noNumber

  package static let noNumber = UInt32.max

  package init() {}
}

/// Where in the world something is: the places that it lies in, as numbers; shared by all that
/// lie in the same.
package struct ContextRecord: Hashable, Sendable, BitwiseCopyable {
  package var country = Self.none
  package var state = Self.none
  package var county = Self.none
  /// The administrative area that governs the locality, where that is another.
  package var municipality = Self.none
  package var locality = Self.none
  package var subLocality = Self.none
  /// Part of the sub-locality.
  package var neighbourhood = Self.none
  package var postcode = Self.none

  /// Stands for no place.
  package static let none = UInt32.max

  package init() {}

  /// All its places, some of them `none`.
  package var places: [UInt32] {
    [country, state, county, municipality, locality, subLocality, neighbourhood, postcode]
  }

  /// The record with other numbers for the same places.
  package func renumbered(_ number: (UInt32) -> UInt32) -> ContextRecord {
    func new(_ place: UInt32) -> UInt32 { place == Self.none ? place : number(place) }
    var record = self
    record.country = new(country)
    record.state = new(state)
    record.county = new(county)
    record.municipality = new(municipality)
    record.locality = new(locality)
    record.subLocality = new(subLocality)
    record.neighbourhood = new(neighbourhood)
    record.postcode = new(postcode)
    return record
  }
}

/// What is known of a place besides its name.
package struct PlaceRecord: Sendable, BitwiseCopyable {
  /// A raw value of `PlaceKind`.
  package var kind: UInt32
  /// ISO 3166-1 alpha-2 of a country, ISO 3166-2 of a part of one; empty where it has none.
  package var isoCode: StringID

  package init(kind: PlaceKind, isoCode: StringID = .empty) {
    self.kind = UInt32(kind.rawValue)
    self.isoCode = isoCode
  }
}

/// What kind of place a name belongs to, the most important first.
package enum PlaceKind: UInt8, Sendable, CaseIterable {
  case country, state, county, region, city, municipality, town, village, borough, suburb
  case quarter, hamlet, neighbourhood, island, square, locality, postcode

  /// How far a place's name is used around its point, metres (Nominatim's figures).
  package var reachMetres: Double {
    switch self {
    case .city: 15_000
    case .town: 4_000
    case .village, .borough, .suburb: 2_000
    case .quarter, .hamlet, .neighbourhood: 1_000
    case .country, .state, .county, .region, .municipality: 0
    case .island, .square, .locality, .postcode: 0
    }
  }

  /// Whether it can be the locality of an address.
  package var isSettlement: Bool {
    switch self {
    case .city, .municipality, .town, .village, .hamlet: true
    default: false
    }
  }
}

/// Numbers of things in the index, in the order in which named things are numbered.
package struct PlaceCounts: Sendable, BitwiseCopyable, Equatable {
  package var names: UInt32 = 0
  package var places: UInt32 = 0
  package var streets: UInt32 = 0
  package var points: UInt32 = 0
  /// Houses in blocks, those of ranges and of lines of numbers among them.
  package var houses: UInt32 = 0
  /// Houses that are objects of their own.
  package var addresses: UInt32 = 0

  package init() {}

  package var things: Int { Int(places) + Int(streets) + Int(points) }
}
