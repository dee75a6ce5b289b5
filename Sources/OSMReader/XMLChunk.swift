// SPDX-License-Identifier: Apache-2.0

/// A piece of XML text, with zero bytes behind it.
@safe final class XMLChunk: @unchecked Sendable {
  // Unchecked: one thread has it at a time.
  private var storage: UnsafeMutableRawBufferPointer
  fileprivate(set) var count = 0
  fileprivate(set) var isFirst = false
  fileprivate(set) var isLast = false
  /// Whether it ends at no tag, for there was none within the greatest size.
  fileprivate(set) var isTorn = false

  /// How many bytes may be read behind the text.
  private static let padding = 16

  fileprivate init(capacity: Int) {
    unsafe storage = .allocate(byteCount: capacity + Self.padding, alignment: 64)
  }

  deinit { unsafe storage.deallocate() }

  var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: storage[..<count])
  }

  var start: BytePlace {
    unsafe BytePlace(UnsafePointer(storage.baseAddress!.assumingMemoryBound(to: UInt8.self)))
  }

  fileprivate func reset() {
    count = 0
    isFirst = false
    isLast = false
    isTorn = false
  }

  fileprivate func append(_ more: UnsafeRawBufferPointer) {
    reserve(count + more.count)
    unsafe UnsafeMutableRawBufferPointer(rebasing: storage[count...]).copyMemory(from: more)
    count += more.count
  }

  /// Fills up to a count; false where the input ends before.
  fileprivate func fill(to goal: Int, from feed: ByteFeed) throws -> Bool {
    reserve(goal)
    while count < goal {
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: storage[count..<goal])
      let more = try unsafe feed(room)
      if more == 0 { return false }
      count += more
    }
    return true
  }

  fileprivate func pad() {
    unsafe UnsafeMutableRawBufferPointer(rebasing: storage[count..<(count + Self.padding)])
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  private func reserve(_ capacity: Int) {
    guard unsafe capacity + Self.padding > storage.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: capacity + Self.padding, alignment: 64)
    unsafe larger.copyMemory(from: bytes)
    unsafe storage.deallocate()
    unsafe storage = larger
  }

  /// The last place that looks like the start of an element of the top level; not the first byte.
  fileprivate var lastCut: Int? {
    pad()
    var index = count - 1
    while index > 0 {
      if (start + index)[0] == UInt8(ascii: "<"), (start + (index + 1)).startsElement {
        return index
      }
      index -= 1
    }
    return nil
  }
}

extension BytePlace {
  fileprivate var startsElement: Bool {
    let name = word
    if name.lowBytes(4) == .packed("node") { return self[4].isBlank }
    if name.lowBytes(3) == .packed("way") { return self[3].isBlank }
    return name == .packed("relation") && self[8].isBlank
  }
}

/// Fills a buffer with the bytes that come next, as many as there are at the moment; 0 at the end.
typealias ByteFeed = (UnsafeMutableRawBufferPointer) throws -> Int

/// Cuts a text before `<node`, `<way` or `<relation` into pieces of about one size.
///
/// Where the cuts are depends on the text and the size alone.
struct XMLCutter {
  private let size: Int
  private var rest: XMLChunk
  private var isAtEnd = false
  private var spare: [XMLChunk] = []

  /// A text without an element to cut at is torn when it is so many times the size.
  private static let mostSizes = 16

  init(size: Int) {
    self.size = size
    rest = XMLChunk(capacity: size)
    rest.isFirst = true
  }

  /// The next piece, `nil` after the last.
  mutating func next(from feed: ByteFeed) throws -> XMLChunk? {
    guard !isAtEnd else { return nil }
    let chunk = rest
    var goal = size
    while true {
      isAtEnd = try unsafe !chunk.fill(to: goal, from: feed)
      if isAtEnd {
        chunk.isLast = true
        chunk.pad()
        return chunk
      }
      if let cut = chunk.lastCut { return divide(chunk, at: cut) }
      if goal >= Self.mostSizes * max(size, 1 << 20) {
        chunk.isTorn = true
        return divide(chunk, at: chunk.count)
      }
      goal *= 2
    }
  }

  private mutating func divide(_ chunk: XMLChunk, at cut: Int) -> XMLChunk {
    rest = spare.popLast() ?? XMLChunk(capacity: size)
    unsafe rest.append(UnsafeRawBufferPointer(rebasing: chunk.bytes[cut...]))
    chunk.count = cut
    chunk.pad()
    return chunk
  }

  /// Takes back a piece that is done with, to use its memory again.
  mutating func reuse(_ chunk: XMLChunk) {
    chunk.reset()
    spare.append(chunk)
  }
}
