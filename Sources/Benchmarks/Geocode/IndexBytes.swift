// SPDX-License-Identifier: Apache-2.0

import Geocoding
import JSON
import PackedFile

/// What the sections of the index take, by what they are for.
struct IndexBytes {
  let addresses: Int
  private(set) var parts: [(part: Part, bytes: Double)] = []

  /// What bytes are for.
  enum Part: String, CaseIterable {
    case houses, streets, words, places, points
  }

  init(_ container: Container, _ index: PlaceIndex) throws {
    addresses = index.addressCount
  }

  func table() -> String { "" }
  func write(to json: inout JSONWriter) {}
}
