// SPDX-License-Identifier: Apache-2.0

import CZlib

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text file read whole, inflated where it is gzip, and then word by word.
struct TextFile {
  let path: String
  private let bytes: [UInt8]
  private var position = 0
  private var lineEnd = 0
  private(set) var line = 0

  init(path: String) throws(DIMACSError) {
    self.path = path
    bytes = try Self.content(of: path)
  }

  func error(_ reason: String) -> DIMACSError {
    DIMACSError(path: path, line: line, reason: reason)
  }

  /// Goes to the next line, if there is one.
  mutating func nextLine() -> Bool {
    position = line == 0 ? 0 : lineEnd + 1
    guard position < bytes.count else { return false }
    line += 1
    lineEnd = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return true
  }

  /// The next word of the line, empty at its end.
  mutating func word() -> ArraySlice<UInt8> {
    while position < lineEnd, isBlank(bytes[position]) { position += 1 }
    let start = position
    while position < lineEnd, !isBlank(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// Goes past a line's first word, if it is this one.
  mutating func skip(_ expected: String) -> Bool {
    let start = position
    if word().elementsEqual(expected.utf8) { return true }
    position = start
    return false
  }

  /// The next word as a number of a range.
  mutating func number(
    _ what: String, in range: ClosedRange<UInt64>
  ) throws(DIMACSError) -> UInt32 {
    let word = word()
    guard let value = decimal(word), range.contains(value) else {
      let found =
        word.isEmpty ? "the line ends" : "found “\(String(decoding: word, as: UTF8.self))”"
      throw error("expected \(what), \(range.lowerBound) to \(range.upperBound), but \(found)")
    }
    return UInt32(value)
  }

  /// The next word as a number of 32 bits that may be negative.
  mutating func signedNumber(_ what: String) throws(DIMACSError) -> Int32 {
    let word = word()
    guard let value = Int32(String(decoding: word, as: UTF8.self)) else {
      let found =
        word.isEmpty ? "the line ends" : "found “\(String(decoding: word, as: UTF8.self))”"
      throw error("expected \(what), a whole number of 32 bits, but \(found)")
    }
    return value
  }

  mutating func endOfLine() throws(DIMACSError) {
    let word = word()
    guard word.isEmpty else {
      throw error("“\(String(decoding: word, as: UTF8.self))” stands after the end of the line")
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }

  private func decimal(_ word: ArraySlice<UInt8>) -> UInt64? {
    guard !word.isEmpty, word.count <= 18 else { return nil }
    var value: UInt64 = 0
    for byte in word {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + UInt64(byte - 0x30)
    }
    return value
  }

  private static func content(of path: String) throws(DIMACSError) -> [UInt8] {
    guard let file = unsafe gzopen(path, "rb") else {
      let words = unsafe String(cString: strerror(errno))
      throw DIMACSError(path: path, line: 0, reason: "cannot open: \(words)")
    }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = unsafe gzread(file, &buffer, UInt32(buffer.count))
      if count <= 0 { break }
      content += buffer[..<Int(count)]
    }
    var code: CInt = 0
    _ = unsafe gzerror(file, &code)
    unsafe gzclose(file)
    guard code == Z_OK else {
      throw DIMACSError(path: path, line: 0, reason: "cannot be read or is no whole gzip file")
    }
    return content
  }
}
