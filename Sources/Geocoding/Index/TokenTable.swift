// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// Distinct strings in the order of their bytes, found by content; the number is the rank.
///
/// Sections: `.first`, one element more than there are strings; `.bytes`.
package struct TokenTable: Sendable {
  private let runs: Runs
  private let bytes: PackedArray<UInt8>

  package var count: Int { runs.count }

  /// `sorted`: distinct, ascending by UTF-8 bytes.
  package init(sorted: [String]) {
    var bytes: [UInt8] = []
    var first: [UInt32] = [0]
    for string in sorted {
      bytes.append(contentsOf: string.utf8)
      first.append(UInt32(bytes.count))
    }
    runs = Runs(first: first)
    self.bytes = PackedArray(bytes)
  }

  package init(container: Container, prefix: String) throws {
    bytes = try container.array("\(prefix).bytes")
    runs = try Runs(container: container, "\(prefix).first", limit: bytes.count)
  }

  package func addSections(to writer: inout ContainerWriter, prefix: String) {
    runs.addSection(to: &writer, "\(prefix).first")
    writer.add("\(prefix).bytes", bytes)
  }

  /// The rank of a string, `nil` where it is not in the table.
  package func find(_ string: String) -> UInt32? {
    let wanted = Array(string.utf8)
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      switch compare(middle, wanted) {
      case 0: return UInt32(middle)
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// The first rank whose string does not sort before another.
  func lowerBound(_ string: String) -> UInt32 {
    let wanted = Array(string.utf8)
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if compare(middle, wanted) < 0 { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }

  /// The ranks of the strings that begin with another.
  func ranks(beginningWith prefix: String) -> Range<UInt32> {
    let wanted = Array(prefix.utf8)
    return bound(wanted) { $0 < 0 }..<bound(wanted) { $0 <= 0 }
  }

  /// The first rank whose string, cut to the length of `wanted`, does not stand `before` it.
  private func bound(_ wanted: [UInt8], _ isBefore: (Int) -> Bool) -> UInt32 {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(comparePrefix(middle, wanted)) { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }

  /// As `compare`, and 0 where the string only begins with `wanted`.
  private func comparePrefix(_ rank: Int, _ wanted: [UInt8]) -> Int {
    let order = compare(rank, wanted)
    return order > 0 && runs[rank].count > wanted.count && begins(rank, wanted) ? 0 : order
  }

  private func begins(_ rank: Int, _ wanted: [UInt8]) -> Bool {
    let range = runs[rank]
    let span = bytes.span
    for (offset, byte) in wanted.enumerated() where span[range.lowerBound + offset] != byte {
      return false
    }
    return true
  }

  /// Whether a rank's string begins with a digit.
  func isNumber(_ rank: UInt32) -> Bool {
    let range = runs[Int(rank)]
    return !range.isEmpty && (0x30...0x39).contains(bytes[range.lowerBound])
  }

  /// Whether a rank's string is a Chinese character.
  func isIdeograph(_ rank: UInt32) -> Bool {
    let range = runs[Int(rank)]
    return !range.isEmpty && (0xe3...0xf0).contains(bytes[range.lowerBound])
  }

  /// Where the bytes of a rank's string stand among all bytes.
  func range(_ rank: UInt32) -> Range<Int> { runs[Int(rank)] }
  var allBytes: PackedArray<UInt8> { bytes }

  package func string(_ rank: UInt32) -> String {
    bytes.text(runs[Int(rank)])
  }

  /// Below 0 where the string of a rank sorts before `wanted`, 0 where it is equal.
  private func compare(_ rank: Int, _ wanted: [UInt8]) -> Int {
    let range = runs[rank]
    let span = bytes.span
    var position = range.lowerBound
    for byte in wanted {
      guard position < range.upperBound else { return -1 }
      let difference = Int(span[position]) - Int(byte)
      if difference != 0 { return difference }
      position += 1
    }
    return position < range.upperBound ? 1 : 0
  }

  /// Ranks whose string does not sort after the one before it, for `verify`.
  package func checkOrder(_ name: String) -> [String] {
    guard count > 1 else { return [] }
    return (1..<count).filter { compare($0 - 1, Array(string(UInt32($0)).utf8)) >= 0 }
      .map { "\(name) \($0) stands out of order" }
  }
}
