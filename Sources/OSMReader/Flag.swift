// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Something that is so until a thread says that it is not.
final class Flag: Sendable {
  private let value: Atomic<Bool>

  init(_ isSet: Bool) { value = Atomic(isSet) }

  var isSet: Bool { value.load(ordering: .relaxed) }

  func clear() { value.store(false, ordering: .relaxed) }
}
