// SPDX-License-Identifier: Apache-2.0

/// Bytes of memory that elements take in a store, strings aside.
package struct ElementMemory: Sendable {
  /// Places of nodes, and tags of those that have some.
  package var nodes = 0
  package var ways = 0
  package var relations = 0
}

extension ElementArenaBuilder {
  var byteCount: Int {
    // Id, version, and where the record starts.
    bytes.count + count
      * (MemoryLayout<Int64>.size + MemoryLayout<UInt32>.size + MemoryLayout<Int>.size)
  }
}
