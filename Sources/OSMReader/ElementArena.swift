// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Elements of one kind, each a run of variable-length numbers in one byte array.
///
/// A record: how many numbers of strings, these (keys and values of the tags in turn; of relations
/// then the roles), and what the kind adds.
struct ElementArenaBuilder {
  private(set) var ids: [Int64] = []
  // Where each record starts, in the order of arrival.
  private var starts: [Int] = []
  private var versions: [UInt32] = []
  private(set) var bytes: [UInt8] = []
  private var isSorted = true

  var count: Int { ids.count }

  mutating func append(id: Int64, version: UInt32, numbers: [UInt32], body: [UInt8]) {
    begin(id: id, version: version)
    bytes.append(varint: UInt64(numbers.count))
    for number in numbers { bytes.append(varint: UInt64(number)) }
    bytes += body
  }

  /// Takes later elements, the number n of a string in them being `numbers[n]` here.
  mutating func append(_ later: consuming ElementArenaBuilder, renumbered numbers: [UInt32]) {
    for index in later.ids.indices {
      begin(id: later.ids[index], version: later.versions[index])
      var position = later.starts[index]
      let count = later.bytes.varint(at: &position)
      bytes.append(varint: count)
      for _ in 0..<count {
        bytes.append(varint: UInt64(numbers[Int(later.bytes.varint(at: &position))]))
      }
      bytes += later.bytes[position..<later.end(of: index)]
    }
  }

  private mutating func begin(id: Int64, version: UInt32) {
    if let last = ids.last, id <= last { isSorted = false }
    ids.append(id)
    versions.append(version)
    starts.append(bytes.count)
  }

  private func end(of index: Int) -> Int {
    index + 1 < starts.count ? starts[index + 1] : bytes.count
  }

  /// Sorts by id and keeps one element an id that is not deleted: the later version, or of equal
  /// versions the one with the greater content.
  func build(
    _ strings: InternedStrings, without deleted: DeletedVersions,
    _ duplicates: inout DuplicateCount
  ) -> ElementArena {
    guard !isSorted || !deleted.isEmpty else {
      return ElementArena(ids: ids, starts: starts, bytes: PackedArray(bytes))
    }
    let present = ids.indices.filter { !deleted.cover(ids[$0], versions[$0]) }
    duplicates.deleted += count - present.count
    let order = present.sorted { isOrdered($0, before: $1, strings) }
    var keptIDs: [Int64] = [], keptStarts: [Int] = []
    for (position, index) in order.enumerated() {
      if position + 1 < order.count, ids[order[position + 1]] == ids[index] {
        duplicates.add(sameVersion: versions[order[position + 1]] == versions[index])
        continue
      }
      keptIDs.append(ids[index])
      keptStarts.append(starts[index])
    }
    return ElementArena(ids: keptIDs, starts: keptStarts, bytes: PackedArray(bytes))
  }

  private func isOrdered(_ a: Int, before b: Int, _ strings: InternedStrings) -> Bool {
    if ids[a] != ids[b] { return ids[a] < ids[b] }
    if versions[a] != versions[b] { return versions[a] < versions[b] }
    return isLess(a, b, strings)
  }

  /// Whether a record comes before another by what its strings say and then by what else it holds.
  ///
  /// By no number of a string, for that depends on the order of the input.
  func isLess(_ a: Int, _ b: Int, _ strings: InternedStrings) -> Bool {
    let (left, right) = (content(a), content(b))
    for (x, y) in zip(left.numbers, right.numbers) where x != y {
      return strings.isLess(x, y)
    }
    if left.numbers.count != right.numbers.count {
      return left.numbers.count < right.numbers.count
    }
    return left.body.lexicographicallyPrecedes(right.body)
  }

  private func content(_ index: Int) -> (numbers: [UInt32], body: ArraySlice<UInt8>) {
    var position = starts[index]
    let count = bytes.varint(at: &position)
    let numbers = (0..<count).map { _ in
      UInt32(truncatingIfNeeded: bytes.varint(at: &position))
    }
    return (numbers, bytes[position..<end(of: index)])
  }

  func start(of index: Int) -> Int { starts[index] }
}

/// How many elements came in more than one version.
package struct DuplicateCount: Sendable, Equatable {
  /// Elements left out because a later version of them is there.
  package private(set) var olderVersions = 0
  /// Elements left out although their version is that of the one kept.
  package private(set) var equalVersions = 0
  /// Elements left out because they are deleted by that version or a later one.
  package internal(set) var deleted = 0

  mutating func add(sameVersion: Bool) {
    if sameVersion { equalVersions += 1 } else { olderVersions += 1 }
  }
}

/// Elements of one kind in ascending order of id, each id once.
struct ElementArena: Sendable {
  let ids: [Int64]
  private let starts: [Int]
  private let bytes: PackedArray<UInt8>

  init(ids: [Int64], starts: [Int], bytes: PackedArray<UInt8>) {
    self.ids = ids
    self.starts = starts
    self.bytes = bytes
  }

  /// A reader at the start of a record; first come the tags.
  func reader(at index: Int) -> VarintReader { VarintReader(bytes, at: starts[index]) }

  func index(of id: Int64) -> Int? {
    let index = ids.partitioningIndex { $0 >= id }
    return index < ids.count && ids[index] == id ? index : nil
  }
}

extension VarintReader {
  /// Reads the numbers of a record's strings.
  mutating func nextNumbers() -> [UInt32] {
    (0..<Int(next())).map { _ in UInt32(truncatingIfNeeded: next()) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element fulfils a condition that holds from there on.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = startIndex, high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Some records of a builder, chosen in ascending order of their ids.
struct ElementArenaSelection {
  private let source: ElementArenaBuilder
  private var ids: [Int64] = []
  private var starts: [Int] = []

  init(of source: ElementArenaBuilder) { self.source = source }

  mutating func keep(_ index: Int) {
    ids.append(source.ids[index])
    starts.append(source.start(of: index))
  }

  consuming func build() -> ElementArena {
    ElementArena(ids: ids, starts: starts, bytes: PackedArray(source.bytes))
  }
}
