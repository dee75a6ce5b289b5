// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes all bytes to a descriptor, however many calls that takes.
package func writeAll(_ bytes: PackedArray<UInt8>, to descriptor: CInt, path: String) throws {
  try unsafe bytes.withBytes { buffer in
    var rest = unsafe buffer[...]
    while unsafe !rest.isEmpty {
      let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let written = try systemCall("write to", path: path) {
        unsafe write(descriptor, part.baseAddress, part.count)
      }
      unsafe rest = rest.dropFirst(written)
    }
  }
}

/// What a descriptor gives next, without waiting for more; `nil` at its end.
package func readSome(
  from descriptor: CInt, atMost count: Int, path: String
) throws -> [UInt8]? {
  var chunk = [UInt8](repeating: 0, count: count)
  let size = try systemCall("read", path: path) { unsafe read(descriptor, &chunk, count) }
  return size == 0 ? nil : Array(chunk[..<size])
}

/// All bytes that a descriptor gives until its end, however many calls that takes.
package func readAll(from descriptor: CInt, path: String) throws -> [UInt8] {
  var content: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = try systemCall("read", path: path) {
      unsafe read(descriptor, &chunk, chunk.count)
    }
    if count == 0 { return content }
    content += chunk[..<count]
  }
}

/// All bytes of a file.
package func fileContent(_ path: String) throws -> [UInt8] {
  let descriptor = try systemCall("open", path: path) { unsafe open(path, O_RDONLY | O_CLOEXEC) }
  defer { close(descriptor) }
  return try readAll(from: descriptor, path: path)
}
