// SPDX-License-Identifier: Apache-2.0

import Geo
import RoadNetwork

/// What there is to say and to see where a path goes from one arc to the next.
struct Turn {
  let instruction: Instruction
  /// `nil` where nothing is said or seen; of which piece of the path it is, and where its roads
  /// stand, its user knows.
  let junction: PassedJunction?
  /// Whether the next arc lies within a junction of carriageways.
  let isWithinJunction: Bool

  static let none = Turn(instruction: .none, junction: nil, isWithinJunction: false)
}

/// The turns that paths have made, for the next path that makes them.
///
/// Ways lead over the same junctions again and again, and to judge one takes a hundred times as long
/// as to find it here. It is for one thread, and forgets all when it is full.
final class TurnMemory {
  /// More take memory, some 100 bytes each; fewer are forgotten before they come again.
  private static let limit = 1 << 16

  private struct Slot {
    var key: UInt64
    /// `plain`, `unknown` where the slot is free, else which of the turns.
    var number: UInt32
  }

  /// Nothing to say or to see.
  static let plain = UInt32.max
  static let unknown = UInt32.max - 1

  private var turns: [StoredTurn] = []
  /// The roads of all junctions, one after the other.
  private var roads: [Intersection.Road] = []
  private var choices: [LaneChoice] = []
  /// By a key's hash, else in the next that was free.
  private var slots = [Slot](repeating: Slot(key: 0, number: unknown), count: 1024)
  private var count = 0

  /// The number of the turn into each piece of a path; the first has none.
  ///
  /// All are looked up in one go, for then none waits for the memory of the one before.
  func numbers(of pieces: [RoutePath.Piece]) -> [UInt32] {
    if count >= Self.limit { forget() }
    var numbers = [UInt32](repeating: Self.plain, count: pieces.count)
    for piece in pieces.indices.dropFirst() {
      numbers[piece] = number(from: pieces[piece - 1].arc, to: pieces[piece].arc)
    }
    return numbers
  }

  /// Of the turn from one arc to another.
  func number(from before: UInt32, to next: UInt32) -> UInt32 {
    slots[slot(of: Self.key(before, next))].number
  }

  /// How many roads the junctions of some turns have.
  func roadCount(_ numbers: [UInt32]) -> Int {
    numbers.reduce(0) { $0 + ($1 < Self.unknown ? Int(turns[Int($1)].roadCount) : 0) }
  }

  /// A turn that is stored; its roads are added to others.
  func turn(_ number: UInt32, addingRoadsTo others: inout [Intersection.Road]) -> Turn {
    let turn = turns[Int(number)]
    let first = Int(turn.firstRoad)
    for road in first..<first + Int(turn.roadCount) { others.append(roads[road]) }
    return turn.whole(turn.choice < 0 ? nil : choices[Int(turn.choice)])
  }

  /// Keeps a turn that is unknown, and the roads of its junction.
  func keep(
    _ turn: Turn, from before: UInt32, to next: UInt32, roads own: ArraySlice<Intersection.Road>
  ) {
    if 2 * count >= slots.count { widen() }
    var number = Self.plain
    if let junction = turn.junction {
      guard
        let stored = StoredTurn(
          turn, junction, roads: roads.count, own.count, choice: choices.count)
      else { return }
      number = UInt32(turns.count)
      turns.append(stored)
      roads.append(contentsOf: own)
      if let choice = junction.choice { choices.append(choice) }
    }
    let key = Self.key(before, next)
    slots[slot(of: key)] = Slot(key: key, number: number)
    count += 1
  }

  private func forget() {
    turns.removeAll(keepingCapacity: true)
    roads.removeAll(keepingCapacity: true)
    choices.removeAll()
    count = 0
    for slot in slots.indices { slots[slot].number = Self.unknown }
  }

  private func widen() {
    let old = slots
    slots = [Slot](repeating: Slot(key: 0, number: Self.unknown), count: 4 * old.count)
    for slot in old where slot.number != Self.unknown { slots[self.slot(of: slot.key)] = slot }
  }

  private static func key(_ before: UInt32, _ next: UInt32) -> UInt64 {
    UInt64(before) << 32 | UInt64(next)
  }

  /// Where a key is or would be, by Fibonacci hashing; half of the slots at least are free.
  private func slot(of key: UInt64) -> Int {
    var slot = Int((key &* 0x9e37_79b9_7f4a_7c15) >> 32) & (slots.count - 1)
    while slots[slot].number != Self.unknown, slots[slot].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

/// A turn in few bytes.
private struct StoredTurn {
  private let location: Coordinate
  private let bearingBefore: Double
  private let bearingAfter: Double
  let firstRoad: UInt32
  /// -1 where no lanes are known.
  let choice: Int32
  let roadCount: UInt8
  private let openCount: UInt8
  /// -1 for none.
  private let incoming: Int8
  private let outgoing: Int8
  private let instruction: Instruction
  private let isWithinJunction: Bool

  /// `nil` where more roads meet than a byte can count.
  init?(_ turn: Turn, _ junction: PassedJunction, roads first: Int, _ count: Int, choice: Int) {
    guard count <= Int8.max, let firstRoad = UInt32(exactly: first) else { return nil }
    location = junction.location
    bearingBefore = junction.bearingBefore
    bearingAfter = junction.bearingAfter
    self.firstRoad = firstRoad
    self.choice = junction.choice == nil ? -1 : Int32(choice)
    roadCount = UInt8(count)
    openCount = UInt8(junction.openCount)
    incoming = Int8(junction.incoming ?? -1)
    outgoing = Int8(junction.outgoing ?? -1)
    instruction = turn.instruction
    isWithinJunction = turn.isWithinJunction
  }

  func whole(_ choice: LaneChoice?) -> Turn {
    Turn(
      instruction: instruction,
      junction: PassedJunction(
        piece: 0, location: location, bearingBefore: bearingBefore, bearingAfter: bearingAfter,
        roads: 0..<0, openCount: Int(openCount), incoming: incoming < 0 ? nil : Int(incoming),
        outgoing: outgoing < 0 ? nil : Int(outgoing), choice: choice),
      isWithinJunction: isWithinJunction)
  }
}
