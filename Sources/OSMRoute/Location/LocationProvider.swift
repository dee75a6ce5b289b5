// SPDX-License-Identifier: Apache-2.0

/// Tells where the traveller is, in place of Core Location's manager.
///
/// A map has one in `OfflineMap.locationProvider`; directions ask it whenever they are calculated
/// for `MapItem.forCurrentLocation()`. `FixedLocation`, `GPXTrackLocation` and `NMEALocation` are
/// there; an app wraps what its system has:
///
///     struct Receiver: LocationProvider {
///       func currentLocation() async throws -> Location {
///         let fix = try await device.nextFix()
///         return Location(
///           coordinate: LocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude),
///           horizontalAccuracy: fix.metres)
///       }
///     }
public protocol LocationProvider: Sendable {
  /// Where the traveller is now.
  ///
  /// Throws where that is not known. Directions make a `MapError` with the code `locationUnknown` of
  /// what is neither a `MapError` nor a `CancellationError`.
  func currentLocation() async throws -> Location
}

/// Where a traveller is, and how sure that is.
public struct Location: Sendable {
  /// The place.
  public var coordinate: LocationCoordinate2D
  /// The radius within which the traveller is, metres; `nil` where it is not known.
  public var horizontalAccuracy: Double?

  /// A place, and the radius within which it is, metres.
  public init(coordinate: LocationCoordinate2D, horizontalAccuracy: Double? = nil) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
  }
}

/// A traveller who is always at one place: for tests, and for where the app knows it.
public struct FixedLocation: LocationProvider {
  /// The place.
  public var location: Location

  /// A traveller at a place.
  public init(_ coordinate: LocationCoordinate2D, horizontalAccuracy: Double? = nil) {
    location = Location(coordinate: coordinate, horizontalAccuracy: horizontalAccuracy)
  }

  /// A traveller at a place in degrees.
  public init(latitude: Double, longitude: Double) {
    self.init(LocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  /// The place.
  public func currentLocation() -> Location { location }
}

extension OfflineMap {
  /// Where the traveller is, as a place on the Earth.
  func currentPlacemark() async throws -> Placemark {
    guard let provider = locationProvider else {
      throw MapError(
        code: .locationUnknown,
        details: "The map has no locationProvider. Give it one, such as "
          + "FixedLocation(latitude: 28.5, longitude: -94.5), or set out from another place.")
    }
    let location: Location
    do {
      location = try await provider.currentLocation()
    } catch let error where error is MapError || error is CancellationError {
      throw error
    } catch {
      throw MapError(code: .locationUnknown, details: "\(error)")
    }
    guard let placemark = Placemark(coordinate: location.coordinate) else {
      throw MapError(
        code: .locationUnknown,
        details: "\(location.coordinate.latitude),\(location.coordinate.longitude) is no place "
          + "on the Earth.")
    }
    return placemark
  }
}

extension MapError {
  /// A file does not tell where the traveller is.
  static func noLocation(in path: String, _ reason: String) -> MapError {
    MapError(code: .locationUnknown, details: "\(path) \(reason)")
  }
}
