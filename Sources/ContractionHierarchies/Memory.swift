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

/// Elements in memory that grows at its end, of ever the same few kinds of numbers.
///
/// Unlike an array it is read and written without checks, and large memory grows by moving pages,
/// so that growing never needs the old and the new memory at a time.
@safe struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity = 0

  init() { unsafe base = .zeroed(count: 1) }

  deinit { unsafe free(base) }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(max(64, capacity &+ capacity / 2)) }
    unsafe base[count] = element
    count &+= 1
  }

  mutating func removeAll() { count = 0 }

  /// Takes the last element off; there must be one.
  @inline(__always)
  mutating func removeLast() -> Element {
    count &-= 1
    return unsafe base[count]
  }

  /// Makes room for that many elements in all.
  mutating func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    let stride = MemoryLayout<Element>.stride
    guard let memory = unsafe realloc(base, capacity * stride) else { outOfMemory() }
    unsafe base = memory.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  /// Grows, by elements of no meaning yet, or shrinks, keeping the memory.
  mutating func resize(to count: Int) {
    if count > capacity { reserve(max(count, capacity + capacity / 4)) }
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { unsafe base[index] }
    nonmutating set { unsafe base[index] = newValue }
  }
}
