// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three standard streams and the environment.
enum Console {
  /// Takes the place of streams that are closed: the next file opened would pass for one of them.
  static func holdClosedStreams() {
    for descriptor: CInt in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // Against the grain, so that whoever uses the stream still fails.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes an answer to standard output, a newline at its end.
  static func answer(_ text: String) throws { try answer(bytes: Array(text.utf8)) }

  static func answer(bytes: [UInt8]) throws { try write(bytes + [UInt8(ascii: "\n")]) }

  /// Writes bytes to standard output as they are.
  static func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    try writeAll(PackedArray(bytes), to: 1, path: "standard output")
  }

  /// A line of text for people: control characters of the data, which could break the line or
  /// steer the terminal, are blanks.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return text
    }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  /// Tells the user something that is no answer: progress, warnings, errors.
  static func tell(_ text: String, terminator: String = "\n") {
    // Where standard error is closed there is nobody to tell.
    try? writeAll(PackedArray(Array((text + terminator).utf8)), to: 2, path: "standard error")
  }

  static var tellsTerminal: Bool { isatty(2) == 1 }

  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether a person can be asked something: sees standard error, and types standard input.
  static var canAsk: Bool { isatty(0) == 1 && isatty(2) == 1 }

  /// The next line of standard input without its end; `nil` at the end.
  static func nextLine() -> String? { readLine() }

  /// Whatever standard input has next; `nil` at its end.
  static func nextChunk() throws -> [UInt8]? {
    try readSome(from: STDIN_FILENO, atMost: 1 << 16, path: "standard input")
  }
}
