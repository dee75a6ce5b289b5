// SPDX-License-Identifier: Apache-2.0

/// What an input itself chooses of ways to read it, so that it fails again where it failed.
struct Choice {
  let number: Int

  init(by bytes: [UInt8]) {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    number = Int(hash >> 33)
  }

  /// Of one input in four: what takes its time.
  var isRare: Bool { number % 4 == 0 }
}
