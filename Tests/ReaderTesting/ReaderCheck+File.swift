// SPDX-License-Identifier: Apache-2.0

import OSMReader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ReaderCheck {
  func checkFile(_ bytes: [UInt8]) throws {
    let folder = TemporaryFolder()
    let path = folder.write(bytes, to: "input")
    let expected = ReadingOutcome(ofFile: path)
    try expect(ReadingOutcome(ofFile: path, threads: 2), "the file on 2 threads", is: expected)
    if let piped = try outcome(ofPipe: bytes) {
      try expect(piped.named(path), "a pipe", is: expected)
    }
    do {
      _ = try OSMFile.formAndSize(of: path)
    } catch let error as InputError {
      try expect(.fault(error), "the first look", is: expected)
    }
  }

  func checkPacked(_ text: [UInt8]) throws {
    let folder = TemporaryFolder()
    let path = folder.write(text, to: "input")
    let expected = ReadingOutcome(ofFile: path)
    let isText = (try? OSMFile.formAndSize(of: path).0) == .xml && !text.isEmpty
    let middle = text.count / 3
    let parts = [Array(text[..<middle]), Array(text[middle...])]
    let forms: [(name: String, bytes: [UInt8])] = [
      ("gzip", Packing.gzip(text)),
      ("gzip in parts", Packing.gzip(parts[0]) + [0] + Packing.gzip(parts[1]) + [0, 0]),
      ("bzip2", Packing.bzip2(text)),
      ("bzip2 in parts", Packing.bzip2(parts[0]) + Packing.bzip2(parts[1])),
    ]
    for (name, bytes) in forms {
      folder.write(bytes, to: "input")
      let outcome = ReadingOutcome(ofFile: path)
      if isText {
        try expect(outcome, name, is: expected)
      } else if !outcome.isFault {
        throw Disagreement(description: "\(name) reads\n\(outcome)\nof what is no text")
      }
    }
  }

  /// What is read of bytes that come through a pipe; `nil` where they are more than it holds.
  private func outcome(ofPipe bytes: [UInt8]) throws -> ReadingOutcome? {
    guard bytes.count <= 4096 else { return nil }
    var ends: [CInt] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let written = unsafe write(ends[1], bytes, bytes.count)
    close(ends[1])
    precondition(written == bytes.count, "a pipe takes too little")
    return ReadingOutcome(ofFile: "/dev/fd/\(ends[0])")
  }
}

extension ReadingOutcome {
  /// The same as if it came of another file.
  fileprivate func named(_ path: String) -> ReadingOutcome {
    guard case .fault(let error) = self else { return self }
    return .fault(InputError(path: path, line: error.line, error.reason))
  }
}
