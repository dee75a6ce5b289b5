// SPDX-License-Identifier: Apache-2.0

/// A town with the country around it: what is drawn in one cell, and what its houses need to know.
struct GeneratedTown {
  private(set) var drawn: DrawnCell
  /// Lines of streets that houses can stand at, and their names.
  let houseLines: [(nodes: [Int], street: String)]
  let name: String
  let postcode: String
  let country: String

  init(_ plan: CountryPlan, _ cell: CountryPlan.Cell) {
    var names = NameGrammar(seed: plan.seed, column: cell.column, row: cell.row)
    (name, postcode, country) = (names.town(), names.postcode(), names.country)
    let streets = TownStreets(
      junctions: plan.junctions(of: cell), Dice(seed: plan.seed, cell.column, cell.row, 2), names)
    houseLines = streets.houseLines
    drawn = streets.drawn
    var dice = streets.dice
    CountryLanes.draw(on: &drawn, &dice, outside: streets.reach)
    NeighbourRoads.draw(on: &drawn, &dice, of: plan, cell)
  }
}
