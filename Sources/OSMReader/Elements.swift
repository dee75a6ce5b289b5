// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile

/// The three kinds of OSM element.
package enum ElementKind: UInt8, Sendable {
  case node
  case way
  case relation
}

/// A node that carries tags.
package struct OSMNode: Sendable {
  package let id: Int64
  package let location: Coordinate
  package let tags: Tags
}

/// A way: an ordered list of node ids, some of which may be absent from the file.
package struct OSMWay: Sendable {
  package let id: Int64
  package let tags: Tags
  // At how many references there are, and these.
  private let body: VarintReader

  init(id: Int64, tags: Tags, body: VarintReader) {
    self.id = id
    self.tags = tags
    self.body = body
  }

  /// Decoded at each call, for most ways are only asked for their tags.
  package var nodeIDs: [Int64] {
    var reader = body
    var id: Int64 = 0
    return (0..<Int(reader.next())).map { _ in
      id &+= reader.nextZigzag()
      return id
    }
  }

  package var isClosed: Bool {
    let ids = nodeIDs
    return ids.count > 2 && ids.first == ids.last
  }
}

/// A relation: an ordered list of members with roles.
package struct OSMRelation: Sendable {
  package struct Member: Sendable {
    package let kind: ElementKind
    package let ref: Int64
    package let role: String
  }

  package let id: Int64
  package let members: [Member]
  package let tags: Tags
}

/// The tags of one element: keys and values in the order of the file.
///
/// Those of one store are equal where they are the same in the same order.
package struct Tags: Sendable, Sequence, Hashable {
  private let strings: InternedStrings
  // Numbers of strings: key, value, key, value, ...
  private let numbers: [UInt32]
  // The marks of all keys: most keys asked for are absent, and a missing mark says so at once.
  private let marks: UInt64

  init(strings: InternedStrings, numbers: [UInt32]) {
    self.strings = strings
    self.numbers = numbers
    marks = stride(from: 0, to: numbers.count, by: 2).reduce(0) {
      $0 | strings.mark(of: numbers[$1])
    }
  }

  package var isEmpty: Bool { numbers.isEmpty }
  package var count: Int { numbers.count / 2 }

  /// The value of a key; the first one where the file repeats the key.
  package subscript(key: String) -> String? {
    guard marks & InternedStrings.mark(of: key) != 0 else { return nil }
    for index in stride(from: 0, to: numbers.count, by: 2)
    where strings.equals(numbers[index], key) {
      return strings[numbers[index + 1]]
    }
    return nil
  }

  /// The tags as numbers of the store's strings, which tell equal ones at once.
  package var numberPairs: some Sequence<(key: UInt32, value: UInt32)> {
    stride(from: 0, to: numbers.count, by: 2).lazy.map { (numbers[$0], numbers[$0 + 1]) }
  }

  package static func == (a: Tags, b: Tags) -> Bool { a.numbers == b.numbers }

  package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  /// The tags whose keys, as numbers of the store's strings, are to be kept.
  package func filter(keys isKept: (UInt32) -> Bool) -> Tags {
    var kept: [UInt32] = []
    kept.reserveCapacity(numbers.count)
    for index in stride(from: 0, to: numbers.count, by: 2) where isKept(numbers[index]) {
      kept.append(numbers[index])
      kept.append(numbers[index + 1])
    }
    return Tags(strings: strings, numbers: kept)
  }

  /// The keys that end so, whatever their values.
  package func keys(endingIn suffix: String) -> [String] {
    stride(from: 0, to: numbers.count, by: 2).lazy.map { numbers[$0] }
      .filter { strings.ends($0, in: suffix) }.map { strings[$0] }
  }

  /// These tags, and of others those whose keys are not here.
  package func completed(by others: Tags) -> Tags {
    Tags(strings: strings, numbers: numbers + others.numbers)
  }

  package func makeIterator() -> AnyIterator<(key: String, value: String)> {
    var index = 0
    return AnyIterator {
      guard index < numbers.count else { return nil }
      defer { index += 2 }
      return (strings[numbers[index]], strings[numbers[index + 1]])
    }
  }
}
