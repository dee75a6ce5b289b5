// SPDX-License-Identifier: Apache-2.0

package import PackedFile

extension Graph {
  /// Reads sections `<prefix>.first`, `.head` and `.weight`; throws where they are no graph.
  package init(container: Container, prefix: String) throws {
    let head: PackedArray<UInt32> = try container.array("\(prefix).head")
    self.init(
      firstOut: try container.array("\(prefix).first"), head: head,
      weight: try container.array("\(prefix).weight", count: head.count))
    if let fault = fault() { throw container.damaged("has a graph “\(prefix)” that \(fault)") }
  }

  package func addSections(to writer: inout ContainerWriter, prefix: String) {
    writer.add("\(prefix).first", firstOut)
    writer.add("\(prefix).head", head)
    writer.add("\(prefix).weight", weight)
  }

  /// The first thing that is wrong, as it reads after "the graph"; one pass over the arrays.
  func fault() -> String? {
    guard firstOut.count > 0, firstOut.count <= Int(UInt32.max) else { return "has no node count" }
    guard isMonotone(firstOut, last: arcCount) else {
      return "has arcs of nodes that do not follow one another"
    }
    guard weight.count == arcCount else { return "has not one weight an arc" }
    guard isBounded(head, by: UInt32(nodeCount)) else { return "has an arc to a node it lacks" }
    guard isBounded(weight, by: .infinity) else { return "has an arc of infinite weight" }
    return nil
  }
}

/// Whether elements start at 0, never fall, and end at `last`.
func isMonotone(_ array: PackedArray<UInt32>, last: Int) -> Bool {
  let span = array.span
  var previous: UInt32 = 0
  guard span.count > 0, span[0] == 0 else { return false }
  for index in span.indices {
    guard span[index] >= previous else { return false }
    previous = span[index]
  }
  return Int(previous) == last
}

/// Whether every element is below `bound`.
func isBounded(_ array: PackedArray<UInt32>, by bound: UInt32) -> Bool {
  let span = array.span
  var isBounded = true
  for index in span.indices { isBounded = isBounded && span[index] < bound }
  return isBounded
}
