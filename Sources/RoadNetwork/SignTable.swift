// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// What signs on roads say, and what is painted on lanes: tags of the few ways and nodes that have
/// any, as they stand in the input.
///
/// `WayFlags.signed` says whether a way is among them.
package struct SignTable: Sendable {
  package let tags: TagLists
  /// Ways that have such tags, ascending, and the list of each one's.
  package let way: PackedArray<UInt32>
  package let wayTags: PackedArray<UInt32>
  /// Nodes that have such tags, ascending, and the list of each one's.
  package let node: PackedArray<UInt32>
  package let nodeTags: PackedArray<UInt32>

  package init(
    tags: TagLists, ways: (way: PackedArray<UInt32>, tags: PackedArray<UInt32>),
    nodes: (node: PackedArray<UInt32>, tags: PackedArray<UInt32>)
  ) {
    self.tags = tags
    (way, wayTags) = ways
    (node, nodeTags) = nodes
  }

  /// What the flags of a way in `way` have to be.
  package func flags(at position: Int) -> WayFlags {
    tags[wayTags[position]].contains { $0.key.hasPrefix("turn:lanes") }
      ? [.signed, .laneMarks] : .signed
  }

  /// Complexity: O(log n).
  package func tags(ofWay number: UInt32) -> [(key: String, value: String)] {
    way.position(of: number).map { tags[wayTags[$0]] } ?? []
  }

  /// Complexity: O(log n).
  package func tags(ofNode number: UInt32) -> [(key: String, value: String)] {
    node.position(of: number).map { tags[nodeTags[$0]] } ?? []
  }

  /// Tags that say in which direction of the compass a way's roads are signed, such as
  /// "I 280 South;CA 1 South": one who drives it as it is drawn, and against that.
  package static let forwardDirections = "route:forward"
  package static let backwardDirections = "route:backward"
}

extension PackedArray<UInt32> {
  /// Where a number is among ascending ones; `nil` where it is not.
  ///
  /// Complexity: O(log n).
  func position(of number: UInt32) -> Int? {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number ? low : nil
  }
}

extension SignTable {
  init(_ container: Container, nodeCount: Int, wayCount: Int) throws {
    tags = try TagLists(container, prefix: "signs")
    way = try container.array("signs.ways")
    wayTags = try container.array("signs.ways.tags", count: way.count)
    node = try container.array("signs.nodes")
    nodeTags = try container.array("signs.nodes.tags", count: node.count)
    let check = RangeCheck(container: container)
    try check.below(way, wayCount, "signs.ways")
    try check.below(wayTags, tags.count, "signs.ways.tags")
    try check.below(node, nodeCount, "signs.nodes")
    try check.below(nodeTags, tags.count, "signs.nodes.tags")
  }

  func addSections(to writer: inout ContainerWriter) {
    tags.addSections(to: &writer, prefix: "signs")
    writer.add("signs.ways", way)
    writer.add("signs.ways.tags", wayTags)
    writer.add("signs.nodes", node)
    writer.add("signs.nodes.tags", nodeTags)
  }

  /// What is out of range or out of order, in words.
  ///
  /// Reading does no harm then, but finds less than there is.
  package func checkIndices() -> [String] {
    var faults: [String] = []
    for (section, numbers) in [("signs.ways", way), ("signs.nodes", node)]
    where zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) {
      faults.append("numbers are not in order in section “\(section)”")
    }
    if !tags.namesItsStrings { faults.append("a string is out of range in section “signs.tags”") }
    return faults
  }
}
