// SPDX-License-Identifier: Apache-2.0

/// What an arc or a path costs: its weight, and how much of it one would rather avoid.
package struct PathCost: BitwiseCopyable, Equatable, Sendable {
  package var weight: Weight
  /// In the unit of the weights' low bits.
  package var avoided: Weight

  package init(_ weight: Weight, avoided: Weight = 0) {
    self.weight = weight
    self.avoided = avoided
  }

  package static let zero = PathCost(0)
  package static let infinite = PathCost(.infinity)

  package var isFinite: Bool { weight.isFinite }
}

/// How costs are compared: first by the high bits of the weight, then by what is avoided, then by
/// the low bits of the weight, which are a time.
///
///     weight               hhhh ttttt
///     key       hhhhhhhh 0aaaaa 0ttttt
///
/// So a path over as little as can be of what is avoided wins, however long it takes. Times beyond
/// their bits are infinite: they do not count as high bits.
package struct CostOrder: Equatable, Sendable {
  private let timeBits: UInt64
  /// The bits of a weight that are a time.
  package let timeMask: Weight

  /// For weights whose time has so many bits, 31 at most.
  package init(timeBits: Int = 31) {
    precondition((1...31).contains(timeBits), "weights have 31 bits")
    self.timeBits = UInt64(timeBits)
    timeMask = 1 << Weight(timeBits) - 1
  }

  /// The key by which a finite cost is compared; infinite ones have the greatest of all.
  @inline(__always)
  package func key(_ cost: PathCost) -> UInt64 {
    guard cost.isFinite else { return .max }
    let weight = UInt64(cost.weight)
    // With 31 bits of time there are no high bits, whatever they are shifted by.
    return (weight &>> timeBits) &<< (2 &* timeBits &+ 2)
      | UInt64(cost.avoided) &<< (timeBits &+ 1) | weight & UInt64(timeMask)
  }

  /// The sum of two costs; infinite where weight, time or what is avoided leaves its range.
  @inline(__always)
  package func sum(_ a: PathCost, _ b: PathCost) -> PathCost {
    // Both are below 2^31, so the sums fit.
    let weight = a.weight &+ b.weight, avoided = a.avoided &+ b.avoided
    guard weight.isFinite, weight & timeMask >= a.weight & timeMask, avoided <= timeMask else {
      return .infinite
    }
    return PathCost(weight, avoided: avoided)
  }
}
