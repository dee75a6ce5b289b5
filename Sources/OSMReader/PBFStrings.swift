// SPDX-License-Identifier: Apache-2.0

/// The strings of one block; each is looked at and given to the sink when it is first met, and once.
@safe struct PBFStrings {
  /// Most strings of a block, 4,194,304: no more fit into its 32 MiB and are used there, at 2 bytes
  /// for the field of each, 3 for its text and 3 where an element names it, a few short ones aside.
  ///
  /// So what is kept of them takes 48 MiB a thread at most, three times that while the list grows.
  static let limit = PBFBlob.byteLimit / 8

  private struct Entry {
    // Where it stands after the first byte of the block.
    var start: UInt32
    var count: UInt32
    /// The sink's number, `unknown` before it is asked for.
    var number: UInt32
  }

  // A sink that gives this number is asked again: that costs time, no more.
  private static let unknown = UInt32.max

  private var base: UnsafePointer<UInt8>?
  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// Begins a block; its bytes must stay until the next one begins.
  mutating func begin(_ block: UnsafeBufferPointer<UInt8>) {
    unsafe base = block.baseAddress
    entries.removeAll(keepingCapacity: true)
  }

  /// Takes a `StringTable`, after those that came before; false where it is damaged or too long.
  mutating func add(_ table: PBFCursor) -> Bool {
    guard let base = unsafe base else { return false }
    var table = table
    while let tag = table.nextTag() {
      guard tag == .bytes(1) else {
        table.skip(tag)
        continue
      }
      guard entries.count < Self.limit else { return false }
      let text = unsafe table.message().rest
      guard let start = text.baseAddress else { return false }
      entries.append(
        unsafe Entry(
          start: UInt32(start - base), count: UInt32(text.count), number: Self.unknown))
    }
    return !table.isDamaged
  }

  func holds(_ index: Int64) -> Bool { index >= 0 && index < entries.count }

  /// An index that `holds` has said yes to.
  @inline(__always) func isEmpty(_ index: Int64) -> Bool { entries[Int(index)].count == 0 }

  /// The sink's number of a string whose index `holds` has said yes to; `nil` where it is no text.
  @inline(__always)
  mutating func number<Sink: ElementSink>(of index: Int64, in sink: inout Sink) -> UInt32? {
    let number = entries[Int(index)].number
    return number == Self.unknown ? ask(sink: &sink, Int(index)) : number
  }

  private mutating func ask<Sink: ElementSink>(sink: inout Sink, _ index: Int) -> UInt32? {
    guard let base = unsafe base else { return nil }
    let entry = entries[index]
    let start = unsafe BytePlace(base + Int(entry.start))
    guard ByteText(from: start, to: start + Int(entry.count)).isXMLText else { return nil }
    let number = unsafe sink.number(of: start.bytes(Int(entry.count)))
    entries[index].number = number
    return number
  }
}
