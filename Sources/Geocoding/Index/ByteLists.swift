// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// A list for each of n things, written as variable-length numbers one after the other.
///
/// Sections, under a prefix: `.first`, n + 1, each thing's run of bytes in `.bytes`.
package struct ByteLists: Sendable {
  private let runs: Runs
  let bytes: PackedArray<UInt8>

  package var count: Int { runs.count }

  package init(_ lists: ByteListsBuilder) {
    runs = Runs(first: lists.first)
    bytes = PackedArray(lists.bytes)
  }

  package init(container: Container, _ prefix: String, count: Int) throws {
    bytes = try container.array("\(prefix).bytes")
    runs = try Runs(container: container, "\(prefix).first", count: count, limit: bytes.count)
  }

  package func addSections(to writer: inout ContainerWriter, _ prefix: String) {
    runs.addSection(to: &writer, "\(prefix).first")
    writer.add("\(prefix).bytes", bytes)
  }

  /// Bytes of a thing's list, by which long lists are told from short ones.
  func byteCount(_ thing: Int) -> Int { runs[thing].count }

  /// Bytes of the lists of some things that follow on each other.
  func byteCount(_ things: Range<Int>) -> Int {
    guard let last = things.last, last < runs.count else { return 0 }
    return runs[last].upperBound - runs[things.lowerBound].lowerBound
  }

  func run(_ thing: Int) -> Range<Int> { runs[thing] }

  /// The numbers of a thing's list; none where there is no such thing.
  package func numbers(_ thing: Int) -> ByteList { ByteList(bytes, runs[thing]) }

  /// The numbers of a list that ascends, written as differences, all below `limit`.
  package func ascending(_ thing: Int, below limit: Int) -> AscendingList {
    AscendingList(bytes, runs[thing], below: limit)
  }
}

/// Numbers written one after the other; the list ends early where its bytes are damaged.
package struct ByteList: Sequence, IteratorProtocol {
  private var reader: VarintReader
  private let end: Int
  /// Whether the bytes are no such list; known when all is read.
  package var isDamaged: Bool { reader.isDamaged || reader.position > end }

  init(_ bytes: PackedArray<UInt8>, _ run: Range<Int>) {
    reader = VarintReader(bytes, at: run.lowerBound)
    end = run.upperBound
  }

  package mutating func next() -> UInt32? {
    guard reader.position < end, !reader.isDamaged else { return nil }
    let number = reader.next()
    return isDamaged ? nil : UInt32(truncatingIfNeeded: number)
  }
}

/// Ascending numbers, written as differences; ends early where one is not below the limit.
package struct AscendingList: Sequence, IteratorProtocol {
  private var reader: VarintReader
  private let end: Int
  private let limit: UInt64
  /// One more than the last number.
  private var following: UInt64 = 0
  package private(set) var isDamaged = false

  init(_ bytes: PackedArray<UInt8>, _ run: Range<Int>, below limit: Int) {
    reader = VarintReader(bytes, at: run.lowerBound)
    end = run.upperBound
    self.limit = UInt64(limit)
  }

  package mutating func next() -> UInt32? {
    guard reader.position < end, !isDamaged else { return nil }
    let (number, overflow) = following.addingReportingOverflow(reader.next())
    guard !overflow, number < limit, !reader.isDamaged, reader.position <= end else {
      isDamaged = true
      return nil
    }
    following = number + 1
    return UInt32(truncatingIfNeeded: number)
  }
}

/// Gathers `ByteLists`, list after list.
package struct ByteListsBuilder: Sendable {
  package private(set) var first: [UInt32] = [0]
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var count: Int { first.count - 1 }

  package mutating func append(_ numbers: some Sequence<UInt32>) {
    for number in numbers { bytes.append(varint: UInt64(number)) }
    first.append(UInt32(bytes.count))
  }

  /// Adds a list that ascends, no two equal.
  package mutating func append(ascending numbers: some Sequence<UInt32>) {
    var following: UInt64 = 0
    for number in numbers {
      bytes.append(varint: UInt64(number) - following)
      following = UInt64(number) + 1
    }
    first.append(UInt32(bytes.count))
  }

  /// Adds a list that `write` appends to the bytes.
  package mutating func append(writing write: (inout [UInt8]) -> Void) {
    write(&bytes)
    first.append(UInt32(bytes.count))
  }
}

extension ByteLists {
  /// Faults of lists that must ascend, for `verify`.
  func checkAscending(below limit: Int, named name: String) -> [String] {
    (0..<count).compactMap { thing in
      var list = ascending(thing, below: limit)
      while list.next() != nil {}
      return list.isDamaged ? "the \(name) \(thing) is damaged" : nil
    }
  }

  /// Faults of lists of numbers below a limit, for `verify`.
  func checkNumbers(below limit: Int, named name: String) -> [String] {
    (0..<count).compactMap { thing in
      var list = numbers(thing)
      var isWell = true
      while let number = list.next() { isWell = isWell && number < limit }
      return isWell && !list.isDamaged ? nil : "the \(name) \(thing) is damaged"
    }
  }
}
