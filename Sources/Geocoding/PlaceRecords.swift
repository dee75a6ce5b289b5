// SPDX-License-Identifier: Apache-2.0

package import Geo
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

/// The number of a context, and in the two bits above it the type of an OSM object.
private struct ContextAndKind: Hashable, Sendable, BitwiseCopyable {
  private let bits: UInt32

  private static let kindShift: UInt32 = 30

  init(_ context: UInt32, _ kind: ObjectID.Kind) {
    precondition(context >> Self.kindShift == 0, "more contexts than 30 bits can number")
    bits = UInt32(kind.rawValue) << Self.kindShift | context
  }

  var context: UInt32 { bits & (1 << Self.kindShift - 1) }
  var kind: ObjectID.Kind { ObjectID.Kind(rawValue: UInt8(bits >> Self.kindShift)) ?? .node }
}

/// Something with a name: a street, a place or a point of interest.
package struct NamedRecord: Sendable, BitwiseCopyable {
  package var name: StringID
  private var contextAndKind: ContextAndKind
  package var location: Coordinate
  private var id: Int64

  package init(name: StringID, context: UInt32, location: Coordinate, object: ObjectID) {
    self.name = name
    contextAndKind = ContextAndKind(context, object.kind)
    self.location = location
    id = object.id
  }

  package var context: UInt32 { contextAndKind.context }
  package var object: ObjectID { ObjectID(contextAndKind.kind, id) }
}

/// A house: its street is the one whose run of addresses it stands in.
package struct AddressRecord: Sendable, BitwiseCopyable {
  package var location: Coordinate
  private var id: Int64
  /// Number of the house number among all that occur.
  package var number: UInt32
  private var contextAndKind: ContextAndKind

  package init(location: Coordinate, object: ObjectID, number: UInt32, context: UInt32) {
    self.location = location
    id = object.id
    self.number = number
    contextAndKind = ContextAndKind(context, object.kind)
  }

  package var context: UInt32 { contextAndKind.context }
  package var object: ObjectID { ObjectID(contextAndKind.kind, id) }
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
