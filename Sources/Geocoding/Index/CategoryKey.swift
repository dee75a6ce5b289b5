// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// A category as it is sorted: "amenity=fuel" by its value "fuel", then by its key.
package struct CategoryKey: Comparable {
  private let value: Substring
  private let key: Substring

  package init(_ category: String) {
    let parts = category.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    key = parts.first ?? ""
    value = parts.count > 1 ? parts[1] : ""
  }

  package static func < (a: CategoryKey, b: CategoryKey) -> Bool {
    a.value == b.value ? a.key < b.key : precedes(a.value, b.value)
  }

  private static func precedes(_ a: Substring, _ b: Substring) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
