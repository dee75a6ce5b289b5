// SPDX-License-Identifier: Apache-2.0

/// A kind of place: its main tag in OSM, "amenity=fuel", or all of a key, "shop".
///
/// Searches also take what people call a kind, in many languages: "gas station", "Tankstelle".
public struct PointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The tag, the key, or the words.
  public let rawValue: String

  /// A kind of place by its tag, its key, or what it is called.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Airports.
  public static let airport = PointOfInterestCategory(rawValue: "aeroway=aerodrome")
  /// Cash machines.
  public static let atm = PointOfInterestCategory(rawValue: "amenity=atm")
  /// Bakeries.
  public static let bakery = PointOfInterestCategory(rawValue: "shop=bakery")
  /// Banks.
  public static let bank = PointOfInterestCategory(rawValue: "amenity=bank")
  /// Cafés.
  public static let cafe = PointOfInterestCategory(rawValue: "amenity=cafe")
  /// Charging stations.
  public static let evCharger = PointOfInterestCategory(rawValue: "amenity=charging_station")
  /// Fire stations.
  public static let fireStation = PointOfInterestCategory(rawValue: "amenity=fire_station")
  /// Supermarkets.
  public static let foodMarket = PointOfInterestCategory(rawValue: "shop=supermarket")
  /// Filling stations.
  public static let gasStation = PointOfInterestCategory(rawValue: "amenity=fuel")
  /// Hospitals.
  public static let hospital = PointOfInterestCategory(rawValue: "amenity=hospital")
  /// Hotels.
  public static let hotel = PointOfInterestCategory(rawValue: "tourism=hotel")
  /// Libraries.
  public static let library = PointOfInterestCategory(rawValue: "amenity=library")
  /// Cinemas.
  public static let movieTheater = PointOfInterestCategory(rawValue: "amenity=cinema")
  /// Museums.
  public static let museum = PointOfInterestCategory(rawValue: "tourism=museum")
  /// Parks.
  public static let park = PointOfInterestCategory(rawValue: "leisure=park")
  /// Car parks.
  public static let parking = PointOfInterestCategory(rawValue: "amenity=parking")
  /// Pharmacies.
  public static let pharmacy = PointOfInterestCategory(rawValue: "amenity=pharmacy")
  /// Police stations.
  public static let police = PointOfInterestCategory(rawValue: "amenity=police")
  /// Post offices.
  public static let postOffice = PointOfInterestCategory(rawValue: "amenity=post_office")
  /// Restaurants.
  public static let restaurant = PointOfInterestCategory(rawValue: "amenity=restaurant")
  /// Toilets.
  public static let restroom = PointOfInterestCategory(rawValue: "amenity=toilets")
  /// Schools.
  public static let school = PointOfInterestCategory(rawValue: "amenity=school")
  /// Shops of all kinds.
  public static let store = PointOfInterestCategory(rawValue: "shop")
  /// Theatres.
  public static let theater = PointOfInterestCategory(rawValue: "amenity=theatre")
  /// Universities.
  public static let university = PointOfInterestCategory(rawValue: "amenity=university")
}
