// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A random generator that gives the same numbers for the same seed.
///
/// Source: SplitMix64 (Steele, Lea and Flood 2014, https://doi.org/10.1145/2714064.2660195).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// `OSMROUTE_TEST_SEED` in the environment shifts every seed, to explore further cases.
  package init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &+ Self.shift &* 0x1_0000_0001
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  private static let shift: UInt64 = {
    guard let text = unsafe getenv("OSMROUTE_TEST_SEED") else { return 0 }
    return unsafe UInt64(String(cString: text)) ?? 0
  }()
}
