// SPDX-License-Identifier: Apache-2.0

/// The bytes of an input, unpacked where they are packed.
struct UnpackedSource: ~Copyable {
  private var source: ByteSource
  private let form: InputForm
  private var inflate: Inflate
  private var bunzip: Bunzip
  private var isChecked = false
  /// What is wrong with the packed data.
  private var fault: (any Error)?

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
  /// Throws also where what was packed is nothing, or another form of data than XML.
  mutating func read(into target: UnsafeMutableRawBufferPointer) throws -> Int {
    let count = try unsafe unpack(into: target)
    if !isChecked, form != .xml {
      isChecked = true
      guard count > 0 else { throw InputError(path: source.path, "is empty once unpacked") }
      try unsafe InputForm.checkUnpacked(
        UnsafeRawBufferPointer(rebasing: target[..<count]), path: source.path)
    }
    return count
  }

  private mutating func unpack(into target: UnsafeMutableRawBufferPointer) throws -> Int {
    do {
      switch form {
      case .gzip: return try unsafe inflate.read(into: target, from: &source)
      case .bzip2: return try unsafe bunzip.read(into: target, from: &source)
      default: return try unsafe source.read(into: target)
      }
    } catch {
      fault = error
      throw error
    }
  }
}

extension UnpackedSource {
  /// Most bytes that are unpacked to see whether packed data is sound: some ten seconds' work.
  private static var mostChecked: Int { 4 << 30 }

  /// The true fault where a text was found to be wrong.
  ///
  /// Damaged data unpack to rubbish, and the checksum that tells so stands behind it.
  mutating func cause(of textFault: InputError) -> any Error {
    if form == .xml { return textFault }
    if fault == nil { try? unpackRest() }
    if let fault { return fault }
    var textFault = textFault
    textFault.place?.isUnpacked = true
    return textFault
  }

  private mutating func unpackRest() throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { unsafe buffer.deallocate() }
    var checked = 0
    while checked < Self.mostChecked {
      let count = try unsafe unpack(into: buffer)
      if count == 0 { return }
      checked += count
    }
  }
}
