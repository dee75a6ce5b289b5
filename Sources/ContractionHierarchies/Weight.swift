// SPDX-License-Identifier: Apache-2.0

/// What a search minimises, a plain number here; finite up to `largestFinite`.
///
/// Infinity leaves bit 31 free, so the sum of any two weights fits in 32 bits. After every sum of
/// two, a result above `largestFinite` is infinite: not stored, not followed, not answered. Three
/// weights are never added without a check between.
package typealias Weight = UInt32

extension Weight {
  /// The weight of what cannot be reached.
  package static var infinity: Weight { 0x7fff_ffff }
  package static var largestFinite: Weight { infinity - 1 }

  package var isFinite: Bool { self < .infinity }

  /// The sum of two weights, infinite where it leaves the finite range or either is infinite.
  package func saturatingSum(_ other: Weight) -> Weight {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .infinity : Swift.min(sum, .infinity)
  }
}
