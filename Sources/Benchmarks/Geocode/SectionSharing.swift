// SPDX-License-Identifier: Apache-2.0

import Geocoding
import PackedFile

/// Tells for what the bytes of a section are, by its name without "places.".
struct SectionSharing {
  typealias Shares = [IndexBytes.Part: Double]

  /// By number of things.
  private let things: Shares
  /// By homes of objects.
  private let objects: Shares
  private let stringBytes: Shares
  private let stringCounts: Shares
  private let names: Shares
  private let otherNames: Shares
  private let outlineBytes: Shares
  private let outlineCounts: Shares

  init(_ container: Container, _ index: PlaceIndex) throws {
    let counts = index.counts
    let owners = try ThingOwners(counts)
    things = Self.shares(owners.counts)
    objects = Self.shares(
      owners.counts.merging([.houses: Double(counts.addresses)]) { $1 })
    let strings = try StringOwners(container, index, owners)
    stringBytes = Self.shares(strings.bytes())
    stringCounts = Self.shares(strings.counts())
    // What is found by a name of a street is found by words.
    var byName = strings.counts(strings: 1..<1 + Int(counts.names))
    byName[.words] =
      (byName.removeValue(forKey: .streets) ?? 0)
      + (byName.removeValue(forKey: .houses) ?? 0)
    names = Self.shares(byName)
    otherNames = Self.shares(
      owners.bytes(ofLists: try container.array("places.thing.others.first")))
    let outlined: PackedArray<UInt32> = try container.array("places.outlines.things")
    outlineBytes = Self.shares(
      owners.bytes(ofLists: try container.array("places.outlines.first"), of: outlined))
    outlineCounts = Self.shares(outlined.reduce(into: [:]) { $0[owners[$1], default: 0] += 1 })
  }

  private static func shares(_ amounts: Shares) -> Shares {
    let sum = amounts.values.reduce(0, +)
    return sum > 0 ? amounts.mapValues { $0 / sum } : [.houses: 1]
  }

  /// What is not known here counts for addresses.
  func shares(ofSection name: String) -> Shares {
    switch name {
    case "strings.bytes": stringBytes
    case "strings.first": stringCounts
    case "thing.others.bytes": otherNames
    case "outlines.bytes": outlineBytes
    default: shares(ofKind: name.split(separator: ".").prefix(2).joined(separator: "."))
    }
  }

  private func shares(ofKind kind: String) -> Shares {
    switch kind {
    case "tokens.bytes", "tokens.first": [.words: 1]
    case "token.names", "name.tokens", "name.things", "name.importance": names
    case "outlines.first", "outlines.things", "outlines.tree": outlineCounts
    case "place.contexts", "place.records", "trees.places": [.places: 1]
    case "points", "categories", "category.points", "trees.points": [.points: 1]
    case "objects.first", "objects.bytes": objects
    default: shares(ofFamily: kind.split(separator: ".").first ?? "")
    }
  }

  private func shares(ofFamily family: Substring) -> Shares {
    switch family {
    case "thing": things
    case "street", "lines": [.streets: 1]
    default: [.houses: 1]
    }
  }
}

/// What kind each named thing is.
struct ThingOwners {
  let counts: SectionSharing.Shares
  private let firstStreet: UInt32
  private let firstPoint: UInt32

  init(_ counts: PlaceCounts) throws {
    firstStreet = counts.places
    firstPoint = counts.places + counts.streets
    self.counts = [
      .places: Double(counts.places), .streets: Double(counts.streets),
      .points: Double(counts.points),
    ]
  }

  subscript(thing: UInt32) -> IndexBytes.Part {
    thing < firstStreet ? .places : thing < firstPoint ? .streets : .points
  }

  /// Bytes of the lists of things, `first` being where each list begins; of all things, or of some.
  func bytes(
    ofLists first: PackedArray<UInt32>, of things: PackedArray<UInt32>? = nil
  ) -> SectionSharing.Shares {
    var bytes: SectionSharing.Shares = [:]
    for list in 0..<max(0, first.count - 1) {
      let thing = things.map { list < $0.count ? $0[list] : .max } ?? UInt32(list)
      bytes[self[thing], default: 0] += Double(first[list + 1] - first[list])
    }
    return bytes
  }
}

/// Who uses each string.
struct StringOwners {
  private var owners: [IndexBytes.Part?]
  private let first: PackedArray<UInt32>

  init(_ container: Container, _ index: PlaceIndex, _ things: ThingOwners) throws {
    first = try container.array("places.strings.first")
    owners = Array(repeating: nil, count: max(0, first.count - 1))
    let numbers: PackedArray<UInt32> = try container.array("places.number.texts")
    for string in numbers { claim(string, .houses) }
    let others = try ByteLists(
      container: container, "places.thing.others", count: index.things.count)
    for part in [IndexBytes.Part.streets, .places, .points] {
      for thing in 0..<UInt32(index.things.count) where things[thing] == part {
        claim(index.things.names[thing].rawValue, part)
        for string in others.numbers(Int(thing)) { claim(string, part) }
      }
    }
    for record in index.placeRecords { claim(record.isoCode.rawValue, .places) }
    for point in index.points {
      for string in [
        point.category, point.phone, point.url, point.openingHours, point.houseNumber, point.street,
      ] { claim(string.rawValue, .points) }
    }
  }

  private mutating func claim(_ string: UInt32, _ part: IndexBytes.Part) {
    guard string < UInt32(owners.count), owners[Int(string)] == nil else { return }
    owners[Int(string)] = part
  }

  func counts(strings: Range<Int>? = nil) -> SectionSharing.Shares {
    let strings = (strings ?? owners.indices).clamped(to: owners.indices)
    return owners[strings].reduce(into: [:]) { $0[$1 ?? .houses, default: 0] += 1 }
  }

  func bytes() -> SectionSharing.Shares {
    owners.indices.reduce(into: [:]) {
      $0[owners[$1] ?? .houses, default: 0] += Double(first[$1 + 1] - first[$1])
    }
  }
}
