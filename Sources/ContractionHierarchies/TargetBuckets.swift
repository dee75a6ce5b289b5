// SPDX-License-Identifier: Apache-2.0

/// What the climbs of many targets left at nodes, by node.
@safe struct TargetBuckets: ~Copyable {
  /// A target that was at a node, and the weight from there to it.
  struct Bucket: BitwiseCopyable {
    var target: UInt32
    var weight: Weight
  }

  /// What is left of a climb until all have been made.
  struct Collection: ~Copyable {
    fileprivate var numbers = NodeNumbers(capacity: 1024)
    fileprivate var nodes: [UInt32] = []
    fileprivate var left: [(number: UInt32, bucket: Bucket)] = []

    mutating func add(_ reached: [UpwardSpace.Reached], of target: Int) {
      _ = numbers.makeRoom(for: reached.count)
      for place in reached {
        let (number, isNew) = numbers.meet(place.node)
        if isNew { nodes.append(place.node) }
        left.append((UInt32(number), Bucket(target: UInt32(target), weight: place.weight)))
      }
    }
  }

  private let numbers: NodeNumbers
  /// Nodes where targets were.
  let nodes: [UInt32]
  /// At node number v: `buckets[first[v]..<first[v + 1]]`.
  private let first: [UInt32]
  private(set) var buckets: [Bucket]

  init(_ collection: consuming Collection) {
    let left = collection.left
    var first = [UInt32](repeating: 0, count: collection.nodes.count + 1)
    for (number, _) in left { first[Int(number) + 1] += 1 }
    for number in first.indices.dropFirst() { first[number] += first[number - 1] }
    var next = first
    buckets = [Bucket](repeating: Bucket(target: 0, weight: 0), count: left.count)
    for (number, bucket) in left {
      buckets[Int(next[Int(number)])] = bucket
      next[Int(number)] += 1
    }
    self.first = first
    nodes = collection.nodes
    numbers = collection.numbers
  }

  /// Where in `buckets` those at a node are.
  func range(at node: UInt32) -> Range<Int> {
    let number = numbers.number(of: node)
    return number < 0 ? 0..<0 : Int(first[number])..<Int(first[number + 1])
  }

  /// The same, those at each node in the order of their weights.
  init(sorting collection: consuming Collection) {
    self.init(collection)
    for number in first.indices.dropLast() {
      let range = Int(first[number])..<Int(first[number + 1])
      buckets[range].sort { ($0.weight, $0.target) < ($1.weight, $1.target) }
    }
  }
}
