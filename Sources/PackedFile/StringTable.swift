// SPDX-License-Identifier: Apache-2.0

/// Numbers a string of a `StringTable`; 0 is the empty string.
@usableFromInline package struct StringID: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let empty = StringID(rawValue: 0)
  @inlinable package var isEmpty: Bool { rawValue == 0 }

  @inlinable package static func == (a: StringID, b: StringID) -> Bool {
    a.rawValue == b.rawValue
  }
}

/// Strings stored once each, found by number.
package struct StringTable: Sendable {
  // `first` has one element more than there are strings; string i is bytes[first[i]..<first[i+1]].
  private let first: PackedArray<UInt32>
  private let bytes: PackedArray<UInt8>

  package var count: Int { first.count - 1 }

  package init(container: Container, prefix: String) throws {
    first = try container.array("\(prefix).first")
    bytes = try container.array("\(prefix).bytes")
    let span = first.span
    var last: UInt32 = 0
    for index in span.indices {
      guard span[index] >= last else { throw Self.damaged(container, prefix) }
      last = span[index]
    }
    guard first.count > 1, first[0] == 0, first[1] == 0, Int(last) == bytes.count else {
      throw Self.damaged(container, prefix)
    }
  }

  fileprivate init(first: [UInt32], bytes: [UInt8]) {
    self.first = PackedArray(first)
    self.bytes = PackedArray(bytes)
  }

  package func addSections(to writer: inout ContainerWriter, prefix: String) {
    writer.add("\(prefix).first", first)
    writer.add("\(prefix).bytes", bytes)
  }

  /// The string with a number; the empty string where the table has no such number.
  package subscript(id: StringID) -> String {
    let index = Int(id.rawValue)
    guard index < count else { return "" }
    return bytes.text(Int(first[index])..<Int(first[index + 1]))
  }

  /// The bytes of the string with a number; none where the table has no such number.
  package func bytes(_ id: StringID) -> Slice<PackedArray<UInt8>> {
    let index = Int(id.rawValue)
    guard index < count else { return bytes[0..<0] }
    return bytes[Int(first[index])..<Int(first[index + 1])]
  }

  private static func damaged(_ container: Container, _ prefix: String) -> MapFileError {
    container.damaged("has string offsets that do not fit in section “\(prefix).first”")
  }
}

/// Gathers strings for a `StringTable`, each once, numbered in the order of their first use.
package struct StringTableBuilder {
  private var first: [UInt32] = [0, 0]
  private var bytes: [UInt8] = []
  private var idByString: [ExactString: StringID] = [ExactString(""): .empty]

  package init() {}

  /// The number of a string, a new one at its first use.
  package mutating func intern(_ string: String) -> StringID {
    let key = ExactString(string)
    if let id = idByString[key] { return id }
    let id = StringID(rawValue: UInt32(first.count - 1))
    bytes.append(contentsOf: string.utf8)
    first.append(UInt32(bytes.count))
    idByString[key] = id
    return id
  }

  /// A string that is there.
  package subscript(id: StringID) -> String {
    let index = Int(id.rawValue)
    return String(decoding: bytes[Int(first[index])..<Int(first[index + 1])], as: UTF8.self)
  }

  package func build() -> StringTable { StringTable(first: first, bytes: bytes) }
}

/// A string that equals another only byte for byte, not by Unicode's canonical equivalence.
private struct ExactString: Hashable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (a: ExactString, b: ExactString) -> Bool {
    a.string.utf8.elementsEqual(b.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
