// SPDX-License-Identifier: Apache-2.0

/// What the input says is deleted, until all of it is read: only then is it known what that hits.
///
/// A deletion takes away its own version of the element and all before it, wherever in the input
/// they stand. One that names no version takes away every version, for it can mean nothing else.
struct Deletions: Sendable {
  private(set) var nodes = DeletedVersions()
  private(set) var ways = DeletedVersions()
  private(set) var relations = DeletedVersions()

  mutating func add(_ kind: ElementKind, id: Int64, version: UInt32) {
    switch kind {
    case .node: nodes.add(id, version)
    case .way: ways.add(id, version)
    case .relation: relations.add(id, version)
    }
  }

  mutating func append(_ later: Deletions) {
    nodes.append(later.nodes)
    ways.append(later.ways)
    relations.append(later.relations)
  }
}

/// Deleted elements of one kind: the latest deleted version of each id.
struct DeletedVersions: Sendable {
  private var latest: [Int64: UInt32] = [:]

  var isEmpty: Bool { latest.isEmpty }

  /// Whether a version of an element is gone.
  func cover(_ id: Int64, _ version: UInt32) -> Bool { latest[id].map { version <= $0 } ?? false }

  fileprivate mutating func add(_ id: Int64, _ version: UInt32) {
    latest[id] = max(latest[id] ?? 0, version == 0 ? .max : version)
  }

  fileprivate mutating func append(_ later: DeletedVersions) {
    latest.merge(later.latest) { max($0, $1) }
  }
}
