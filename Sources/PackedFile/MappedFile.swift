// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A whole file mapped read-only into memory.
@safe final class MappedFile: @unchecked Sendable {
  // Unchecked, for the mapping is read-only and lives as long as the object.
  let path: String
  let count: Int
  private let base: UnsafeMutableRawPointer?

  init(path: String) throws {
    self.path = path
    let descriptor = try systemCall("open", path: path) {
      unsafe open(path, O_RDONLY | O_CLOEXEC)
    }
    defer { close(descriptor) }
    var status = stat()
    _ = try systemCall("read the size of", path: path) { unsafe fstat(descriptor, &status) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw MapFileError(path: path, "is no regular file; a map file must be mapped into memory")
    }
    count = Int(status.st_size)
    guard count > 0 else {
      unsafe base = nil
      return
    }
    let mapping = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0)
    guard unsafe mapping != MAP_FAILED else { throw SystemError("map", path: path) }
    unsafe base = mapping
  }

  deinit {
    if let base = unsafe base { unsafe munmap(base, count) }
  }

  /// Views part of the file as elements; the caller has checked range and alignment.
  func array<Element: BitwiseCopyable>(
    at offset: Int, count elements: Int, of type: Element.Type
  ) -> PackedArray<Element> {
    guard let base = unsafe base, elements > 0 else { return .empty }
    let start = unsafe UnsafeRawPointer(base + offset).assumingMemoryBound(to: Element.self)
    return unsafe PackedArray(base: start, count: elements, owner: self)
  }
}
