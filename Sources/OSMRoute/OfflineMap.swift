// SPDX-License-Identifier: Apache-2.0

package import Geocoding
package import PackedFile
package import RoadNetwork
package import Routing

/// A map file, open for directions and addresses.
///
///     let map = try OfflineMap(contentsOf: "town.osmroute")
///
/// Opening maps the file into memory and checks it; nothing is loaded, and any number of threads
/// may ask one map at once.
public struct OfflineMap: Sendable {
  package let container: Container
  package let info: MapInfo
  package let network: RoadNetwork
  package let geocoder: Geocoding.Geocoder
  package let engine: RouteEngine
  /// Tells where the traveller is, for `MapItem.forCurrentLocation()`; `nil` where nobody knows.
  public var locationProvider: (any LocationProvider)?

  /// Opens a map file that `osmroute import` made.
  ///
  /// Throws an error whose description names the file and what is wrong with it.
  public init(
    contentsOf path: String, locationProvider: (any LocationProvider)? = nil
  ) throws {
    container = try Container(path: path)
    info = try MapInfo(container: container)
    network = try RoadNetwork(container: container)
    geocoder = Geocoding.Geocoder(index: try PlaceIndex(container: container))
    engine = RouteEngine(network)
    self.locationProvider = locationProvider
  }

  /// The credit that the data asks for, to be shown with every answer.
  public var attribution: String { MapInfo.attribution }
}
