// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMReader

/// What relations of streets tell their members.
///
/// Source: https://wiki.openstreetmap.org/wiki/Relation:associatedStreet, .../Relation:street.
struct StreetRelations {
  /// What a house takes over where it does not say it itself.
  private(set) var words: [AddressWords] = []
  /// All names of each relation's street.
  private(set) var names: [[PlaceName]] = []
  private var relationOfHouse: [ObjectID: Int] = [:]
  private var relationOfStreet: [Int64: Int] = [:]

  init(_ store: ElementStore) {
    for relation in store.relations {
      guard let type = relation.tags["type"], type == "associatedStreet" || type == "street"
      else { continue }
      add(relation, in: store)
    }
  }

  /// Whether any way has a name by its relation.
  var nameStreets: Bool { !relationOfStreet.isEmpty }

  /// What the relation of a house says.
  func words(of house: ObjectID) -> AddressWords? {
    relationOfHouse.isEmpty ? nil : relationOfHouse[house].map { words[$0] }
  }

  /// The names that the relation of a street's way gives it.
  func names(ofWay id: Int64) -> [PlaceName] {
    relationOfStreet.isEmpty ? [] : relationOfStreet[id].map { names[$0] } ?? []
  }

  private mutating func add(_ relation: OSMRelation, in store: ElementStore) {
    let streets = relation.members.filter { $0.kind == .way && $0.role == "street" }
    let tags = MarkedTags(tags: relation.tags)
    let own = NameTags(tags: tags)
    let name = own.main ?? relation.tags["addr:street"] ?? Self.memberName(streets, store)
    guard let name else { return }
    let address = AddressTags(tags: tags)
    words.append(address.words().words)
    words[words.count - 1].street = name
    names.append([PlaceName(name, key: "name")] + own.others(besides: name))
    for member in relation.members {
      if member.role == "street" {
        if member.kind == .way { relationOfStreet.setIfAbsent(member.ref, words.count - 1) }
      } else if Self.houseRoles.contains(member.role) {
        let kind = ObjectID.Kind(rawValue: member.kind.rawValue) ?? .node
        relationOfHouse.setIfAbsent(ObjectID(kind, member.ref), words.count - 1)
      }
    }
  }

  private static let houseRoles: Set<String> = [
    "house", "address", "addr:houselink", "addr:interpolation", "",
  ]

  /// The name of the first street that has one.
  private static func memberName(_ streets: [OSMRelation.Member], _ store: ElementStore) -> String?
  {
    for street in streets {
      if let index = store.wayIndex(of: street.ref),
        let name = NameTags(tags: MarkedTags(tags: store.ways[index].tags)).main
      {
        return name
      }
    }
    return nil
  }
}

extension Dictionary {
  /// The first one to say something is believed.
  fileprivate mutating func setIfAbsent(_ key: Key, _ value: Value) {
    if self[key] == nil { self[key] = value }
  }
}
