// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Memory of zero bits, to be given back by `free`; pages never touched cost nothing.
  static func zeroed(count: Int) -> UnsafeMutablePointer {
    let stride = MemoryLayout<Pointee>.stride
    guard let memory = unsafe calloc(Swift.max(1, count), stride) else { outOfMemory() }
    return unsafe memory.bindMemory(to: Pointee.self, capacity: count)
  }

  func clear(count: Int) { unsafe memset(self, 0, count * MemoryLayout<Pointee>.stride) }
}

/// Gives memory of `zeroed` back.
func release<Element>(_ memory: UnsafeMutablePointer<Element>) { unsafe free(memory) }
