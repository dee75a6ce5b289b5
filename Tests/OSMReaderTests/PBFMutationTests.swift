// SPDX-License-Identifier: Apache-2.0

import ReaderTesting
import TestSupport
import Testing

struct PBFMutationTests {
  @Test(arguments: 0..<(TestData.isFull ? 1000 : 100))
  func `damaged files are read or refused alike`(seed: Int) {
    ReaderCheck.pbf.expectAgreement(
      onMutationsOf: ReaderCheck.pbf.seeds, seed: seed, count: 100)
  }
}
