// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

/// The sections of a graph and its hierarchy as plain arrays, to be damaged and written.
private struct Sections {
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
    rank = Array(hierarchy.rank)
    first = Array(hierarchy.first)
    arcs = Array(hierarchy.arcs)
    parts = Array(hierarchy.parts)
    core = Array(hierarchy.core.weights)
  }

  func write(to path: String) throws {
    var writer = ContainerWriter()
    writer.add("walking.graph.first", PackedArray(firstOut))
    writer.add("walking.graph.head", PackedArray(head))
    writer.add("walking.graph.weight", PackedArray(weight))
    writer.add("walking.ch.rank", PackedArray(rank))
    writer.add("walking.ch.first", PackedArray(first))
    writer.add("walking.ch.arc", PackedArray(arcs))
    writer.add("walking.ch.child", PackedArray(parts))
    writer.add("walking.ch.core", PackedArray(core))
    try writer.write(to: path)
  }

  /// Index of the last shortcut.
  var shortcut: Int { parts.lastIndex { $0.isShortcut } ?? 0 }
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
    #expect(Array(read.rank) == Array(hierarchy.rank))
    #expect(Array(read.first) == Array(hierarchy.first))
    #expect(Array(read.arcs) == Array(hierarchy.arcs))
    #expect(Array(read.parts) == Array(hierarchy.parts))
    #expect(Array(read.core.weights) == Array(hierarchy.core.weights))
    #expect(read.graphArcCount == graph.arcCount)
    #expect(read.shortcutCount > 0)
    #expect(read.checkInvariants(against: readGraph) == [])
    try Sections(graph, hierarchy).write(to: folder.file("again"))
    #expect(TemporaryFolder.read(folder.file("map")) == TemporaryFolder.read(folder.file("again")))
  }

  @Test func `the same graph gives the same hierarchy`() {
    for seed in 0..<20 {
      let random = RandomGraph(seed: seed)
      let a = ContractionHierarchy.build(random.graph)
      let b = ContractionHierarchy.build(random.graph)
      #expect(Array(a.rank) == Array(b.rank), "\(random)")
      #expect(Array(a.arcs) == Array(b.arcs), "\(random)")
      #expect(Array(a.parts) == Array(b.parts), "\(random)")
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
    Corruption("ranks too few", "section “walking.ch.rank”") { $0.rank.removeLast() },
    Corruption("rank", "ranks a node beyond all others") { $0.rank[0] = UInt32($0.rank.count) },
    Corruption("first too short", "section “walking.ch.first”") { $0.first.removeLast() },
    Corruption("first falls", "do not follow one another") { $0.first[1] = .max },
    Corruption("first ends early", "do not follow one another") {
      $0.arcs.append($0.arcs[0])
      $0.parts.append($0.parts[0])
    },
    Corruption("arc down", "does not go up") { $0.arcs[$0.arcs.count - 1].head = 0 },
    Corruption("arc beyond", "does not go up") { $0.arcs[0].head = UInt32($0.rank.count) },
    Corruption("infinite arc", "hierarchy “walking.ch” that has an arc of infinite weight") {
      $0.arcs[0].weight = .infinity
    },
    Corruption("parts too few", "section “walking.ch.child”") { $0.parts.removeLast() },
    Corruption("part after whole", "do not come before it") {
      $0.parts[$0.shortcut].first = UInt32($0.shortcut)
    },
    Corruption("second part after whole", "do not come before it") {
      $0.parts[$0.shortcut].second = .max >> 1
    },
    Corruption("core no square", "core is no square") { $0.core.append(1) },
    Corruption("core too large", "core is no square") {
      $0.core = Array(repeating: 0, count: ($0.rank.count + 1) * ($0.rank.count + 1))
    },
    Corruption("core beyond infinity", "distance beyond infinity") { $0.core[0] = .max },
    Corruption("leaf beyond the graph", "do not come before it") {
      let leaf = $0.parts.firstIndex { !$0.isShortcut } ?? 0
      $0.parts[leaf].first = ArcParts.graphArcBit + UInt32($0.head.count)
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
      $0.parts[$0.shortcut].first = $0.parts[$0.shortcut].second
    },
    Corruption("other leaf", "stands for an arc of the graph") {
      let leaf = $0.parts.firstIndex { !$0.isShortcut } ?? 0
      $0.parts[leaf].first ^= 1
    },
    Corruption("core distance", "distances that its arcs do not give") { $0.core[1] = 1 },
    Corruption("graph lighter", "none as light in the hierarchy") {
      let parts = Set($0.parts.flatMap { [$0.first, $0.second] })
      for arc in $0.head.indices where !parts.contains(ArcParts.graphArcBit + UInt32(arc)) {
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

  @Test func `numbers changed at random are refused or answered, never followed astray`() throws {
    var generator = SeededGenerator(seed: 1)
    var openedCount = 0
    for _ in 0..<400 {
      var sections = Sections(graph, hierarchy)
      sections.damage(using: &generator)
      try sections.write(to: folder.file("damaged"))
      guard let (graph, hierarchy) = try? open(folder.file("damaged")) else { continue }
      openedCount += 1
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
    #expect(openedCount > 20)
  }

  @Test func `parts that double at each arc give a path of bounded length`() throws {
    // 0 -> 1 as an arc made of the one before it twice, sixty times over.
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
      var parts = sections.parts[0]
      if arc > 0 { (parts.first, parts.second) = (arc - 1, arc - 1) }
      return parts
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
    case 8: parts[.random(in: parts.indices, using: &generator)].first = value
    default: parts[.random(in: parts.indices, using: &generator)].second = value
    }
  }

  private static func put(
    _ value: UInt32, in array: inout [UInt32], _ generator: inout SeededGenerator
  ) {
    array[.random(in: array.indices, using: &generator)] = value
  }
}
