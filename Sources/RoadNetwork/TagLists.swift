// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// Lists of tags, each stored once however many elements have it; list 0 is empty.
package struct TagLists: Sendable {
  /// The tags of list i are `bytes[first[i]..<first[i + 1]]`: the numbers of key and value, one
  /// tag after the other, as variable-length numbers.
  let first: PackedArray<UInt32>
  let bytes: PackedArray<UInt8>
  let strings: StringTable

  package init(first: PackedArray<UInt32>, bytes: PackedArray<UInt8>, strings: StringTable) {
    self.first = first
    self.bytes = bytes
    self.strings = strings
  }

  package var count: Int { first.count - 1 }

  /// The tags of a list; none where there is no such list.
  package subscript(list: UInt32) -> [(key: String, value: String)] {
    guard Int(list) < count else { return [] }
    let end = Int(first[list + 1])
    var reader = VarintReader(bytes, at: Int(first[list]))
    var tags: [(key: String, value: String)] = []
    while reader.position < end { tags.append((string(&reader), string(&reader))) }
    return tags
  }

  /// A string kept with those of the tags.
  package func string(_ id: StringID) -> String { strings[id] }

  func hasString(_ id: StringID) -> Bool { Int(id.rawValue) < strings.count }

  /// Whether every key and value is a string of the table.
  var namesItsStrings: Bool {
    var reader = VarintReader(bytes)
    while !reader.isAtEnd {
      if reader.next() >= UInt64(strings.count) { return false }
    }
    return !reader.isDamaged
  }

  private func string(_ reader: inout VarintReader) -> String {
    strings[StringID(rawValue: UInt32(truncatingIfNeeded: reader.next()))]
  }
}
