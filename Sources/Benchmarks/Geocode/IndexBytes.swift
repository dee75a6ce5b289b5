// SPDX-License-Identifier: Apache-2.0

import Geocoding
import JSON
import PackedFile

/// What the sections of the index take, by what they are for.
///
/// Most sections are for one thing. Of the others:
/// - columns of things are shared by their numbers of things;
/// - strings count for the first that uses them of houses (as numbers, and what nothing else
///   uses), streets, places and points of interest;
/// - further names and outlines count, byte by byte, for the thing that has them;
/// - words count as words, whoever uses them; lists of the words and things of names are shared by
///   who uses the names, streets first, and those of streets count as words;
/// - homes of objects are shared by the numbers of addresses and things.
struct IndexBytes {
  let addresses: Int
  /// Bytes of each part.
  private(set) var bytes: [Part: Double] = [:]

  /// What bytes are for.
  enum Part: String, CaseIterable {
    case houses, streets, words, places, points

    /// Whether addresses need it.
    var isOfAddresses: Bool { self == .houses || self == .streets || self == .words }

    var words: String {
      switch self {
      case .houses: "houses"
      case .streets: "streets"
      case .words: "words"
      case .places: "places"
      case .points: "points of interest"
      }
    }
  }

  /// Bytes of an address, those of streets and words together with those of houses.
  static let aim = 40.0

  init(_ container: Container, _ index: PlaceIndex) throws {
    addresses = index.addressCount
    let sharing = try SectionSharing(container, index)
    for section in container.sections where section.name.hasPrefix("places.") {
      for (part, share) in sharing.shares(ofSection: String(section.name.dropFirst(7))) {
        bytes[part, default: 0] += share * Double(section.byteCount)
      }
    }
  }

  private func perAddress(_ part: Part) -> Double { (bytes[part] ?? 0) / Double(addresses) }

  private func sum(ofAddresses: Bool) -> Double {
    Part.allCases.filter { $0.isOfAddresses == ofAddresses }.reduce(0) { $0 + perAddress($1) }
  }

  func table() -> String {
    func row(_ words: String, _ perAddress: Double, _ rest: String = "") -> String {
      words.padded(30) + figure(perAddress * Double(addresses), decimals: 0).aligned(12)
        + figure(perAddress, decimals: 2).aligned(12) + rest
    }
    var lines = ["bytes".padded(30) + "all".aligned(12) + "an address".aligned(12)]
    for part in Part.allCases where part.isOfAddresses {
      lines.append(row(part.words, perAddress(part)))
    }
    lines.append(
      row(
        "addresses, streets, words", sum(ofAddresses: true),
        "   aim \(figure(Self.aim, decimals: 0))"))
    for part in Part.allCases where !part.isOfAddresses {
      lines.append(row(part.words, perAddress(part)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func write(to json: inout JSONWriter) {
    json.object("bytesPerAddress") { json in
      for part in Part.allCases { json.field(part.rawValue, perAddress(part), decimals: 3) }
      json.field("addressesStreetsWords", sum(ofAddresses: true), decimals: 3)
      json.field("placesAndPoints", sum(ofAddresses: false), decimals: 3)
      json.field("aimBytes", Self.aim, decimals: 0)
    }
  }
}
