// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// Expands roads and turns into the search graph of one profile.
///
/// A **state** is an arrival: the arc driven last, and which restrictions have begun. A state's
/// **row** lists the choices it leaves. States of one junction with equal rows are one class, and
/// classes are the nodes of the search graph.
struct SearchGraphBuilder {
  private struct Choice: Equatable {
    let arc: UInt32
    /// What the turn and the arc cost, with an entry where a stricter access begins.
    let weight: Weight
    let next: UInt32
  }

  private let roads: DirectedRoads
  private let automaton: RestrictionAutomaton
  private let turns: TurnRules
  /// Deep states by their last arc, those alone that can be reached.
  private var deepStates: [UInt32: [RestrictionAutomaton.State]] = [:]

  private var classOfState: [UInt32]
  private var firstClass: [UInt32] = [0]
  private var firstOut: [UInt32] = [0]
  // The choices of all classes: road arcs, weights, and the states that follow.
  private var roadArcs: [UInt32] = []
  private var weights: [Weight] = []
  private var nexts: [UInt32] = []

  init(_ roads: DirectedRoads, _ restrictions: [Restriction]) {
    self.roads = roads
    automaton = RestrictionAutomaton(restrictions)
    turns = TurnRules(roads: roads, automaton: automaton)
    let deepest = automaton.deepStates.last.map { $0 + 1 } ?? 0
    classOfState = [UInt32](repeating: ProfileNetwork.noClass, count: roads.arcCount + deepest)
    deepStates = reachableDeepStates()
  }

  struct Result {
    let arrivalClass: PackedArray<UInt32>
    let firstClass: PackedArray<UInt32>
    let graph: Graph
    let roadArc: PackedArray<UInt32>
    /// States of arrival, before those that leave the same choices became one node.
    let arrivalCount: Int
  }

  consuming func build() -> Result {
    for node in 0..<roads.nodeCount { groupArrivals(at: UInt32(node)) }
    // Rows name states of other junctions: their classes are known only now.
    for choice in nexts.indices { nexts[choice] = classOfState[nexts[choice]] }
    return Result(
      arrivalClass: PackedArray(classOfState[..<roads.arcCount]),
      firstClass: PackedArray(firstClass),
      graph: Graph(firstOut: firstOut, head: nexts, weight: weights),
      roadArc: PackedArray(roadArcs),
      arrivalCount: classOfState.count { $0 != ProfileNetwork.noClass })
  }

  private mutating func groupArrivals(at node: UInt32) {
    let start = firstOut.count - 1
    let isBlind = turns.isBlindToArrival(node)
    // Where arrivals of a kind have one row, it is not built again for each of them.
    var classOfKind: [ArrivalKind: UInt32] = [:]
    for outArc in roads.nodes.arcs(outOf: node) {
      let arc = Arc.reverse(of: outArc)
      guard roads.isUsable(arc) else { continue }
      let base = automaton.next(RestrictionAutomaton.root, arc)
      let kind = ArrivalKind(
        access: roads.access[arc], isFerry: roads.isFerry(arc))
      for state in [base] + (deepStates[arc] ?? []) {
        let isPlain = isBlind && state == RestrictionAutomaton.root
        if isPlain, let known = classOfKind[kind] {
          classOfState[Int(arc)] = known
          continue
        }
        let number = classNumber(of: row(of: state, arrivingBy: arc), from: start)
        classOfState[stateNumber(state, arc)] = number
        if isPlain { classOfKind[kind] = number }
      }
    }
    firstClass.append(UInt32(firstOut.count - 1))
  }

  /// All that matters of an arrival at a junction that is blind to it.
  private struct ArrivalKind: Hashable {
    let access: AccessLevel
    let isFerry: Bool
  }

  /// The class at this junction that has the row; a new one where none has.
  private mutating func classNumber(of row: [Choice], from start: Int) -> UInt32 {
    for known in start..<firstOut.count - 1 where isRow(row, of: known) {
      return UInt32(known)
    }
    for choice in row {
      roadArcs.append(choice.arc)
      weights.append(choice.weight)
      nexts.append(choice.next)
    }
    firstOut.append(UInt32(roadArcs.count))
    return UInt32(firstOut.count - 2)
  }

  private func isRow(_ row: [Choice], of known: Int) -> Bool {
    let range = Int(firstOut[known])..<Int(firstOut[known + 1])
    return range.count == row.count
      && zip(range, row).allSatisfy { index, choice in
        choice == Choice(arc: roadArcs[index], weight: weights[index], next: nexts[index])
      }
  }

  private func row(of state: RestrictionAutomaton.State, arrivingBy arc: UInt32) -> [Choice] {
    turns.permitted(after: state, arrivingBy: arc).map { next in
      Choice(
        arc: next, weight: turns.weight(from: arc, to: next).saturatingSum(roads.cost[next]),
        next: UInt32(stateNumber(automaton.next(state, next), next)))
    }
  }

  /// Arcs number the states that remember nothing more; deep ones follow.
  private func stateNumber(_ state: RestrictionAutomaton.State, _ arc: UInt32) -> Int {
    automaton.isDeep(state) ? roads.arcCount + state : Int(arc)
  }

  private func reachableDeepStates() -> [UInt32: [RestrictionAutomaton.State]] {
    var found: [UInt32: [RestrictionAutomaton.State]] = [:]
    var seen: Set<RestrictionAutomaton.State> = []
    // Only what follows the first arc of some path can be deep.
    var open = Set(automaton.deepStates.map { automaton.firstArc(of: $0) }).sorted().map {
      (state: automaton.next(RestrictionAutomaton.root, $0), arc: $0)
    }
    while let (state, arc) = open.popLast() {
      guard roads.isUsable(arc) else { continue }
      for next in turns.permitted(after: state, arrivingBy: arc) {
        let nextState = automaton.next(state, next)
        guard automaton.isDeep(nextState), seen.insert(nextState).inserted else { continue }
        found[next, default: []].append(nextState)
        open.append((nextState, next))
      }
    }
    return found.mapValues { $0.sorted() }
  }
}
