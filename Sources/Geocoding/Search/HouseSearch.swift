// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

extension HouseBlocks {
  /// Whether a street has a house whose number lies in one of some ranges.
  package func has(_ numbers: [Range<Int>], onStreet street: UInt32) -> Bool {
    let run = blocks(ofStreet: street)
    return numbers.contains { range in
      var block = firstBlock(in: run, from: range.lowerBound)
      while block < run.upperBound {
        var reader = HouseReader(blocks.reader(block), corner: .empty)
        while let number = reader.nextNumber() {
          if Int(number) >= range.upperBound { return false }
          if Int(number) >= range.lowerBound { return true }
        }
        block += 1
      }
      return false
    }
  }

  /// Hands over the houses of a street whose number lies in a range, ascending, until `visit`
  /// answers false: block, position, house.
  package func forEachHouse(
    onStreet street: UInt32, numbers: Range<Int>, _ visit: (Int, Int, House) -> Bool
  ) {
    let run = blocks(ofStreet: street)
    var block = firstBlock(in: run, from: numbers.lowerBound)
    var goesOn = true
    while goesOn, block < run.upperBound {
      var position = 0
      forEachHouse(inBlock: block) { house in
        if Int(house.number) >= numbers.upperBound {
          goesOn = false
        } else if Int(house.number) >= numbers.lowerBound {
          goesOn = visit(block, position, house)
        }
        position += 1
        return goesOn
      }
      block += 1
    }
  }

  /// The last block that begins before a number, where its houses may begin; else the first.
  func firstBlock(in run: Range<Int>, from number: Int) -> Int {
    var low = run.lowerBound, high = run.upperBound
    while low < high {
      let middle = (low + high) / 2
      if Int(firstNumber(ofBlock: middle)) < number { low = middle + 1 } else { high = middle }
    }
    return max(run.lowerBound, low - 1)
  }
}

/// Finds the houses of a street that a query may mean.
struct HouseSearch {
  let index: PlaceIndex
  let query: AddressQuery
  let contexts: ContextFits

  /// Houses of one number on one street that are looked at.
  private static let houseLimit = 200
  /// A house number counts a little less than a word, so that the right town comes first.
  private static let numberWeight = 0.9
  /// What the 4 of "123/4" counts, beside 1 for a whole number.
  private static let cutWeight = 0.8

  /// The houses of the number typed; where there are none, where they should be.
  func candidates(on street: UInt32, _ fit: ThingFit) -> [Candidate] {
    var found: [Candidate] = []
    for number in query.numbers where number.words.isDisjoint(with: fit.name.words) {
      found += houses(on: street, number, fit)
    }
    return found
  }

  private func houses(
    on street: UInt32, _ number: AddressQuery.Number, _ fit: ThingFit
  ) -> [Candidate] {
    var found: [Candidate] = []
    let explained = fit.name.words.union(number.words)
    // Of two numbers the one beside the street is the house's, the other that of a flat.
    let isBeside = !number.words.widened.isDisjoint(with: fit.name.words)
    let bonus = fit.bonus - (isBeside ? 0 : Self.distantNumber)
    for range in number.numbers {
      index.houses.forEachHouse(onStreet: street, numbers: range) { block, position, house in
        let (weight, words) = contexts.weight(
          of: house.context, at: house.location, without: explained)
        // Where nothing is left to explain there is no town to prefer.
        let isWhole = query.allWords.isSubset(of: explained.union(words))
        let isCut = !number.attached.isSubset(of: fit.name.words)
        let share = (isWhole ? 1 : Self.numberWeight) * (isCut ? Self.cutWeight : 1)
        found.append(
          Candidate(
            entry: .house(block: UInt32(block), position: UInt8(position)),
            location: house.location,
            level: house.standing == .interpolated ? .interpolated : .house,
            text: textKey(street, house), context: house.context,
            fit: fit.name.fit + share * query.weight(of: number.words) + weight
              - (house.standing == .real ? 0 : Self.approximation), bonus: bonus,
            words: ExplainedWords(name: fit.name.words, number: number.words, context: words)))
        return found.count < Self.houseLimit
      }
    }
    return found
  }

  /// Where houses should be that the street lacks, marked as guesses.
  func guesses(on street: UInt32, _ fit: ThingFit) -> [Candidate] {
    let taken = fit.name.words.union(fit.contextWords)
    guard let number = number(without: taken, besides: fit.name.words) else { return [] }
    let explained = fit.name.words.union(number.words)
    return HouseGuess(index: index, street: street, number: number).answers().map { answer in
      let (weight, words) = contexts.weight(
        of: answer.house.context, at: answer.house.location, without: explained)
      return Candidate(
        entry: .house(block: UInt32(answer.block), position: UInt8(answer.position)),
        location: answer.place ?? answer.house.location, level: .interpolated,
        text: textKey(street, answer.house), context: answer.house.context,
        // What a flat or a letter adds to a number is not there.
        fit: fit.name.fit + weight + answer.share * query.weight(of: value(of: number)),
        bonus: fit.bonus,
        words: ExplainedWords(name: fit.name.words, number: number.words, context: words),
        guess: Candidate.Guess(
          number: answer.place.map { _ in number.text },
          place: answer.place ?? answer.house.location))
    }
  }

  /// The word that says where on the street a number is.
  private func value(of number: AddressQuery.Number) -> WordSet {
    let digits = number.words.intersection(query.numberWords)
    return (digits.isEmpty ? number.words : digits).first
  }

  /// The last number that is none of some words, nor has any of a street's name; one that is written
  /// whole before a part of one.
  private func number(without taken: WordSet, besides name: WordSet) -> AddressQuery.Number? {
    let open = query.numbers.filter {
      // The letter of "12a" may be the beginning of some town's name.
      $0.words.isDisjoint(with: name) && $0.words.first.isDisjoint(with: taken)
    }
    return open.last { $0.attached.isSubset(of: taken) } ?? open.last
  }

  private func textKey(_ street: UInt32, _ house: House) -> Candidate.TextKey {
    Candidate.TextKey(
      name: index.things.names[index.firstStreet + street].rawValue, number: house.number)
  }

  /// What a house counts less that is no object of its own, and one whose number was typed apart
  /// from its street.
  private static let approximation = 0.01, distantNumber = 0.01
}
