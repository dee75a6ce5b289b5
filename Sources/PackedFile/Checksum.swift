// SPDX-License-Identifier: Apache-2.0

import CZlib

extension PackedArray {
  /// CRC-32 (ISO 3309) of the array's bytes, by zlib's `crc32_z`.
  package var checksum: UInt32 {
    unsafe withBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      let bytes = unsafe start.assumingMemoryBound(to: UInt8.self)
      return unsafe UInt32(crc32_z(0, bytes, z_size_t(buffer.count)))
    }
  }
}
