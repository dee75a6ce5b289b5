// SPDX-License-Identifier: Apache-2.0

import OSMReader
import TestSupport
import Testing

struct PBFMutationTests {
  /// Raw blobs, so that mutations reach the messages.
  private static let files: [[UInt8]] = PBFReaderTests.variants.map { variant in
    var writer = variant.writer
    writer.isCompressed = false
    writer.blockSize = min(writer.blockSize, 3)
    return writer.file(sample)
  }

  /// With ways that tell the places of their nodes, and something deleted.
  private static let sample: [SampleElement] =
    PBFReaderTests.sample.map { element in
      var element = element
      element.places = element.nodeIDs.map { $0 < 0 ? nil : .init($0 % 1000, 5) }
      return element
    } + [.deleted(.node, 1), .deleted(.way, 4), .deleted(.relation, 6)]

  @Test(arguments: 0..<(TestData.isFull ? 400 : 40))
  func `mutated files are read or refused, never a crash`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<100 {
      var bytes = Self.files[round % Self.files.count]
      for _ in 0...generator.next() % 6 { mutate(&bytes, &generator) }
      let one = outcome(of: bytes, threads: 1)
      if round % 10 == 0 { #expect(outcome(of: bytes, threads: 2) == one) }
    }
  }

  /// The elements, or why there are none.
  private func outcome(of bytes: [UInt8], threads: Int) -> [String] {
    do {
      return try describe(read(bytes: bytes, threads: threads))
    } catch {
      return [(error as? InputError)?.reason ?? "\(error)"]
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let index = Int(generator.next() % UInt64(bytes.count))
    let telling: [UInt8] = [0, 1, 2, 0x7f, 0x80, 0xff, 8, 10, 16, 18, 26, 34]
    switch generator.next() % 6 {
    case 0: bytes[index] = UInt8(truncatingIfNeeded: generator.next())
    case 1: bytes[index] = telling[Int(generator.next() % UInt64(telling.count))]
    case 2: bytes[index] ^= 1 << UInt8(generator.next() % 8)
    case 3: bytes.remove(at: index)
    case 4: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: index)
    default:
      let end = min(bytes.count, index + Int(generator.next() % 12))
      bytes.replaceSubrange(index..<end, with: [UInt8](repeating: 0xff, count: end - index))
    }
  }
}
