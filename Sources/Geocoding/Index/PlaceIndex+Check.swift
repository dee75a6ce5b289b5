// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import SpatialIndex

extension PlaceIndex {
  /// Every fault of the index that opening does not look for, for `verify`; empty where well.
  package func checkIndices() -> [String] {
    checkThings() + checkContexts() + checkPoints() + checkLists() + checkStores()
  }

  private func checkThings() -> [String] {
    things.names.filter { Int($0.rawValue) >= strings.count }.map {
      "name \($0.rawValue) is not there"
    }
      + things.contexts.filter { Int($0) >= contexts.count }.map { "context \($0) is not there" }
      + things.otherNames.checkNumbers(below: strings.count, named: "list of names of thing")
  }

  private func checkContexts() -> [String] {
    contexts.flatMap(\.places).filter { $0 != ContextRecord.none && $0 >= counts.places }.map {
      "place \($0) is not there"
    }
      + placeContexts.checkAscending(below: contexts.count, named: "list of contexts of place")
      + streetContexts.checkNumbers(below: contexts.count, named: "list of contexts of street")
      + placeRecords.filter {
        $0.kind >= UInt32(PlaceKind.allCases.count) || Int($0.isoCode.rawValue) >= strings.count
      }.map { "kind of place \($0.kind) or its code is not there" }
  }

  private func checkPoints() -> [String] {
    points.flatMap { [$0.category, $0.phone, $0.url, $0.openingHours, $0.houseNumber, $0.street] }
      .filter { Int($0.rawValue) >= strings.count }.map { "string \($0.rawValue) is not there" }
      + categories.filter { Int($0.rawValue) >= strings.count }.map {
        "category \($0.rawValue) is not there"
      } + categoryPoints.checkAscending(below: Int(counts.points), named: "list of category")
  }

  private func checkLists() -> [String] {
    tokens.checkOrder("word") + numberKeys.checkOrder("house number")
      + nameTokens.checkNumbers(below: tokens.count, named: "list of words of name")
      + tokenNames.checkAscending(below: Int(counts.names), named: "list of names of word")
      + nameThings.checkAscending(below: things.count, named: "list of things of name")
  }

  private func checkStores() -> [String] {
    houses.check(
      numbers: numberTexts.total, contexts: contexts.count, strings: strings.count)
      + lines.check() + outlines.check(things: things.count)
      + objects.check(homes: things.count + houses.blockCount)
      + trees.places.checkInvariants { BoundingBox(things.locations[$0]) }
      + trees.points.checkInvariants { BoundingBox(things.locations[firstPoint + $0]) }
  }
}
