// SPDX-License-Identifier: Apache-2.0

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
  /// More take memory, some 150 bytes each; fewer are forgotten before they come again.
  private static let limit = 1 << 16

  private struct Slot {
    var key: UInt64
    /// Of the turn and one; `plain` where there is nothing to say, 0 where the slot is free.
    var number: UInt32
  }

  private static let plain = UInt32.max

  private var turns: [Turn] = []
  /// The roads of all junctions, one after the other.
  private var roads: [Intersection.Road] = []
  /// By a key's hash, else in the next that was free.
  private var slots = [Slot](repeating: Slot(key: 0, number: 0), count: 1024)
  private var count = 0

  /// The turn from one arc to another, its roads added to others; `nil` where it is not known.
  func turn(
    from before: UInt32, to next: UInt32, addingRoadsTo others: inout [Intersection.Road]
  ) -> Turn? {
    let found = slots[slot(of: Self.key(before, next))].number
    if found == 0 { return nil }
    if found == Self.plain { return Turn.none }
    let turn = turns[Int(found - 1)]
    if let own = turn.junction?.roads { others.append(contentsOf: roads[own]) }
    return turn
  }

  /// Keeps a turn that is not known, and the roads of its junction.
  func keep(
    _ turn: Turn, from before: UInt32, to next: UInt32, roads own: ArraySlice<Intersection.Road>
  ) {
    if count >= Self.limit { forget() }
    if 2 * count >= slots.count { widen() }
    var number = Self.plain
    if var junction = turn.junction {
      junction.roads = roads.count..<roads.count + own.count
      roads.append(contentsOf: own)
      turns.append(
        Turn(
          instruction: turn.instruction, junction: junction,
          isWithinJunction: turn.isWithinJunction))
      number = UInt32(turns.count)
    }
    let key = Self.key(before, next)
    slots[slot(of: key)] = Slot(key: key, number: number)
    count += 1
  }

  private func forget() {
    turns.removeAll(keepingCapacity: true)
    roads.removeAll(keepingCapacity: true)
    count = 0
    for slot in slots.indices { slots[slot].number = 0 }
  }

  private func widen() {
    let old = slots
    slots = [Slot](repeating: Slot(key: 0, number: 0), count: 4 * old.count)
    for slot in old where slot.number != 0 { slots[self.slot(of: slot.key)] = slot }
  }

  private static func key(_ before: UInt32, _ next: UInt32) -> UInt64 {
    UInt64(before) << 32 | UInt64(next)
  }

  /// Where a key is or would be, by Fibonacci hashing; half of the slots at least are free.
  private func slot(of key: UInt64) -> Int {
    var slot = Int((key &* 0x9e37_79b9_7f4a_7c15) >> 32) & (slots.count - 1)
    while slots[slot].number != 0, slots[slot].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
