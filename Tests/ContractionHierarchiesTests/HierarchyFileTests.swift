// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

/// The numbers of a graph and its hierarchy, unpacked, to be damaged and written.
private struct Sections: Equatable {
  var firstOut: [UInt32]
  var head: [UInt32]
  var weight: [Weight]
  var rank: [UInt32]
  var first: [UInt32]
  var arcs: [UpwardArc]
  var parts: [ArcParts]
  var core: [Weight]

  init(_ graph: Graph, _ hierarchy: ContractionHierarchy) {
    firstOut = Array(graph.firstOut)
    head = Array(graph.head)
    weight = Array(graph.weight)
    let nodes = 0..<UInt32(hierarchy.nodeCount)
    rank = nodes.map { hierarchy.rank($0) }
    first = nodes.flatMap { v in
      [hierarchy.out(of: v).lowerBound, hierarchy.into(v).lowerBound].map { UInt32($0) }
    }
    first.append(UInt32(hierarchy.arcCount))
    arcs = (0..<hierarchy.arcCount).map { hierarchy.arc($0) }
    parts = (0..<hierarchy.arcCount).map { hierarchy.parts(of: $0) }
    core = Array(hierarchy.core.weights)
  }

  func write(to path: String) throws {
    var writer = ContainerWriter()
    writer.add("walking.graph.first", PackedArray(firstOut))
    writer.add("walking.graph.head", PackedArray(head))
    writer.add("walking.graph.weight", PackedArray(weight))
    ContractionHierarchy(
      rank: rank, first: first, arcs: arcs, parts: parts, core: core, graphArcCount: head.count
    ).addSections(to: &writer, prefix: "walking.ch")
    try writer.write(to: path)
  }

  /// Index of the last shortcut, of an arc that is none, and of a node with arcs.
  var shortcut: Int { parts.lastIndex { $0.isShortcut } ?? 0 }
  var leaf: Int { parts.firstIndex { !$0.isShortcut } ?? 0 }
}

struct HierarchyFileTests {
  let folder = TemporaryFolder()
  private let graph: Graph
  private let hierarchy: ContractionHierarchy

  init() {
    graph = RandomGraph(seed: 17).graph
    hierarchy = ContractionHierarchy.build(graph)
  }

  private func open(_ path: String) throws -> (graph: Graph, hierarchy: ContractionHierarchy) {
    let container = try Container(path: path)
    let graph = try Graph(container: container, prefix: "walking.graph")
    let hierarchy = try ContractionHierarchy(
      container: container, prefix: "walking.ch", graph: graph)
    return (graph, hierarchy)
  }

  @Test func `what was written is what is read`() throws {
    var writer = ContainerWriter()
    graph.addSections(to: &writer, prefix: "walking.graph")
    hierarchy.addSections(to: &writer, prefix: "walking.ch")
    try writer.write(to: folder.file("map"))
    let (readGraph, read) = try open(folder.file("map"))
    #expect(Array(readGraph.firstOut) == Array(graph.firstOut))
    #expect(Array(readGraph.head) == Array(graph.head))
    #expect(Array(readGraph.weight) == Array(graph.weight))
    #expect(bytes(of: read) == bytes(of: hierarchy))
    #expect(read.graphArcCount == graph.arcCount)
    #expect(read.shortcutCount > 0)
    #expect(read.checkInvariants(against: readGraph) == [])
  }

  @Test func `numbers unpacked and packed again are the same hierarchy`() throws {
    let sections = Sections(graph, hierarchy)
    try sections.write(to: folder.file("again"))
    let read = try open(folder.file("again"))
    #expect(Sections(read.graph, read.hierarchy) == sections)
    #expect(read.hierarchy.checkInvariants(against: read.graph) == [])
  }

  private func bytes(of hierarchy: ContractionHierarchy) -> [UInt8] {
    var writer = ContainerWriter()
    hierarchy.addSections(to: &writer, prefix: "walking.ch")
    var bytes: [UInt8] = []
    try? writer.write { bytes += $0 }
    return bytes
  }

  @Test func `the same graph gives the same bytes, whatever the threads`() {
    for seed in 0..<200 {
      let random = RandomGraph(seed: seed)
      let expected = bytes(of: ContractionHierarchy.build(random.graph))
      for threads in [1, 2, 3, 8] {
        let found = bytes(of: ContractionHierarchy.build(random.graph, threads: threads))
        #expect(found == expected, "\(threads) threads: \(random)")
      }
    }
  }

  /// Large enough that all threads have work, and that nodes are numbered anew on the way.
  @Test func `a town gives the same bytes, whatever the threads`() {
    let town = RandomGraph.town(side: 60, seed: 5)
    let hierarchy = ContractionHierarchy.build(town)
    #expect(hierarchy.checkInvariants(against: town) == [])
    let expected = bytes(of: hierarchy)
    for threads in [2, 3, 8] {
      let found = bytes(of: ContractionHierarchy.build(town, threads: threads))
      #expect(found == expected, "\(threads) threads")
    }
  }

