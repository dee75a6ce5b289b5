// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Something that is so until a thread says that it is not.
package final class Flag: Sendable {
  private let value: Atomic<Bool>

  package init(_ isSet: Bool) { value = Atomic(isSet) }

  package var isSet: Bool { value.load(ordering: .relaxed) }

  package func clear() { value.store(false, ordering: .relaxed) }
}
