// SPDX-License-Identifier: Apache-2.0

package import Geo
import Geocoding
import PackedFile

// What was gathered, as lines to read and to compare.

extension PlaceCollection {
  /// Each address: its object, its words, and the corners of its outline's rings.
  package var addressLines: [String] {
    addresses.map { address in
      let isPlace = address.isOfPlace
      return line(
        address.object,
        [
          ("number", text(address.number)), ("unit", text(address.unit)),
          (isPlace ? "place" : "street", text(address.words.street)),
        ] + areas(of: address.words) + [
          ("", address.isInterpolated ? "interpolated" : ""),
          ("", address.isOfRange ? "of-range" : ""), ("outline", corners(address.outline)),
        ])
    }
  }

  /// Each way of a street: its object, its names by key, its postcode.
  package var streetLines: [String] {
    streetWays.map { street in
      line(
        street.object,
        [("name", text(street.names.name))] + others(street.names)
          + [
            ("importance", String(street.importance)), ("postcode", text(street.postcode)),
            ("", street.isNamed ? "" : "nameless"),
          ])
    }
  }

  /// Each point of interest: its object, its kind, its names by key, contacts, and address.
  package var pointLines: [String] {
    points.map { point in
      line(
        point.object,
        [("", text(point.record.category)), ("name", text(point.names.name))]
          + others(point.names) + [
            ("phone", text(point.record.phone)), ("url", text(point.record.url)),
            ("hours", text(point.record.openingHours)),
            ("number", text(point.record.houseNumber)), ("street", text(point.words.street)),
          ] + areas(of: point.words) + [
            ("importance", String(point.importance)), ("outline", corners(point.outline)),
          ])
    }
  }

  /// Where each address is.
  package var addressLocations: [Coordinate] { addresses.map(\.location) }

  private func text(_ id: StringID) -> String { id.isEmpty ? "" : strings[id] }

  private func areas(of words: Words) -> [(String, String)] {
    [
      ("neighbourhood", text(words.neighbourhood)), ("suburb", text(words.suburb)),
      ("city", text(words.city)), ("county", text(words.county)),
      ("state", text(words.state)), ("postcode", text(words.postcode)),
      ("country", text(words.country)),
    ]
  }

  private func others(_ names: Names) -> [(String, String)] {
    otherNames[names.others].map { (text($0.key).isEmpty ? "word" : text($0.key), text($0.name)) }
  }

  private func corners(_ outline: Outline) -> String {
    rings[outline].map { String($0.count) }.joined(separator: "+")
  }

  /// `node/1 street=Main Street interpolated`: what is empty is left out.
  private func line(_ object: ObjectID, _ fields: [(key: String, value: String)]) -> String {
    let fields = fields.filter { !$0.value.isEmpty }.map {
      $0.key.isEmpty ? $0.value : "\($0.key)=\($0.value)"
    }
    return (["\(object.kind)/\(object.id)"] + fields).joined(separator: " ")
  }
}
