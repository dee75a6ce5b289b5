// SPDX-License-Identifier: Apache-2.0

import ReaderTesting
import TestSupport
import Testing

/// What the fuzzer checks, of the inputs that it begins with and of some near them.
struct ReaderCheckTests {
  @Test(arguments: ReaderCheck.allCases)
  func `the readers agree about every seed`(check: ReaderCheck) {
    #expect(!check.seeds.isEmpty)
    for seed in check.seeds {
      if let difference = check.disagreement(about: seed) {
        Issue.record("\(difference)\nof \(String(decoding: seed, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: [ReaderCheck.file, .packed], 0..<20)
  func `damaged inputs of any form are read or refused alike`(check: ReaderCheck, seed: Int) {
    check.expectAgreement(
      onMutationsOf: check.seeds, seed: seed, count: TestData.isFull ? 2000 : 100)
  }
}

extension ReaderCheck {
  /// Expects that the readers agree about damaged inputs, drawn from some by a seed.
  func expectAgreement(onMutationsOf inputs: [[UInt8]], seed: Int, count: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      var bytes = inputs.randomElement(using: &generator) ?? []
      mutate(&bytes, using: &generator)
      guard let difference = disagreement(about: bytes) else { continue }
      Issue.record("\(difference)\nof \(bytes) “\(String(decoding: bytes, as: UTF8.self))”")
    }
  }
}
