// SPDX-License-Identifier: Apache-2.0

import Geocoding
import PackedFile

/// Gathers the words of names and contexts, and which named things have them in a name.
struct NameIndex {
  private let source: StringTable
  private var wordByText: [String: UInt32] = [:]
  private var texts: [String] = []
  /// Words of each name that occurred, by its string.
  private var wordsByString: [StringID: [UInt32]] = [:]
  private var names = TokenListsBuilder()
  private var contexts = TokenListsBuilder()
  private var pointStreets = TokenListsBuilder()

  init(_ source: StringTable) { self.source = source }

  /// Adds the next named thing with its names, the main one first; each spelling counts once.
  mutating func addThing(_ strings: [StringID]) {
    var list: [UInt32] = []
    var variants: Set<[UInt32]> = []
    for string in strings {
      let words = words(of: string)
      guard !words.isEmpty, variants.insert(words).inserted else { continue }
      list += words
      list.append(PlaceIndex.variantEnd)
    }
    names.append(list)
  }

  /// Adds the street of the next point of interest; empty for none.
  mutating func addPointStreet(_ street: StringID) {
    pointStreets.append(street.isEmpty ? [] : words(of: street))
  }

  mutating func addContext(_ record: ContextRecord, _ strings: StringTable) {
    let words = record.strings.flatMap { self.words(of: strings[$0]) }
    contexts.append(Set(words).sorted())
  }

  private mutating func words(of string: StringID) -> [UInt32] {
    if let words = wordsByString[string] { return words }
    let words = words(of: source[string])
    wordsByString[string] = words
    return words
  }

  private mutating func words(of text: String) -> [UInt32] {
    TextTokens.canonical(text).map { word in
      if let known = wordByText[word] { return known }
      let number = UInt32(texts.count)
      texts.append(word)
      wordByText[word] = number
      return number
    }
  }

  /// Numbers the words by their rank and writes names, contexts and postings.
  consuming func finish(into parts: inout PlaceIndexParts) {
    let order = texts.indices.sorted {
      texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8)
    }
    var rank = [UInt32](repeating: 0, count: texts.count)
    for (position, word) in order.enumerated() { rank[word] = UInt32(position) }
    parts.tokens = order.map { texts[$0] }
    parts.names = names.ranked(rank)
    parts.contextTokens = contexts.ranked(rank)
    parts.pointStreets = pointStreets.ranked(rank)
    Self.addPostings(&parts)
  }

  private static func addPostings(_ parts: inout PlaceIndexParts) {
    var pairs: [UInt64] = []
    for thing in 0..<parts.names.count {
      for rank in parts.names.list(thing) where rank != PlaceIndex.variantEnd {
        pairs.append(UInt64(rank) << 32 | UInt64(thing))
      }
    }
    pairs.sort()
    var position = 0
    for rank in parts.tokens.indices {
      var last: UInt64?
      while position < pairs.count, pairs[position] >> 32 == UInt64(rank) {
        let thing = pairs[position] & 0xffff_ffff
        position += 1
        if thing == last { continue }
        parts.postings.append(varint: thing - (last ?? 0))
        last = thing
      }
      parts.postingFirst.append(UInt32(parts.postings.count))
    }
  }
}

extension TokenListsBuilder {
  fileprivate func list(_ thing: Int) -> ArraySlice<UInt32> {
    elements[Int(first[thing])..<Int(first[thing + 1])]
  }

  fileprivate func ranked(_ rank: [UInt32]) -> TokenListsBuilder {
    var ranked = TokenListsBuilder()
    for thing in 0..<count {
      ranked.append(list(thing).map { $0 == PlaceIndex.variantEnd ? $0 : rank[Int($0)] })
    }
    return ranked
  }
}
