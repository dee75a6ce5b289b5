// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Measures by how much the memory in use grows at most after it was made; Linux only.
struct MemoryGauge {
  private let start: Int

  init() {
    ProcessMemory.resetPeak()
    start = ProcessMemory.resident
  }

  /// Bytes; 0 where the system does not tell.
  var peakGrowth: Int { max(0, ProcessMemory.peak - start) }
}
