// SPDX-License-Identifier: Apache-2.0

package import Geo
package import Geocoding
import PackedFile
import RoadNetwork

/// What a person types for a stop.
package enum StopText: Equatable {
  case coordinate(Coordinate)
  case object(ObjectID)
  case address(String)
  /// Looks like a coordinate and is none: why.
  case invalid(String)

  /// Reads `lat,lon` and other spellings of coordinates, `node/ID`, `way/ID`, `relation/ID`, or
  /// else an address or a name.
  ///
  /// The box says where places are expected; see `CoordinateText`.
  package init(_ text: String, within box: BoundingBox? = nil) {
    if let object = Self.object(text) {
      self = .object(object)
    } else if let numbers = Self.numbers(text) {
      if let place = Coordinate(latitudeDegrees: numbers.0, longitudeDegrees: numbers.1) {
        self = .coordinate(place)
      } else {
        self = .invalid(CoordinateText.outOfRange(text))
      }
    } else {
      self.init(spelled: text, within: box)
    }
  }

  private init(spelled text: String, within box: BoundingBox?) {
    switch CoordinateText.parse(text, within: box) {
    case .place(let place): self = .coordinate(place)
    case .invalid(let reason): self = .invalid(reason)
    case .none:
      let area = PlusCode.decode(text)
      self = area.map { .coordinate($0.centre) } ?? .address(text)
    }
  }

  private static func object(_ text: String) -> ObjectID? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = Int64(parts[1]) else { return nil }
    switch parts[0] {
    case "node": return ObjectID(.node, id)
    case "way": return ObjectID(.way, id)
    case "relation": return ObjectID(.relation, id)
    default: return nil
    }
  }

  private static func numbers(_ text: String) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
    }
    // `Double` reads hexadecimal, too, which nobody means by a coordinate.
    guard !text.contains(where: { $0 == "x" || $0 == "X" }), parts.count == 2,
      let latitude = parts[0], let longitude = parts[1]
    else { return nil }
    return (latitude, longitude)
  }
}

extension OfflineMap {
  /// The box of the map's nodes, `nil` where it has none.
  var bounds: BoundingBox? {
    let units = info.bounds
    guard units.count == 4 else { return nil }
    return BoundingBox(south: units[0], west: units[1], north: units[2], east: units[3])
  }

  /// The place that a person means.
  package func resolve(_ text: String) throws(MapError) -> Geocoding.Placemark {
    switch StopText(text, within: bounds) {
    case .coordinate(let place):
      return Geocoding.Placemark(coordinate: place, matchLevel: .coordinate)
    case .object(let object):
      guard let placemark = placemark(of: object) else {
        throw MapError(
          code: .addressNotFound,
          details: "Looked for \(text), which this map does not hold. Try its address.")
      }
      return placemark
    case .address(let words):
      guard let placemark = geocoder.geocode(words, .init(limit: 1)).first else {
        throw MapError.addressNotFound(words)
      }
      return placemark
    case .invalid(let reason): throw MapError(code: .addressNotFound, details: reason)
    }
  }

  /// An object of the address index, or a road.
  private func placemark(of object: ObjectID) -> Geocoding.Placemark? {
    if let known = geocoder.placemark(of: object) { return known }
    guard object.kind == .way, let way = network.ways.osmID.firstIndex(of: object.id),
      let segment = network.segments.way.firstIndex(of: UInt32(way))
    else { return nil }
    let points = network.points(ofSegment: UInt32(segment))
    var placemark = Geocoding.Placemark(
      coordinate: points[points.count / 2], matchLevel: .street, object: object)
    let name = network.name(ofArc: Arc.forward(of: UInt32(segment)))
    placemark.name = name.isEmpty ? nil : name
    placemark.thoroughfare = placemark.name
    return placemark
  }
}
