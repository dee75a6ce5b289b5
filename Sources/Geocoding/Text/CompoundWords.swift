// SPDX-License-Identifier: Apache-2.0

/// Names that German, Dutch and the Nordic languages write in one word: head and kind of street.
///
/// "hauptstrasse" is "haupt" and "strasse", as "Haupt-Straße" is; all words are stems.
package enum CompoundWords {
  package typealias Parts = (head: String, suffix: String)

  /// Letters that a head has at least: "Ring" and "Spring" are no compounds.
  static let shortestHead = 3

  /// Where the parts of a word begin: 0 alone for one that is no compound.
  static func cuts(_ word: [UInt8]) -> [Int] {
    var starts: [Int] = []
    var end = word.count
    while let length = suffixLength(word, before: end) {
      end -= length
      starts.append(end)
    }
    starts.append(0)
    return starts.reversed()
  }

  private static func suffixLength(_ word: [UInt8], before end: Int) -> Int? {
    guard end > shortestHead + 2 else { return nil }
    let candidates = suffixesByLast[Int(word[end - 1] & 0x1f)]
    return candidates.first { suffix in
      suffix.count + shortestHead <= end
        && word[(end - suffix.count)..<end].elementsEqual(suffix)
    }?.count
  }

  /// Ways to read a word whose kind of street is not typed to its end: "hauptst".
  package static func unfinished(_ word: String) -> [Parts] {
    let word = Array(word.utf8)
    return suffixes.flatMap { suffix in
      (1..<suffix.count).compactMap { length -> Parts? in
        guard word.count >= length + shortestHead,
          word.suffix(length).elementsEqual(suffix.prefix(length))
        else { return nil }
        return parts(word, cut: word.count - length, suffix)
      }
    }
  }

  /// Ways to read a word with one wrong, missing, additional or swapped letter in its kind of
  /// street: "hauptstrase", "hauptsrtasse".
  package static func misspelled(_ word: String) -> [Parts] {
    let word = Array(word.utf8)
    let long = suffixes.filter { $0.count >= shortestMisspelled }
    // Another letter in place of "ß" is a slip, too.
    return (long + [Array("strase".utf8)]).flatMap { suffix in
      (suffix.count - 1...suffix.count + 1).compactMap { length -> Parts? in
        let cut = word.count - length
        guard cut >= shortestHead, isOneEdit(word[cut...], suffix) else { return nil }
        return parts(word, cut: cut, suffix)
      }
    }
  }

  /// Letters of a suffix that may be misspelled; shorter ones would be seen everywhere.
  private static let shortestMisspelled = 3

  private static func parts(_ word: [UInt8], cut: Int, _ suffix: [UInt8]) -> Parts {
    (String(decoding: word[..<cut], as: UTF8.self), String(decoding: suffix, as: UTF8.self))
  }

  /// Whether one changed, missing, additional or swapped letter makes one word of the other.
  private static func isOneEdit(_ a: ArraySlice<UInt8>, _ b: [UInt8]) -> Bool {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let first = a.dropFirst(start), second = b.dropFirst(start)
    switch a.count - b.count {
    case 1: return first.dropFirst().elementsEqual(second)
    case -1: return first.elementsEqual(second.dropFirst())
    default:
      if first.isEmpty { return false }
      if first.dropFirst().elementsEqual(second.dropFirst()) { return true }
      return first.count > 1 && first.prefix(2).reversed().elementsEqual(second.prefix(2))
        && first.dropFirst(2).elementsEqual(second.dropFirst(2))
    }
  }

  /// Stems, longer ones first.
  private static let suffixes: [[UInt8]] = {
    var suffixes: Set<[UInt8]> = []
    for word in words.split(separator: " ") {
      var writer = StemWriter()
      // As it is written inside a word, where "v" stands before it.
      writer.put(word.utf8)
      suffixes.insert(writer.bytes)
    }
    return suffixes.sorted { ($1.count, $0.last ?? 0, $0[0]) < ($0.count, $1.last ?? 0, $1[0]) }
  }()

  private static let suffixesByLast: [[[UInt8]]] = {
    var lists = [[[UInt8]]](repeating: [], count: 32)
    for suffix in suffixes { lists[Int((suffix.last ?? 0) & 0x1f)].append(suffix) }
    return lists
  }()

  private static let words =
    "strasse str gasse weg platz allee ring damm ufer chaussee steig stieg pfad brucke "
    + "straat laan plein gracht singel kade dreef steeg "
    + "gatan gata gaten gade vej vei vegen veien vagen stien stigen torget plassen "
    + "katu tie utca daero"
}
