// SPDX-License-Identifier: Apache-2.0

/// Joins numbers to one of which every bit depends on every bit of theirs.
///
/// Source: the multiplication of Wang Yi's wyhash (https://github.com/wangyi-fudan/wyhash).
@inline(__always)
func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
  let product = (a ^ 0x2d35_8dcc_aa6c_78a5).multipliedFullWidth(by: b ^ 0x8bb8_4b93_962e_acc9)
  return product.high ^ product.low
}

/// A hash of bytes, taken eight at a time.
@inline(__always)
func byteHash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  let start = unsafe UnsafeRawPointer(bytes.baseAddress)
  guard let start = unsafe start, !bytes.isEmpty else { return mixed(0, 0) }
  let count = bytes.count
  func word(_ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
  func half(_ offset: Int) -> UInt64 {
    unsafe UInt64(
      UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }
  if count < 4 {
    let ends = unsafe UInt64(bytes[0]) << 16 | UInt64(bytes[count >> 1]) << 8
    return mixed(unsafe ends | UInt64(bytes[count - 1]), UInt64(count))
  }
  // The last pieces overlap the ones before them.
  if count < 8 { return mixed(half(0) << 32 | half(count - 4), UInt64(count)) }
  var hash = UInt64(count)
  var offset = 0
  while offset + 8 < count {
    hash = mixed(word(offset), hash)
    offset += 8
  }
  return mixed(word(count - 8), hash)
}
