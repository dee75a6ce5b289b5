// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Values that are dear to make, by their keys: each is made the first time somebody asks for it, and
/// kept as long as not too many others are asked for more recently.
///
/// Any number of threads may ask; who asks for what is just being made waits for it, and for nothing
/// else.
package final class RecentValues<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  /// Locked while its value is made.
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let limit: Int
  /// The one asked for last is the last.
  private let slots = Mutex<[(key: Key, slot: Slot)]>([])

  /// Keeps so many.
  package init(limit: Int) { self.limit = limit }

  package func callAsFunction(_ key: Key, _ make: () -> Value) -> Value {
    slot(of: key).value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }

  private func slot(of key: Key) -> Slot {
    slots.withLock { slots in
      let known = slots.firstIndex { $0.key == key }
      let slot = known.map { slots.remove(at: $0).slot } ?? Slot()
      slots.append((key, slot))
      if slots.count > limit { slots.removeFirst() }
      return slot
    }
  }
}
