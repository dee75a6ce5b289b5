// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

/// Where on a street a house should be whose number the map lacks.
struct HouseGuess {
  let index: PlaceIndex
  let street: UInt32
  let number: AddressQuery.Number

  /// How far the nearest number may be that stands for one beyond the last of a street: more where
  /// numbers go by blocks.
  private static func farthest(from value: Int) -> Int { max(20, min(100, value / 4)) }
  /// What a house of the number with another letter counts, of the number's weight; what a place
  /// between two neighbours counts, and what a neighbour.
  static let sameValue = 0.8, between = 0.7, neighbour = 0.6

  struct Answer {
    let block: Int
    let position: Int
    let house: House
    /// A place between two houses, for the number typed.
    var place: Coordinate?
    let share: Double
  }

  /// The best guesses: houses of the number with a letter ("7a" for "7"); else a place between
  /// neighbours on its side of the street; else the nearest house.
  func answers() -> [Answer] {
    guard let value = number.value, value >= 0 else { return [] }
    let digits = String(value)
    let prefix = "\(min(9, digits.utf8.count))\(digits)"
    let lettered = lettered(prefix)
    if !lettered.isEmpty { return lettered }
    return guess(value, from: index.numberKeys.lowerBound(prefix))
  }

  /// What a house counts less for each number between its second one and that typed: 6-3 for 6-4.
  private static let furtherNumber = 0.002
  private static let mostFurther = 0.1

  private func share(of house: House) -> Double {
    guard let typed = Self.second(number.text), let text = index.number(house.number),
      let other = Self.second(text)
    else { return Self.sameValue }
    let distance = Double(typed > other ? typed - other : other - typed)
    return Self.sameValue - min(Self.mostFurther, Self.furtherNumber * distance)
  }

  /// 4 of "6-4".
  private static func second(_ number: String) -> UInt? {
    HouseNumber.parts(number).flatMap { UInt($0.suffix) }
  }

  private func lettered(_ prefix: String) -> [Answer] {
    let ranks = index.numberKeys.ranks(beginningWith: prefix)
    guard !ranks.isEmpty else { return [] }
    let numbers =
      index.numberTexts.start(ranks.lowerBound)..<index.numberTexts.end(ranks.upperBound)
    var found: [Answer] = []
    index.houses.forEachHouse(onStreet: street, numbers: numbers) { block, position, house in
      found.append(
        Answer(block: block, position: position, house: house, share: share(of: house)))
      return found.count < 20
    }
    return found
  }

  private struct Neighbour {
    let block: Int
    let position: Int
    let house: House
    let value: Int
  }

  private func guess(_ value: Int, from rank: UInt32) -> [Answer] {
    let all = neighbours(around: index.numberTexts.end(rank))
    // Villages number their houses as they were built.
    let hasSides = index.isAnswer(street: street)
    let side = hasSides ? all.filter { ($0.value - value) % 2 == 0 } : all
    if hasSides, let low = side.last(where: { $0.value < value }),
      let high = side.first(where: { $0.value > value }),
      !isOpposite(value, all, high.value - low.value)
    {
      let share = Double(value - low.value) / Double(high.value - low.value)
      let place = low.house.location.interpolated(to: high.house.location, fraction: share)
      return [answer(low, Self.between, place)]
    }
    // Where its side has none so near, the house opposite.
    for houses in [side, all] {
      let near = houses.min {
        (abs($0.value - value), $0.value) < (abs($1.value - value), $1.value)
      }
      guard let near, abs(near.value - value) <= Self.farthest(from: value) else { continue }
      return [answer(near, Self.neighbour, nil)]
    }
    return []
  }

  /// Whether a house of the other side is next to a number whose own side has a gap there: nobody
  /// knows how such numbers run.
  private func isOpposite(_ value: Int, _ all: [Neighbour], _ gap: Int) -> Bool {
    gap > Self.farthest(from: value) && all.contains { abs($0.value - value) <= 2 }
  }

  private func answer(_ near: Neighbour, _ share: Double, _ place: Coordinate?) -> Answer {
    Answer(
      block: near.block, position: near.position, house: near.house, place: place, share: share)
  }

  /// The houses of the street some numbers before and behind one, ascending by value.
  private func neighbours(around number: Int) -> [Neighbour] {
    let run = index.houses.blocks(ofStreet: street)
    guard !run.isEmpty else { return [] }
    let middle = index.houses.firstBlock(in: run, from: number)
    let blocks = max(run.lowerBound, middle - 1)..<min(run.upperBound, middle + 3)
    var found: [Neighbour] = []
    for block in blocks {
      for (position, house) in index.houses.houses(inBlock: block).enumerated() {
        guard let text = index.number(house.number), let value = HouseNumber.value(text) else {
          continue
        }
        found.append(Neighbour(block: block, position: position, house: house, value: value))
      }
    }
    return found
  }
}
