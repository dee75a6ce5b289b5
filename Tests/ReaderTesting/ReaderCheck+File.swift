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
    let file = ScratchFile(bytes)
    let expected = ReadingOutcome(ofFiles: file.path)
    if Choice(by: bytes).isRare {
      try expect(ReadingOutcome(ofFiles: file.path, threads: 2), "2 threads", is: expected)
    }
    if let piped = outcome(ofPipe: bytes) {
      try expect(piped.named(file.path), "a pipe", is: expected)
    }
    do {
      _ = try OSMFile.extent(of: file.path)
    } catch let error as InputError {
      try expect(.fault(error), "the first look", is: expected)
    }
  }

  func checkPacked(_ text: [UInt8]) throws {
    let file = ScratchFile(text)
    let expected = ReadingOutcome(ofFiles: file.path)
    let isText = (try? OSMFile.extent(of: file.path))?.form == .xml && !text.isEmpty
    let choice = Choice(by: text), cut = choice.number % (text.count + 1)
    let parts = choice.isRare ? [text] : [Array(text[..<cut]), Array(text[cut...])]
    for (name, packed) in [
      ("gzip", parts.flatMap { Packing.gzip($0) + [0] }), ("bzip2", parts.flatMap(Packing.bzip2)),
    ] {
      file.write(packed)
      let outcome = ReadingOutcome(ofFiles: file.path).asOfText
      if isText || !outcome.isFault { try expect(outcome, name, is: expected) }
    }
  }

  /// What is read of bytes that come through a pipe; `nil` where they are more than it holds.
  private func outcome(ofPipe bytes: [UInt8]) -> ReadingOutcome? {
    guard bytes.count <= 4096 else { return nil }
    var ends: [CInt] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let written = unsafe write(ends[1], bytes, bytes.count)
    close(ends[1])
    precondition(written == bytes.count, "a pipe takes too little")
    return ReadingOutcome(ofFiles: "/dev/fd/\(ends[0])")
  }
}

extension ReadingOutcome {
  /// The same as if it came of the text itself, unpacked.
  fileprivate var asOfText: ReadingOutcome {
    guard case .fault(var error) = self else { return self }
    error.place?.isUnpacked = false
    return .fault(error)
  }

  /// The same as if it came of another file.
  fileprivate func named(_ path: String) -> ReadingOutcome {
    guard case .fault(let error) = self else { return self }
    return .fault(InputError(path: path, at: error.place, error.reason))
  }
}
