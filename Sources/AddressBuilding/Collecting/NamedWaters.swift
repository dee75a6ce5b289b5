// SPDX-License-Identifier: Apache-2.0

import Geo

/// Joins the ways of a river to one point of interest, for it is one to those who look for it.
struct NamedWaters {
  private var pieces: [Piece] = []
  private var pieceAtEnd: [End: Int] = [:]
  /// The first piece of the river that each is joined to.
  private var parent: [Int] = []

  struct Piece {
    var way: Int64
    var name: String
    var tags: MarkedTags
    var middle: Coordinate
    var nodes: Int
  }

  private struct End: Hashable {
    var name: String
    var node: Int64
  }

  static let kinds: Set<String> = [
    "river", "stream", "canal", "ditch", "drain", "tidal_channel", "brook", "wadi", "fairway",
  ]

  mutating func add(_ piece: Piece, first: Int64, last: Int64) {
    let number = pieces.count
    pieces.append(piece)
    parent.append(number)
    for node in [first, last] {
      let end = End(name: piece.name, node: node)
      if let other = pieceAtEnd[end] { unite(other, number) } else { pieceAtEnd[end] = number }
    }
  }

  /// The longest way of each river, in the order of the rivers' first ways.
  ///
  /// A river of which a relation tells is left out: `isTold` knows its ways.
  mutating func rivers(isTold: (Int64) -> Bool) -> [Piece] {
    var longest: [Int: Int] = [:]
    var told: Set<Int> = []
    for number in pieces.indices {
      let river = root(of: number)
      if isTold(pieces[number].way) { told.insert(river) }
      let best = longest[river] ?? number
      longest[river] = pieces[number].nodes > pieces[best].nodes ? number : best
    }
    return longest.keys.sorted().compactMap { told.contains($0) ? nil : longest[$0] }
      .map { pieces[$0] }
  }

  private mutating func root(of piece: Int) -> Int {
    var piece = piece
    while parent[piece] != piece {
      parent[piece] = parent[parent[piece]]
      piece = parent[piece]
    }
    return piece
  }

  private mutating func unite(_ a: Int, _ b: Int) {
    let a = root(of: a), b = root(of: b)
    parent[max(a, b)] = min(a, b)
  }
}
