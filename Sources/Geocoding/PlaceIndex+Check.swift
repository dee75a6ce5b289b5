// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import SpatialIndex

extension PlaceIndex {
  /// Every fault of the index that opening does not look for, for `verify`; empty where well.
  package func checkIndices() -> [String] {
    checkNumbers() + checkOrders() + checkPostings() + checkObjects() + checkTrees()
  }

  private func checkNumbers() -> [String] {
    var faults: [String] = []
    func check(_ what: String, _ number: UInt32, below limit: Int) {
      if Int(number) >= limit { faults.append("\(what) \(number) is not there") }
    }
    for record in named {
      check("name", record.name.rawValue, below: strings.count)
      check("context", record.context, below: contexts.count)
    }
    for house in houses {
      check("house number", house.number, below: numberTexts.total)
      check("context", house.context, below: contexts.count)
    }
    for record in contexts {
      for id in record.strings { check("string", id.rawValue, below: strings.count) }
    }
    for street in pieceStreets { check("street", street, below: streetCount) }
    for kind in kinds { check("kind of place", UInt32(kind), below: PlaceKind.allCases.count) }
    for thing in 0..<UInt32(named.count) {
      for token in names[thing] where token != Self.variantEnd {
        check("word", token, below: tokens.count)
      }
      for context in areas[thing] { check("context", context, below: contexts.count) }
    }
    for point in 0..<UInt32(points.count) {
      for token in pointStreets[point] { check("word", token, below: tokens.count) }
    }
    return faults
  }

  private func checkOrders() -> [String] {
    var faults = tokens.checkOrder("word") + numberKeys.checkOrder("house number")
    for street in 0..<streetCount {
      let run = houseRuns[street]
      for house in run.dropFirst() where houses[house - 1].number > houses[house].number {
        faults.append("house \(house) stands out of order")
      }
    }
    return faults
  }

  private func checkPostings() -> [String] {
    (0..<UInt32(tokens.count)).flatMap { token in
      var list = PostingReader(self, token: token)
      while list.next() != nil {}
      return list.isDamaged ? ["the list of word \(token) is damaged"] : []
    }
  }

  private func checkObjects() -> [String] {
    var isSeen = [Bool](repeating: false, count: byObject.count)
    var faults: [String] = []
    var last: ObjectID?
    for number in byObject {
      guard let entry = entry(number) else {
        faults.append("entry \(number) is not there")
        continue
      }
      if isSeen[Int(number)] { faults.append("entry \(number) stands twice") }
      isSeen[Int(number)] = true
      let object = object(of: entry)
      if let last, object < last { faults.append("entry \(number) stands out of order") }
      last = object
    }
    return faults
  }

  private func checkTrees() -> [String] {
    let houseFaults = trees.houses.checkInvariants { BoundingBox(houses[$0].location) }
    let placeFaults = trees.places.checkInvariants {
      BoundingBox(location(of: .place($0)))
    }
    let pointFaults = trees.points.checkInvariants {
      BoundingBox(location(of: .point($0)))
    }
    let pieceFaults = trees.pieces.checkInvariants { piece in
      var box = BoundingBox.empty
      for place in pieceLines[pieceRuns[Int(piece)]] { box.extend(to: place) }
      return box
    }
    return houseFaults + placeFaults + pointFaults + pieceFaults
  }
}
