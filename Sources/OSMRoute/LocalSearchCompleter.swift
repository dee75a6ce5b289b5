// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// Completes addresses and names while they are being typed, in the shape of MapKit's completer.
///
///     var completer = LocalSearchCompleter(map)
///     completer.limit = 5
///     for completion in completer.complete("165 oyst", near: here) {
///       print(completion.title, completion.subtitle)
///     }
public struct LocalSearchCompleter: Sendable {
  /// What a text may be about to mean.
  public struct Completion: Sendable {
    /// Its name, or street and number.
    public let title: String
    /// The rest of its address; empty where there is none.
    public let subtitle: String
    /// The place, with all that is known of it.
    public let placemark: Placemark

    init(_ placemark: Placemark) {
      let lines = placemark.formattedAddressLines
      let title = placemark.name ?? lines.first ?? placemark.stored.coordinate.text
      self.title = title
      self.placemark = placemark
      subtitle = lines.filter { $0 != title }.joined(separator: ", ")
    }
  }

  private let map: OfflineMap
  /// Most completions to give.
  public var limit = 10
  /// The language of names: an ISO 639-1 code or a tag such as "de-AT"; what is none is passed over.
  public var language: String?

  /// A completer over a map.
  public init(_ map: OfflineMap) { self.map = map }

  /// What a text that is not finished may mean, the likeliest first, at equal fit the nearest;
  /// empty where that is nothing.
  public func complete(
    _ queryFragment: String, near place: LocationCoordinate2D? = nil
  ) -> [Completion] {
    guard !queryFragment.allSatisfy(\.isWhitespace), limit > 0 else { return [] }
    var options = Geocoding.Geocoder.Options(limit: limit, near: place?.fixed)
    options.isUnfinished = true
    options.language = language.flatMap(languageCode)
    return map.geocoder.geocode(queryFragment, options).map { Completion(Placemark($0)) }
  }

  /// What a text may mean, as the synchronous form gives it, off the caller's actor; throws
  /// `CancellationError` where the task was cancelled, as for a text that has become longer since.
  public func complete(
    _ queryFragment: String, near place: LocationCoordinate2D? = nil
  ) async throws -> [Completion] {
    try uncancelled { complete(queryFragment, near: place) }
  }
}
