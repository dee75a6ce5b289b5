// SPDX-License-Identifier: Apache-2.0

/// The bytes of an input, unpacked where they are packed.
struct UnpackedSource: ~Copyable {
  private var source: ByteSource
  private let form: InputForm
  private var inflate: Inflate
  private var bunzip: Bunzip
  private var isChecked = false

  init(_ source: consuming ByteSource, _ form: InputForm) {
    inflate = Inflate(path: source.path)
    bunzip = Bunzip(path: source.path)
    self.source = source
    self.form = form
  }

  /// Bytes taken from the input itself, packed or not.
  var bytesRead: Int { source.position }
  var size: Int? { source.size }

  /// Fills a buffer with the next bytes, as many as there are at the moment; 0 at the end.
  ///
  /// Throws also where what was packed is another form of data than XML.
  mutating func read(into target: UnsafeMutableRawBufferPointer) throws -> Int {
    let count =
      switch form {
      case .gzip: try unsafe inflate.read(into: target, from: &source)
      case .bzip2: try unsafe bunzip.read(into: target, from: &source)
      default: try unsafe source.read(into: target)
      }
    if !isChecked, count > 0 {
      isChecked = true
      if form != .xml {
        try unsafe InputForm.checkUnpacked(
          UnsafeRawBufferPointer(rebasing: target[..<count]), path: source.path)
      }
    }
    return count
  }
}
