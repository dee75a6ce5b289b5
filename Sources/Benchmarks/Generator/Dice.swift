// SPDX-License-Identifier: Apache-2.0

/// Random numbers that are the same for the same seed on every machine.
///
/// Source: SplitMix64 (Steele, Lea and Flood 2014, https://doi.org/10.1145/2714064.2660195).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// A stream of its own for each thing at each place.
  init(seed: Int, _ x: Int = 0, _ y: Int = 0, _ thing: Int = 0) {
    state = 0
    for number in [seed, x, y, thing] {
      state = (state ^ UInt64(bitPattern: Int64(number))) &* 0xd6e8_feb8_6659_fd93
      state = next()
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// 0 ..< 1.
  mutating func share() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + share() * (range.upperBound - range.lowerBound)
  }

  mutating func happens(_ probability: Double) -> Bool { share() < probability }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
