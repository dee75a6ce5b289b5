// SPDX-License-Identifier: Apache-2.0

import CByteScan

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// How many lines end in a text, as expat counts them: by a line feed, a carriage return, or one
  /// after the other.
  var lineCount: Int {
    guard let start = baseAddress else { return 0 }
    let lineFeeds = unsafe Int(
      count_bytes(start.assumingMemoryBound(to: UInt8.self), count, UInt8(ascii: "\n")))
    guard unsafe memchr(start, 0x0d, count) != nil else { return lineFeeds }
    var others = 0
    for index in indices where unsafe self[index] == UInt8(ascii: "\r") {
      let next = index + 1
      if unsafe next == count || self[next] != UInt8(ascii: "\n") { others += 1 }
    }
    return lineFeeds + others
  }
}
