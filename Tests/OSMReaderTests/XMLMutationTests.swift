// SPDX-License-Identifier: Apache-2.0

import ReaderTesting
import TestSupport
import Testing

/// The readers agree about texts that were damaged at random.
struct XMLMutationTests {
  @Test(arguments: 0..<100) func `damaged texts are read or refused alike`(seed: Int) {
    ReaderCheck.xml.expectAgreement(
      onMutationsOf: [XMLSamples.document], seed: seed, count: TestData.isFull ? 2000 : 100)
  }

  @Test(arguments: 0..<20) func `damaged small texts are read or refused alike`(seed: Int) {
    ReaderCheck.xml.expectAgreement(
      onMutationsOf: ReaderCheck.xml.seeds, seed: seed, count: TestData.isFull ? 10_000 : 500)
  }

  @Test func `most of the undamaged text is scanned`() {
    #expect(ReadingOutcome.isPlain(XMLSamples.document))
    #expect(ReadingOutcome(XMLSamples.document) == .byExpat(XMLSamples.document))
  }
}
