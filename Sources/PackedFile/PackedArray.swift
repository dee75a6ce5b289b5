// SPDX-License-Identifier: Apache-2.0

#if _endian(big)
  #error("Map files are little-endian and are read in place: big-endian machines cannot map them.")
#endif

/// An immutable array whose elements lie in a mapped file or in memory of its own.
///
/// Built and mapped arrays are one type, so what has just been built can be queried before it is
/// written. Elements are read as they stand in the file. Usable from inline: other modules do not
/// see what is inlinable of a type that is not.
@safe @usableFromInline package struct PackedArray<Element: BitwiseCopyable>: @unchecked Sendable {
  // Unchecked, for the memory is never written after init and lives as long as `owner`.
  @usableFromInline let owner: AnyObject
  @usableFromInline let base: UnsafePointer<Element>
  @usableFromInline package let count: Int

  /// Copies elements into memory of its own.
  package init(_ elements: some Collection<Element>) {
    let memory = OwnedMemory<Element>(elements)
    owner = memory
    unsafe base = UnsafePointer(memory.base)
    count = memory.count
  }

  /// Has elements in memory of its own that `fill` sets, all of them.
  package init(count: Int, _ fill: (UnsafeMutablePointer<Element>) -> Void) {
    let memory = OwnedMemory<Element>(count: count)
    unsafe fill(memory.base)
    owner = memory
    unsafe base = UnsafePointer(memory.base)
    self.count = count
  }

  /// Views memory that `owner` keeps alive and unchanged.
  init(base: UnsafePointer<Element>, count: Int, owner: AnyObject) {
    self.owner = owner
    unsafe self.base = unsafe base
    self.count = count
  }

  package static var empty: PackedArray { PackedArray(EmptyCollection()) }

  /// The elements, for loops that fetch many: taken once, then indexed.
  package var span: Span<Element> {
    @_lifetime(borrow self) get {
      let span = unsafe Span(_unsafeStart: base, count: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }
}

extension PackedArray: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  // Inlinable all, for every layer above reads elements one by one, and generic code that is not
  // specialised costs many times what it reads.
  @inlinable package var indices: Range<Int> { 0..<count }
  @inlinable package func index(after index: Int) -> Int { index + 1 }
  @inlinable package func index(before index: Int) -> Int { index - 1 }
  @inlinable package func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
  @inlinable package func distance(from start: Int, to end: Int) -> Int { end - start }
  @inlinable package func formIndex(after index: inout Int) { index += 1 }
  @inlinable package func formIndex(before index: inout Int) { index -= 1 }

  // A slice asks for these at each element; the subscript checks anyway.
  // swift-format-ignore: NoLeadingUnderscores
  @inlinable package func _failEarlyRangeCheck(_ index: Int, bounds: Range<Int>) {}
  // swift-format-ignore: NoLeadingUnderscores
  @inlinable package func _failEarlyRangeCheck(_ index: Int, bounds: ClosedRange<Int>) {}
  // swift-format-ignore: NoLeadingUnderscores
  @inlinable package func _failEarlyRangeCheck(_ range: Range<Int>, bounds: Range<Int>) {}

  @inlinable package subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "index outside the array")
    return unsafe base[index]
  }

  @inlinable package subscript(index: UInt32) -> Element { self[Int(index)] }
}

extension PackedArray {
  /// Where the elements stand, for search loops that index unchecked.
  ///
  /// The memory stays as long as this array or a copy of it does.
  @inlinable package var baseAddress: UnsafePointer<Element> { unsafe base }

  /// Runs `body` on the raw bytes; they must not be used after it returns.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    try unsafe body(
      UnsafeRawBufferPointer(start: base, count: count * MemoryLayout<Element>.stride))
  }
}

/// Memory that is freed with its last user.
@safe private final class OwnedMemory<Element: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  /// Memory whose elements are still to be set.
  init(count: Int) {
    self.count = count
    let byteCount = count * MemoryLayout<Element>.stride
    if HugePages.serve(byteCount: byteCount) {
      let memory = unsafe HugePages.allocate(byteCount: byteCount)
      unsafe base = memory.bindMemory(to: Element.self, capacity: count)
    } else {
      unsafe base = .allocate(capacity: Swift.max(1, count))
    }
  }

  convenience init(_ elements: some Collection<Element>) {
    self.init(count: elements.count)
    let buffer = unsafe UnsafeMutableBufferPointer(start: base, count: count)
    _ = unsafe buffer.initialize(fromContentsOf: elements)
  }

  deinit {
    let byteCount = count * MemoryLayout<Element>.stride
    if HugePages.serve(byteCount: byteCount) {
      unsafe HugePages.release(base, byteCount: byteCount)
    } else {
      unsafe base.deallocate()
    }
  }
}

extension PackedArray<UInt8> {
  /// Some of the bytes as text; what is no UTF-8 is replaced.
  package func text(_ range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the array")
    return unsafe String(
      decoding: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}

extension PackedArray {
  /// The same memory as bytes, shared, not copied.
  var bytes: PackedArray<UInt8> {
    let start = unsafe UnsafeRawPointer(base).assumingMemoryBound(to: UInt8.self)
    return unsafe PackedArray<UInt8>(
      base: start, count: count * MemoryLayout<Element>.stride, owner: owner)
  }
}
