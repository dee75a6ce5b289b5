// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork

/// Tells whether who goes from one road to another has to be told what it is called.
///
/// It remembers what it has compared, so it is for one thread.
final class RoadNames {
  private let strings: StringTable
  private let signs: SignTable
  /// By the numbers of two names, whether they are one.
  private var known: [UInt64: Bool] = [:]
  /// More pairs of names are not remembered: it takes some 20 bytes for each.
  private static let limit = 1 << 16

  init(_ network: RoadNetwork) {
    strings = network.ways.strings
    signs = network.signs
  }

  /// Whether the name or number changes in a way that a traveller notices.
  ///
  /// A name that only ends is not missed, one that goes on longer or with another point of the
  /// compass is the same, as are numbers of which one holds the other.
  func changes(from a: RoadTraits, to b: RoadTraits) -> Bool {
    if a.way == b.way { return false }
    if a.name == b.name, a.ref == b.ref { return exitBegins(a, b) }
    if !a.isCalled { return true }
    let isSameName = a.name.isEmpty || b.name.isEmpty || isSame(a.name, b.name)
    let isSameRef = a.ref.isEmpty || b.ref.isEmpty || isWithin(a.ref, b.ref)
    // From a bare number to a bare name, or back.
    if a.name.isEmpty, !b.name.isEmpty, b.ref.isEmpty { return true }
    if b.name.isEmpty, !b.ref.isEmpty, a.ref.isEmpty { return true }
    if a.name.isEmpty, b.name.isEmpty { return !isSameRef || exitBegins(a, b) }
    if !isSameName { return true }
    if !isSameRef, !b.name.isEmpty, !hasSameCore(a.name, b.name) { return true }
    return exitBegins(a, b)
  }

  /// Whether both are called the same, by name or number.
  func areSame(_ a: RoadTraits, _ b: RoadTraits) -> Bool {
    if !a.isCalled || !b.isCalled { return false }
    return a.name == b.name && a.ref == b.ref
      || (!changes(from: a, to: b) && !changes(from: b, to: a))
  }

  /// Whether a road goes on under its name or number.
  func goesOn(from a: RoadTraits, to b: RoadTraits) -> Bool {
    a.isCalled && b.isCalled && !changes(from: a, to: b)
  }

  /// Whether both have names, and the second is the first's.
  func keepsName(from a: RoadTraits, to b: RoadTraits) -> Bool {
    a.hasName && b.hasName && !changes(from: a, to: b)
  }

  // MARK: Texts

  private func isSame(_ a: StringID, _ b: StringID) -> Bool {
    if a == b { return true }
    let pair = UInt64(a.rawValue) << 32 | UInt64(b.rawValue)
    if let known = known[pair] { return known }
    let isSame = compare(strings.bytes(a), strings.bytes(b))
    if known.count >= Self.limit { known.removeAll() }
    known[pair] = isSame
    return isSame
  }

  private func compare(_ a: Bytes, _ b: Bytes) -> Bool {
    guard mayBeSame(a, b) else { return false }
    return a.starts(with: b) || b.starts(with: a) || Self.differInDirection(a, b)
  }

  /// A glance: names that begin and end with other letters are other names, unless a point of the
  /// compass is there.
  private func mayBeSame(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let first = a.first, let other = b.first, let last = a.last, let end = b.last else {
      return true
    }
    if first == other || last == end { return true }
    func isLetter(_ byte: UInt8) -> Bool { [110, 101, 115, 119].contains(byte | 32) }
    return isLetter(first) || isLetter(other)
  }

  private func hasSameCore(_ a: StringID, _ b: StringID) -> Bool {
    a == b || Self.differInDirection(strings.bytes(a), strings.bytes(b))
  }

  /// Whether one text is a part of the other.
  private func isWithin(_ a: StringID, _ b: StringID) -> Bool {
    if a == b { return true }
    let a = strings.bytes(a), b = strings.bytes(b)
    return Self.contains(a, b) || Self.contains(b, a)
  }

  private typealias Bytes = Slice<PackedArray<UInt8>>

  private static func contains(_ text: Bytes, _ part: Bytes) -> Bool {
    guard text.count >= part.count else { return false }
    return (text.startIndex...(text.endIndex - part.count)).contains {
      text[$0..<($0 + part.count)].elementsEqual(part)
    }
  }

  /// Whether two names differ in nothing but points of the compass before and after what they
  /// have in common.
  private static func differInDirection(_ a: Bytes, _ b: Bytes) -> Bool {
    if a.isEmpty || b.isEmpty { return false }
    if isRest(a, b) || isRest(b, a) { return true }
    let start = commonPrefix(a, b)
    if start > 3, isDirection(a.dropFirst(start)), isDirection(b.dropFirst(start)) { return true }
    let end = commonPrefix(a.reversed(), b.reversed())
    return end > 3 && isDirection(a.dropLast(end)) && isDirection(b.dropLast(end))
      || core(a).elementsEqual(core(b))
  }

  /// Whether a name is the other and a point of the compass.
  private static func isRest(_ long: Bytes, _ short: Bytes) -> Bool {
    long.count > short.count
      && (long.starts(with: short) && isDirection(long.dropFirst(short.count))
        || long.reversed().starts(with: short.reversed())
          && isDirection(long.dropLast(short.count)))
  }

  private static func commonPrefix(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Int {
    zip(a, b).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
  }

  /// A name without points of the compass at its start and end.
  private static func core(_ text: Bytes) -> Bytes {
    var text = text
    if let space = text.firstIndex(of: 32), isDirection(text[..<space]) {
      text = text[(space + 1)...]
    }
    if let space = text.lastIndex(of: 32), isDirection(text[(space + 1)...]) {
      text = text[..<space]
    }
    return text
  }

  private static let directions = [
    "", "n", "ne", "e", "se", "s", "sw", "w", "nw", "north", "south", "west", "east",
    "northwest", "northeast", "southwest", "southeast",
  ].map { Array($0.utf8) }

  private static func isDirection(_ word: Bytes) -> Bool {
    guard word.count <= 11 else { return false }
    let letters = word.filter { $0 != 32 }.map { $0 | 32 }
    return directions.contains(letters)
  }

  // MARK: Exits

  /// Whether the second road is signed as an exit, and not as that which the first is.
  private func exitBegins(_ a: RoadTraits, _ b: RoadTraits) -> Bool {
    guard b.flags.contains(.signed), let exit = exit(b) else { return false }
    return self.exit(a) != exit
  }

  private func exit(_ road: RoadTraits) -> String? {
    guard road.flags.contains(.signed) else { return nil }
    return signs.tags(ofWay: road.way).first { $0.key == "junction:ref" }?.value
  }
}