  @Test func `a graph without nodes is written and read`() throws {
    let empty = Graph(firstOut: [0], head: [], weight: [])
    try Sections(empty, ContractionHierarchy.build(empty)).write(to: folder.file("map"))
    let read = try open(folder.file("map"))
    #expect(read.graph.nodeCount == 0)
    #expect(read.hierarchy.arcCount == 0)
  }

  private struct Corruption: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String
    let apply: @Sendable (inout Sections) -> Void

    init(
      _ description: String, _ expected: String,
      _ apply: @escaping @Sendable (inout Sections) -> Void
    ) {
      testDescription = description
      self.expected = expected
      self.apply = apply
    }
  }

  private static let refused = [
    Corruption("no firstOut", "graph “walking.graph” that has no node count") { $0.firstOut = [] },
    Corruption("firstOut not from 0", "do not follow one another") { $0.firstOut[0] = 1 },
    Corruption("firstOut falls", "do not follow one another") { $0.firstOut[1] = .max },
    Corruption("firstOut ends early", "do not follow one another") {
      $0.head.append(0); $0.weight.append(0)
    },
    Corruption("head", "arc to a node it lacks") { $0.head[0] = UInt32($0.rank.count) },
    Corruption("weight", "arc of infinite weight") { $0.weight[0] = .infinity },
    Corruption("weights too few", "section “walking.graph.weight”") { $0.weight.removeLast() },
    Corruption("ranks too few", "section “walking.ch.rank”") { $0.rank.removeLast(40) },
    Corruption("rank", "ranks a node beyond all others") { $0.rank[0] = UInt32($0.rank.count) },
    Corruption("first too short", "section “walking.ch.node”") { $0.first.removeLast(40) },
    Corruption("first not from 0", "do not follow one another") { $0.first[0] = 1 },
    Corruption("first falls", "do not follow one another") { $0.first[2] = $0.first[4] + 1 },
    Corruption("more arcs out than there are", "do not follow one another") {
      $0.first[1] = $0.first[2] + 1
    },
    Corruption("first ends early", "do not follow one another") {
      $0.arcs.append($0.arcs[0])
      $0.parts.append($0.parts[0])
    },
    Corruption("arc down", "does not go up") { $0.arcs[$0.arcs.count - 1].head = 0 },
    Corruption("arc beyond", "does not go up") { $0.arcs[0].head = UInt32($0.rank.count) },
    Corruption("infinite arc", "hierarchy “walking.ch” that has an arc of infinite weight") {
      $0.arcs[0].weight = .infinity
    },
    Corruption("parts too few", "section “walking.ch.child”") { $0.parts.removeLast(40) },
    Corruption("part after whole", "do not come before it") {
      $0.parts[$0.shortcut] = ArcParts(part: UInt32($0.shortcut), back: 1)
    },
    Corruption("second part before all", "do not come before it") {
      $0.parts[$0.shortcut] = ArcParts(part: 3, back: 4)
    },
    Corruption("core no square", "core is no square") { $0.core.append(1) },
    Corruption("core too large", "core is no square") {
      $0.core = Array(repeating: 0, count: ($0.rank.count + 1) * ($0.rank.count + 1))
    },
    Corruption("core beyond infinity", "distance beyond infinity") { $0.core[0] = .max },
    Corruption("leaf beyond the graph", "do not come before it") {
      $0.parts[$0.leaf] = ArcParts(part: UInt32($0.head.count), back: 0)
    },
  ]

  @Test(arguments: refused)
  private func `a damaged section is refused with its fault`(corruption: Corruption) throws {
    var sections = Sections(graph, hierarchy)
    corruption.apply(&sections)
    try sections.write(to: folder.file("damaged"))
    let error = #expect(throws: MapFileError.self) { try open(folder.file("damaged")) }
    #expect(error?.reason.contains(corruption.expected) == true, "\(error?.reason ?? "")")
  }

  private static let found = [
    Corruption("rank twice", "rank beyond all or of another") { $0.rank[0] = $0.rank[1] },
    Corruption("shortcut lighter", "does not weigh what its parts do") {
      $0.arcs[$0.shortcut].weight -= 1
    },
    Corruption("other part", "do not join its ends") {
      $0.parts[$0.shortcut] = ArcParts(part: 1, back: 1)
    },
    Corruption("other leaf", "stands for an arc of the graph") {
      $0.parts[$0.leaf] = ArcParts(part: $0.parts[$0.leaf].part ^ 1, back: 0)
    },
    Corruption("core distance", "distances that its arcs do not give") { $0.core[1] = 1 },
    Corruption("graph lighter", "none as light in the hierarchy") {
      let leaves = Set($0.parts.filter { !$0.isShortcut }.map(\.part))
      for arc in $0.head.indices where !leaves.contains(UInt32(arc)) {
        $0.weight[arc] = 0
      }
    },
  ]

  @Test(arguments: found)
  private func `a wrong hierarchy that opens is found by its invariants`(corruption: Corruption)
    throws
  {
    var sections = Sections(graph, hierarchy)
    corruption.apply(&sections)
    try sections.write(to: folder.file("damaged"))
    let (graph, hierarchy) = try open(folder.file("damaged"))
    let faults = hierarchy.checkInvariants(against: graph)
    #expect(faults.contains { $0.contains(corruption.expected) }, "\(faults)")
  }

  @Test func `a shape changed at random is refused or answered, never followed astray`() throws {
    var writer = ContainerWriter()
    graph.addSections(to: &writer, prefix: "walking.graph")
    hierarchy.addSections(to: &writer, prefix: "walking.ch")
    try writer.write(to: folder.file("whole"))
    let whole = try Container(path: folder.file("whole"))
    let shape: PackedArray<UInt32> = try whole.array("walking.ch.shape")
    for index in shape.indices {
      for value in Array(0...66 as ClosedRange<UInt32>) + [.max / 2, .max] {
        var damaged = Array(shape)
        damaged[index] = value
        var writer = ContainerWriter()
        graph.addSections(to: &writer, prefix: "walking.graph")
        writer.add("walking.ch.shape", PackedArray(damaged))
        for name in ["rank", "node", "arc", "child"] {
          writer.add("walking.ch.\(name)", try whole.array("walking.ch.\(name)", of: UInt64.self))
        }
        writer.add("walking.ch.core", try whole.array("walking.ch.core", of: UInt32.self))
        try writer.write(to: folder.file("damaged"))
        guard let (graph, hierarchy) = try? open(folder.file("damaged")) else { continue }
        answerAll(graph, hierarchy)
      }
    }
  }

  private func answerAll(_ graph: Graph, _ hierarchy: ContractionHierarchy) {
    _ = hierarchy.checkInvariants(against: graph)
    var query = CHQuery(hierarchy)
    for node in 0..<UInt32(graph.nodeCount) {
      query.reset()
      query.addSource(node: node, weight: 0)
      query.addTarget(node: UInt32(graph.nodeCount) - 1 - node, weight: 0)
      _ = query.run()
      #expect(query.path().allSatisfy { $0 < graph.arcCount })
    }
  }

  @Test func `numbers changed at random are refused or answered, never followed astray`() throws {
    var generator = SeededGenerator(seed: 1)
    var openedCount = 0
    for _ in 0..<400 {
      var sections = Sections(graph, hierarchy)
      sections.damage(using: &generator)
      try sections.write(to: folder.file("damaged"))
      guard let (graph, hierarchy) = try? open(folder.file("damaged")) else { continue }
      openedCount += 1
      answerAll(graph, hierarchy)
    }
    #expect(openedCount > 20)
  }

  @Test func `parts that multiply at each arc give a path of bounded length`() throws {
    // 0 -> 1 as an arc made of the two before it, sixty times over.
    let count = 60
    let graph = Graph(firstOut: [0] + [UInt32](repeating: 1, count: count), head: [1], weight: [1])
    var sections = Sections(graph, ContractionHierarchy.build(graph))
    sections.core = []
    sections.rank = (0..<UInt32(count)).map { $0 }
    sections.first = (0...UInt32(2 * count)).map { min(($0 + 1) / 2, UInt32(count) - 1) }
    sections.arcs = (1..<UInt32(count)).map { head in
      var arc = sections.arcs[0]
      arc.head = head
      return arc
    }
    sections.parts = (0..<UInt32(count - 1)).map { arc in
      arc < 2 ? sections.parts[0] : ArcParts(part: arc - 1, back: 1)
    }
    try sections.write(to: folder.file("bomb"))
    let bomb = try open(folder.file("bomb")).hierarchy
    var query = CHQuery(bomb)
    query.addSource(node: UInt32(count) - 2, weight: 0)
    query.addTarget(node: UInt32(count) - 1, weight: 0)
    let found = query.run()
    #expect(found == 1)
    #expect(query.path().count < 1000)
  }
}

extension Sections {
  /// Changes one number of one section.
  fileprivate mutating func damage(using generator: inout SeededGenerator) {
    let value = UInt32.random(in: 0...UInt32(2 * rank.count), using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: Self.put(value, in: &firstOut, &generator)
    case 1: Self.put(value, in: &head, &generator)
    case 2: Self.put(value, in: &weight, &generator)
    case 3: Self.put(value, in: &rank, &generator)
    case 4: Self.put(value, in: &first, &generator)
    case 5: arcs[.random(in: arcs.indices, using: &generator)].head = value
    case 6: arcs[.random(in: arcs.indices, using: &generator)].weight = value
    case 7: Self.put(value, in: &core, &generator)
    case 8:
      let index = Int.random(in: parts.indices, using: &generator)
      parts[index] = ArcParts(part: value, back: parts[index].back)
    default:
      let index = Int.random(in: parts.indices, using: &generator)
      parts[index] = ArcParts(part: parts[index].part, back: value)
    }
  }

  private static func put(
    _ value: UInt32, in array: inout [UInt32], _ generator: inout SeededGenerator
  ) {
    array[.random(in: array.indices, using: &generator)] = value
  }
}
