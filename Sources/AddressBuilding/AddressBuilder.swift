// SPDX-License-Identifier: Apache-2.0

package import Geocoding
package import OSMReader

/// Builds the index of addresses and places of an input.
package struct AddressBuilder: Sendable {
  package let collection: PlaceCollection
  private let collected: CollectionReport
  private let boundaries: BoundaryReport
  /// ISO 3166-1 alpha-2 code for what names none: the one given, else the one that most addresses
  /// name.
  package let country: String?
  private let isCountryAssumed: Bool

  /// Gathers what there is; the store is needed no more then.
  package init(_ store: ElementStore, country: String? = nil) {
    var (collection, collected) = AddressCollector.collect(store, country: country)
    boundaries = BoundaryCollector.collect(store, into: &collection, country: country)
    self.collection = collection
    self.collected = collected
    self.country = country ?? collection.mostNamedCountry
    isCountryAssumed = country == nil && self.country != nil
  }

  /// The same store and country give the same index.
  package func build() -> (index: PlaceIndex, report: AddressReport) {
    var (index, report) = PlaceIndexBuilder.build(collection, country: country)
    report.collected = collected
    report.unreadableNumber += collected.unreadableNumbers
    report.boundaries = boundaries
    report.isCountryAssumed = isCountryAssumed
    return (index, report)
  }
}
