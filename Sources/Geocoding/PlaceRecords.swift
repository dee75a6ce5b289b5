// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile

/// An OSM object in eight bytes: its id, shifted, and its type.
package struct ObjectID: Hashable, Sendable, BitwiseCopyable, Comparable {
  package enum Kind: UInt8, Sendable {
    case node, way, relation
  }

  package let rawValue: UInt64

  package init(_ kind: Kind, _ id: Int64) {
    rawValue = UInt64(bitPattern: id) << 2 | UInt64(kind.rawValue)
  }

  package var kind: Kind { Kind(rawValue: UInt8(rawValue & 3)) ?? .node }
  package var id: Int64 { Int64(bitPattern: rawValue) >> 2 }

  package static func < (a: ObjectID, b: ObjectID) -> Bool { a.rawValue < b.rawValue }
}

/// Something with a name: a street, a place or a point of interest.
package struct NamedRecord: Sendable, BitwiseCopyable {
  package var name: StringID
  package var context: UInt32
  package var location: Coordinate
  package var object: ObjectID

  package init(name: StringID, context: UInt32, location: Coordinate, object: ObjectID) {
    self.name = name
    self.context = context
    self.location = location
    self.object = object
  }
}

/// A house: its street is the one whose run of addresses it stands in.
package struct AddressRecord: Sendable, BitwiseCopyable {
  package var location: Coordinate
  package var object: ObjectID
  /// Number of the house number among all that occur.
  package var number: UInt32
  package var context: UInt32

  package init(location: Coordinate, object: ObjectID, number: UInt32, context: UInt32) {
    self.location = location
    self.object = object
    self.number = number
    self.context = context
  }
}

/// What is known of a point of interest besides its name.
package struct PointRecord: Sendable, BitwiseCopyable {
  /// As tagged: "amenity=fuel".
  package var category: StringID = .empty
  package var phone: StringID = .empty
  package var url: StringID = .empty
  package var openingHours: StringID = .empty
  /// House number and street of its address.
  package var houseNumber: StringID = .empty
  package var street: StringID = .empty
  /// Rank of the house number's key, `noNumber` where there is none.
  package var numberKey = Self.noNumber

  package static let noNumber = UInt32.max

  package init() {}
}

/// Where in the world something is, in words; shared by all that have the same.
package struct ContextRecord: Hashable, Sendable, BitwiseCopyable {
  package var locality: StringID = .empty
  package var subLocality: StringID = .empty
  package var subAdministrativeArea: StringID = .empty
  package var administrativeArea: StringID = .empty
  package var postalCode: StringID = .empty
  package var country: StringID = .empty
  /// ISO 3166-1 alpha-2, upper case.
  package var isoCountryCode: StringID = .empty

  package init() {}

  /// Every string of the record.
  package var strings: [StringID] {
    [
      locality, subLocality, subAdministrativeArea, administrativeArea, postalCode, country,
      isoCountryCode,
    ]
  }
}

/// What kind of place a name belongs to, the most important first.
package enum PlaceKind: UInt8, Sendable, CaseIterable {
  case country, state, county, city, town, village, suburb, hamlet, neighbourhood, island
  case square, locality, postcode

  /// How far a place's name is used around its point, metres (Nominatim's figures).
  package var reachMetres: Double {
    switch self {
    case .city: 15_000
    case .town: 4_000
    case .village, .suburb: 2_000
    case .hamlet, .neighbourhood: 1_000
    case .country, .state, .county, .island, .square, .locality, .postcode: 0
    }
  }

  /// Whether it can be the locality of an address.
  package var isSettlement: Bool {
    switch self {
    case .city, .town, .village, .hamlet: true
    default: false
    }
  }
}

/// Numbers of things in the index, in the order in which named things are numbered.
package struct PlaceCounts: Sendable, BitwiseCopyable, Equatable {
  package var streets: UInt32 = 0
  package var places: UInt32 = 0
  package var points: UInt32 = 0
  package var addresses: UInt32 = 0

  package init() {}

  package var named: Int { Int(streets) + Int(places) + Int(points) }
}
