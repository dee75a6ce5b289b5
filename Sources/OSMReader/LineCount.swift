// SPDX-License-Identifier: Apache-2.0

extension UnsafeRawBufferPointer {
  /// How many lines end in a text, as expat counts them: by a line feed, a carriage return, or one
  /// after the other.
  var lineCount: Int {
    var (lineFeeds, hasReturns) = unsafe countedLineFeeds
    guard hasReturns else { return lineFeeds }
    for index in indices where unsafe self[index] == UInt8(ascii: "\r") {
      let next = index + 1
      if unsafe next == count || self[next] != UInt8(ascii: "\n") { lineFeeds += 1 }
    }
    return lineFeeds
  }

  private var countedLineFeeds: (count: Int, hasReturns: Bool) {
    var lineFeeds = 0, returns: UInt64 = 0
    var offset = 0
    while count - offset >= 8 {
      // A byte of the sum counts up to 255.
      let end = Swift.min(offset + 255 * 8, count - 7)
      var sums: UInt64 = 0
      while offset < end {
        let word = unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        sums &+= word.exactBytes(equalTo: UInt8(ascii: "\n")) >> 7
        returns |= word.bytes(equalTo: UInt8(ascii: "\r"))
        offset &+= 8
      }
      lineFeeds += sums.sumOfBytes
    }
    while offset < count {
      if unsafe self[offset] == UInt8(ascii: "\n") { lineFeeds += 1 }
      if unsafe self[offset] == UInt8(ascii: "\r") { returns = 1 }
      offset += 1
    }
    return (lineFeeds, returns != 0)
  }
}

extension UInt64 {
  /// Marks of bytes of one value, all of them sure.
  @inline(__always)
  fileprivate func exactBytes(equalTo byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    let lowBits: UInt64 = ~Self.topBits
    return ~(((difference & lowBits) &+ lowBits) | difference | lowBits)
  }

  fileprivate var sumOfBytes: Int {
    var sum = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { sum += Int(self >> shift & 0xff) }
    return sum
  }
}
