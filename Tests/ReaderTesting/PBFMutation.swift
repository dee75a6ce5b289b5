// SPDX-License-Identifier: Apache-2.0

/// Damages PBF files, mostly so that sizes still fit and the damage reaches deep.
package enum PBFMutation {
  /// Changes a file in one to four places.
  package static func mutate(
    _ file: inout [UInt8], using generator: inout some RandomNumberGenerator
  ) {
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard Int.random(in: 0..<4, using: &generator) > 0, var frames = PBFFrames(file),
        !frames.all.isEmpty
      else {
        mutateBytes(&file, &generator)
        continue
      }
      mutate(&frames.all, &generator)
      file = frames.bytes
    }
  }

  private static func mutate(
    _ frames: inout [PBFFrames.Frame], _ generator: inout some RandomNumberGenerator
  ) {
    let index = Int.random(in: frames.indices, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: frames.remove(at: index)
    case 1: frames.insert(frames[index], at: Int.random(in: frames.indices, using: &generator))
    case 2: frames.swapAt(index, Int.random(in: frames.indices, using: &generator))
    case 3: mutateMessage(&frames[index].header, &generator)
    case 4: mutateMessage(&frames[index].blob, &generator)
    default: mutateContent(of: &frames[index].blob, &generator)
    }
  }

  /// Changes what a blob holds, packed again where it was.
  private static func mutateContent(
    of blob: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    guard var fields = WireFields(blob) else { return mutateBytes(&blob, &generator) }
    for index in fields.all.indices {
      guard case .bytes(var content) = fields.all[index].content else { continue }
      let isPacked = fields.all[index].number == 3
      if isPacked {
        guard let unpacked = Packing.unpacked(zlib: content) else { continue }
        content = unpacked
      }
      mutateMessage(&content, &generator)
      fields.all[index].content = .bytes(isPacked ? Packing.zlib(content) : content)
      for other in fields.all.indices where isPacked && fields.all[other].number == 2 {
        fields.all[other].content = .number(UInt64(content.count))
      }
    }
    blob = fields.bytes
  }

  /// Changes a field of a message, or one of a message within it.
  private static func mutateMessage(
    _ message: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    guard var fields = WireFields(message)?.all, !fields.isEmpty else {
      return mutateRun(&message, &generator)
    }
    let index = Int.random(in: fields.indices, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: fields.remove(at: index)
    case 1: fields.insert(fields[index], at: Int.random(in: fields.indices, using: &generator))
    case 2: fields.swapAt(index, Int.random(in: fields.indices, using: &generator))
    case 3: fields[index].number = .random(in: 1...20, using: &generator)
    default: mutate(&fields[index].content, &generator)
    }
    message = WireFields(fields).bytes
  }

  private static func mutate(
    _ content: inout WireFields.Content, _ generator: inout some RandomNumberGenerator
  ) {
    switch content {
    case .number(let value): content = .number(changed(value, &generator))
    case .fixed(var bytes):
      mutateBytes(&bytes, &generator)
      content = .bytes(bytes)
    case .bytes(var bytes):
      // What it is, a message, a run or text, only its reader knows.
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: mutateBytes(&bytes, &generator)
      case 1, 2: mutateRun(&bytes, &generator)
      default: mutateMessage(&bytes, &generator)
      }
      content = .bytes(bytes)
    }
  }

  private static func mutateRun(
    _ run: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    guard var numbers = WireFields.numbers(run), !numbers.isEmpty else {
      return mutateBytes(&run, &generator)
    }
    let index = Int.random(in: numbers.indices, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: numbers.remove(at: index)
    case 1: numbers.insert(numbers[index], at: index)
    case 2: numbers.swapAt(index, Int.random(in: numbers.indices, using: &generator))
    default: numbers[index] = changed(numbers[index], &generator)
    }
    run = WireFields.run(numbers)
  }

  private static func changed(
    _ value: UInt64, _ generator: inout some RandomNumberGenerator
  ) -> UInt64 {
    let edges: [UInt64] = [
      0, 1, 2, 3, 0x7f, 0x80, 0xffff_ffff, 1 << 31, 1 << 32, 1 << 62, 1 << 63, .max - 1, .max,
      1_799_999_999, 3_600_000_002, 32 << 20,
    ]
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: value &+ 1
    case 1: value &- 1
    case 2: value ^ 1 << UInt64.random(in: 0..<64, using: &generator)
    default: edges.randomElement(using: &generator) ?? 0
    }
  }

  /// Changes bytes, whatever they mean.
  static func mutateBytes(
    _ bytes: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    guard !bytes.isEmpty else { return bytes.append(.random(in: 0...255, using: &generator)) }
    let index = Int.random(in: bytes.indices, using: &generator)
    let telling: [UInt8] = [0, 1, 2, 0x7f, 0x80, 0xff, 8, 10, 16, 18, 26, 34]
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[index] = .random(in: 0...255, using: &generator)
    case 1: bytes[index] = telling.randomElement(using: &generator) ?? 0
    case 2: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 3: bytes.remove(at: index)
    case 4: bytes.insert(.random(in: 0...255, using: &generator), at: index)
    default:
      let end = min(bytes.count, index + Int.random(in: 0..<12, using: &generator))
      bytes.replaceSubrange(index..<end, with: [UInt8](repeating: 0xff, count: end - index))
    }
  }
}
