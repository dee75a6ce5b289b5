// SPDX-License-Identifier: Apache-2.0

/// What contraction left, seen by the final numbers of nodes and arcs, to be packed.
final class NumberedResult {
  private var result: ContractionResult
  /// Place in the order of contraction by node of the graph, and by number in the hierarchy.
  private let place: [UInt32]
  private let placeOfNumber: [UInt32]
  /// Number in the hierarchy by node of the graph.
  private let rank: [UInt32]
  /// The first arc, by final numbers, of the node at each place.
  private let firstArc: [UInt32]

  init(_ result: consuming ContractionResult, coreSize: Int) {
    var place = [UInt32](repeating: 0, count: result.order.count)
    for (index, node) in result.order.enumerated() { place[Int(node)] = UInt32(index) }
    let number = DepthFirstNumbering(of: result, place: place, coreSize: coreSize).number
    var placeOfNumber = [UInt32](repeating: 0, count: number.count)
    for (place, number) in number.enumerated() { placeOfNumber[Int(number)] = UInt32(place) }
    var firstArc = [UInt32](repeating: 0, count: number.count)
    var next: UInt32 = 0
    for place in placeOfNumber.lazy.map({ Int($0) }) {
      firstArc[place] = next
      next += result.first[2 * place + 2] - result.first[2 * place]
    }
    rank = place.map { number[Int($0)] }
    self.place = place
    self.placeOfNumber = placeOfNumber
    self.firstArc = firstArc
    self.result = result
  }

  private var arcCount: Int { result.arcs.count }

  /// The highest number of a node.
  private var highest: UInt32 { UInt32(max(1, place.count) - 1) }

  /// The bits that any weight has.
  var weightBits: Weight {
    (0..<arcCount).reduce(0) { $0 | result.arcs[$1].weight }
  }

  /// Gives the memory back that only `packedParts` needs.
  func forgetParts() { result.forgetParts() }

  func packedRanks() -> PackedPairs {
    PackedPairs(count: rank.count, widths: .init(low: highest, high: 0)) {
      for rank in rank { $0.append(rank, 0) }
    }
  }

  func packedNodes() -> PackedPairs {
    let outCounts = place.indices.lazy.map {
      self.result.first[2 * $0 + 1] - self.result.first[2 * $0]
    }
    let widths = PackedPairs.Widths(low: UInt32(arcCount), high: outCounts.max() ?? 0)
    return PackedPairs(count: place.count + 1, widths: widths) {
      for place in placeOfNumber.lazy.map({ Int($0) }) {
        $0.append(firstArc[place], outCounts[place])
      }
      $0.append(UInt32(arcCount), 0)
    }
  }

  func packedArcs(_ code: WeightCode) -> PackedPairs {
    let widths = PackedPairs.Widths(low: highest, high: code.encode(weightBits))
    return PackedPairs(count: arcCount, widths: widths) {
      for place in placeOfNumber.lazy.map({ Int($0) }) {
        for arc in Int(result.first[2 * place])..<Int(result.first[2 * place + 2]) {
          let arc = result.arcs[arc]
          $0.append(rank[Int(arc.head)], code.encode(arc.weight))
        }
      }
    }
  }

  func packedParts(graphArcCount: Int) -> PackedPairs {
    let runs = place.indices.lazy.map { self.result.first[2 * $0 + 2] - self.result.first[2 * $0] }
    // Parts lie in one run, so no part is as far before another as the longest is long.
    let widths = PackedPairs.Widths(
      low: UInt32(max(1, arcCount, graphArcCount) - 1), high: max(1, runs.max() ?? 1) - 1)
    return PackedPairs(count: arcCount, widths: widths) {
      for place in placeOfNumber.lazy.map({ Int($0) }) {
        let node = result.order[place]
        let middle = Int(result.first[2 * place + 1])
        for arc in Int(result.first[2 * place])..<middle {
          $0.append(parts(of: arc, from: node, to: result.arcs[arc].head))
        }
        for arc in middle..<Int(result.first[2 * place + 2]) {
          $0.append(parts(of: arc, from: result.arcs[arc].head, to: node))
        }
      }
    }
  }

  /// What an arc between two nodes of the graph stands for.
  private func parts(of arc: Int, from u: UInt32, to w: UInt32) -> ArcParts {
    let via = result.via[arc]
    if via & ContractionResult.graphArcBit != 0 {
      return ArcParts(part: via ^ ContractionResult.graphArcBit, back: 0)
    }
    let place = Int(self.place[Int(via)])
    let start = Int(result.first[2 * place])
    var first = Int(result.first[2 * place + 1])
    while result.arcs[first].head != u { first += 1 }
    var second = start
    while result.arcs[second].head != w { second += 1 }
    return ArcParts(part: firstArc[place] + UInt32(first - start), back: UInt32(first - second))
  }
}

extension PackedPairs.Writer {
  fileprivate mutating func append(_ parts: ArcParts) { append(parts.part, parts.back) }
}
