// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// A list of numbers for each of n things, one after the other.
package struct TokenLists: Sendable {
  private let runs: Runs
  private let elements: PackedArray<UInt32>

  package var count: Int { runs.count }
  /// Elements of all lists together.
  package var total: Int { elements.count }

  package init(_ lists: TokenListsBuilder) {
    runs = Runs(first: lists.first)
    elements = PackedArray(lists.elements)
  }

  init(_ container: Container, _ prefix: String, _ content: String, count: Int) throws {
    elements = try container.array("\(prefix).\(content)")
    runs = try Runs(
      container: container, "\(prefix).first", count: count, limit: elements.count)
  }

  func addSections(to writer: inout ContainerWriter, _ prefix: String, _ content: String) {
    runs.addSection(to: &writer, "\(prefix).first")
    writer.add("\(prefix).\(content)", elements)
  }

  /// The list of a thing; empty where there is no such thing.
  package subscript(thing: UInt32) -> PackedArray<UInt32>.SubSequence {
    elements[runs[Int(thing)]]
  }

  /// Where a thing's list starts among all elements: runs of elements number what they hold.
  package func start(_ thing: UInt32) -> Int { runs[Int(thing)].lowerBound }
  /// Where the list before a thing's ends; `thing` may be one more than the last.
  func end(_ thing: UInt32) -> Int { thing > 0 ? runs[Int(thing) - 1].upperBound : 0 }
  package func range(_ thing: UInt32) -> Range<Int> { runs[Int(thing)] }
  package func element(_ position: UInt32) -> UInt32? {
    position < UInt32(elements.count) ? elements[position] : nil
  }

  /// The thing in whose list an element stands.
  package func owner(of position: UInt32) -> Int { runs.owner(of: Int(position)) }
}

/// Gathers `TokenLists`, list after list.
package struct TokenListsBuilder: Sendable {
  package private(set) var first: [UInt32] = [0]
  package private(set) var elements: [UInt32] = []

  package init() {}

  package var count: Int { first.count - 1 }

  package mutating func append(_ list: some Sequence<UInt32>) {
    elements.append(contentsOf: list)
    first.append(UInt32(elements.count))
  }
}
