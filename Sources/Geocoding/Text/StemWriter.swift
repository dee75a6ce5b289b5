// SPDX-License-Identifier: Apache-2.0

/// Writes Latin letters so that what is spelled in several ways comes out as one.
///
/// What it writes does not change when it is written again, and a word's beginning is mostly
/// written as the beginning of the word, so that what is half typed can be compared.
struct StemWriter {
  /// ASCII wherever there was a way.
  private(set) var bytes: [UInt8] = []
  /// Whether the last letter is an "i" that was written "y" or "j", which takes in an "i".
  private var isSoft = false

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isSoft = false
  }

  /// Writes a letter from a to z.
  mutating func put(_ letter: UInt8) {
    let last = bytes.last
    switch letter {
    case UInt8(ascii: "e") where last == .a || last == .o || last == .u: return
    case UInt8(ascii: "a") where last == .a: return
    case UInt8(ascii: "i") where last == .i && isSoft: return
    case UInt8(ascii: "h") where takesInH(last): return
    case UInt8(ascii: "y") where last != nil, UInt8(ascii: "j") where last != nil:
      if last != .i { bytes.append(.i) }
      isSoft = true
      return
    default: break
    }
    bytes.append(letter)
    isSoft = false
  }

  mutating func put(_ letters: some Sequence<UInt8>) {
    for letter in letters { put(letter) }
  }

  mutating func put(_ letters: String) { put(letters.utf8) }

  /// Writes a letter that has no Latin one.
  mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return put(UInt8(truncatingIfNeeded: scalar.value)) }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    isSoft = false
  }

  /// "zh" is "z", "kh" at the start "h", and "shch" "sh".
  private mutating func takesInH(_ last: UInt8?) -> Bool {
    switch last {
    case UInt8(ascii: "z"): return true
    case UInt8(ascii: "k") where bytes.count == 1:
      bytes[0] = UInt8(ascii: "h")
      return true
    case UInt8(ascii: "c") where bytes.count > 2 && bytes.suffix(3).elementsEqual("shc".utf8):
      bytes.removeLast()
      return true
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate static let a = UInt8(ascii: "a")
  fileprivate static let o = UInt8(ascii: "o")
  fileprivate static let u = UInt8(ascii: "u")
  fileprivate static let i = UInt8(ascii: "i")
}
