// SPDX-License-Identifier: Apache-2.0

import OSMReader
import PackedFile
import RoadNetwork

/// Gathers the routing tags of elements; equal lists get one number, 0 is that of none.
struct TagListBuilder {
  private let strings: InternedStrings
  private let keys: RoutingKeys
  /// The text of a key that is kept, `nil` of one that is not, by its number, as far as known.
  private var keptKeys: [UInt32: String?] = [:]
  private var numberOfList: [[UInt32]: UInt32] = [[]: 0]
  private var lists: [[UInt32]] = [[]]
  private var table = StringTableBuilder()

  init(_ strings: InternedStrings, _ keys: RoutingKeys) {
    self.strings = strings
    self.keys = keys
  }

  mutating func number(of tags: Tags) -> UInt32 {
    var kept: [(text: String, key: UInt32, value: UInt32)] = []
    for pair in tags.numberPairs {
      if let text = keptKey(pair.key) { kept.append((text, pair.key, pair.value)) }
    }
    // Files list tags in any order, and what is the same shall be kept once; numbers of strings
    // depend on the order of the elements, which shall not matter either.
    kept.sort {
      $0.text == $1.text ? strings[$0.value] < strings[$1.value] : $0.text < $1.text
    }
    let list = kept.flatMap { [$0.key, $0.value] }
    if let known = numberOfList[list] { return known }
    let number = UInt32(lists.count)
    numberOfList[list] = number
    lists.append(list)
    return number
  }

  /// The number of a string that is kept with those of the tags.
  mutating func intern(_ string: String) -> StringID { table.intern(string) }

  consuming func build() -> TagLists {
    var first: [UInt32] = [0]
    var bytes: [UInt8] = []
    // Keys come first: there are few, so that each takes one byte.
    for list in lists {
      for index in stride(from: 0, to: list.count, by: 2) { _ = table.intern(strings[list[index]]) }
    }
    for list in lists {
      for number in list { bytes.append(varint: UInt64(table.intern(strings[number]).rawValue)) }
      first.append(UInt32(bytes.count))
    }
    return TagLists(
      first: PackedArray(first), bytes: PackedArray(bytes), strings: table.build())
  }

  private mutating func keptKey(_ key: UInt32) -> String? {
    if let known = keptKeys[key] { return known }
    let text = strings[key]
    let found = keys.contains(text) ? text : nil
    keptKeys[key] = .some(found)
    return found
  }
}
