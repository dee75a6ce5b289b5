// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// The least weights over the core, from where a climb entered it to each of its nodes.
@safe struct CoreCrossing: ~Copyable {
  private let size: Int
  private let core: UnsafePointer<Weight>
  /// By node, counted from the lowest of the core.
  let weights: UnsafeMutablePointer<Weight>

  /// The owner keeps the hierarchy.
  init(_ hierarchy: ContractionHierarchy) {
    size = hierarchy.core.size
    unsafe core = hierarchy.core.weights.baseAddress
    unsafe weights = .zeroed(count: size)
  }

  deinit { unsafe release(weights) }

  func run(from entries: [UpwardSpace.Reached]) {
    unsafe weights.update(repeating: .infinity, count: size)
    for entry in entries {
      let row = unsafe core + Int(entry.node) &* size
      for node in 0..<size {
        // Below 2^31 both, so the sum fits.
        unsafe weights[node] = min(weights[node], entry.weight &+ row[node])
      }
    }
  }
}
