// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Workspaces that are not in use; who needs one takes one, or it is made.
final class WorkspacePool<Workspace: ~Copyable>: Sendable {
  // Unchecked, for the lock sees to it that one thread has a workspace at a time.
  private final class Holder: @unchecked Sendable {
    var workspace: Workspace

    init(_ workspace: consuming Workspace) { self.workspace = workspace }
  }

  private let make: @Sendable () -> Workspace
  private let free = Mutex<[Holder]>([])

  init(_ make: @escaping @Sendable () -> Workspace) { self.make = make }

  func use<Result>(_ body: (inout Workspace) -> Result) -> Result {
    let holder = free.withLock { $0.popLast() } ?? Holder(make())
    defer { free.withLock { $0.append(holder) } }
    return body(&holder.workspace)
  }
}
