// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geocoding
import TestSupport
import Testing

struct CollectRandomTests {
  private static let keys = [
    "addr:housenumber", "addr:street", "addr:place", "addr:full", "addr:housename",
    "addr:interpolation", "addr:block_number", "addr:quarter", "addr:neighbourhood",
    "addr:conscriptionnumber", "addr:streetnumber", "addr2:housenumber", "addr:street:de",
    "contact:housenumber", "addr:unit", "name", "alt_name", "name:de", "highway", "amenity",
    "waterway", "building", "type", "ref", "phone", "cuisine",
  ]
  private static let values = [
    "", " ", ";", "-", "/", "12", "0", "12-18", "18-12", "1-99999999999999999999", "12a", "12;;14",
    ",", "½", "丸の内", "a", "A / B", " - ", "even", "alphabetic", "9", "river", "residential",
    "pedestrian", "atm", "yes", "multipolygon", "associatedStreet", "waterway", "street",
    "12 Main Street, Town", "é\u{301}\u{200d}👩‍👩‍👧", "١٢", "１２", "ß",
  ]

  private func tags(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      let key = Self.keys.randomElement(using: &random) ?? "name"
      return "\(key)=\(Self.values.randomElement(using: &random) ?? "")"
    }.joined(separator: " | ")
  }

  @Test(arguments: 0..<60)
  func `whatever objects say, each is gathered without harm and alike each time`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    var input = CollectedInput()
    for id in 1...12 {
      input.node(
        id, .random(in: 0...90, using: &random), .random(in: 0...90, using: &random), tags(&random))
    }
    for id in 1...12 {
      let nodes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Int.random(in: 1...14, using: &random)
      }
      input.way(id, nodes + (Bool.random(using: &random) ? [nodes[0]] : []), tags(&random))
    }
    let roles = ["outer", "inner", "house", "street", "", "label", "entrance"]
    for id in 1...6 {
      let members = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        let kind = ["n", "w", "r"].randomElement(using: &random) ?? "n"
        return "\(kind)\(Int.random(in: 1...14, using: &random)) "
          + (roles.randomElement(using: &random) ?? "")
      }
      input.relation(id, members, tags(&random))
    }
    let builder = try input.builder()
    #expect(builder.build().index.checkIndices() == [])
    let again = try input.builder().collection
    #expect(builder.collection.addressLines == again.addressLines)
    #expect(builder.collection.pointLines == again.pointLines)
    #expect(builder.collection.streetLines == again.streetLines)
  }
}
