// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Where the index has something of an OSM object, found by hashing its id.
///
/// A *home* is a named thing, or, above all of these, a block of houses. Sections, under a prefix:
/// - `.first`, buckets + 1: each bucket's run of bytes in `.bytes`: the homes of the objects that
///   fall into it, ascending; there is a power of two of buckets.
struct ObjectTable: Sendable {
  private let buckets: ByteLists

  /// Objects of a bucket on average; the more, the smaller the file, the more is looked at.
  private static let load = 16

  /// Homes where an object may be, all below `limit`; others may be among them.
  func homes(of object: ObjectID, below limit: Int) -> AscendingList {
    buckets.ascending(Self.bucket(of: object, buckets.count), below: limit)
  }

  private static func bucket(of object: ObjectID, _ count: Int) -> Int {
    let key = UInt64(bitPattern: object.id &* 4 &+ Int64(object.kind.rawValue))
    return Int((key &* 0x9e37_79b9_7f4a_7c15) >> 33) & (count - 1)
  }

  /// Builds the table over objects and their homes.
  init(_ entries: [(object: ObjectID, home: UInt32)]) {
    var count = 1
    while count * Self.load < entries.count { count *= 2 }
    var pairs = entries.map {
      UInt64(Self.bucket(of: $0.object, count)) << 32 | UInt64($0.home)
    }
    pairs.sort()
    var lists = ByteListsBuilder()
    var next = 0
    for bucket in 0..<count {
      var homes: [UInt32] = []
      while next < pairs.count, pairs[next] >> 32 == UInt64(bucket) {
        let home = UInt32(truncatingIfNeeded: pairs[next])
        // Several houses of one object often share a block.
        if homes.last != home { homes.append(home) }
        next += 1
      }
      lists.append(ascending: homes)
    }
    buckets = ByteLists(lists)
  }

  init(container: Container, _ prefix: String) throws {
    let first: PackedArray<UInt32> = try container.array("\(prefix).first")
    let count = first.count - 1
    guard count > 0, count & (count - 1) == 0 else {
      throw container.damaged("has \(count) buckets in section “\(prefix).first”")
    }
    buckets = try ByteLists(container: container, prefix, count: count)
  }

  func addSections(to writer: inout ContainerWriter, _ prefix: String) {
    buckets.addSections(to: &writer, prefix)
  }

  func check(homes limit: Int) -> [String] {
    buckets.checkAscending(below: limit, named: "bucket of objects")
  }
}
