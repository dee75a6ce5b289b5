// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// All bytes of a file.
func fileContent(_ path: String) throws -> [UInt8] {
  let descriptor = try systemCall("open", path: path) { unsafe open(path, O_RDONLY | O_CLOEXEC) }
  defer { close(descriptor) }
  var content: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = try systemCall("read", path: path) {
      unsafe read(descriptor, &buffer, buffer.count)
    }
    if count == 0 { return content }
    content += buffer[..<count]
  }
}
