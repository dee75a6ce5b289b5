// SPDX-License-Identifier: Apache-2.0

/// The bytes of an input, unpacked where they are packed.
struct UnpackedSource: ~Copyable {
  private var source: ByteSource
  private let form: InputForm
  private var inflate: Inflate

  init(_ source: consuming ByteSource, _ form: InputForm) {
    inflate = Inflate(path: source.path)
    self.source = source
    self.form = form
  }

  /// Bytes taken from the input itself, packed or not.
  var bytesRead: Int { source.position }
  var size: Int? { source.size }

  /// Fills a buffer with the next bytes, as many as there are at the moment; 0 at the end.
  mutating func read(into target: UnsafeMutableRawBufferPointer) throws -> Int {
    form == .gzip
      ? try unsafe inflate.read(into: target, from: &source)
      : try unsafe source.read(into: target)
  }
}
